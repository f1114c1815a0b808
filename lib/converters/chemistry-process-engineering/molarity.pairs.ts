import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "moles-per-liter-to-millimoles-per-liter", from: "mole-per-liter", to: "millimole-per-liter" },
  { slug: "moles-per-liter-to-moles-per-cubic-meter", from: "mole-per-liter", to: "mole-per-cubic-meter" },
  {
    slug: "millimoles-per-liter-to-micromoles-per-liter",
    from: "millimole-per-liter",
    to: "micromole-per-liter",
  },
  {
    slug: "micromoles-per-liter-to-nanomoles-per-liter",
    from: "micromole-per-liter",
    to: "nanomole-per-liter",
  },
]);
