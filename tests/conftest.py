"""What all tests share: examples may take as long as a busy machine makes them take."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("rajas", deadline=None, print_blob=True)
settings.load_profile("rajas")
