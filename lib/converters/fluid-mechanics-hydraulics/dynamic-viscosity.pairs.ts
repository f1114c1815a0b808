import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "centipoise-to-pascal-seconds", from: "centipoise", to: "pascal-second" },
  { slug: "pascal-seconds-to-centipoise", from: "pascal-second", to: "centipoise" },
  { slug: "poise-to-pascal-seconds", from: "poise", to: "pascal-second" },
  { slug: "centipoise-to-millipascal-seconds", from: "centipoise", to: "millipascal-second" },
  { slug: "pascal-seconds-to-pounds-per-foot-second", from: "pascal-second", to: "pound-per-foot-second" },
]);
