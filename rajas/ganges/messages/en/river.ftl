chapter-river = Port and river
group-RIV = Port and river

rule-RIV-1 = The spaces of the port fill in order (TRN-4): the first is free, the later ones cost 1 or 2 coins.
    .title = Spaces of the port
rule-RIV-2 = Pay 1 die of value 1, 2 or 3, of any colour. A 4, 5 or 6 cannot be used.
    .title = Small dice only
rule-RIV-3 =
    Your boat moves forward by 1 up to the die’s value in unoccupied spaces. A 1 moves it exactly 1; staying is not a
    move.
    .title = How far the boat moves
    .example =
        You pay 1 coin and a 2 and skip another player’s boat; the space you reach gives an upgrade, and your mill goes
        from 3 to 4.
rule-RIV-4 =
    Spaces with another player’s boat are skipped and not counted. Only the start and the last space hold several
    boats.
    .title = Skipping boats
    .ruling = The last space is counted even when boats lie there.
rule-RIV-5 = Take the reward of the space on which your boat stops, at once.
    .title = Reward of the space
rule-RIV-6 =
    On the last space your boat can no longer move: port and Portuguese are closed to you.
    .title = End of the river
    .ruling = You then forgo boat bonuses, and the last space pays nothing again.
rule-RIV-7 =
    The bridge is not a space. Passing under it, by any move of your boat, frees a worker (WRK-1).
    .title = The bridge
    .ruling = The worker comes before the reward of the space.
rule-RIV-8 = River reward: 2 dice of any colour.
    .title = Two dice
rule-RIV-9 = River reward: 2 karma.
    .title = Two karma
rule-RIV-10 = River reward: the coins shown.
    .title = Coins
rule-RIV-11 =
    River reward: one of the palace actions 2 to 6 at once, without worker or die, even if its space is taken.
    .title = A palace action
    .ruling =
        You still pay the master builder’s price difference (MBD-3), although the Japanese rules say “at no cost”,
        and the Portuguese still needs his 6 spaces (PAL-10). One such space may lead to another. Only actions that
        can be done are offered; 2, 3 and 4 always can, even for nothing, so the space is never forgone.
rule-RIV-12 = River reward: dice of the colour shown, one for each karma you hold (0 to 3).
    .title = Dice for karma
rule-RIV-13 = River reward: the fame shown.
    .title = Fame
rule-RIV-14 = River reward: 1 upgrade.
    .title = An upgrade
rule-RIV-15 = River reward: 1 coin for each market of yours; a tile with two counts two.
    .title = A coin for each market
    .ruling =
        Markets in sight count, covered ones do not. The Polish rules speak of all that you have built so far.
rule-RIV-16 = River reward, different goods: up to three of your markets, each of a different good, pay.
    .title = Different goods
rule-RIV-17 =
    River reward, same goods: up to the number shown (4 or 5) of your markets of one good pay. You return no die.
    .title = Same goods
rule-RIV-18 =
    River reward: 1 fame for each upgrade you have made so far, counted as the steps of your four scrolls, 0 to 8.
    .title = Fame for upgrades
rule-RIV-19 = River reward: 2 coins for each upgrade you have made so far.
    .title = Coins for upgrades
rule-RIV-20 = River reward: 2 fame for each karma you hold.
    .title = Fame for karma
