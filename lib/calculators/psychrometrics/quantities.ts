import { quantity } from "../../kit/quantities/quantity.ts";

/** The range of the equations of saturation pressure. */
export const temperature = quantity("temperature", {
  si: ["celsius"],
  us: ["fahrenheit"],
  min: "-100 °C",
  max: "200 °C",
});

/** Water per mass of dry air. */
export const humidityRatio = quantity("mass/mass", {
  si: ["gram-per-kilogram"],
  us: ["grain-per-pound", "pound-per-pound"],
  min: "0 g/kg",
  max: "10000 g/kg",
});

/** Per mass of dry air, from dry air at 0 °C or 0 °F. */
export const enthalpy = quantity("moist-air-enthalpy", {
  si: ["moist-air-kilojoule-per-kilogram"],
  us: ["moist-air-btu-per-pound"],
  min: "-101 kJ/kg",
  max: "10000 kJ/kg",
});

/** Per mass of dry air. */
export const specificVolume = quantity("volume/mass", {
  si: ["cubic-meter-per-kilogram"],
  us: ["cubic-foot-per-pound"],
  min: "0.2 m³/kg",
  max: "50 m³/kg",
});

/** Mass of the mixture, or of its water, per volume of air. */
export const density = quantity("density", {
  si: ["kilogram-per-cubic-meter"],
  us: ["pound-per-cubic-foot"],
});
export const vaporDensity = quantity("density", {
  si: ["gram-per-cubic-meter"],
  us: ["grain-per-cubic-foot"],
});

/** Above absolute zero; the range of the standard atmosphere. */
export const airPressure = quantity("pressure", {
  si: ["kilopascal", "hectopascal"],
  us: ["inch-of-mercury", "psi"],
  min: "22.6 kPa",
  max: "177.7 kPa",
});
export const vaporPressure = quantity("pressure", { si: ["kilopascal"], us: ["inch-of-mercury", "psi"] });

export const altitude = quantity("length", {
  si: ["meter"],
  us: ["foot"],
  min: "-5000 m",
  max: "11000 m",
});
