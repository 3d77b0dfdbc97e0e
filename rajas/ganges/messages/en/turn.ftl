chapter-turn = Rounds and turns
group-TRN = The turn
group-RND = End of the round

rule-TRN-1 =
    A round is a series of stages. In each stage every one of you, from the first player clockwise, places
    1 worker, pays its cost and carries out its action. The round ends when nobody can place a worker any more
    (TRN-7).
    .title = Round and stage
rule-TRN-2 =
    In your turn the order is: place, pay, act. All that your action sets off is finished before the next player’s
    turn.
    .title = Place, pay, act
rule-TRN-3 = Workers go to four areas: quarry, market, palace and port.
    .title = Four areas
rule-TRN-4 =
    In the quarry and the port the spaces fill row by row, left to right, from the upper left. In the market and
    the palace you may take any free space.
    .title = Which spaces you may take
rule-TRN-5 = A space holds one worker.
    .title = One worker on a space
rule-TRN-6 =
    If you cannot pay a space’s cost, be it coins or a die of that colour or value, the space is unavailable to you.
    .title = Costs you cannot pay
rule-TRN-7 =
    While you have a worker and some placement is legal, you must place one. If none is legal, you are passed over
    in this stage and asked again in the next. The round ends when nobody can place a worker any more.
    .title = Placing is a must
    .ruling =
        The Polish and the English rules end the round when nobody can place a worker any more. The Russian and the
        Japanese do not think of a worker that cannot be placed. That you must place while you can, and are asked
        again in the next stage, is our decision.
rule-TRN-8 =
    You may take a space whose cost you can pay even if its income would be nothing, such as a market action
    without markets. Quarry, master builder, port and Portuguese are not legal unless their action can be done.
    .title = Taking a space for nothing
    .ruling =
        The rulebooks close the master builder, the Portuguese and a finished river to those who cannot use them.
        They are silent about the quarry, and about an action that would bring nothing.
rule-TRN-9 =
    Effects nest. A gain moves its marker the whole way first; then the spaces passed are settled in track order,
    each with all that it sets off; then what was interrupted goes on. “Reached or passed” means: below the space
    before, on it or above it now, by a gain. Paying sets nothing off.
    .title = Effects within effects
    .ruling = The rulebooks give no order for effects that set off others.
rule-TRN-10 = The parts of one reward are taken in the order in which this rulebook names them.
    .title = Parts of a reward
    .ruling = The rulebooks name the parts of the yogi’s and the raja’s rewards in different orders; we had to pick one.

rule-RND-1 =
    Whoever used the Great Mogul in this round now gets the elephant, or keeps it. If nobody did, it passes to the
    next player clockwise.
    .title = The elephant moves on
rule-RND-2 = All workers return to their owners, and the new first player begins the next round.
    .title = Workers come home
