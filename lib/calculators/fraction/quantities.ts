import { quantity } from "../../kit/quantities/quantity.ts";

export const tapeLength = quantity("length", {
  si: ["inch", "millimeter", "centimeter", "meter"],
  us: ["inch", "foot"],
  min: "0 m",
  max: "1000 m",
  default: "1.3 in",
});

const sumUnits = {
  si: ["foot", "inch", "millimeter", "centimeter", "meter"],
  us: ["foot", "inch"],
  min: "0 m",
  max: "1000 m",
} as const;
export const firstLength = quantity("length", { ...sumUnits, default: "5 ft 7 3/8 in" });
export const secondLength = quantity("length", { ...sumUnits, default: "2 ft 9 1/2 in" });

export const markDistance = quantity("length", { si: ["millimeter"], us: ["inch"] });
