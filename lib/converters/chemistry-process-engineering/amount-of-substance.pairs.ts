import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "moles-to-millimoles", from: "mole", to: "millimole" },
  { slug: "moles-to-molecules", from: "mole", to: "molecule" },
  { slug: "pound-moles-to-moles", from: "pound-mole", to: "mole" },
  { slug: "millimoles-to-moles", from: "millimole", to: "mole" },
]);
