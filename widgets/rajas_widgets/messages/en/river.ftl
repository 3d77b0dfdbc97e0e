# The river and its port.

river = River
river-space =
    { $kind ->
        [last] River, the last space, { $number }: { $gives }.
        [tile] River { $number }, a river tile: { $gives }.
       *[printed] River { $number }: { $gives }.
    }{ $boats ->
        [none] {""}
       *[other] {" "}A boat lies there: { $boats }.
    }
river-boat =
    { $number ->
        [0] The boat of { $name }: at the start
       *[other] The boat of { $name }: on river space { $number }
    }
river-bridge =
    { $count ->
        [0] The bridge after river space { $after }: nobody waits there
       *[other] The bridge after river space { $after }: workers of { $names } wait there
    }
port = Port
port-pay = pay a
port-free = free
port-space =
    { $cost ->
        [0] Port, space { $number }, no coins. Pay a die of 1 to { $most }.
        [one] Port, space { $number }, { $cost } coin. Pay a die of 1 to { $most }.
       *[other] Port, space { $number }, { $cost } coins. Pay a die of 1 to { $most }.
    }
port-next = The next free space.
port-later = Free later.
port-covered = Port, space { $number }: covered in a game of { $players }.
