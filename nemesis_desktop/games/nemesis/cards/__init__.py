"""The decks, a module each: every card's effect beside its restriction.

Room actions too. The printed numbers are in ``components``.
"""
