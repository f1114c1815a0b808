import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "board-feet-to-cubic-meters", from: "board-foot", to: "cubic-meter" },
  { slug: "cubic-meters-to-board-feet", from: "cubic-meter", to: "board-foot" },
  { slug: "cords-to-cubic-meters", from: "cord", to: "cubic-meter" },
  { slug: "cubic-feet-to-board-feet", from: "cubic-foot", to: "board-foot" },
]);
