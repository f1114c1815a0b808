import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "megapascals-to-psi", from: "megapascal", to: "psi" },
  { slug: "psi-to-megapascals", from: "psi", to: "megapascal" },
  { slug: "megapascals-to-ksi", from: "megapascal", to: "ksi" },
  { slug: "ksi-to-megapascals", from: "ksi", to: "megapascal" },
  { slug: "newtons-per-square-millimeter-to-psi", from: "newton-per-square-millimeter", to: "psi" },
]);
