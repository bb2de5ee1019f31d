"""The builder moves pieces and never makes any."""

from collections import Counter

from nemesis_desktop.games.nemesis.acts import Pass

from .table import Table, pieces


def test_every_verb_keeps_the_pieces() -> None:
    table = Table(3)
    before = pieces(table.game)
    table.lay(5, "laboratory", items=2)
    table.token(6, "malfunction", 3)
    table.hand("P1", "rest", actions=2, contamination=2, infected=1, deck=3)
    table.hand("P1", actions=1, contamination=1)
    table.into_deck("P1", clean=1)
    table.give("P1", "grenade", "egg", "medkit")
    table.lies(5, "egg")
    table.eggs(2)
    table.intruder("breeder", 5)
    table.intruder("adult", 5)
    table.bag(blank=1, adult=3)
    table.next_token("queen")
    table.next_event("coolant_leak", "lurking")
    table.next_attack("attack_05", "attack_06")
    table.next_wound("arm", "arm")
    table.wounds("P1", "leg", dressed=["body"])
    table.weakness("egg", "vital_places")
    table.explore(7)
    assert pieces(table.game) == before


def test_a_round_can_be_played_from_a_built_table() -> None:
    table = Table(2)
    table.quiet_event()
    table.quiet_bag()
    play = table.play()
    play.does("P1", Pass)
    play.does("P2", Pass)
    assert (play.asked, play.state.round, play.state.time) == ("P2", 2, 1)
    assert Counter(len(one.hand) for one in play.state.crew) == {5: 2}
