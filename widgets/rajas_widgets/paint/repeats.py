"""What a picture has several times is described once: emblems, fingers, the banks of a river."""

from __future__ import annotations

import re
from collections import Counter
from zlib import crc32

from rajas_widgets.scene import Art

# An outline and how it is painted; the same outline is often painted in several ways.
PATH = re.compile(r'(<path d="[^"]{50,}")([^>]*/>)')
# Other things are told by their outline and paint together: shorter ones are not worth a reference.
THING = re.compile(r"(<(?:rect|circle|ellipse|path)[^>]{48,}?)(/>)")


def shared(body: Art, definitions: tuple[str, ...]) -> tuple[Art, tuple[str, ...]]:
    """The picture with references to what comes more than once. Shorter, but no sooner painted."""
    found: dict[str, str] = {}
    for kind in (PATH, THING):
        body = _shared(body, kind, found)
    return body, (*definitions, *found.values())


def _shared(body: Art, kind: re.Pattern[str], definitions: dict[str, str]) -> Art:
    often = {what for what, count in Counter(what for what, _ in kind.findall(body)).items() if count > 1}

    def refer(found: re.Match[str]) -> str:
        what, rest = found.groups()
        if what not in often:
            return found[0]
        key = f"d{crc32(what.encode()):08x}"
        name, _, form = what.partition(" ")
        definitions[key] = f'{name} id="{key}" {form}/>'
        return f'<use href="#{key}"{rest}'

    return kind.sub(refer, body)
