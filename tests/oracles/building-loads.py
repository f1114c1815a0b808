"""Prints the figures of the HVAC load examples, computed apart from lib/science/building-load, lib/science/solar and lib/science/psychrometrics.

What is done another way: conduction follows the day at 2,880 moments with straight lines between the hours (FFT, complex
transfer matrices of numpy), not a series of 24 numbers; the sun is turned into the wall's plane by vectors; wet bulbs and
coils come from this file's own moist air; every surface is summed by itself; the rooms of a house in words come from this
file's own geometry and scales. Data sets are read from data/, inputs from
the calculator's examples and cases (lib/calculators/hvac).
Run: python3 tests/oracles/building-loads.py (needs numpy and node).
"""

import json
import pathlib
import subprocess

import numpy as np

ROOT = pathlib.Path(__file__).parents[2]
DATA = ROOT / "data"


def records(name):
    return {r["id"]: r for r in json.loads((DATA / name / "records.json").read_text())["records"]}


STATIONS, GLAZING, MATERIALS = records("climate-stations"), records("glazing"), records("building-materials")
ACTIVITIES, USES, AIR, DUCTS = map(records, ("activities", "ventilation-rates", "air-distribution", "duct-gains"))
LAYERS = {k: json.loads((DATA / f"{k}-assemblies" / "layers.json").read_text())["assemblies"] for k in ("wall", "roof", "floor")}
ANGLES = json.loads((DATA / "glazing" / "angles.json").read_text())
SERIES = json.loads((DATA / "radiant-time-series" / "series.json").read_text())

UNITS = {
    "foot": lambda v: v * 0.3048,
    "square-foot": lambda v: v * 0.3048**2,
    "fahrenheit": lambda v: (v - 32) / 1.8,
    "delta-fahrenheit": lambda v: v / 1.8,
    "watt-per-square-foot": lambda v: v / 0.3048**2,
    "btu-per-hour-square-foot-fahrenheit": lambda v: v * 5.678263341113488,
    "btu-per-hour-foot-fahrenheit": lambda v: v * 1.730734666371391,
    "cubic-foot-per-minute": lambda v: v * 0.028316846592 / 60 * 1000,
    "inch-of-water": lambda v: v * 249.08891,
    "inch": lambda v: v * 25.4,
}


def plain(value):
    return UNITS[value["unit"]](value["value"]) if isinstance(value, dict) else value


BUILDING = dict(
    mode="rts", station="atlanta-hartsfield-jackson-intl-ap-ga-usa", skyModel="2009", coolingIndoor=24, humidity=50,
    heatingIndoor=21, mass="light", flooring="carpet", ventilation="62.2", bedrooms=2, ownOutdoorAir=50,
    distribution="cool-ceiling", occupantDiversity=100, coolingSupply=13, heatingSupply=35, flowBy="sum", coolingMargin=0,
    heatingMargin=0, pickUp=0, ducts="conditioned-space", ductGain=0, ductLoss=0, fanPressure=0, fanEfficiency=60, chilledRise=5.5, hotDrop=11,
    groundReflectance=0.2, constructions=[], airDensity="standard", handbook="si",
    minimumAir=100, wetBulbRange=None, rooms=[
        dict(
            name="Living room", area=28, people=3, equipment=11, surfaces=[
                dict(kind="wall", orientation="s", area=16, glass="own", windowArea=5, overhang=0.6, overhangGap=0.2),
                dict(kind="wall", orientation="w", area=12, glass="own", windowArea=2.5),
                dict(kind="roof", absorptance=0.8),
            ],
        ),
        dict(
            name="Bedroom", area=15, people=2, surfaces=[
                dict(kind="wall", orientation="e", area=10, glass="own", windowArea=2), dict(kind="roof", absorptance=0.8),
            ],
        ),
    ],
)
ROOM = dict(
    area=20, height=2.7, people=2, activity="seated-very-light-work", hours="always", lights=1, lightHours="same",
    equipment=2.8, equipmentLatent=0, equipmentHours="same", infiltration=0.3, space="office-space", setPoints="building",
    coolingPoint=24, heatingPoint=21, ownHours="8-18", surfaces=[
        dict(kind="wall", orientation="s", glass="own"), dict(kind="wall", orientation="w", glass="own"), dict(kind="roof", absorptance=0.8),
    ],
)
SURFACE = dict(
    kind="wall", orientation="s", by="list", wallType="stud-2x4-batt", roofType="pitched-batt-250",
    floorType="wood-floor-batt", uValue=0.4, storage="light", absorptance=0.6, edgeLoss=1.26, partitionU=2, exposure=0.5,
    glass="none", glazing="double-lowe-01-6", windowU=1.7, shgc=0.25, shade=1, overhang=0, overhangGap=0,
    windowHeight=1.5,
)
STATION = dict(
    coolingOutdoor="db004", coolingWetBulb="db004wb", dailyRange="range", heatingOutdoor="db996", altitude="elev",
    latitude="lat", longitude="lon", utcOffset="tz", month="hot", beamDepth="taub", diffuseDepth="taud",
)
RANGE = [.88, .92, .95, .98, 1, .98, .91, .74, .55, .38, .23, .13, .05, 0, 0, .06, .14, .24, .39, .5, .59, .68, .75, .82]
HOURS = np.arange(1, 25)


def saturation(t):
    k = t + 273.15
    if k < 273.16:
        return np.exp(-5674.5359 / k + 6.3925247 - 9.677843e-3 * k + 6.2215701e-7 * k**2 + 2.0747825e-9 * k**3
                      - 9.484024e-13 * k**4 + 4.1635019 * np.log(k))
    return np.exp(-5800.2206 / k + 1.3914993 - 0.048640239 * k + 4.1764768e-5 * k**2 - 1.4452093e-8 * k**3
                  + 6.5459673 * np.log(k))


def ratio_at(t, phi, p):
    v = phi * saturation(t)
    return 0.621945 * v / (p - v)


def enthalpy(t, w):
    return 1006 * t + w * (2501000 + 1860 * t)


def volume(t, w, p):
    return 287.042 * (t + 273.15) * (1 + w / 0.621945) / p


BTUH = 1055.05585262 / 3600
# W per L/s: sensible per K, latent per kg/kg; kg of dry air per m³. As printed, for sea level.
PRINTED = dict(si=(1.23, 3010, 1.2), us=(
    1.10 * BTUH / (28.316846592 / 60) * 1.8,
    0.68 * BTUH / (28.316846592 / 60) * 7000,
    4.5 / 60 * 0.45359237 / 0.028316846592,
))


class Flows:
    """Mass and heat of airflows in m³/s: by the printed factors, or by the state of the air."""

    def __init__(self, b, p):
        self.actual, self.p = b["airDensity"] == "actual", p
        self.s, self.l, self.d = (x * p / 101325 for x in PRINTED[b["handbook"]])

    def mass(self, v, t, w):
        return v / volume(t, w, self.p) if self.actual else v * self.d

    def sensible(self, v, t, w, dt):
        return v / volume(t, w, self.p) * (1006 + 1860 * w) * dt if self.actual else 1000 * v * self.s * dt

    def latent(self, v, t, w, ti, dw):
        return v / volume(t, w, self.p) * (2501000 + 1860 * ti) * dw if self.actual else 1000 * v * self.l * dw

    def supply(self, q, t, w, dt):
        return q / self.sensible(1, t, w, dt)


class Day:
    def __init__(self, b):
        self.p = 101325 * (1 - 2.25577e-5 * b["altitude"]) ** 5.2559
        t, wet = b["coolingOutdoor"], b["coolingWetBulb"]
        self.w = ((2501 - 2.326 * wet) * ratio_at(wet, 1, self.p) - 1.006 * (t - wet)) / (2501 + 1.86 * t - 4.186 * wet)
        self.t = t - np.array(RANGE) * b["dailyRange"]
        self.ws = np.array([min(self.w, ratio_at(x, 1, self.p)) for x in self.t])
        if b["wetBulbRange"] is not None:
            wets = np.minimum(wet - np.array(RANGE) * b["wetBulbRange"], self.t)
            self.ws = np.array([
                ((2501 - 2.326 * x) * ratio_at(x, 1, self.p) - 1.006 * (t - x)) / (2501 + 1.86 * t - 4.186 * x)
                for t, x in zip(self.t, wets)
            ])
        day = [21, 52, 80, 111, 141, 172, 202, 233, 264, 294, 325, 355][b["month"] - 1]
        g = 2 * np.pi * (day - 1) / 365
        minutes = 2.2918 * (0.0075 + 0.1868 * np.cos(g) - 3.2077 * np.sin(g) - 1.4615 * np.cos(2 * g) - 4.089 * np.sin(2 * g))
        solar = HOURS + minutes / 60 + b["longitude"] / 15 - b["utcOffset"]
        d = np.radians(23.45) * np.sin(2 * np.pi * (day + 284) / 365)
        h, lat = np.radians(15 * (solar - 12)), np.radians(b["latitude"])
        # The sun as a vector: east, north, up.
        self.sun = np.stack([
            -np.cos(d) * np.sin(h),
            np.sin(d) * np.cos(lat) - np.cos(d) * np.cos(h) * np.sin(lat),
            np.sin(d) * np.sin(lat) + np.cos(d) * np.cos(h) * np.cos(lat),
        ])
        up = self.sun[2]
        beta = np.degrees(np.arcsin(up))
        tb, td = b["beamDepth"], b["diffuseDepth"]
        if b["skyModel"] == "2009":
            ab, ad = 1.219 - .043 * tb - .151 * td - .204 * tb * td, .202 + .852 * tb - .007 * td - .357 * tb * td
        else:
            ab, ad = 1.454 - .406 * tb - .268 * td + .021 * tb * td, .507 + .205 * tb - .08 * td - .19 * tb * td
        lit = up > 0
        m = np.where(lit, 1 / (np.maximum(up, 1e-9) + 0.50572 * (6.07995 + np.maximum(beta, 0)) ** -1.6364), 1)
        e0 = 1367 * (1 + 0.033 * np.cos(2 * np.pi * (day - 3) / 365))
        self.beam = np.where(lit, e0 * np.exp(-tb * m**ab), 0)
        self.diffuse = np.where(lit, e0 * np.exp(-td * m**ad), 0)
        self.ground = b["groundReflectance"]

    def on(self, facing):
        """Beam, diffuse with ground, cosine of incidence."""
        up = facing == "up"
        angle = 0 if up else np.pi / 4 * ["n", "ne", "e", "se", "s", "sw", "w", "nw"].index(facing)
        side = np.array([np.sin(angle), np.cos(angle), 0])
        cos = self.sun[2] if up else side @ self.sun
        y = np.maximum(.45, .55 + .437 * (side @ self.sun) + .313 * (side @ self.sun) ** 2)
        sky = self.diffuse * (1 if up else y)
        ground = 0 if up else (self.beam * np.maximum(self.sun[2], 0) + self.diffuse) * self.ground / 2
        return self.beam * np.maximum(cos, 0), sky + ground, cos

    def sunlit(self, facing, depth, gap, height):
        if depth == 0 or facing == "up":
            return np.ones(24)
        angle = np.pi / 4 * ["n", "ne", "e", "se", "s", "sw", "w", "nw"].index(facing)
        toward = np.array([np.sin(angle), np.cos(angle), 0]) @ self.sun
        # How far the shadow falls while a ray passes the depth of the overhang.
        fall = np.where(toward > 1e-9, depth * self.sun[2] / np.maximum(toward, 1e-9), np.inf)
        return np.where((toward > 1e-9) & (self.sun[2] > 0), 1 - np.clip((fall - gap) / height, 0, 1), 0)


FINE = 2880


def through(layers, outside):
    """Heat flow inside, W/m², from temperatures of the hours outside; inside at 0 °C. Straight between the hours."""
    moments = np.arange(FINE) * 24 / FINE
    line = np.interp(moments, np.arange(25), np.append(outside, outside[0]))
    spectrum = np.fft.rfft(line)
    omega = 2 * np.pi * np.arange(len(spectrum)) / 86400
    out = np.zeros(len(spectrum), complex)
    for n, w in enumerate(omega):
        if n > 700:
            break
        m = np.eye(2, dtype=complex)
        for layer in layers:
            if len(layer) == 1 or w == 0:
                r = layer[0] if len(layer) == 1 else layer[0] / layer[1]
                m = m @ np.array([[1, r], [0, 1]])
            else:
                d, k, rho, c = layer
                s = np.sqrt(1j * w * rho * c / k)
                m = m @ np.array([[np.cosh(s * d), np.sinh(s * d) / (k * s)], [k * s * np.sinh(s * d), np.cosh(s * d)]])
        out[n] = spectrum[n] / m[0, 1]
    return np.fft.irfft(out, FINE)[:: FINE // 24]


INSIDE = dict(wall=(.12, .12), roof=(.16, .11), floor=(.11, .16))


def solid(material, thickness):
    f = MATERIALS[material]["figures"]
    return (thickness, f["conductivity"], f["density"], f["heat"]) if "density" in f and "heat" in f else (thickness / f["conductivity"],)


def u_of(layers):
    return 1 / sum(l[0] if len(l) == 1 else l[0] / l[1] for l in layers)


def paths(b, s):
    """[(part, layers in summer, layers in winter)]"""
    kind = s["kind"]
    summer, winter = INSIDE[kind]
    films = lambda layers: ([(.044,), *layers, (summer,)], [(.03,), *layers, (winter,)])
    if s["by"] == "u":
        u = plain(s["uValue"])
        mass = dict(light=[(.0127, .12, 450, 1630), (.0127, .16, 640, 1150)], medium=[(.1, 1.95, 2240, 900)], heavy=[(.2, 1.95, 2240, 900)])[s["storage"]]
        rest = 1 / u - .12 - .044 - sum(d / k for d, k, _, _ in mass)
        assert rest >= 0
        layers = [(.044,), mass[0], (rest,), mass[1], (.12,)] if len(mass) == 2 else [(.044,), (rest,), mass[0], (.12,)]
        return [(1, layers, [(1 / u,)])]
    if s["by"] == "layers":
        own = next(c for c in b["constructions"] if c["name"].lower() == s["layers"].lower())
        layers = [(l["resistance"],) if l["material"] == "own" else solid(l["material"], plain(l["thickness"]) / 1000) for l in own["layers"]]
        return [(1, *films(layers[::-1]))]
    a = LAYERS[kind][s[kind + "Type"]]
    make = lambda frame=None: [
        (l["resistance"],) if "resistance" in l
        else solid(frame if frame and i == a["framing"]["layer"] else l["material"], l["thickness"])
        for i, l in enumerate(a["layers"])
    ]
    if "framing" not in a:
        return [(1, *films(make()))]
    f = a["framing"]["part"]
    return [(1 - f, *films(make())), (f, *films(make(a["framing"]["material"])))]


def glass_of(s):
    if s["glass"] == "list":
        f, name = GLAZING[s["glazing"]]["figures"], s["glazing"]
        u, shgc = f["u"], f["shgc"]
    else:
        u, shgc, t = plain(s["windowU"]), s["shgc"], ANGLES["typical"]
        # Panes by U-factor, coating by SHGC: bounds of EnergyPlus’s simple window (LBNL-2804E).
        name = t["single" if u > 4.54 else "double" if shgc > .55 else "triple" if u <= 1.42 and shgc <= .45 else "lowE"]
    g = ANGLES["glazing"][name]
    return u, shgc, np.array(g["shgc"] + [0]) / g["shgc"][0], g["diffuse"] / g["shgc"][0]


def schedule(name, own):
    spans = dict(always=[(0, 24)], office=[(8, 18)], home=[(17, 8)], meals=[(11, 14), (17, 22)])
    spans = [tuple(map(int, x.split("-"))) for x in own.split()] if name == "own" else spans[name]
    return np.array([float(any(a < h <= z if a < z else h > a or h <= z for a, z in spans)) for h in HOURS])


def late(gain, series):
    return sum(series[j] * np.roll(gain, j) for j in range(24))


# Best, middle and worst word; U-factors in Btu/(h·ft²·°F). IECC 2021 (best); NREL ResStock: R-values of assemblies (others).
WALL_R, CEILING_R, FLOOR_R = (1 / .06, 1 / .092, 1 / .25), (1 / .026, 1 / .0485, 1 / .115), (1 / .047, 1 / .056, 1 / .189)
GLASS_U, GLASS_SHGC, GLASS_SHARE, ACH = (.3, .49, .84), (.25, .56, .63), (.08, .15, .2), (.1, .3, .6)
ORDER = dict(insulation=["good", "average", "poor"], windows=["few", "average", "many"], tightness=["tight", "average", "loose"])
POINTS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]


def between(scale, level):
    """Straight lines through the logarithms, prolonged beyond both ends."""
    logs = np.log(scale)
    low = 0 if level < 1 else 1
    return float(np.exp(logs[low] + (level - low) * (logs[low + 1] - logs[low])))


def rooms_of_house(g, worse):
    """Four rooms on each story, found by walking around the square: wall by wall, each cut in two."""
    level = {k: ORDER[k].index(g[k]) + worse for k in ORDER}
    us, area, stories = g["handbook"] == "us", plain(g["floorArea"]), g["stories"]
    u = lambda scale: {"value": between(scale, level["insulation"]), "unit": "btu-per-hour-square-foot-fahrenheit"}
    of_r = lambda scale: u([1 / r for r in scale])
    shgc = between(GLASS_SHGC, level["insulation"])
    height = 8.2 * .3048 if us else 2.5
    side = (area / stories) ** .5
    glass = between(GLASS_SHARE, level["windows"]) * area
    start = 0 if g["windowSide"] == "even" else POINTS.index(g["windowSide"])
    around = [POINTS[(start + 2 * i) % 8] for i in range(4)]
    shares = [.25] * 4 if g["windowSide"] == "even" else [1 / 2, 1 / 6, 1 / 6, 1 / 6]
    half = lambda i: dict(
        kind="wall", orientation=around[i], by="u", uValue=of_r(WALL_R), absorptance=.75, area=side * height / 2, glass="own",
        windowArea=min(glass * shares[i] / stories, side * height / 2) / 2, windowU=u(GLASS_U), shgc=shgc, shade=.92 - .21 * shgc,
    )
    rooms = []
    for story in range(1, stories + 1):
        for i in range(4):
            surfaces = [half(i), half((i + 1) % 4)]
            if story == stories:
                surfaces.append(dict(kind="roof", by="u", uValue=of_r(CEILING_R), absorptance=.75, area=area / stories / 4))
            if story == 1 and g["ductPlace"] in ("crawlspace", "basement"):
                surfaces.append(dict(kind="partition", area=area / stories / 4, partitionU=of_r(FLOOR_R), exposure=.5))
            elif story == 1:
                edge = {"value": .73, "unit": "btu-per-hour-foot-fahrenheit"} if us else 1.26
                surfaces.append(dict(kind="slab", edge=side, edgeLoss=edge))
            rooms.append(dict(
                area=area / stories / 4, height=height, people=g["occupants"] / 4 / stories, surfaces=surfaces,
                infiltration=between(ACH, level["tightness"]),
                lights={"value": .1, "unit": "watt-per-square-foot"} if us else 1,
                equipment={"value": .25, "unit": "watt-per-square-foot"} if us else 2.8,
            ))
    return rooms


HOUSE = dict(station=BUILDING["station"], floorArea=140, stories=1, insulation="average", windows="average", tightness="average",
             windowSide="even", occupants=4, ductPlace="inside", handbook="si")


def house(given):
    g = HOUSE | given
    us, stories = g["handbook"] == "us", min(g["stories"], 2)
    ducts = "conditioned-space" if g["ductPlace"] == "inside" else f"{g['ductPlace']}-r8-leakage-5-stories-{stories}-furnace"
    f = lambda value: {"value": value, "unit": "fahrenheit"}
    points = dict(coolingIndoor=f(75), heatingIndoor=f(70), coolingSupply=f(55), heatingSupply=f(95)) if us else {}
    low, mid, high = (
        compute(dict(mode="rts", station=g["station"], handbook=g["handbook"], bedrooms=max(1, g["occupants"] - 1), ducts=ducts,
                     rooms=rooms_of_house(g, worse), **points))
        for worse in (-.5, 0, .5)
    )
    half_tons = lambda watts: float(np.floor(2 * watts / (12000 * BTUH) + .5) / 2)
    size = lambda x: half_tons(x["coilLoad"])
    return dict(
        acTons=size(mid), acRange=f"{size(low):g} to {size(high):g} tons for houses like this", acLoad=mid["coilLoad"],
        acLoadLow=low["coilLoad"], acLoadHigh=high["coilLoad"], houseHeating=mid["heatingCoil"], acTonsLow=size(low), acTonsHigh=size(high),
        acSensible=mid["coilLoad"] * mid["coilSensibleRatio"], acLatent=mid["coilLoad"] * (1 - mid["coilSensibleRatio"]),
        peakHour=mid["coilHour"], airFlow=mid["airFlow"], outdoorAir=mid["outdoorAir"], acDensity=mid["coilLoad"] / mid["floorArea"],
    )


def compute(given):
    if given.get("mode") == "house":
        return house(given)
    b = BUILDING | given
    if b["station"] != "own":
        f = STATIONS[b["station"]]["figures"]
        b |= {k: f[v] for k, v in STATION.items()}
        b["skyModel"] = "2009" if f["ed"] < 2013 else "2013"
    if "ductGain" not in given and "ductLoss" not in given:
        lost = DUCTS[b["ducts"]]["figures"]
        b |= dict(ductGain=lost["gain"], ductLoss=lost["loss"])
    b = {k: plain(v) for k, v in b.items()}
    day = Day(b)
    air = Flows(b, day.p)
    quick = b["mode"] == "quick"
    pick = lambda rows: next(np.array(r["percent"]) / sum(r["percent"]) for r in rows if r["construction"] == b["mass"]
                             and r["carpet"] == (b["flooring"] == "carpet") and r.get("glass", 50) == 50 and r.get("zone", "exterior") == "exterior")
    one = np.eye(24)[0]
    nonsolar, solar = (one, one) if quick else (pick(SERIES["nonsolar"]), pick(SERIES["solar"]))
    load = lambda q, part: (1 - part) * q + part * late(q, nonsolar)
    rooms = []
    for raw in b["rooms"]:
        r = {k: plain(v) if k != "surfaces" else v for k, v in (ROOM | raw).items()}
        ti, th = (r["coolingPoint"], r["heatingPoint"]) if r["setPoints"] == "own" else (b["coolingIndoor"], b["heatingIndoor"])
        wi = ratio_at(ti, b["humidity"] / 100, day.p)
        q, latent, loss = np.zeros(24), np.zeros(24), 0
        side, dt = np.sqrt(r["area"]), th - b["heatingOutdoor"]
        for raw_surface in r["surfaces"]:
            s = {k: plain(v) for k, v in (SURFACE | raw_surface).items()}
            kind = s["kind"]
            if kind == "slab":
                loss += s["edgeLoss"] * s.get("edge", side) * dt
                continue
            if kind == "partition":
                ua = s["partitionU"] * s["exposure"] * s.get("area", side * r["height"])
                q += load(ua * (day.t - ti), .46)
                loss += ua * dt
                continue
            area = s.get("area", side * r["height"] if kind == "wall" else r["area"])
            panes = sum(x.get("glass", "none") != "none" for x in r["surfaces"])
            window = s.get("windowArea", min(area / 2, .15 * r["area"] / max(panes, 1))) if s["glass"] != "none" and kind != "floor" else 0
            facing = s["orientation"] if kind == "wall" else "up" if kind == "roof" else "down"
            outside = day.t
            if facing != "down":
                beam, diffuse, cos = day.on(facing)
                outside = day.t + (s["absorptance"] * (beam + diffuse) - (63 if facing == "up" else 0)) / 17
            for part, summer, winter in paths(b, s):
                flow = u_of(summer) * (outside - ti) if quick else through(summer, outside - ti)
                q += load((area - window) * part * flow, .6 if kind == "roof" else .46)
                loss += (area - window) * part * u_of(winter) * dt
            if window:
                u, shgc, by_angle, by_sky = glass_of(s)
                q += load(window * u * (day.t - ti), .33 if shgc > .5 else .46)
                loss += window * u * dt
                turned = np.interp(np.degrees(np.arccos(np.clip(cos, 0, 1))), ANGLES["angles"] + [90], by_angle)
                lit = day.sunlit(facing, s["overhang"] if kind == "wall" else 0, s["overhangGap"], s["windowHeight"])
                times = window * shgc * s["shade"]
                gb, gd = times * beam * turned * lit, times * diffuse * by_sky
                q += load(gb + gd, .5) if s["shade"] < 1 else late(gb, solar) + late(gd, nonsolar)
        of = lambda name: schedule(r["hours"] if name == "same" else name, r["ownHours"])
        act = ACTIVITIES[r["activity"]]["figures"]
        s, l = (act["usSensible"] * BTUH, act["usLatent"] * BTUH) if b["handbook"] == "us" else (act["sensible"], act["latent"])
        q += load(r["people"] * s * of(r["hours"]), act.get("radiant", .6))
        q += load(r["area"] * r["lights"] * of(r["lightHours"]), .57)
        q += load(r["area"] * r["equipment"] * of(r["equipmentHours"]), .3)
        latent += r["people"] * l * of(r["hours"]) + r["equipmentLatent"] * of(r["equipmentHours"])
        v = r["infiltration"] * r["area"] * r["height"] / 3600
        for i in range(24):
            q[i] += air.sensible(v, day.t[i], day.ws[i], day.t[i] - ti)
            latent[i] += air.latent(v, day.t[i], day.ws[i], ti, max(0, day.ws[i] - wi))
        loss += air.sensible(v, b["heatingOutdoor"], 0, dt)
        q, latent = np.maximum(q, 0), np.maximum(latent, 0)
        dry = q.max() / ((1006 + 1860 * wi) * (ti - b["coolingSupply"]))
        rooms.append(dict(
            r=r, ti=ti, wi=wi, q=q, latent=latent, loss=loss, dry=dry,
            cool=air.supply(q.max(), b["coolingSupply"], wi, ti - b["coolingSupply"]),
            warm=air.supply(loss, b["heatingSupply"], 0, b["heatingSupply"] - th),
        ))
    return answer(b, day, air, rooms)


def answer(b, day, air, rooms):
    area = sum(x["r"]["area"] for x in rooms)
    if b["ventilation"] == "62.2":
        oa = (0.03 * area / 0.3048**2 + 7.5 * (b["bedrooms"] + 1)) * 0.028316846592 / 60
    elif b["ventilation"] == "own":
        oa = b["ownOutdoorAir"] / 1000
    elif b["ventilation"] == "none":
        oa = 0
    else:
        ez = AIR[b["distribution"]]["figures"]["effectiveness"]
        use = [USES[x["r"]["space"]]["figures"] for x in rooms]
        people = sum(u["person"] * x["r"]["people"] for u, x in zip(use, rooms)) / 1000
        floor = sum(u["area"] * x["r"]["area"] for u, x in zip(use, rooms)) / 1000
        d = b["occupantDiversity"] / 100
        oa = (people + floor) / ez if b["ventilation"] == "62.1-direct" else (d * people + floor) / (.88 * d + .22 if d < .6 else .75)
        zones = [(u["person"] * x["r"]["people"] + u["area"] * x["r"]["area"]) / 1000 / ez for u, x in zip(use, rooms)]
    q, latent = sum(x["q"] for x in rooms), sum(x["latent"] for x in rooms)
    block = q + latent
    peak = int(np.argmax(block))
    dry = sum(x["dry"] for x in rooms)
    tr = sum(x["dry"] * x["ti"] for x in rooms) / dry
    wr = sum(x["dry"] * x["wi"] for x in rooms) / dry
    if b["flowBy"] == "block":
        dry = min(dry, q.max() / ((1006 + 1860 * wr) * (tr - b["coolingSupply"])))
    lift = lambda m: air.supply(m * (1006 + 1860 * wr), b["coolingSupply"], wr, 1)
    cool = lift(dry)
    blown = sum(max(x["cool"], x["warm"]) for x in rooms) if b["flowBy"] == "sum" else max(cool, sum(x["warm"] for x in rooms))
    if b["ventilation"] == "62.1-a":
        least = [b["minimumAir"] / 100 * max(x["cool"], x["warm"]) for x in rooms]
        oa = (d * people + floor) / (1 + (d * people + floor) / blown - max(z / v for z, v in zip(zones, least)))
    out = air.mass(oa, b["coolingOutdoor"], day.w)
    dry = max(dry, out)
    gains = lift(dry) * b["fanPressure"] / (b["fanEfficiency"] / 100) + b["ductGain"] / 100 * q.max()
    coils = []
    for i in range(24):
        t = tr - (q[i] + gains) / (dry * (1006 + 1860 * wr))
        x = out / dry
        gain = latent[i] / (dry * (2501000 + 1860 * tr))
        leak = air.mass(sum(x["r"]["infiltration"] * x["r"]["area"] * x["r"]["height"] for x in rooms) / 3600, day.t[i], day.ws[i]) / dry
        room = wr
        for _ in range(1500):  # exchanges half of the rooms’ air at a time until it is steady
            wm = (1 - x) * room + x * day.ws[i]
            more = leak * (max(0, day.ws[i] - room) - max(0, day.ws[i] - wr))
            after = min(wm, ratio_at(t, 1, day.p)) + gain + more
            room += .5 * (min(wr, after) - room)
        wm = (1 - x) * room + x * day.ws[i]
        w = min(wm, ratio_at(t, 1, day.p))
        if abs(room - wr) < 1e-12:
            w = min(w, max(0, wr - gain))
        hm = (1 - x) * enthalpy(tr, room) + x * enthalpy(day.t[i], day.ws[i])
        tm = (hm - 2501000 * wm) / (1006 + 1860 * wm)
        coils.append((dry * (hm - enthalpy(t, w)) - dry * (wm - w) * 4186 * t, dry * (1006 + 1860 * w) * (tm - t)))
    coil, coil_sensible = max(coils)
    coil_hour = max(range(24), key=lambda i: coils[i][0])
    heating = sum(x["loss"] for x in rooms)
    total = heating * (1 + b["ductLoss"] / 100) + air.sensible(oa, b["heatingOutdoor"], 0, b["heatingIndoor"] - b["heatingOutdoor"])
    with_margin = coil * (1 + b["coolingMargin"] / 100)
    hot = total + heating * (b["heatingMargin"] + b["pickUp"]) / 100
    peaks = [int(np.argmax(x["q"] + x["latent"])) for x in rooms]
    area = sum(x["r"]["area"] for x in rooms)
    return dict(
        coolingLoad=block[peak], sensibleLoad=q[peak], latentLoad=latent[peak], peakHour=f"{peak + 1:02}:00",
        heatingLoad=heating, coilLoad=coil, airFlow=blown, outdoorAir=oa, heatingCoil=total,
        chilledWaterFlow=with_margin / (4190 * 998 * b["chilledRise"]), hotWaterFlow=hot / (4190 * 998 * b["hotDrop"]),
        tons=with_margin / (12000 * BTUH), coilSensibleRatio=coil_sensible / coil,
        coilHour=f"{coil_hour + 1:02}:00",
        coolingMargin=with_margin - coil, heatingMargin=hot - total, coolingWithMargin=with_margin, heatingWithMargin=hot,
        sumOfPeaks=sum((x["q"] + x["latent"])[p] for x, p in zip(rooms, peaks)),
        diversity=100 * block[peak] / sum((x["q"] + x["latent"])[p] for x, p in zip(rooms, peaks)), floorArea=area,
        coolingDensity=block[peak] / area, heatingDensity=heating / area, flowDensity=blown / area,
        rooms=[
            dict(
                name=x["r"].get("name", ""), area=x["r"]["area"], sensible=x["q"][p], latent=x["latent"][p],
                cooling=(x["q"] + x["latent"])[p], heating=x["loss"], peakHour=f"{p + 1:02}:00", airFlow=max(x["cool"], x["warm"]),
                density=(x["q"] + x["latent"])[p] / x["r"]["area"],
            )
            for x, p in zip(rooms, peaks)
        ],
    )


def cases():
    """Returns the examples that the page displays and those of tests/cases.json."""
    folder = ROOT / "lib/calculators/hvac"
    script = f"import('{folder}/examples.ts').then((m) => console.log(JSON.stringify(m.examples)))"
    displayed = json.loads(subprocess.run(["node", "-e", script], capture_output=True, check=True).stdout)
    return displayed + json.loads((folder / "tests/cases.json").read_text())["cases"]


if __name__ == "__main__":
    print(json.dumps({c["id"]: compute(c["inputs"]) for c in cases() if "outputs" in c["expect"]}, indent=1))
