import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "microfarads-to-nanofarads", from: "microfarad", to: "nanofarad" },
  { slug: "nanofarads-to-picofarads", from: "nanofarad", to: "picofarad" },
  { slug: "picofarads-to-microfarads", from: "picofarad", to: "microfarad" },
  { slug: "nanofarads-to-microfarads", from: "nanofarad", to: "microfarad" },
  { slug: "microfarads-to-farads", from: "microfarad", to: "farad" },
]);
