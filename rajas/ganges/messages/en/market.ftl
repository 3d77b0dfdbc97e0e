chapter-market = Market
group-MKT = Market

rule-MKT-1 = Different goods costs nothing: take the coins of at most one market of each of the three goods.
    .title = Different goods
rule-MKT-2 =
    Same goods costs 1 die of any colour: take the coins of up to as many markets of one good as the die’s value.
    .title = Same goods
rule-MKT-3 =
    You choose which of your markets count, and may take fewer, even none. The same goes for RIV-16, RIV-17 and
    GAN-6.
    .title = Your choice of markets
rule-MKT-4 =
    With 3 or 4 players you may have only 1 worker a round on the different-goods spaces. With 2 players there is no
    such limit.
    .title = Different goods once a round
    .ruling = Rewards of the same kind on the river do not count towards the limit.
rule-MKT-5 =
    Say you own a silk market of 2 and three tea markets, one of them a 3, together 7. Different goods then pays you
    5; same goods with a die of 4 pays you 7.
    .title = A market day
    .example = Different goods: the silk for 2 and the tea for 3. Same goods: all three teas, though the die allows 4.
