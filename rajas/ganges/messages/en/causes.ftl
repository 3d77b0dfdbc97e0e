# What brought an event about, as it stands in parentheses behind the sentence. The key is the beginning of the
# plain word; { $what } is the rest of it, or none. A longer beginning goes before a shorter one: a language may
# say cause-token-karma apart from the other tokens.

cause-balcony = balcony
cause-bridge = bridge
cause-chamber = chamber
cause-clockwise = clockwise
cause-dancer = dancer
cause-different-goods = different goods
cause-fame = fame { $what }
cause-fame-track = fame track
cause-fewer-workers = fewer workers
cause-garden = garden
cause-great-mogul = great mogul
cause-last-stage = last stage
cause-markers = markers
cause-master-builder = master builder
cause-money = money { $what }
cause-money-track = money track
cause-outer-terrace = outer terrace
cause-payment = payment
cause-port =
    { $what ->
        [none] port
       *[other] port-{ $what }
    }
cause-portuguese = portuguese
cause-quarry =
    { $what ->
        [none] quarry
       *[other] quarry-{ $what }
    }
cause-raja-man-singh = raja man singh
cause-river = river { $what }
cause-round = round
cause-same-goods = same goods
cause-set-up = set-up
cause-stack = stack
cause-stage = stage
cause-tile = tile { $what }
cause-token = token { $what }
cause-turn = turn
cause-worker-limit = worker limit
cause-yield = yield { $what }
cause-yogi = yogi
