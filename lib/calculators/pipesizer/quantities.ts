import { quantity } from "../../kit/quantities/quantity.ts";

export const flow = quantity("volumetric-flow-rate", {
  si: ["liter-per-second", "cubic-meter-per-hour", "liter-per-minute", "cubic-meter-per-second"],
  us: ["gallon-us-per-minute", "cubic-foot-per-minute"],
  min: "0 L/s",
  max: "1000 m3/s",
  default: { si: "5 L/s", us: "80 gpm" },
});

export const massFlow = quantity("mass-flow-rate", {
  si: ["kilogram-per-hour", "kilogram-per-second"],
  us: ["pound-per-hour", "pound-per-second"],
  min: "0 kg/h",
  max: "1000000 kg/s",
  default: { si: "18000 kg/h", us: "40000 lb/h" },
});

export const heatFlow = quantity("heat-flow-rate", {
  si: ["kilowatt", "watt"],
  us: ["btu-per-hour", "ton-of-refrigeration"],
  min: "0 kW",
  max: "10000000 kW",
  default: { si: "100 kW", us: "400000 Btu/h" },
});

export const temperatureDifference = quantity("temperature-difference", {
  si: ["delta-kelvin"],
  us: ["delta-fahrenheit"],
  min: "0.1 K",
  max: "200 K",
  default: { si: "6 K", us: "10 °F" },
});

export const velocity = quantity("speed", {
  si: ["meter-per-second"],
  us: ["foot-per-second"],
  min: "0.01 m/s",
  max: "200 m/s",
  default: { si: "1.5 m/s", us: "5 ft/s" },
});

/** Friction loss per length of pipe. */
export const gradient = quantity("pressure-gradient", {
  si: ["pascal-per-meter", "kilopascal-per-meter", "meter-of-water-per-100-meters"],
  us: ["psi-per-100-feet", "foot-of-water-per-100-feet"],
  min: "0.001 Pa/m",
  max: "1000 kPa/m",
  default: { si: "400 Pa/m", us: "1.75 psi/100 ft" },
});

export const pipeSize = quantity("length", {
  si: ["millimeter"],
  us: ["inch"],
  min: "0.5 mm",
  max: "10 m",
});

export const roughness = quantity("length", {
  si: ["millimeter", "micrometer"],
  us: ["inch", "foot"],
  min: "0 mm",
  max: "50 mm",
});

export const length = quantity("length", {
  si: ["meter"],
  us: ["foot"],
  min: "0 m",
  max: "1000 km",
  default: { si: "50 m", us: "150 ft" },
});

export const pressure = quantity("pressure", {
  si: ["kilopascal", "bar", "pascal"],
  us: ["psi", "foot-of-water"],
  min: "0 kPa",
  max: "100 MPa",
});

export const temperature = quantity("temperature", {
  si: ["celsius"],
  us: ["fahrenheit"],
  min: "-60 °C",
  max: "600 °C",
  default: { si: "20 °C", us: "68 °F" },
});

export const density = quantity("density", {
  si: ["kilogram-per-cubic-meter"],
  us: ["pound-per-cubic-foot"],
  min: "0.01 kg/m3",
  max: "25000 kg/m3",
  default: "680 kg/m3",
});

export const viscosity = quantity("dynamic-viscosity", {
  si: ["millipascal-second", "pascal-second"],
  us: ["centipoise"],
  min: "0.001 mPa·s",
  max: "1000000 mPa·s",
  default: "0.31 mPa·s",
});

export const waveSpeed = quantity("speed", {
  si: ["meter-per-second"],
  us: ["foot-per-second"],
  min: "10 m/s",
  max: "3000 m/s",
});

export const specificHeat = quantity("specific-heat-capacity", {
  si: ["kilojoule-per-kilogram-kelvin"],
  us: ["btu-per-pound-fahrenheit"],
});
export const conductivity = quantity("thermal-conductivity", {
  si: ["watt-per-meter-kelvin"],
  us: ["btu-per-hour-foot-fahrenheit"],
});
export const modulus = quantity("youngs-modulus", { si: ["gigapascal"], us: ["psi"] });
export const power = quantity("power", { si: ["watt", "kilowatt"], us: ["horsepower", "kilowatt"] });
export const energy = quantity("energy", { si: ["kilowatt-hour"] });
export const time = quantity("time", { si: ["second"] });
export const runningTime = quantity("time", { si: ["hour"], min: "0 h", max: "8784 h", default: "4000 h" });
export const price = quantity("money/energy", { si: ["per-kilowatt-hour"] });
