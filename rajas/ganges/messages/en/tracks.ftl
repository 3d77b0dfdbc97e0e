chapter-tracks = Coins and tracks
group-COI = Coins
group-TRK = Track bonuses

rule-COI-1 =
    Gaining coins moves your money marker forward, one space a coin. Paying moves it back, one space a coin.
    .title = Coins move the marker
rule-COI-2 = Your money never goes below 0.
    .title = Never below 0

rule-TRK-1 =
    You gain a bonus when your marker reaches or passes its space on the bonus’s own track, once in the game.
    .title = Once for each bonus
rule-TRK-2 = Fame 5: 1 upgrade, which counts only from your next turn.
    .title = Fame 5: an upgrade
    .ruling =
        You choose it and move the scroll at once, but until the turn ends everything reads that scroll one step
        lower than it stands. Any other upgrade counts at once, also one of the same scroll. How far a scroll can
        still move is read off its marker.
rule-TRK-3 = Fame 24: 2 karma.
    .title = Fame 24: karma
rule-TRK-4 =
    Fame 31, money 12 and money 44: your boat may move to the next unoccupied space and take its reward.
    .title = Fame 31, money 12 and 44: the boat
rule-TRK-5 = Money 33 and money 55: 2 dice of any colours.
    .title = Money 33 and 55: dice
rule-TRK-6 =
    Your bonus marker shows your next money bonus: 12, 33, 44, 55, then it leaves the board. It passes all bonuses
    of one move before they are settled. Falling back and passing a space again gives nothing twice.
    .title = What the bonus marker shows
rule-TRK-7 =
    Several spaces passed in one move are settled in the order of the track. What a bonus sets off is settled
    before the next.
    .title = Several bonuses in one move
    .ruling = The rulebooks do not say what happens when one move passes several spaces.
rule-TRK-8 =
    The boat, karma and dice bonuses are worded as “may”, so you can decline them. Of the dice you take none, or
    what DIE-7 gives.
    .title = Bonuses you may decline
    .ruling =
        The Russian and the English rules say “may”; the Polish hand the bonus out without asking. Coins and fame cannot be
        declined, except by choosing fewer markets (MKT-3). An upgrade is taken while a scroll can move. A boat
        moved by a border yield or a token may stay where it is as well.
