import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "ohm-meters-to-ohm-centimeters",
    from: "ohm-meter",
    to: "ohm-centimeter",
    about: "Geologists and corrosion engineers read soil in either unit; a hundred ohm-centimeters are one ohm-meter. The wafer trade keeps to ohm-centimeters, and so do American ground-rod tests.",
    familiar: [
      ["0.2", "seawater"],
      ["20", "clay"],
      ["100", "loam"],
      ["1000", "dry sand"],
    ],
    faq: [
      {
        q: "How many Ω·cm is a soil of 50 Ω·m?",
        a: "50 Ω·m is 5,000 Ω·cm. Corrosion tables call soil below 1,000 Ω·cm very aggressive to steel.",
      },
      {
        q: "What is seawater of 0.2 Ω·m in Ω·cm?",
        a: "0.2 Ω·m is 20 Ω·cm, less than any soil, which is why ships’ anodes work so well.",
      },
      {
        q: "Is sand of 1,000 Ω·m a good ground for a rod that wants 10,000 Ω·cm?",
        a: "No: 1,000 Ω·m is 100,000 Ω·cm, ten times as much. Longer or several rods are needed there.",
      },
    ],
  },
  {
    slug: "ohm-centimeters-to-ohm-meters",
    from: "ohm-centimeter",
    to: "ohm-meter",
    about: "Wafers and soil reports give ohm-centimeters; SI formulas and grounding design want ohm-meters.",
    familiar: [
      ["1", "a doped silicon wafer"],
      ["25", "seawater, about"],
      ["2000", "loam"],
      ["18000000", "ultrapure water, about"],
    ],
    faq: [
      {
        q: "How many Ω·m is a 10 Ω·cm wafer?",
        a: "10 Ω·cm is 0.1 Ω·m. Divide by a hundred.",
      },
    ],
  },
  {
    slug: "microhm-centimeters-to-ohm-meters",
    from: "microhm-centimeter",
    to: "ohm-meter",
    about: "Metals have a few microhm-centimeters, which is the unit of metallurgy handbooks.",
    familiar: [
      ["1.72", "copper"],
      ["2.65", "aluminum"],
      ["9.7", "iron"],
      ["100", "nichrome, about"],
    ],
    faq: [
      {
        q: "What is the resistivity of copper, 1.72 µΩ·cm, in Ω·m?",
        a: "1.72 µΩ·cm is 1.72 × 10⁻⁸ Ω·m. Nanoohm-meters are handier: multiply microhm-centimeters by ten.",
      },
      {
        q: "Is 1 µΩ·cm smaller than 1 Ω·m?",
        a: "By a factor of a hundred million: 1 Ω·m is 100,000,000 µΩ·cm.",
      },
    ],
  },
  {
    slug: "ohm-circular-mils-per-foot-to-ohm-meters",
    from: "ohm-circular-mil-per-foot",
    to: "ohm-meter",
    about: "American wire tables: the resistance of a wire one mil across and one foot long. American wire tables put length in feet and area in circular mils, so resistance follows by one division.",
    familiar: [
      ["10.37", "copper at 20 °C"],
      ["17", "aluminum"],
      ["58", "iron"],
      ["650", "nichrome, about"],
    ],
    faq: [
      {
        q: "What is copper’s 10.37 Ω·cmil/ft in Ω·m?",
        a: "10.37 Ω·cmil/ft is 1.724 × 10⁻⁸ Ω·m. The unit lets you divide by the circular mils of a wire table.",
      },
      {
        q: "How many Ω·m is aluminum wire at 17 Ω·cmil/ft?",
        a: "17 Ω·cmil/ft is 2.826 × 10⁻⁸ Ω·m, six-tenths more than copper.",
      },
    ],
  },
]);
