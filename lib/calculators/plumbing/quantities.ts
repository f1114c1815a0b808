import { quantity } from "../../kit/quantities/quantity.ts";

export const waterFlow = quantity("volumetric-flow-rate", {
  si: ["liter-per-second", "liter-per-minute", "cubic-meter-per-hour"],
  us: ["gallon-us-per-minute"],
  min: "0 L/s",
  max: "1000 L/s",
  default: { si: "0 L/s", us: "0 gpm" },
});

export const pressure = quantity("pressure", {
  si: ["kilopascal", "bar"],
  us: ["psi"],
  min: "0 kPa",
  max: "2000 kPa",
  default: { si: "0 kPa", us: "0 psi" },
});

/** Pressure lost for a length of pipe. */
export const frictionRate = quantity("pressure-gradient", {
  si: ["kilopascal-per-meter", "pascal-per-meter", "meter-of-water-per-100-meters"],
  us: ["psi-per-100-feet", "foot-of-water-per-100-feet"],
});

export const velocity = quantity("speed", {
  si: ["meter-per-second"],
  us: ["foot-per-second"],
  min: "0.1 m/s",
  max: "6 m/s",
});

export const pipeLength = quantity("length", {
  si: ["meter"],
  us: ["foot"],
  min: "0.1 m",
  max: "5 km",
  default: { si: "30 m", us: "100 ft" },
});

export const height = quantity("length", {
  si: ["meter"],
  us: ["foot"],
  min: "-200 m",
  max: "200 m",
  default: { si: "6 m", us: "20 ft" },
});

export const pipeSize = quantity("length", {
  si: ["millimeter"],
  us: ["inch"],
  min: "5 mm",
  max: "1 m",
});

export const gravityDiameter = quantity("length", {
  si: ["millimeter", "meter"],
  us: ["inch", "foot"],
  min: "10 mm",
  max: "10 m",
  default: { si: "150 mm", us: "6 in" },
});

/** Fall of a pipe over its length. */
export const slope = quantity("slope", {
  si: ["percent", "millimeter-per-meter"],
  us: ["percent", "foot-per-100-feet"],
  alsoReads: ["pitch-in-12"],
  min: "0.001 %",
  max: "100 %",
  default: "1 %",
});

export const insulation = quantity("length", {
  si: ["millimeter"],
  us: ["inch"],
  min: "0 mm",
  max: "200 mm",
  default: { si: "25 mm", us: "1 in" },
});

export const roofArea = quantity("area", {
  si: ["square-meter"],
  us: ["square-foot"],
  min: "0 m2",
  max: "1e6 m2",
});

export const rainRate = quantity("precipitation-rate", {
  si: ["millimeter-per-hour"],
  us: ["inch-per-hour"],
  min: "1 mm/h",
  max: "1000 mm/h",
});

export const volume = quantity("volume", {
  si: ["liter", "cubic-meter"],
  us: ["gallon-us"],
  min: "0 L",
  max: "100000 L",
});

export const heat = quantity("heat-flow-rate", {
  si: ["kilowatt", "watt"],
  us: ["btu-per-hour", "mbh", "kilowatt"],
  min: "0.1 kW",
  max: "10000 kW",
});

export const heatLoss = quantity("heat-flow-rate", { si: ["watt", "kilowatt"], us: ["btu-per-hour"] });

export const waterTemperature = quantity("temperature", {
  si: ["celsius"],
  us: ["fahrenheit"],
  min: "0 °C",
  max: "99 °C",
});

export const temperatureRise = quantity("temperature-difference", {
  si: ["delta-kelvin"],
  us: ["delta-fahrenheit"],
  min: "0.5 K",
  max: "95 K",
});

export const conductivity = quantity("thermal-conductivity", {
  si: ["watt-per-meter-kelvin"],
  us: ["btu-inch-per-hour-square-foot-fahrenheit"],
  min: "0.005 W/(m·K)",
  max: "1 W/(m·K)",
  default: { si: "0.036 W/(m·K)", us: "0.25 Btu·in/(h·ft²·°F)" },
});

export const filmCoefficient = quantity("heat-transfer-coefficient", {
  si: ["watt-per-square-meter-kelvin"],
  us: ["btu-per-hour-square-foot-fahrenheit"],
  min: "1 W/(m²·K)",
  max: "100 W/(m²·K)",
  default: "10 W/(m²·K)",
});

export const heatPerLength = quantity("heat-flow-rate/length", {
  si: ["watt-per-meter"],
  us: ["btu-per-hour-per-foot"],
});

export const energy = quantity("energy", { si: ["kilowatt-hour"], us: ["kilowatt-hour"] });

export const head = quantity("length", { si: ["meter"], us: ["foot"] });
