import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "centipoise-to-pascal-seconds",
    from: "centipoise",
    to: "pascal-second",
    about: "Data sheets of paints, oils and foods say centipoise; equations of flow need pascal-seconds. Water near room temperature is one centipoise.",
    familiar: [
      ["1", "water at room temperature"],
      ["80", "olive oil"],
      ["1000", "glycerin, about"],
      ["10000", "honey"],
    ],
    faq: [
      {
        q: "What is a paint of 500 cP in Pa·s?",
        a: "500 cP is 0.5 Pa·s. Ask at which shear rate it was measured, because paint thins when it is stirred.",
      },
    ],
  },
  {
    slug: "pascal-seconds-to-centipoise",
    from: "pascal-second",
    to: "centipoise",
  },
  {
    slug: "poise-to-pascal-seconds",
    from: "poise",
    to: "pascal-second",
  },
  {
    slug: "centipoise-to-millipascal-seconds",
    from: "centipoise",
    to: "millipascal-second",
  },
  {
    slug: "pascal-seconds-to-pounds-per-foot-second",
    from: "pascal-second",
    to: "pound-per-foot-second",
  },
]);
