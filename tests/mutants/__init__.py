"""Breaks the rules on purpose, one clause at a time, and asks the tests whether they notice: ``make mutants``.

``breaking`` knows what can be broken in a module, ``reach`` which tests run which line, ``trial`` puts one broken
program before its tests, ``report`` keeps and prints what came of it. Nothing is ever written to the working copy but
the folder ``.mutants``. No tool at hand did this: mutmut leaves everything outside of functions whole (the declared
zones, the tables of cards), cosmic-ray starts Python anew for each mutant and breaks the file on the disk.
"""
