import { quantity } from "../../kit/quantities/quantity.ts";

export const surfaceArea = quantity("area", {
  si: ["square-meter"],
  us: ["square-foot"],
  min: "0.01 m2",
  max: "100000 m2",
});

/** Heights, perimeters, overhangs. */
export const measure = quantity("length", { si: ["meter"], us: ["foot"], min: "0 m", max: "10 km" });

export const altitude = quantity("length", {
  si: ["meter"],
  us: ["foot"],
  min: "-430 m",
  max: "5000 m",
  default: { si: "0 m", us: "0 ft" },
});

export const thickness = quantity("length", {
  si: ["millimeter"],
  us: ["inch"],
  min: "0.1 mm",
  max: "2 m",
});

export const outdoorTemperature = quantity("temperature", {
  si: ["celsius"],
  us: ["fahrenheit"],
  min: "-60 °C",
  max: "55 °C",
});

export const indoorTemperature = quantity("temperature", {
  si: ["celsius"],
  us: ["fahrenheit"],
  min: "5 °C",
  max: "40 °C",
});

export const supplyTemperature = quantity("temperature", {
  si: ["celsius"],
  us: ["fahrenheit"],
  min: "5 °C",
  max: "70 °C",
});

export const temperatureRange = quantity("temperature-difference", {
  si: ["delta-kelvin"],
  us: ["delta-fahrenheit"],
  min: "0 K",
  max: "40 K",
});

export const uValue = quantity("heat-transfer-coefficient", {
  si: ["watt-per-square-meter-kelvin"],
  us: ["btu-per-hour-square-foot-fahrenheit"],
  min: "0.05 W/(m²·K)",
  max: "10 W/(m²·K)",
});

/** Heat loss of a slab per length of its edge. */
export const edgeLoss = quantity("thermal-conductivity", {
  si: ["watt-per-meter-kelvin"],
  us: ["btu-per-hour-foot-fahrenheit"],
  min: "0.05 W/(m·K)",
  max: "10 W/(m·K)",
});

export const resistance = quantity("thermal-resistance-r-value", {
  si: ["rsi"],
  us: ["r-value-us"],
  min: "0 m²·K/W",
  max: "20 m²·K/W",
});

/** Properties of a layer that is not listed. */
export const layerConductivity = quantity("thermal-conductivity", {
  si: ["watt-per-meter-kelvin"],
  us: ["btu-inch-per-hour-square-foot-fahrenheit", "btu-per-hour-foot-fahrenheit"],
  min: "0.001 W/(m·K)",
  max: "500 W/(m·K)",
});
export const layerDensity = quantity("density", {
  si: ["kilogram-per-cubic-meter"],
  us: ["pound-per-cubic-foot"],
  min: "1 kg/m³",
  max: "20000 kg/m³",
});
export const layerHeat = quantity("specific-heat-capacity", {
  si: ["joule-per-kilogram-kelvin"],
  us: ["btu-per-pound-fahrenheit"],
  min: "100 J/(kg·K)",
  max: "10000 J/(kg·K)",
});

/** Heat stored in a construction for a swing of the temperature. */
export const arealCapacity = quantity("areal-heat-capacity", {
  si: ["kilojoule-per-square-meter-kelvin"],
  us: ["btu-per-square-foot-fahrenheit"],
});

/** Heat of lights and equipment for an area. */
export const heatDensity = quantity("heat-flux", {
  si: ["watt-per-square-meter"],
  us: ["watt-per-square-foot"],
  min: "0 W/m²",
  max: "5000 W/m²",
});

export const loadDensity = quantity("heat-flux", {
  si: ["watt-per-square-meter"],
  us: ["btu-per-hour-square-foot"],
});

export const irradiance = quantity("heat-flux", {
  si: ["watt-per-square-meter"],
  us: ["btu-per-hour-square-foot"],
});

export const heat = quantity("power", {
  si: ["watt", "kilowatt"],
  us: ["btu-per-hour", "ton-of-refrigeration"],
  min: "0 W",
  max: "10 MW",
});

export const plantLoad = quantity("power", {
  si: ["kilowatt"],
  us: ["btu-per-hour", "ton-of-refrigeration"],
});

export const airFlow = quantity("volumetric-flow-rate", {
  si: ["liter-per-second", "cubic-meter-per-hour"],
  us: ["cubic-foot-per-minute"],
  min: "0 L/s",
  max: "1000 m3/s",
});

export const waterFlow = quantity("volumetric-flow-rate", {
  si: ["liter-per-second", "cubic-meter-per-hour"],
  us: ["gallon-us-per-minute"],
});

export const flowDensity = quantity("volumetric-flow-rate/area", {
  si: ["liter-per-second-per-square-meter"],
  us: ["cubic-foot-per-minute-per-square-foot"],
});

export const fanPressure = quantity("pressure", {
  si: ["pascal"],
  us: ["inch-of-water"],
  min: "0 Pa",
  max: "5 kPa",
});

export const airPressure = quantity("pressure", { si: ["kilopascal"], us: ["psi"] });
export const roomVolume = quantity("volume", { si: ["cubic-meter"], us: ["cubic-foot"] });

/** Water in a mass of dry air. */
export const humidityRatio = quantity("mass/mass", { si: ["gram-per-kilogram"], us: ["grain-per-pound"] });

/** Enthalpy of moist air per mass of dry air, from dry air at 0 °C or 0 °F. */
export const enthalpy = quantity("moist-air-enthalpy", {
  si: ["moist-air-kilojoule-per-kilogram"],
  us: ["moist-air-btu-per-pound"],
});

/** Heat of water per mass. */
export const waterEnthalpy = quantity("heating-value-mass", {
  si: ["kilojoule-per-kilogram"],
  us: ["btu-per-pound"],
});

export const massFlow = quantity("mass-flow-rate", { si: ["kilogram-per-second"], us: ["pound-per-hour"] });
