"""Solves every formula of physics_statements.py for every variable, by itself: python3 tests/oracles/physics.py, then npm run format, writes
physics.json. mpmath with 40 digits; a grid of signs finds every root, and bisection refines it. Constants are those of
SciPy's CODATA 2022.
"""

import json
import pathlib

import mpmath as mp
import scipy
from physics_statements import formulas, names
from scipy.constants import physical_constants

mp.mp.dps = 40
here = pathlib.Path(__file__).parent
CONSTANTS = {
    "c": "speed of light in vacuum", "h": "Planck constant", "k": "Boltzmann constant", "R": "molar gas constant",
    "G": "Newtonian constant of gravitation", "sigma": "Stefan-Boltzmann constant",
    "b": "Wien wavelength displacement law constant", "eps_0": "vacuum electric permittivity",
    "mu_0": "vacuum mag. permeability", "m_e": "electron mass", "N_A": "Avogadro constant", "R_H": "Rydberg constant",
    "E_R": "Rydberg constant times hc in J",
}
constants = {name: mp.mpf(repr(physical_constants[long][0])) for name, long in CONSTANTS.items()}
functions = {name: getattr(mp, name) for name in ("sin", "cos", "tan", "sqrt", "exp", "ln", "log10", "pi")} | {"abs": abs}


def sides(formula, values):
    scope = functions | constants | values
    left, right = formula["code"]
    return eval(left, {"__builtins__": {}}, scope), eval(right, {"__builtins__": {}}, scope)


def residual(formula, values):
    try:
        left, right = sides(formula, values)
    except (ZeroDivisionError, ValueError):
        return None
    if isinstance(left, mp.mpc) or isinstance(right, mp.mpc):
        return None
    return left - right


def grid(formula, name, near):
    low, top = formula["low"].get(name), formula["top"].get(name)
    near = abs(near) or mp.mpf(1)
    if low is not None and top is not None:
        return [low + (top - low) * mp.mpf(i) / 4000 for i in range(1, 4000)]
    scale = [near * mp.mpf(10) ** (mp.mpf(i) / 150 - 4) for i in range(0, 1200)]
    scale = sorted(scale + [near * (mp.mpf("0.8") + (i + mp.mpf("0.37")) / 1000) for i in range(400)])
    if name in formula["any"]:
        scale = [-x for x in reversed(scale)] + scale
    return [x for x in scale if (low is None or x >= low) and (top is None or x <= top)]


def refine(function, a, b, fa):
    for _ in range(170):
        m = (a + b) / 2
        fm = function(m)
        if fm is None:
            return None
        if fm == 0:
            return m
        if (fm > 0) == (fa > 0):
            a, fa = m, fm
        else:
            b = m
    return (a + b) / 2


def crossings(formula, name, values, points):
    """Where the sides cross between two points; a pole changes the sign, too, but does not vanish."""
    function = lambda x: residual(formula, values | {name: x})
    found = []
    before = None
    for x in points:
        now = function(x)
        if before and before[1] is not None and now is not None and (before[1] > 0) != (now > 0):
            root = refine(function, before[0], x, before[1])
            last = root is not None and function(root)
            if root is not None and last is not None and abs(last) <= mp.mpf(10) ** -20 * max(abs(before[1]), abs(now)):
                found.append(root)
        before = (x, now)
    return found


def roots(formula, name, values, near):
    found = [near, *crossings(formula, name, values, grid(formula, name, near))]
    distinct = []
    for root in sorted(found):
        if name in formula["whole"] and abs(root - mp.nint(root)) > mp.mpf(10) ** -9:
            continue
        if not distinct or abs(root - distinct[-1]) > mp.mpf(10) ** -12 * (abs(root) + abs(distinct[-1])):
            distinct.append(root)
    return distinct


def explicit(formula, values):
    """What the values give, by search over many orders of magnitude; of several the greatest."""
    lead = formula["lead"]
    if lead in formula["low"] and lead in formula["top"]:
        points = grid(formula, lead, mp.mpf(1))
    else:
        points = [mp.mpf(10) ** (mp.mpf(i) / 20) for i in range(-800, 900)]
        if lead in formula["any"]:
            points = [-x for x in reversed(points)] + points
    return max(crossings(formula, lead, values, points))


rows = []
for id, formula in formulas.items():
    formula["code"] = [compile(part.strip(), id, "eval") for part in formula["statement"].split(" = ")]
    values = {name: mp.mpf(repr(value)) for name, value in formula["values"].items()}
    lead = formula["lead"]
    left, _, right = formula["statement"].partition(" = ")
    if left == lead:
        values[lead] = sides(formula, values | {lead: mp.mpf(1)})[1]
    else:
        values[lead] = explicit(formula, values)
    called = lambda name: names.get(name, name)
    solutions = {}
    for name in values:
        others = {key: value for key, value in values.items() if key != name}
        solutions[called(name)] = [mp.nstr(root, 17, min_fixed=0, max_fixed=0) for root in roots(formula, name, others, values[name])]
    rows.append({
        "id": id,
        "values": {called(name): mp.nstr(value, 17, min_fixed=0, max_fixed=0) for name, value in values.items()},
        "solutions": solutions,
    })
    print(id, {k: len(v) for k, v in solutions.items() if len(v) != 1})
(here / "physics.json").write_text(
    json.dumps({"from": f"mpmath {mp.__version__}, constants of SciPy {scipy.__version__}", "formulas": rows}, indent=1) + "\n"
)
