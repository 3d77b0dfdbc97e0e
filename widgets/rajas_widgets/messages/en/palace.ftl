# The rooms of the palace.

palace = Palace
palace-note = pay the chamber’s number
figure =
    { $value ->
        [1] Great Mogul
        [2] Dancer
        [3] Yogi
        [4] Raja Man Singh
        [5] Master builder
       *[6] Portuguese
    }
palace-chamber = Chamber { $value }, { $name }: pay a { $value }; { $gives }.
voyage = +{ $spaces }

balconies = Balconies
balconies-note = 1 die gives 2 of the other
balcony = Balcony: pay 1 { $give } die, take 2 { $take } dice.

gardens = Gardens
gardens-note = free: 1 die
garden =
    { $colour ->
        [orange] Orange
        [green] Green
        [blue] Blue
       *[purple] Purple
    } garden: nothing to pay; gives 1 { $colour } die.

terrace = Outer terrace
terrace-label =
    Outer terrace: nothing to pay; gives { $coins } coins, then roll any of your dice again. { $free ->
        [0] All { $all } spaces are taken.
       *[other] Nobody stands on { $free } of its { $all } spaces.
    }
terrace-there = There: { $names }.
