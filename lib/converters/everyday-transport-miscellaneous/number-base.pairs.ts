import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "decimal-to-binary", from: "decimal", to: "binary" },
  { slug: "binary-to-decimal", from: "binary", to: "decimal" },
  { slug: "decimal-to-hexadecimal", from: "decimal", to: "hexadecimal" },
  { slug: "hexadecimal-to-decimal", from: "hexadecimal", to: "decimal" },
  { slug: "hexadecimal-to-binary", from: "hexadecimal", to: "binary" },
]);
