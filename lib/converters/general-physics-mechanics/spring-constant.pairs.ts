import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "newtons-per-millimeter-to-pounds-force-per-inch",
    from: "newton-per-millimeter",
    to: "pound-force-per-inch",
    about: "Coil-over springs from Europe are stamped in N/mm, American ones in pounds per inch.",
    familiar: [
      ["25", "the spring of a family car"],
      ["60", "a track car"],
      ["120", "a racing car with wings"],
    ],
    faq: [
      {
        q: "What is a 40 N/mm spring in lbf/in?",
        a: "40 N/mm is 228.4 lbf/in. Take the next American spring in the catalog, not the exact number.",
      },
    ],
  },
  {
    slug: "pounds-force-per-inch-to-newtons-per-millimeter",
    from: "pound-force-per-inch",
    to: "newton-per-millimeter",
  },
  {
    slug: "kilograms-force-per-millimeter-to-newtons-per-millimeter",
    from: "kilogram-force-per-millimeter",
    to: "newton-per-millimeter",
  },
  {
    slug: "newtons-per-meter-to-pounds-force-per-inch",
    from: "newton-per-meter",
    to: "pound-force-per-inch",
  },
]);
