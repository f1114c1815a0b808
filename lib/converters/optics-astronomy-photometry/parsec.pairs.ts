import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "parsecs-to-light-years", from: "parsec", to: "light-year" },
  { slug: "parsecs-to-astronomical-units", from: "parsec", to: "astronomical-unit" },
  { slug: "parsecs-to-kilometers", from: "parsec", to: "kilometer" },
  { slug: "megaparsecs-to-light-years", from: "megaparsec", to: "light-year" },
  { slug: "milliarcseconds-parallax-to-parsecs", from: "milliarcsecond-parallax", to: "parsec" },
]);
