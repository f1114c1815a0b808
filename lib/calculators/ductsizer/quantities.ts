import { quantity } from "../../kit/quantities/quantity.ts";

export const airFlow = quantity("volumetric-flow-rate", {
  si: ["liter-per-second", "cubic-meter-per-hour", "cubic-meter-per-second"],
  us: ["cubic-foot-per-minute"],
  min: "0.1 L/s",
  max: "1000 m3/s",
  default: { si: "450 L/s", us: "1000 cfm" },
});

export const frictionRate = quantity("pressure-gradient", {
  si: ["pascal-per-meter"],
  us: ["inch-of-water-per-100-feet"],
  min: "0.01 Pa/m",
  max: "100 Pa/m",
  default: { si: "0.8 Pa/m", us: "0.1 inH2O/100 ft" },
});

export const airVelocity = quantity("speed", {
  si: ["meter-per-second"],
  us: ["foot-per-minute"],
  min: "0.1 m/s",
  max: "60 m/s",
  default: { si: "5 m/s", us: "1000 ft/min" },
});

export const ductSize = quantity("length", {
  si: ["millimeter"],
  us: ["inch"],
  min: "10 mm",
  max: "20 m",
});

export const ductLength = quantity("length", {
  si: ["meter"],
  us: ["foot"],
  min: "0 m",
  max: "10 km",
  default: { si: "20 m", us: "60 ft" },
});

export const roughness = quantity("length", {
  si: ["millimeter"],
  us: ["inch", "foot"],
  min: "0 mm",
  max: "10 mm",
  default: "0.09 mm",
});

export const leakage = quantity("volumetric-flow-rate/area", {
  si: ["liter-per-second-per-square-meter"],
  us: ["cubic-foot-per-minute-per-square-foot"],
  min: "0 L/s/m²",
  max: "100 L/s/m²",
});

export const thickness = quantity("length", {
  si: ["millimeter"],
  us: ["inch"],
  min: "0.1 mm",
  max: "20 mm",
});

export const pressureLoss = quantity("pressure", {
  si: ["pascal"],
  us: ["inch-of-water"],
  min: "0 Pa",
  max: "10 kPa",
  default: { si: "0 Pa", us: "0 inH2O" },
});

export const airTemperature = quantity("temperature", {
  si: ["celsius"],
  us: ["fahrenheit"],
  min: "-40 °C",
  max: "200 °C",
  default: { si: "20 °C", us: "70 °F" },
});

export const altitude = quantity("length", {
  si: ["meter"],
  us: ["foot"],
  min: "-500 m",
  max: "5000 m",
  default: { si: "0 m", us: "0 ft" },
});

export const viscosity = quantity("dynamic-viscosity", { si: ["pascal-second"] });
export const fanPower = quantity("power", { si: ["watt", "kilowatt"], us: ["horsepower", "watt"] });
export const crossSection = quantity("area", { si: ["square-meter"], us: ["square-foot"] });
export const airDensity = quantity("density", {
  si: ["kilogram-per-cubic-meter"],
  us: ["pound-per-cubic-foot"],
});
export const sheetWeight = quantity("mass", { si: ["kilogram"], us: ["pound"] });
export const temperatureRise = quantity("temperature-difference", {
  si: ["delta-kelvin"],
  us: ["delta-fahrenheit"],
});
export const specificPower = quantity("power/volumetric-flow-rate", {
  si: ["watt-per-liter-per-second"],
  us: ["watt-per-cubic-foot-per-minute"],
});
