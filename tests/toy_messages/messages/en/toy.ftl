rule-TOY-1 = Whoever is first on 10 exactly wins.
    .title = Race
rule-TOY-2 = A roll is kept or passed on, never rolled again.
    .title = One roll
rule-TOY-3 = Nobody goes beyond 10.
    .title = No further

event-turn-begun = Player { $player } is next.
event-rolled = Player { $player } rolls { $amount }.
event-moved = Player { $player } moves { $amount } to { $d0 }.
event-stayed = Player { $player } stays.

refusal-too-far = { $steps } steps from { $place } lead beyond { $goal }.
refusal-rolled-once = A turn has a single roll.

problem-beyond-goal = { $where }: { $place } lies beyond { $goal }.

option-roll = Roll the die
option-keep = Move as many steps as rolled
option-pass = Stay where you are
option-again = Roll once more
option-shows = The die shows { $value }
headline = Player { $player } is next: { $places }
