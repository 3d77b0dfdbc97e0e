# Why a player of ours moved as it did: what the move adds most to.

why =
    { $count ->
        [one] This brings { $first }.
       *[other] This brings { $first } and { $second }.
    }
why-fame = fame
why-money = coins
why-dice = dice to work with
why-karma = karma
why-workers = one more worker
why-scrolls = a better building scroll
why-markets = markets that pay again
why-roads = roads to build on
why-boat = a way down the river
why-elephant = the first turn of the next round
why-least-loss = Nothing to gain now: this costs least.
