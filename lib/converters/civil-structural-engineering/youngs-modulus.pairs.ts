import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "gigapascals-to-psi", from: "gigapascal", to: "psi" },
  { slug: "psi-to-gigapascals", from: "psi", to: "gigapascal" },
  { slug: "gigapascals-to-ksi", from: "gigapascal", to: "ksi" },
  { slug: "gigapascals-to-megapascals", from: "gigapascal", to: "megapascal" },
  { slug: "msi-to-gigapascals", from: "msi", to: "gigapascal" },
]);
