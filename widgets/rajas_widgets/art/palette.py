"""The colours by their names, in the light and in the dark."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

Theme = Literal["light", "dark"]

# name: (light, dark). A name says what a colour is for; the same thing has the same name everywhere.
TOKENS: Mapping[str, tuple[str, str]] = {
    # cloth and paper
    "cloth": ("#F6EBD3", "#1B1A2C"),  # the page
    "paper": ("#FFFAEE", "#26253B"),  # a card
    "linen": ("#EFE0C2", "#33314A"),  # a well in a card
    "line": ("#D9C49C", "#4A4664"),
    "ink": ("#2A1B17", "#FBEFD8"),
    "soft": ("#6A5346", "#C7B8A6"),
    "foot": ("#00000033", "#00000033"),  # the darker copy below a piece
    "white": ("#FFF8EA", "#FFF8EA"),  # signs and figures carved out of a colour: the same in the dark
    "black": ("#2A1B17", "#2A1B17"),  # words on what stays bright in the dark
    "cream": ("#FFF6E1", "#FFF3D9"),
    "face": ("#FFFAEE", "#F7EAD0"),  # what lies on a field: dice, arches, roundels
    # the dyes
    "indigo": ("#23326B", "#B9C4F2"),
    "indigo2l": ("#5D70B8", "#5D70B8"),
    "madder": ("#A3262A", "#8C2329"),
    "madder2": ("#7E171F", "#5F141B"),
    "madder3": ("#BF4A43", "#B0474A"),
    "rose": ("#F3D3C3", "#4A2A33"),
    "rose2": ("#F6CFC0", "#F3C9BC"),
    "turmeric": ("#F2B632", "#D99C22"),
    "turmeric2l": ("#8A5A06", "#8A5A06"),
    "leaf": ("#2F6643", "#28573A"),
    "leaf2": ("#1F4A31", "#183824"),
    "leaf4": ("#4A8055", "#3C6B48"),
    "river": ("#1E5A78", "#17506B"),
    "river2": ("#174860", "#103A50"),
    "river3": ("#3E86A3", "#37809D"),
    "river4": ("#8FC1D4", "#8FC1D4"),
    "plum": ("#6C2C64", "#A25799"),
    "plum2": ("#EAD9E6", "#3B2A45"),
    "plum3": ("#D3B3CF", "#523A5E"),
    "plum2l": ("#F0E2EC", "#4D3152"),
    "plumtx": ("#5A2453", "#F0DDEB"),
    "money": ("#F9E6B0", "#40361F"),
    "money2": ("#EFC65A", "#5C4A1F"),
    "money3": ("#E0A21F", "#D99C22"),
    "moneytx": ("#5A3B04", "#F3DFA8"),
    "coin": ("#F0B62D", "#EDB637"),
    "coin2": ("#8A5A06", "#5A3B04"),
    "coinink": ("#3A2405", "#3A2405"),
    "stone": ("#CDB99A", "#5B5366"),
    "stone2": ("#A8906C", "#453F52"),
    "terr": ("#9A5426", "#7D4420"),
    "bridge": ("#8A5A34", "#8A5A34"),
    "kali": ("#3D5BA9", "#5673C4"),
    "kali2": ("#23326B", "#2A3A78"),
    # dice and tiles
    "orange": ("#DB6417", "#DB6417"),
    "orange2": ("#B24A0C", "#A0420A"),
    "green": ("#3B8246", "#3B8246"),
    "green2": ("#2A6334", "#2A6334"),
    "blue": ("#2A6DB8", "#2A6DB8"),
    "blue2": ("#1C5391", "#1C5391"),
    "purple": ("#77429A", "#77429A"),
    "purple2": ("#582D75", "#582D75"),
    "orangebg": ("#DB6417", "#B3531A"),  # the ground of a tile: less bright than its dice in the dark
    "greenbg": ("#3B8246", "#32703C"),
    "bluebg": ("#2A6DB8", "#2A5F9E"),
    "purplebg": ("#77429A", "#693C88"),
    "tileframe": ("#FFF6E1", "#D8C8A6"),
    "tileroad": ("#FFF3D6", "#DCC9A2"),
    "tileface": ("#FFF8EA", "#E6D8BA"),  # its price disc, stalls and buildings
    "road2": ("#D8B98A", "#B99A68"),
    # the players: piece, what is carved into it, its outline
    "you": ("#B8202F", "#F2666E"),
    "mira": ("#2B2233", "#E9DDF5"),
    "arun": ("#0B8080", "#2DB5AE"),
    "bina": ("#C23C7E", "#F07CB4"),
    "emk-you": ("#FFF8EA", "#1B1A2C"),
    "emk-mira": ("#FFF8EA", "#1B1A2C"),
    "emk-arun": ("#FFF8EA", "#1B1A2C"),
    "emk-bina": ("#FFF8EA", "#1B1A2C"),
    "ol-you": ("#FFF6E1", "#1B1A2C"),
    "ol-mira": ("#FFF6E1", "#1B1A2C"),
    "ol-arun": ("#FFF6E1", "#1B1A2C"),
    "ol-bina": ("#FFF6E1", "#1B1A2C"),
    "gh-you": ("#B8202F", "#B8202F"),  # a ghost stands on what stays bright in the dark
    "gh-mira": ("#2B2233", "#2B2233"),
    "gh-arun": ("#0B8080", "#0B8080"),
    "gh-bina": ("#C23C7E", "#C23C7E"),
    # parts of the table
    "bar": ("#23326B", "#12111F"),
    "bartext": ("#FFF6E1", "#FBEFD8"),
    "cornerbg": ("#23326B", "#12111F"),
    "cornerfg": ("#FFF6E1", "#B9C4F2"),
    "fieldtext": ("#FFF6E1", "#FFF3D9"),
    "noteleaf": ("#CFE3C4", "#CFE3C4"),  # quiet words on a field of that name
    "noteplum": ("#E9D3E5", "#E9D3E5"),
    "noteport": ("#D7DBF0", "#D7DBF0"),
    "rowsign": ("#A9CBA0", "#A9CBA0"),  # snake, cow, tiger beside the rows of tiles
    "harbour": ("#23326B", "#2A3A78"),
    "harbour2": ("#1A2652", "#1D295A"),
    "scrollbg": ("#6C2C64", "#57264F"),
    "srow": ("#FFFAEE", "#3A2140"),
    "sink": ("#6C2C64", "#F0DDEB"),
    "smine": ("#E3BEDA", "#85497C"),
    "sface": ("#FFFAEE", "#E2D3B6"),
    "restarch": ("#DDAA98", "#A97C73"),
    "resttx": ("#4A1A16", "#2E0F0E"),
    "marketbg": ("#F2B632", "#8A621A"),
    "markettext": ("#2A1B17", "#FFF3D9"),
    "stall": ("#D89A1C", "#6B4A10"),
    "markA": ("#23326B", "#23326B"),
    "qrest": ("#8FA086", "#4A6350"),  # a block of the quarry that is taken, or not yet free
    "provbd": ("#2F6643", "#28573A"),
    "provbg": ("#F6EBD3", "#26253B"),
    "provtab": ("#1F4A31", "#1F4A31"),
    "cellbg": ("#E9E2BE", "#3A3D3A"),
    "cellmotif": ("#D6D0A2", "#4A4E48"),
    # what a thing is like now
    "glow": ("#FFCF3F", "#FFD75A"),
    "glow2": ("#8A5A06", "#FFE39A"),  # the ring on the market
    "focus": ("#23326B", "#FFD75A"),
    "ok": ("#2F6643", "#8CCB8A"),
    "no": ("#A3262A", "#F08A80"),
    "go": ("#2F6643", "#2F7A4E"),
    "sumbg": ("#FBEFC9", "#3D3622"),
    "refbg": ("#FBE6DA", "#43262E"),  # the bubble of a refusal
    "refln": ("#D9887A", "#9B4B4B"),
    "linkc": ("#A3262A", "#F3B04A"),
    "palm": ("#C9D2EE", "#23325F"),
}
LIGHT: Mapping[str, str] = {name: light for name, (light, _) in TOKENS.items()}
DARK: Mapping[str, str] = {name: dark for name, (_, dark) in TOKENS.items()}
THEMES: Mapping[Theme, Mapping[str, str]] = {"light": LIGHT, "dark": DARK}

PLAYERS = ("you", "mira", "arun", "bina")
EMBLEMS = ("sun", "fish", "moon", "bud")


class Field(NamedTuple):
    """An area's colour, and what is written and drawn on it."""

    ground: str
    text: str
    note: str
    sign: str  # of the emblem, on its cream disc


FIELDS: Mapping[str, Field] = {
    "paper": Field("paper", "ink", "soft", "indigo2l"),
    "linen": Field("linen", "ink", "soft", "indigo2l"),
    "leaf": Field("leaf", "fieldtext", "noteleaf", "leaf"),
    "madder": Field("madder", "fieldtext", "rose2", "madder"),
    "balcony": Field("madder2", "fieldtext", "rose2", "madder2"),
    "market": Field("marketbg", "markettext", "markettext", "turmeric2l"),
    "scrolls": Field("scrollbg", "fieldtext", "noteplum", "scrollbg"),
    "port": Field("harbour", "fieldtext", "noteport", "harbour"),
    "terrace": Field("terr", "fieldtext", "fieldtext", "terr"),
    "river": Field("river", "fieldtext", "fieldtext", "river"),
    "go": Field("go", "fieldtext", "fieldtext", "go"),
}


def css(theme: Theme) -> str:
    """All of them as CSS, for what is drawn by the browser itself."""
    return "".join(f"--{name}:{value};" for name, value in THEMES[theme].items())


# Which colours meet, the upper one first. Words must differ 4.5 times in brightness from their ground,
# shapes 3 times.
WORDS_ON: Mapping[str, str] = {
    "ink": "cloth paper linen sumbg refbg",
    "soft": "cloth paper linen",
    "black": "face tileface money3 turmeric glow",
    "fieldtext": "leaf madder madder2 scrollbg harbour terr river go provtab",
    "bartext": "bar",
    "white": "plum go leaf madder river",
    "noteleaf": "leaf",
    "noteplum": "scrollbg",
    "noteport": "harbour",
    "rose2": "madder madder2",
    "markettext": "marketbg",
    "plumtx": "plum2 plum3",
    "moneytx": "money money2",
    "coinink": "coin",
    "resttx": "restarch",
    "sink": "srow smine plum2l",
    "orange2": "tileface",
    "green2": "tileface",
    "blue2": "tileface",
    "purple2": "tileface",
    "emk-you": "you",
    "emk-mira": "mira",
    "emk-arun": "arun",
    "emk-bina": "bina",
    "ok": "paper sumbg",
    "no": "paper refbg",
    "linkc": "paper linen refbg",
    "indigo": "paper linen",
}
SHAPES_ON: Mapping[str, str] = {
    "white": "orange green blue purple orangebg greenbg bluebg purplebg",
    "cream": "leaf madder scrollbg harbour river",
    "glow": "leaf leaf2 madder madder2 scrollbg harbour terr river provbd",
    "glow2": "marketbg",
    "focus": "paper cloth linen",
    "you": "paper linen",
    "mira": "paper linen",
    "arun": "paper linen",
    "bina": "paper linen",
    "gh-you": "face",
    "gh-mira": "face",
    "gh-arun": "face",
    "gh-bina": "face",
    "plum": "paper",
    "kali": "paper",
    "indigo2l": "cream",
    "turmeric2l": "cream",
    "leaf": "cream",
    "madder": "cream face",
    "madder2": "cream",
    "scrollbg": "cream",
    "harbour": "cream",
    "terr": "cream",
    "river": "cream",
    "go": "cream",
}
