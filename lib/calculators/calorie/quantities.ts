import { quantity } from "../../kit/quantities/quantity.ts";

export const weight = quantity("mass", {
  si: ["kilogram"],
  us: ["pound", "stone"],
  min: "25 kg",
  max: "400 kg",
  default: { si: "70 kg", us: "154 lb" },
});

export const height = quantity("length", {
  si: ["centimeter", "meter"],
  us: ["foot", "inch"],
  min: "1.2 m",
  max: "2.5 m",
  default: { si: "170 cm", us: "5 ft 7 in" },
});

/** Change of weight per week. */
export const pace = quantity("mass", {
  si: ["kilogram"],
  us: ["pound"],
  min: "0.05 kg",
  max: "2 kg",
  default: { si: "0.5 kg", us: "1 lb" },
});
