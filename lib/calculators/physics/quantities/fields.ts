import { type Measure, measure } from "./measure.ts";

export const fields = {
  linearDensity: measure("linear-density", "kg m-1", "positive", ["gram-per-meter", "kilogram-per-meter"]),
  intensity: measure("sound-intensity", "kg s-3", "positive", [
    "watt-per-square-meter",
    "milliwatt-per-square-meter",
    "microwatt-per-square-meter",
  ]),
  opticalPower: measure("optical-power", "m-1", "any", ["diopter"]),
  voltage: measure("voltage", "kg m2 s-3 A-1", "any", ["volt", "millivolt", "kilovolt"]),
  current: measure("current", "A", "any", ["ampere", "milliampere", "microampere"]),
  resistance: measure("resistance", "kg m2 s-3 A-2", "positive", ["ohm", "kilohm", "megohm", "milliohm"]),
  reactance: measure("resistance", "kg m2 s-3 A-2", "nonnegative", ["ohm", "kilohm"]),
  resistivity: measure("resistivity", "kg m3 s-3 A-2", "positive", [
    "ohm-meter",
    "nanoohm-meter",
    "microhm-meter",
  ]),
  charge: measure("electric-charge", "A s", "any", [
    "microcoulomb",
    "nanocoulomb",
    "coulomb",
    "elementary-charge",
  ]),
  field: measure("voltage/length", "kg m s-3 A-1", "any", ["volt-per-meter", "kilovolt-per-meter"]),
  capacitance: measure("capacitance", "kg-1 m-2 s4 A2", "positive", [
    "microfarad",
    "nanofarad",
    "picofarad",
    "farad",
  ]),
  inductance: measure("inductance", "kg m2 s-2 A-2", "positive", ["millihenry", "henry", "microhenry"]),
  magneticField: measure("magnetic-flux-density", "kg s-2 A-1", "any", ["tesla", "millitesla", "microtesla"]),
  magneticFlux: measure("magnetic-flux", "kg m2 s-2 A-1", "any", ["weber", "milliweber"]),
  activity: measure("radioactivity", "s-1", "positive", ["becquerel", "megabecquerel", "curie"]),
  decayConstant: measure("frequency", "s-1", "positive", ["hertz"]),
  attenuation: measure(
    "optical-power",
    "m-1",
    "positive",
    ["per-centimeter", "per-millimeter", "per-meter"],
    ["per-inch", "per-foot"],
  ),
  absorber: measure("length", "m", "nonnegative", ["centimeter", "millimeter", "meter"], ["inch", "foot"]),
} satisfies Record<string, Measure>;
