# The market.

market = Market
different-goods-short = different
same-goods-short = same
different-goods = Different goods, stall { $number } of { $all }: nothing to pay; one of your markets of each good pays.
same-goods = Same goods, stall { $number } of { $all }: pay a die; as many of your markets of one good pay as it shows.
market-label =
    { $good ->
        [silk] Silk
        [tea] Tea
       *[spices] Spices
    } market, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, in row { $row }, column { $column }.
market-shelf =
    { $who ->
        [you] Your markets
       *[other] { $name }’s markets
    }
