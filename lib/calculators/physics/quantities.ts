import { type Quantity, quantity } from "../../quantities/quantity.ts";
import type { UnitList } from "../../quantities/systems.ts";

/** Which values make sense: above zero, not below zero, or any. */
export type Sign = "positive" | "nonnegative" | "any";

/** A quantity of physics: its units, its dimension in SI base units ("kg m2 s-2"), and the sign that it usually has. */
export interface Measure {
  quantity: Quantity;
  dimension: string;
  sign: Sign;
}

const measure = (
  converter: string,
  dimension: string,
  sign: Sign,
  si: UnitList,
  us: UnitList = si,
): Measure => ({ quantity: quantity(converter, { si, us }), dimension, sign });

/** Every quantity of the formulas. What is named twice differs in its usual units alone. */
export const measures = {
  // Space and time
  length: measure(
    "length",
    "m",
    "positive",
    ["meter", "centimeter", "millimeter", "kilometer"],
    ["foot", "inch", "yard", "mile"],
  ),
  position: measure("length", "m", "any", ["meter", "centimeter", "kilometer"], ["foot", "inch", "mile"]),
  distance: measure(
    "length",
    "m",
    "positive",
    ["kilometer", "meter", "astronomical-unit", "light-year"],
    ["mile", "foot"],
  ),
  orbit: measure("length", "m", "positive", ["kilometer", "meter", "astronomical-unit"], ["mile"]),
  thickness: measure("length", "m", "positive", ["millimeter", "centimeter", "meter"], ["inch", "foot"]),
  image: measure("length", "m", "any", ["centimeter", "millimeter", "meter"], ["inch", "foot"]),
  slit: measure("length", "m", "positive", ["micrometer", "millimeter", "nanometer"]),
  wavelength: measure("length", "m", "positive", [
    "nanometer",
    "micrometer",
    "millimeter",
    "meter",
    "picometer",
    "angstrom",
  ]),
  wavelengthShift: measure("length", "m", "nonnegative", ["picometer", "nanometer"]),
  radioWavelength: measure("length", "m", "positive", ["meter", "centimeter", "millimeter", "nanometer"]),
  nucleus: measure("length", "m", "positive", ["femtometer", "picometer"]),
  area: measure(
    "area",
    "m2",
    "positive",
    ["square-meter", "square-centimeter", "square-millimeter"],
    ["square-foot", "square-inch"],
  ),
  smallArea: measure(
    "area",
    "m2",
    "positive",
    ["square-centimeter", "square-millimeter", "square-meter"],
    ["square-inch", "square-foot"],
  ),
  volume: measure(
    "volume",
    "m3",
    "positive",
    ["liter", "cubic-meter", "milliliter", "cubic-centimeter"],
    ["gallon-us", "cubic-foot", "cubic-inch"],
  ),
  time: measure("time", "s", "nonnegative", [
    "second",
    "millisecond",
    "microsecond",
    "minute",
    "hour",
    "day",
  ]),
  duration: measure("time", "s", "positive", ["second", "millisecond", "minute", "hour", "day", "year"]),
  travelTime: measure("time", "s", "positive", ["hour", "minute", "second"]),
  lifetime: measure("time", "s", "positive", ["year", "day", "hour", "minute", "second"]),
  elapsed: measure("time", "s", "nonnegative", ["year", "day", "hour", "minute", "second"]),
  angle: measure("angle", "1", "any", ["degree", "radian", "turn"]),
  share: measure("parts-per-million", "1", "positive", ["percent"]),
  // Motion
  speed: measure(
    "speed",
    "m s-1",
    "nonnegative",
    ["meter-per-second", "kilometer-per-hour", "kilometer-per-second"],
    ["foot-per-second", "mile-per-hour"],
  ),
  velocity: measure(
    "speed",
    "m s-1",
    "any",
    ["meter-per-second", "kilometer-per-hour"],
    ["foot-per-second", "mile-per-hour"],
  ),
  roadSpeed: measure(
    "speed",
    "m s-1",
    "nonnegative",
    ["kilometer-per-hour", "meter-per-second"],
    ["mile-per-hour", "foot-per-second"],
  ),
  spaceSpeed: measure(
    "speed",
    "m s-1",
    "nonnegative",
    ["kilometer-per-second", "meter-per-second", "speed-of-light"],
    ["mile-per-second", "mile-per-hour"],
  ),
  lightSpeed: measure("speed", "m s-1", "nonnegative", [
    "speed-of-light",
    "meter-per-second",
    "kilometer-per-second",
  ]),
  acceleration: measure(
    "acceleration",
    "m s-2",
    "any",
    ["meter-per-second-squared", "standard-gravity"],
    ["foot-per-second-squared", "standard-gravity"],
  ),
  gravity: measure(
    "acceleration",
    "m s-2",
    "positive",
    ["meter-per-second-squared", "standard-gravity"],
    ["foot-per-second-squared", "standard-gravity"],
  ),
  rotation: measure("angle", "1", "any", ["radian", "degree", "turn"]),
  angularVelocity: measure("angular-velocity", "s-1", "any", [
    "radian-per-second",
    "revolution-per-minute",
    "degree-per-second",
  ]),
  angularAcceleration: measure("angular-acceleration", "s-2", "any", [
    "radian-per-second-squared",
    "revolution-per-minute-per-second",
  ]),
  frequency: measure("frequency", "s-1", "positive", ["hertz", "kilohertz", "megahertz", "gigahertz"]),
  radioFrequency: measure("frequency", "s-1", "positive", ["megahertz", "gigahertz", "kilohertz", "hertz"]),
  lightFrequency: measure("frequency", "s-1", "positive", ["terahertz", "gigahertz", "petahertz", "hertz"]),
  angularFrequency: measure("angular-velocity", "s-1", "positive", [
    "radian-per-second",
    "degree-per-second",
  ]),
  // Matter, force and energy
  mass: measure(
    "mass",
    "kg",
    "positive",
    ["kilogram", "gram", "milligram", "tonne"],
    ["pound", "ounce", "slug", "short-ton"],
  ),
  bigMass: measure("mass", "kg", "positive", ["kilogram", "earth-mass", "solar-mass", "jupiter-mass"]),
  particleMass: measure("mass", "kg", "positive", ["kilogram", "dalton", "electron-mass", "proton-mass"]),
  massDefect: measure("mass", "kg", "nonnegative", ["dalton", "kilogram"]),
  force: measure("force", "kg m s-2", "any", ["newton", "kilonewton"], ["pound-force", "kip"]),
  strength: measure("force", "kg m s-2", "positive", ["newton", "kilonewton"], ["pound-force", "kip"]),
  energy: measure(
    "energy",
    "kg m2 s-2",
    "any",
    ["joule", "kilojoule", "megajoule", "kilowatt-hour"],
    ["foot-pound", "btu"],
  ),
  heat: measure(
    "energy",
    "kg m2 s-2",
    "any",
    ["kilojoule", "joule", "megajoule", "kilowatt-hour", "kilocalorie"],
    ["btu"],
  ),
  electricEnergy: measure("energy", "kg m2 s-2", "nonnegative", [
    "joule",
    "millijoule",
    "kilowatt-hour",
    "watt-hour",
  ]),
  photonEnergy: measure("energy", "kg m2 s-2", "nonnegative", [
    "electronvolt",
    "joule",
    "kiloelectronvolt",
    "megaelectronvolt",
  ]),
  levelEnergy: measure("energy", "kg m2 s-2", "any", ["electronvolt", "joule"]),
  nuclearEnergy: measure("energy", "kg m2 s-2", "nonnegative", [
    "megaelectronvolt",
    "joule",
    "kiloelectronvolt",
    "gigaelectronvolt",
  ]),
  massEnergy: measure("energy", "kg m2 s-2", "positive", [
    "joule",
    "megajoule",
    "terajoule",
    "kilowatt-hour",
  ]),
  power: measure(
    "power",
    "kg m2 s-3",
    "any",
    ["watt", "kilowatt", "megawatt"],
    ["horsepower", "btu-per-hour"],
  ),
  electricPower: measure("power", "kg m2 s-3", "nonnegative", ["watt", "kilowatt", "milliwatt"]),
  apparentPower: measure("power", "kg m2 s-3", "nonnegative", ["kilovolt-ampere", "volt-ampere"]),
  reactivePower: measure("reactive-power", "kg m2 s-3", "nonnegative", ["kilovar", "var", "megavar"]),
  heatFlow: measure("heat-flow-rate", "kg m2 s-3", "any", ["watt", "kilowatt"], ["btu-per-hour"]),
  momentum: measure("momentum", "kg m s-1", "any", ["kilogram-meter-per-second"], ["pound-force-second"]),
  springConstant: measure(
    "spring-constant",
    "kg s-2",
    "positive",
    ["newton-per-meter", "newton-per-millimeter"],
    ["pound-force-per-inch", "pound-force-per-foot"],
  ),
  torque: measure(
    "torque",
    "kg m2 s-2",
    "any",
    ["newton-meter", "kilonewton-meter"],
    ["foot-pound", "inch-pound"],
  ),
  inertia: measure(
    "mass-moment-of-inertia",
    "kg m2",
    "positive",
    ["kilogram-square-meter", "kilogram-square-centimeter"],
    ["pound-square-foot", "slug-square-foot"],
  ),
  angularMomentum: measure("energy/frequency", "kg m2 s-1", "any", ["joule-per-hertz"]),
  // Fluids
  density: measure(
    "density",
    "kg m-3",
    "positive",
    ["kilogram-per-cubic-meter", "gram-per-cubic-centimeter"],
    ["pound-per-cubic-foot"],
  ),
  pressure: measure(
    "pressure",
    "kg m-1 s-2",
    "positive",
    ["kilopascal", "pascal", "megapascal", "bar", "atmosphere"],
    ["psi", "atmosphere"],
  ),
  overpressure: measure("pressure", "kg m-1 s-2", "any", ["kilopascal", "pascal", "bar"], ["psi"]),
  viscosity: measure("dynamic-viscosity", "kg m-1 s-1", "positive", ["millipascal-second", "pascal-second"]),
  flow: measure(
    "volumetric-flow-rate",
    "m3 s-1",
    "nonnegative",
    ["liter-per-second", "cubic-meter-per-second", "liter-per-minute", "milliliter-per-second"],
    ["gallon-us-per-minute", "cubic-foot-per-second"],
  ),
  // Heat
  temperature: measure("temperature", "K", "positive", ["celsius", "kelvin"], ["fahrenheit", "rankine"]),
  kelvins: measure("temperature", "K", "positive", ["kelvin", "celsius"], ["fahrenheit", "rankine"]),
  temperatureChange: measure("temperature-difference", "K", "any", ["delta-kelvin"], ["delta-fahrenheit"]),
  specificHeat: measure(
    "specific-heat-capacity",
    "m2 s-2 K-1",
    "positive",
    ["joule-per-kilogram-kelvin", "kilojoule-per-kilogram-kelvin"],
    ["btu-per-pound-fahrenheit"],
  ),
  latentHeat: measure(
    "heating-value-mass",
    "m2 s-2",
    "positive",
    ["kilojoule-per-kilogram", "joule-per-gram"],
    ["btu-per-pound"],
  ),
  conductivity: measure(
    "thermal-conductivity",
    "kg m s-3 K-1",
    "positive",
    ["watt-per-meter-kelvin"],
    ["btu-per-hour-foot-fahrenheit"],
  ),
  expansion: measure(
    "thermal-expansion",
    "K-1",
    "any",
    ["ppm-per-celsius", "per-kelvin"],
    ["ppm-per-fahrenheit"],
  ),
  coefficient: measure("thermal-expansion", "K-1", "any", ["per-kelvin"]),
  amount: measure("amount-of-substance", "mol", "positive", ["mole", "millimole", "kilomole"]),
  molarMass: measure("mass/amount-of-substance", "kg mol-1", "positive", [
    "gram-per-mole",
    "kilogram-per-mole",
  ]),
  entropy: measure("energy/temperature-difference", "kg m2 s-2 K-1", "any", [
    "joule-per-delta-kelvin",
    "kilojoule-per-delta-kelvin",
  ]),
  // Waves and light
  linearDensity: measure("linear-density", "kg m-1", "positive", ["gram-per-meter", "kilogram-per-meter"]),
  intensity: measure("sound-intensity", "kg s-3", "positive", [
    "watt-per-square-meter",
    "milliwatt-per-square-meter",
    "microwatt-per-square-meter",
  ]),
  opticalPower: measure("optical-power", "m-1", "any", ["diopter"]),
  // Electricity and magnetism
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
  // Atoms and nuclei
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

export type MeasureId = keyof typeof measures;
