import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "kilonewton-meters-to-kip-feet", from: "kilonewton-meter", to: "kip-foot" },
  { slug: "kip-feet-to-kilonewton-meters", from: "kip-foot", to: "kilonewton-meter" },
  { slug: "kilonewton-meters-to-pound-force-feet", from: "kilonewton-meter", to: "pound-force-foot" },
  { slug: "pound-force-feet-to-newton-meters", from: "pound-force-foot", to: "newton-meter", title: "Bending Moment: Pound-Feet to N·m (lbf·ft to N·m)" },
]);
