"""Messages: found, formatted, lazily loaded, and never silently missing."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rajas import words
from rajas.words import BrokenMessage, MissingMessage, has, keys, languages, register_messages, say

ENGLISH = """\
# A comment that is no message.
-hero = Leela
plain = Lay the tile.
dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
long =
    One line,
    and another.
    .title = Long
    .note = { plain } Says { -hero }: { dice }.
only-attributes =
    .title = No value
"""
POLISH = """\
plain = Połóż kafel.
dice = { $count ->
    [one] { $count } kość
    [few] { $count } kości
   *[other] { $count } kości (wiele)
}
"""

Package = Callable[..., str]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Package]:
    """Make the game `toy` out of files given as `en/one.ftl="..."`."""
    monkeypatch.syspath_prepend(tmp_path)
    name = "toy_messages_of_this_test"

    def make(files: dict[str, str]) -> str:
        (tmp_path / name).mkdir()
        for path, text in files.items():
            file = tmp_path / name / "messages" / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        (tmp_path / name / "__init__.py").touch()
        register_messages("scratch", name)
        return "scratch"

    yield make
    words._packages.pop("scratch", None)
    words._catalogue.cache_clear()
    sys.modules.pop(name, None)


@pytest.fixture
def toy(package: Package) -> str:
    return package({"en/one.ftl": ENGLISH, "pl/one.ftl": POLISH, "en/notes.txt": "not = a message file"})


def test_plain_message(toy: str) -> None:
    assert say(toy, "plain") == "Lay the tile."


def test_plurals_are_the_message_s_business(toy: str) -> None:
    assert [say(toy, "dice", count=count) for count in (1, 2)] == ["1 die", "2 dice"]
    assert say(toy, "dice", count=3, language="pl") == "3 kości"
    assert say(toy, "dice", count=5, language="pl") == "5 kości (wiele)"


def test_attributes_terms_and_references(toy: str) -> None:
    assert say(toy, "long") == "One line,\nand another."
    assert say(toy, "long.title") == "Long"
    assert say(toy, "long.note", count=2) == "Lay the tile. Says Leela: 2 dice."


def test_arguments_are_not_isolated_by_invisible_signs(toy: str) -> None:
    assert say(toy, "dice", count=7).isascii()


def test_a_language_without_the_message_speaks_english(toy: str) -> None:
    assert say(toy, "plain", language="pl") == "Połóż kafel."
    assert say(toy, "long.title", language="pl") == "Long"
    assert say(toy, "plain", language="ja") == "Lay the tile."
    assert has(toy, "long", language="pl")


@pytest.mark.parametrize("key", ["nothing", "plain.title", "long.nothing", "only-attributes", "-hero", ""])
def test_missing_key_is_an_error(toy: str, key: str) -> None:
    assert not has(toy, key)
    with pytest.raises(MissingMessage, match=f"scratch: there is no message {key!r}"):
        say(toy, key)


def test_missing_argument_is_an_error_that_names_it(toy: str) -> None:
    with pytest.raises(MissingMessage, match=r"'dice' cannot be said with \['size'\].*count"):
        say(toy, "dice", size=3)


def test_missing_package_is_an_error() -> None:
    with pytest.raises(MissingMessage, match=r"no package rajas\.nowhere"):
        say("nowhere", "plain")


def test_broken_package_is_not_taken_for_a_missing_one(package: Package, tmp_path: Path) -> None:
    toy = package({"en/one.ftl": ENGLISH})
    (tmp_path / "toy_messages_of_this_test" / "__init__.py").write_text("import no_such_module_at_all")
    with pytest.raises(ModuleNotFoundError, match="no_such_module_at_all"):
        say(toy, "plain")


def test_keys_and_languages(toy: str) -> None:
    expected = ("plain", "dice", "long", "long.title", "long.note", "only-attributes.title")
    assert keys(toy) == expected
    assert all(has(toy, key) for key in expected)
    assert keys(toy, language="pl") == ("plain", "dice")
    assert keys(toy, language="ja") == ()
    assert languages(toy) == ("en", "pl")


def test_package_without_messages(package: Package) -> None:
    toy = package({})
    assert languages(toy) == ()
    assert not has(toy, "plain")


def test_files_are_read_together(package: Package) -> None:
    toy = package({"en/b.ftl": "second = { first } two\n", "en/a.ftl": "first = one\n"})
    assert keys(toy) == ("first", "second")
    assert say(toy, "second") == "one two"


def test_a_key_in_two_files_is_an_error(package: Package) -> None:
    toy = package({"en/a.ftl": "same = one\n", "en/b.ftl": "same = two\n"})
    with pytest.raises(BrokenMessage, match=r"scratch/en: b\.ftl defines 'same' a second time"):
        say(toy, "same")


def test_a_broken_message_is_an_error_but_only_its_own(package: Package) -> None:
    toy = package({"en/a.ftl": "good = yes\nbad = { $count ->\n"})
    assert say(toy, "good") == "yes"
    with pytest.raises(BrokenMessage, match="scratch/en: 'bad' is no Fluent message"):
        say(toy, "bad")


def test_importing_does_not_load_fluent() -> None:
    code = "import sys, rajas.words; sys.exit(any(name in sys.modules for name in ('fluent', 'babel')))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize(
    "path", sorted(Path(words.__file__).parent.parent.glob("**/*.ftl")), ids=lambda path: path.name
)
def test_every_message_file_of_ours_is_fluent(path: Path) -> None:
    from fluent.syntax import parse
    from fluent.syntax.ast import Junk

    broken = [
        entry.content for entry in parse(path.read_text(encoding="utf-8")).body if isinstance(entry, Junk)
    ]
    assert not broken


@pytest.mark.parametrize("game", ["core", "ganges"])
def test_keys_are_those_that_fluent_sees(game: str) -> None:
    from fluent.syntax import parse
    from fluent.syntax.ast import Message

    folder = Path(words.__file__).parent.parent / ("words" if game == "core" else game) / "messages" / "en"
    seen = []
    for file in sorted(folder.glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                seen += [entry.id.name] if entry.value else []
                seen += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
    assert keys(game) == tuple(seen)
