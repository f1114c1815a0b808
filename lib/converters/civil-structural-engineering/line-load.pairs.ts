import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "kilonewtons-per-meter-to-pounds-force-per-foot",
    from: "kilonewton-per-meter",
    to: "pound-force-per-foot",
    about: "Loads on beams and walls: metric drawings give kilonewtons on each meter, American ones pounds on each foot, written plf.",
    familiar: [
      ["1", "a light partition"],
      ["5", "a floor joist’s girder, lightly loaded"],
      ["20", "a masonry wall of one story"],
    ],
    faq: [
      {
        q: "How many plf is a wall load of 15 kN/m in lbf/ft?",
        a: "15 kN/m is 1,028 lbf/ft. For loads in the thousands, Americans switch to kips per foot.",
      },
    ],
  },
  {
    slug: "pounds-force-per-foot-to-kilonewtons-per-meter",
    from: "pound-force-per-foot",
    to: "kilonewton-per-meter",
  },
  {
    slug: "kilonewtons-per-meter-to-kips-per-foot",
    from: "kilonewton-per-meter",
    to: "kip-per-foot",
  },
  {
    slug: "kilograms-force-per-meter-to-kilonewtons-per-meter",
    from: "kilogram-force-per-meter",
    to: "kilonewton-per-meter",
  },
]);
