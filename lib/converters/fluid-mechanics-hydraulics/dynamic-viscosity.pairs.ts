import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "centipoise-to-pascal-seconds",
    from: "centipoise",
    to: "pascal-second",
    about: "Data sheets of paints, oils and foods give centipoise; flow equations need pascal-seconds. Water near room temperature is one centipoise.",
    familiar: [
      ["1", "water at room temperature"],
      ["80", "olive oil"],
      ["1000", "glycerin at 25 °C, about"],
      ["10000", "honey, roughly"],
    ],
    faq: [
      {
        q: "What is a paint of 500 cP in Pa·s?",
        a: "500 cP is 0.5 Pa·s. Ask at which shear rate it was measured, because paint thins when it is stirred.",
      },
      {
        q: "How many cP is 1.5 Pa·s?",
        a: "1.5 Pa·s is 1,500 cP, close to glycerin at room temperature.",
      },
    ],
  },
  {
    slug: "pascal-seconds-to-centipoise",
    from: "pascal-second",
    to: "centipoise",
    about: "Simulation results come in pascal-seconds, but pump curves, mixers and rotational viscometers are marked in centipoise.",
    familiar: [
      ["0.001", "water at room temperature"],
      ["0.08", "olive oil at room temperature, about"],
      ["1.4", "glycerin at 20 °C"],
      ["10", "honey, roughly"],
    ],
    faq: [
      {
        q: "How many centipoise is a syrup of 0.25 Pa·s?",
        a: "0.25 Pa·s is 250 cP, a few hundred times as viscous as water. A centrifugal pump loses much of its efficiency with such a liquid.",
      },
      {
        q: "What is 3,000 cP in Pa·s?",
        a: "3,000 cP is 3 Pa·s. Sauces and shampoos are of this order, but they thin as they are stirred, so state the speed of the viscometer with the figure.",
      },
    ],
  },
  {
    slug: "poise-to-pascal-seconds",
    from: "poise",
    to: "pascal-second",
    about: "The poise survives in older handbooks, in polymer processing and above all in glassmaking, whose working points are fixed by powers of ten of it.",
    familiar: [
      ["0.01", "water at 20 °C"],
      ["14", "glycerin at 20 °C"],
      ["10000", "molten glass at its working point"],
    ],
    faq: [
      {
        q: "How many Pa·s is a resin of 25 poise?",
        a: "25 P is 2.5 Pa·s. Resins thinner than that wet fibers well; thicker ones can be warmed.",
      },
      {
        q: "What is 100 Pa·s in poise?",
        a: "100 Pa·s is 1,000 P. Extruders handle polymer melts of this viscosity and far above it.",
      },
    ],
  },
  {
    slug: "centipoise-to-millipascal-seconds",
    from: "centipoise",
    to: "millipascal-second",
    about: "These are two names for one size. Lab reports under ISO standards print mPa·s, while most industrial data sheets in the United States still print cP.",
    familiar: [
      ["1", "water at room temperature"],
      ["80", "olive oil at room temperature, about"],
      ["1400", "glycerin at 20 °C"],
    ],
    faq: [
      {
        q: "Are centipoise and millipascal-seconds the same?",
        a: "Yes: 1 cP is 1 mPa·s, so a data sheet can be read in either unit without a calculator.",
      },
      {
        q: "Should a data sheet say 350 cP or 350 mPa·s?",
        a: "350 cP is 350 mPa·s; the SI name is the safer one for readers abroad. Add the temperature and the shear rate, since both change the figure.",
      },
    ],
  },
  {
    slug: "pascal-seconds-to-pounds-per-foot-second",
    from: "pascal-second",
    to: "pound-per-foot-second",
    about: "American textbooks of chemical engineering compute Reynolds numbers in pounds, feet and seconds, so the viscosity must be in the same units.",
    rule: "× 2, ÷ 3",
    familiar: [
      ["0.000018", "air at room temperature"],
      ["0.001", "water at room temperature"],
      ["1.4", "glycerin at 20 °C"],
    ],
    faq: [
      {
        q: "What is the viscosity of water, 0.001 Pa·s, in lb/(ft·s)?",
        a: "0.001 Pa·s is 0.000672 lb/(ft·s). The pounds here are mass; tables with pounds-force differ by a factor of about 32.",
      },
      {
        q: "How many Pa·s is 1 lb/(ft·s)?",
        a: "1 lb/(ft·s) is 1.488 Pa·s, nearly the viscosity of glycerin at room temperature.",
      },
    ],
  },
]);
