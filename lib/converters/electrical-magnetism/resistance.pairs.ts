import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "kilohms-to-ohms", from: "kilohm", to: "ohm" },
  { slug: "megohms-to-ohms", from: "megohm", to: "ohm" },
  { slug: "ohms-to-kilohms", from: "ohm", to: "kilohm" },
  { slug: "milliohms-to-ohms", from: "milliohm", to: "ohm" },
]);
