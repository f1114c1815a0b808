import type { Origin } from "../../../kit/calculator/define.ts";

export const annuity: Origin = {
  kind: "independent",
  by: "The annuity formula in Python with mpmath at 40 digits",
};

export const power: Origin = {
  kind: "independent",
  by: "(1 + r/m)^(m·t) in Python with mpmath at 40 digits",
};
