import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "miles-per-gallon-us-to-liters-per-100-kilometers",
    from: "mile-per-gallon-us",
    to: "liter-per-100-kilometers",
  },
  {
    slug: "liters-per-100-kilometers-to-miles-per-gallon-us",
    from: "liter-per-100-kilometers",
    to: "mile-per-gallon-us",
  },
  {
    slug: "kilometers-per-liter-to-miles-per-gallon-us",
    from: "kilometer-per-liter",
    to: "mile-per-gallon-us",
  },
  {
    slug: "miles-per-gallon-imperial-to-liters-per-100-kilometers",
    from: "mile-per-gallon-imperial",
    to: "liter-per-100-kilometers",
  },
  {
    slug: "miles-per-gallon-us-to-kilometers-per-liter",
    from: "mile-per-gallon-us",
    to: "kilometer-per-liter",
  },
]);
