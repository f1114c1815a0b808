import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Dynamic (absolute) viscosity divided by density is kinematic viscosity, in m²/s or stokes, which has its own converter.",
    "A pound per foot second and a poundal second per square foot are the same unit; so are a pound-force second per square foot and a slug per foot second, which are 32.174 times as large.",
    "The reyn is one pound-force second per square inch, 6,894.757 Pa·s.",
  ],
  pairs: [
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
  ],
  faq: [
    {
      pairs: ["centipoise-to-pascal-seconds", "pascal-seconds-to-centipoise"],
      q: "How do I convert centipoise to pascal-seconds?",
      a: "Divide by 1,000: 1 cP = 0.001 Pa·s = 1 mPa·s. A syrup at 1,500 cP is 1.5 Pa·s. Water at 20 °C is close to 1 cP, or 0.001 Pa·s.",
    },
    {
      pairs: ["centipoise-to-millipascal-seconds"],
      q: "Is cP the same as mPa·s?",
      a: "Yes, exactly. The poise is 0.1 Pa·s, so a centipoise is 0.001 Pa·s, which is one millipascal-second. A reading in cP and a data sheet value in mPa·s are the same number.",
    },
    {
      q: "Can I convert centipoise to centistokes?",
      a: "Only with the density: kinematic viscosity in cSt is dynamic viscosity in cP divided by density in g/cm³. An oil at 40 cP and 0.87 g/cm³ is 40 ÷ 0.87 = 46 cSt. For water near 20 °C, the two numbers nearly agree because the density is close to 1 g/cm³.",
    },
    {
      pairs: ["pascal-seconds-to-pounds-per-foot-second"],
      q: "How do I convert Pa·s to lb/(ft·s)?",
      a: "Multiply by 0.671969. One pascal-second is 0.671969 lb/(ft·s), and one lb/(ft·s) is 1.488 Pa·s or 1,488 cP. In the lb/(ft·h) of process engineering, 1 cP is 2.419 lb/(ft·h).",
    },
    {
      q: "What is a reyn?",
      a: "A reyn is one pound-force second per square inch, 6,895 Pa·s or about 6.9 million centipoise. It is so large that lubrication engineers use the microreyn: 1 µreyn = 6.895 cP, so a bearing oil at 69 cP is about 10 µreyn.",
    },
    {
      q: "Why do two pound-based viscosity units differ by 32.174?",
      a: "One uses the pound as a mass, the other as a force: 1 lbf·s/ft² = 1 slug/(ft·s) = 32.174 lb/(ft·s), because a pound-force gives one pound of mass an acceleration of 32.174 ft/s². If a table says only “lb”, check the dimensions.",
    },
  ],
});
