import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "kilonewtons-per-square-meter-to-psf", from: "kilonewton-per-square-meter", to: "psf" },
  { slug: "psf-to-kilonewtons-per-square-meter", from: "psf", to: "kilonewton-per-square-meter" },
  { slug: "psf-to-kilograms-force-per-square-meter", from: "psf", to: "kilogram-force-per-square-meter" },
  { slug: "kilopascals-to-psf", from: "kilopascal", to: "psf" },
]);
