import { quantity } from "../../kit/quantities/quantity.ts";

export const weight = quantity("mass", {
  si: ["kilogram"],
  us: ["pound", "stone"],
  min: "2 kg",
  max: "700 kg",
  default: { si: "70 kg", us: "154 lb" },
});

/** Body height. Wide limits, since `compute` rejects unlikely heights with a more specific message. */
export const height = quantity("length", {
  si: ["centimeter", "meter"],
  us: ["foot", "inch"],
  min: "1 mm",
  max: "1 km",
  default: { si: "170 cm", us: "5 ft 7 in" },
});

export const girth = quantity("length", {
  si: ["centimeter"],
  us: ["inch"],
  min: "30 cm",
  max: "3 m",
});
