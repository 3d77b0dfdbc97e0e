# Yield tokens.

tokens = Tokens
tokens-open = all open, take one
pile = pile
pile-note = { $count } hidden
pile-label =
    White yield tokens, face down: { $count ->
        [0] none left; the discards will be shuffled.
        [one] 1 left.
       *[other] { $count } left.
    }
pile-holds = still in the pile:
pile-kind = { $gives }, { $count } ×
discards = discards
discards-note = { $count } open
discards-label =
    Discarded yield tokens: { $count ->
        [0] none.
       *[other] { $tokens }.
    }
token-colour =
    { $colour ->
        [white] White
        [yellow] Yellow
        [red] Red
       *[brown] Brown
    }
token-label =
    { $colour } token: { $gives }. { $count ->
        [0] None is left.
        [one] 1 is left.
       *[other] { $count } are left.
    }
