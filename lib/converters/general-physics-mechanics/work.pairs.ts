import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "joules-to-foot-pounds", from: "joule", to: "foot-pound" },
  { slug: "foot-pounds-to-joules", from: "foot-pound", to: "joule" },
  { slug: "kilogram-force-meters-to-joules", from: "kilogram-force-meter", to: "joule" },
  { slug: "kilojoules-to-foot-pounds", from: "kilojoule", to: "foot-pound" },
]);
