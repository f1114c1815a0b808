import { quantity } from "../../kit/quantities/quantity.ts";

/** To be found on a tape with inches, whatever it was measured in. */
export const tapeLength = quantity("length", {
  si: ["inch", "millimeter", "centimeter", "meter"],
  us: ["inch", "foot"],
  min: "0 m",
  max: "1000 m",
  default: "1.3 in",
});

/** Distance to the nearest mark. */
export const markDistance = quantity("length", { si: ["millimeter"], us: ["inch"] });
