import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "webers-to-maxwells", from: "weber", to: "maxwell" },
  { slug: "maxwells-to-webers", from: "maxwell", to: "weber" },
  { slug: "milliwebers-to-maxwells", from: "milliweber", to: "maxwell" },
  { slug: "webers-to-volt-seconds", from: "weber", to: "volt-second" },
]);
