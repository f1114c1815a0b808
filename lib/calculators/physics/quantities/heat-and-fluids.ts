import { type Measure, measure } from "./measure.ts";

/** Fluids and heat. */
export const heatAndFluids = {
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
  modulus: measure(
    "youngs-modulus",
    "kg m-1 s-2",
    "positive",
    ["gigapascal", "megapascal", "pascal"],
    ["msi", "ksi", "psi"],
  ),
  overpressure: measure("pressure", "kg m-1 s-2", "any", ["kilopascal", "pascal", "bar"], ["psi"]),
  kinematicViscosity: measure("kinematic-viscosity", "m2 s-1", "positive", [
    "centistokes",
    "square-meter-per-second",
  ]),
  viscosity: measure("dynamic-viscosity", "kg m-1 s-1", "positive", ["millipascal-second", "pascal-second"]),
  flow: measure(
    "volumetric-flow-rate",
    "m3 s-1",
    "nonnegative",
    ["liter-per-second", "cubic-meter-per-second", "liter-per-minute", "milliliter-per-second"],
    ["gallon-us-per-minute", "cubic-foot-per-second"],
  ),
  airFlow: measure(
    "volumetric-flow-rate",
    "m3 s-1",
    "positive",
    ["liter-per-second", "cubic-meter-per-hour", "cubic-meter-per-second"],
    ["cubic-foot-per-minute"],
  ),
  airChanges: measure("air-change-rate", "s-1", "positive", ["air-change-per-hour", "air-change-per-second"]),
  // Heat
  thermalResistance: measure("thermal-resistance-r-value", "kg-1 s3 K", "positive", ["rsi"], ["r-value-us"]),
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
    ["kilojoule-per-kilogram", "joule-per-gram", "joule-per-kilogram"],
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
} satisfies Record<string, Measure>;
