import { quantity } from "../../kit/quantities/quantity.ts";

export const tapeLength = quantity("length", {
  si: ["inch", "millimeter", "centimeter", "meter"],
  us: ["inch", "foot"],
  min: "0 m",
  max: "1000 m",
  default: "1.3 in",
});

export const markDistance = quantity("length", { si: ["millimeter"], us: ["inch"] });
