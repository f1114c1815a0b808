import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "becquerels-to-curies", from: "becquerel", to: "curie" },
  { slug: "curies-to-becquerels", from: "curie", to: "becquerel" },
  { slug: "millicuries-to-megabecquerels", from: "millicurie", to: "megabecquerel" },
  { slug: "microcuries-to-kilobecquerels", from: "microcurie", to: "kilobecquerel" },
  { slug: "picocuries-to-becquerels", from: "picocurie", to: "becquerel" },
]);
