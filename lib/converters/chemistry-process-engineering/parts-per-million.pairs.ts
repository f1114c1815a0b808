import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "parts-per-million-to-percent", from: "parts-per-million", to: "percent" },
  { slug: "percent-to-parts-per-million", from: "percent", to: "parts-per-million" },
  { slug: "parts-per-billion-to-parts-per-million", from: "parts-per-billion", to: "parts-per-million" },
  {
    slug: "milligrams-per-kilogram-to-parts-per-million",
    from: "milligram-per-kilogram",
    to: "parts-per-million",
  },
]);
