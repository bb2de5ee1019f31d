"""The mixer: several sounds at once, each at its moment, and a stream that can stand still."""

from __future__ import annotations

from array import array

import pytest

from nemesis_desktop.table.sound.device import Device
from nemesis_desktop.table.sound.mixer import HIGHEST, MOST, Mixer
from nemesis_desktop.table.sound.synth import RATE, Hum, Layer, render, render_hum


def flat(height: int, long: int) -> array[int]:
    """A sound that is nothing but one height."""
    return array("h", [height] * long)


def test_nothing_to_hear_is_silence() -> None:
    assert list(Mixer().next(4)) == [0, 0, 0, 0]


def test_two_sounds_are_heard_together_and_each_ends_at_its_time() -> None:
    mixer = Mixer()
    mixer.play(flat(1000, 3))
    mixer.play(flat(500, 5))

    assert list(mixer.next(6)) == [1500, 1500, 1500, 500, 500, 0]
    assert not mixer.busy


def test_a_sound_begins_at_its_moment_to_the_sample_whatever_a_device_asks_for_at_once() -> None:
    pieces = (1, 7, 100, 3)
    mixer = Mixer()
    mixer.next(10)
    mixer.play(flat(900, 50), after=100 / RATE)
    heard = [sample for turn in range(8) for sample in mixer.next(pieces[turn % 4])]

    assert heard.index(900) == 100
    assert heard.count(900) == 50


def test_sounds_of_one_moment_begin_with_the_same_sample() -> None:
    mixer = Mixer()
    for _ in range(5):
        mixer.play(flat(10, 4), after=0.01)
    heard = list(mixer.next(RATE // 50))

    assert [sample for sample in heard if sample] == [50] * 4


def test_a_hum_goes_on_without_a_gap() -> None:
    mixer = Mixer()
    voice = mixer.play(array("h", [1, 2, 3]), endless=True)

    assert list(mixer.next(8)) == [1, 2, 3, 1, 2, 3, 1, 2]
    assert list(mixer.next(2)) == [3, 1]
    mixer.stop(voice)
    assert list(mixer.next(2)) == [0, 0]
    assert voice.ended


def test_what_is_paused_goes_on_at_the_same_sample_and_what_waits_keeps_waiting() -> None:
    mixer = Mixer()
    mixer.play(array("h", [1, 2, 3, 4]))
    mixer.play(flat(100, 1), after=3 / RATE)
    first = list(mixer.next(2))
    mixer.pause()
    still, moment = list(mixer.next(50)), mixer.now
    mixer.go_on()

    assert first == [1, 2]
    assert still == [0] * 50 and moment == 2 / RATE
    assert list(mixer.next(3)) == [3, 104, 0]


def test_loudness_is_set_for_each_sound_and_for_all() -> None:
    mixer = Mixer()
    mixer.play(flat(1000, 2), volume=0.5)
    mixer.set_volume(0.5)

    assert list(mixer.next(1)) == [250]
    mixer.set_volume(0)
    assert list(mixer.next(1)) == [0]


def test_many_loud_sounds_are_never_louder_than_a_device_can_be() -> None:
    mixer = Mixer()
    for _ in range(4):
        mixer.play(flat(20_000, 2))
        mixer.play(flat(20_000, 2))

    assert list(mixer.next(2)) == [HIGHEST, HIGHEST]


def test_too_many_at_once_the_first_gives_way_and_the_hum_stays() -> None:
    mixer = Mixer()
    hum = mixer.play(flat(1, 5), endless=True)
    voices = []
    for _ in range(MOST):
        voices.append(mixer.play(flat(1, 500)))
        mixer.next(1)

    assert [voice.ended for voice in voices] == [True] + [False] * (MOST - 1)
    assert not hum.ended


def test_a_device_is_given_as_much_as_it_asks_for() -> None:
    stream = Mixer().stream()

    assert [len(stream.send(wanted)) for wanted in (1, 441, 2)] == [1, 441, 2]


def test_a_hum_meets_its_own_beginning() -> None:
    samples = render_hum(Hum(long=1.0, tones=((41.3, 0.5), (82.0, 0.2))))
    steps = [abs(second - first) for first, second in zip(samples, samples[1:], strict=False)]

    assert len(samples) == RATE
    assert abs(samples[0] - samples[-1]) <= 2 * max(steps)


def test_a_sound_is_as_long_as_its_layers() -> None:
    recipe = (Layer("sine", 440, 440, 0.0, 0.1, 0.5), Layer("noise", 900, 300, 0.2, 0.1, 0.5))

    assert abs(len(render(recipe)) / RATE - 0.3) < 0.001


def test_a_computer_without_a_device_is_silent_and_nobody_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    device = Device()
    device._open(Mixer(), device._wanted)
    device.stop()

    assert capfd.readouterr() == ("", "")
