import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "millidarcies-to-square-meters", from: "millidarcy", to: "square-meter" },
  { slug: "darcies-to-square-meters", from: "darcy", to: "square-meter" },
  { slug: "square-meters-to-darcies", from: "square-meter", to: "darcy" },
  { slug: "darcies-to-millidarcies", from: "darcy", to: "millidarcy" },
]);
