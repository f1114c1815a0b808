import type { Origin } from "../../../kit/calculator/define.ts";

export const decimal: Origin = {
  kind: "independent",
  by: "Python’s decimal with 45 digits: annuity formula, then row by row with interest rounded half up to the cent",
};
