chapter-endgame = End of the game
group-END = End of the game

rule-END-1 = When your fame and money markers meet or pass each other, this is the last stage.
    .title = Markers meet
    .ruling =
        This is looked at after every move of a marker. The turn is finished normally, and gaps are compared after
        the stage.
rule-END-2 =
    The current stage is finished: all who sit after the player who set off the end, up to the one before the first
    player, may each still place one worker, if they have one.
    .title = The last stage
    .ruling =
        The Polish rules say round, and mean this. Here nobody need place. If nobody sits between, the game ends
        after that turn. No further stage opens.
rule-END-3 =
    The player who set off the end wins alone, unless others crossed too: then the largest gap, counted in fame
    spaces, wins.
    .title = Who wins
rule-END-4 =
    Your gap is your fame minus the fame space beside your money marker, as the two tracks are printed. Meeting, a
    gap of 0, counts.
    .title = Counting the gap
    .ruling = Counting goes on past the printed ends of the tracks.
    .example = Money 65 and fame 30 make a gap of 2; money 52 and fame 37 make a gap of 2 as well.
rule-END-5 = A tie goes to whoever crossed first, that is, in an earlier turn of the stage.
    .title = Ties
rule-END-6 =
    The other places go by the same count: the fewer fame spaces you are still missing, the better.
    .title = The other places
    .ruling =
        Those who crossed are ranked by END-3 and END-5 all the way. Among the others, equal counts share the place.
