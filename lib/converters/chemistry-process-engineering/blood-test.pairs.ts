import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "milligrams-per-deciliter-to-millimoles-per-liter", from: "milligram-per-deciliter", to: "millimole-per-liter", title: "mg/dL to mmol/L for Blood Glucose" },
  { slug: "millimoles-per-liter-to-milligrams-per-deciliter", from: "millimole-per-liter", to: "milligram-per-deciliter", title: "mmol/L to mg/dL for Blood Glucose" },
]);
