chapter-karma = Karma
group-KAR = Karma

rule-KAR-1 = 1 karma turns a die on your own Kali to its opposite face: 1 and 6, 2 and 5, 3 and 4.
    .title = Turning a die
rule-KAR-2 =
    You turn a die only in your own turn, when it is about to be returned as payment. No worker is needed.
    .title = When you may turn
rule-KAR-3 =
    Your karma stays between 0 and 3. Karma beyond 3 is forgone, and you cannot turn more dice than you hold karma.
    .title = From 0 to 3
rule-KAR-4 =
    Several dice of one payment may each be turned, for 1 karma each. A die is turned at most once. A needless turn is
    allowed, like a needless die (QRY-3).
    .title = Several turns
    .ruling = The rulebooks speak of turning a die, and leave open how many in one payment.
rule-KAR-5 =
    Karma serves every payment in which a die’s value matters: tiles, master builder, chambers, port and same goods.
    It is gone before a reward counts karma. Dice returned to make room are no payment, and a balcony asks for a
    colour, not a value: nothing is turned there.
    .title = What karma serves
    .ruling =
        The Russian and the Polish rules say “when you return a die”, whatever for; the Japanese “when you pay one”.
