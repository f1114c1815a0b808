import { quantity } from "../../kit/quantities/quantity.ts";

export const waterFlow = quantity("volumetric-flow-rate", {
  si: ["liter-per-minute", "liter-per-second", "cubic-meter-per-hour"],
  us: ["gallon-us-per-minute"],
  min: "1 L/min",
  max: "100000 L/min",
});

export const waterPressure = quantity("pressure", {
  si: ["bar", "kilopascal"],
  us: ["psi"],
  min: "0 bar",
  max: "100 bar",
});

export const density = quantity("volumetric-flow-rate/area", {
  si: ["liter-per-minute-per-square-meter"],
  us: ["gallon-us-per-minute-per-square-foot"],
  min: "0.5 L/min/m²",
  max: "100 L/min/m²",
});

export const floorArea = quantity("area", {
  si: ["square-meter"],
  us: ["square-foot"],
  min: "1 m2",
  max: "1000000 m2",
});

/** Discharge of a sprinkler per root of its pressure. */
export const kFactor = quantity("discharge-coefficient", {
  si: ["liter-per-minute-per-root-bar"],
  us: ["gpm-per-root-psi"],
  min: "0.1 gpm/√psi",
  max: "1000 gpm/√psi",
});

export const pipeLength = quantity("length", {
  si: ["meter"],
  us: ["foot"],
  min: "0 m",
  max: "10 km",
});

export const bore = quantity("length", {
  si: ["millimeter"],
  us: ["inch"],
  min: "2 mm",
  max: "1000 mm",
});

export const waterTime = quantity("time", { si: ["minute", "hour"], min: "1 min", max: "48 h" });

export const tankVolume = quantity("volume", { si: ["cubic-meter", "liter"], us: ["gallon-us"] });
export const waterVelocity = quantity("speed", { si: ["meter-per-second"], us: ["foot-per-second"] });
export const frictionRate = quantity("pressure-gradient", {
  si: ["kilopascal-per-meter", "meter-of-water-per-100-meters"],
  us: ["psi-per-100-feet", "foot-of-water-per-100-feet"],
});
export const nozzleReaction = quantity("force", { si: ["newton"], us: ["pound-force"] });
export const pumpPower = quantity("power", { si: ["kilowatt"], us: ["horsepower"] });
