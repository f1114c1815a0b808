import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "pascals-to-decibels-spl", from: "pascal", to: "decibel-spl" },
  { slug: "decibels-spl-to-pascals", from: "decibel-spl", to: "pascal" },
  { slug: "decibels-spl-to-micropascals", from: "decibel-spl", to: "micropascal" },
  {
    slug: "decibels-re-1-micropascal-to-decibels-spl",
    from: "decibel-re-1-micropascal",
    to: "decibel-spl",
  },
]);
