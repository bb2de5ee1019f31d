"""Dates, lengths of time and numbers as people of each language write them."""

from __future__ import annotations

from datetime import datetime


def day(when: datetime, language: str) -> str:
    """A day, in words."""
    from babel.dates import format_date

    return str(format_date(when, format="long", locale=language))


def moment(when: datetime, language: str) -> str:
    """A day and a time, short."""
    from babel.dates import format_datetime

    return str(format_datetime(when, format="short", tzinfo=when.tzinfo, locale=language))


def length(seconds: int, language: str) -> str:
    """Hours and minutes; less than a minute counts as one."""
    from babel.units import format_unit

    hours, minutes = divmod(max(1, round(seconds / 60)), 60)
    parts = []
    if hours:
        parts.append(str(format_unit(hours, "duration-hour", length="short", locale=language)))
    if minutes:
        parts.append(str(format_unit(minutes, "duration-minute", length="short", locale=language)))
    return " ".join(parts)


def number(value: int, language: str) -> str:
    """A number with the separators of the language."""
    from babel.numbers import format_decimal

    return str(format_decimal(value, locale=language))
