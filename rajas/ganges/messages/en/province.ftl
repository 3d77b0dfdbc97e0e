chapter-province = Province
group-PRV = Province
group-INC = Income of a tile
group-UPG = Building upgrades

rule-PRV-1 =
    Your residence lies in the middle of the top; 3 roads lead from it. Stone cells cannot be built on. A yield may
    also lie at the edge of stone inside the board.
    .title = Residence and stone
rule-PRV-2 =
    Lay a new tile on an empty cell and join at least one of its roads to a road that leads to your residence.
    .title = Joined to the residence
rule-PRV-3 = You may turn a tile freely.
    .title = Turning a tile
rule-PRV-4 = Neighbouring roads need not continue each other; roads may be cut off.
    .title = Cutting off roads
rule-PRV-5 = A placed tile never moves.
    .title = A tile stays
rule-PRV-6 =
    You gain a yield printed on the border the moment a road joins it to your residence, once only. You may place
    a tile without joining any.
    .title = Border yields
rule-PRV-7 = First take the tile’s own income (INC-1 to INC-4), then the border yields.
    .title = Tile first, yields second
    .ruling = Several yields are taken one by one, in an order of your choice.
    .example =
        A fork in the upper left building cell joins two yields: 1 die of any colour, and 5 coins. (The English rules
        show a bend there, the Polish a fork; only a fork can do it.)
rule-PRV-8 =
    Yields count as joined the moment the tile lies. They stay due even if a master builder called on the way covers
    that tile.
    .title = Yields stay due
    .ruling = The rulebooks do not think of a tile that is covered before its yields are taken.
rule-PRV-9 = All roads of a tile meet in its middle: each open side is joined to every other.
    .title = Roads meet in the middle
    .ruling = The texts of the rulebooks do not say how the roads of one tile are joined.

rule-INC-1 = Each market on the tile (silk, tea or spices) pays you the coins printed on it, at once.
    .title = Markets pay coins
rule-INC-2 =
    Each building on the tile (temple, palace, fort, mill) gives you 2, 3 or 4 fame, as that building’s scroll says.
    .title = Buildings give fame
rule-INC-3 = A tile has one or two markets, or one or two buildings, or, on a few, one of each.
    .title = What a tile carries
    .example =
        A bend with a temple (2) and a mill upgraded once (3) gives 5 fame; the yield it joins then gives 1 die of
        any colour and 1 upgrade.
rule-INC-4 =
    A tile’s income is fixed when you place it: all its fame is one move, all its coins one move, and you choose
    which comes first. Upgrades that it sets off do not change it. The coins of one market scoring are likewise one
    move.
    .title = Income is fixed at once
    .ruling = The rulebooks do not say in how many moves an income is taken, nor in which order.

rule-UPG-1 =
    An upgrade moves one scroll of your choice one step: from 2 to 3, or from 3 to 4. The last value is 4.
    .title = One step on one scroll
rule-UPG-2 = An upgrade does nothing for buildings that you have already built.
    .title = Only for later buildings
rule-UPG-3 =
    Upgrades come from Raja Man Singh, a river space, fame 5, border yields and yield tokens.
    .title = Where upgrades come from
rule-UPG-4 = With all four scrolls at 4 you forgo an upgrade.
    .title = Nothing left to upgrade
    .ruling = The rulebooks do not say what becomes of an upgrade that no scroll can take.
