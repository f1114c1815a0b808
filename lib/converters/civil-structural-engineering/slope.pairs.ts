import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "percent-to-degrees", from: "percent", to: "degree" },
  { slug: "degrees-to-percent", from: "degree", to: "percent" },
  { slug: "pitch-in-12-to-degrees", from: "pitch-in-12", to: "degree", title: "Roof Pitch to Degrees (:12 to °)" },
  { slug: "ratio-1-in-n-to-percent", from: "ratio-1-in-n", to: "percent", title: "1-in-n Ratio to Percent Grade (1:n to %)" },
]);
