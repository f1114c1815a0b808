import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "moles-per-kilogram-to-millimoles-per-kilogram",
    from: "mole-per-kilogram",
    to: "millimole-per-kilogram",
  },
  { slug: "moles-per-kilogram-to-molarity", from: "mole-per-kilogram", to: "molarity" },
  { slug: "molarity-to-moles-per-kilogram", from: "molarity", to: "mole-per-kilogram" },
  { slug: "mass-percent-to-moles-per-kilogram", from: "mass-percent", to: "mole-per-kilogram" },
]);
