"""Prints the figures of the examples of the materials calculator, computed apart from lib/calculators/materials.

What is done another way: cross sections are differences of simple bodies or polygons, not the formulas of the page; bodies
are volumes of revolution; with mpmath to 30 digits. What is best by an index is read from data/materials.
Run: python3 tests/oracles/materials.py (needs mpmath).
"""

import json
import pathlib

from mpmath import cos, mp, mpf, pi, sin, sqrt

mp.dps = 30
DATA = pathlib.Path(__file__).parents[2] / "data" / "materials"


def show(name, **figures):
    print(name, *(f"{key}={mp.nstr(mpf(value), 14)}" for key, value in figures.items()))


def prism(name, area, length, density, pieces=1):
    volume = area * length
    show(name, area=area, volume=volume, mass=pieces * density * volume, linear=density * area)


def mm(*values):
    return [mpf(str(value)) / 1000 for value in values]


def disk(diameter):
    return pi * diameter**2 / 4


def polygon(sides, flats):
    radius = flats / 2 / cos(pi / sides)
    return sides * radius**2 * sin(2 * pi / sides) / 2


E, nu, rho, k, c, strength = mpf("69e9"), mpf("0.33"), 2700, 167, 896, mpf("276e6")
show(
    "6061-T6",
    bulk=E / (3 * (1 - 2 * nu)),
    stiffness=E / rho,
    resistance=strength / rho,
    diffusivity=mpf(k) / (rho * c),
    effusivity=sqrt(mpf(k) * rho * c),
)
show("C30/37", shear=mpf("33e9") / mpf("2.4"), bulk=mpf("33e9") / (3 * mpf("0.6")))

prism("bar-304", disk(2 * mpf("0.0254")), 10 * mpf("0.3048"), 8000)
outer, wall = mm(60, 3)
prism("tubes", disk(outer) - disk(outer - 2 * wall), 6, 7850, 4)
b, h, tf, tw = mm(100, 200, 8.5, 5.6)
prism("beam", b * h - (b - tw) * (h - 2 * tf), 6, 7850)
prism("hexagon", polygon(6, mm(30)[0]), 2, 8400)
prism("octagon", polygon(8, mm(50)[0]), 3, 2700)
prism("square", mm(50)[0] ** 2, 3, 2700)
prism("plate", mpf("0.01"), 2, 7850)
a, t = mm(100, 6)
prism("angle", a**2 - (a - t) ** 2, 6, 7850)
b, h, t = mm(100, 50, 4)
prism("rectangular-tube", b * h - (b - 2 * t) * (h - 2 * t), 6, 7850)
b, h, tf, tw = mm(100, 100, 10, 8)
prism("tee", b * h - (b - tw) * (h - tf), 3, 7850)


def ball(diameter):
    return mpf(4) / 3 * pi * (diameter / 2) ** 3


show("sphere", volume=ball(mm(100)[0]), mass=11300 * ball(mm(100)[0]))
show("shell", mass=7850 * (ball(mm(200)[0]) - ball(mm(190)[0])))
show("cone", mass=2700 * disk(mm(100)[0]) * mm(200)[0] / 3)
show("ring", mass=2700 * disk(mm(20)[0]) * pi * mm(300)[0])

yard = mpf("0.9144") ** 3
show("volume", volume=yard, mass=2400 * yard)

alpha = mpf("23.6e-6")
show(
    "expansion",
    change=10 * ((1 + alpha * 40) - 1),
    stress=E * alpha * 40,
    plate=E * alpha * 40 / (1 - nu),
    reserve=strength / (E * alpha),
)
show("rail", change=mpf("11.7e-6") * 12 * 50, stress=mpf("207e9") * mpf("11.7e-6") * 50)

content = json.loads((DATA / "properties.json").read_text())
families = {group["id"]: group["family"] for group in content["groups"]}


def middle(figure):
    return figure["value"] if "value" in figure else (figure["from"] + figure["to"]) / 2


beams = {
    name: (middle(material["values"]["modulus"]) * 1e9) ** 0.5 / middle(material["values"]["density"])
    for name, material in content["materials"].items()
    if families[material["group"]] == "polymer" and {"modulus", "density"} <= set(material["values"])
}
print("stiff-beam", max(beams, key=beams.get))
