import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "kilonewtons-per-cubic-meter-to-pounds-force-per-cubic-foot",
    from: "kilonewton-per-cubic-meter",
    to: "pound-force-per-cubic-foot",
    about: "Soil reports and load tables give unit weights in kilonewtons per cubic meter, American ones in pounds per cubic foot (pcf).",
    rule: "× 6, + 6%",
    familiar: [
      ["9.81", "fresh water"],
      ["18", "moist sand"],
      ["25", "reinforced concrete"],
      ["78.5", "steel"],
    ],
    faq: [
      {
        q: "What is a soil of 20 kN/m³ in lbf/ft³?",
        a: "20 kN/m³ is 127.3 lbf/ft³, a dense moist soil. Below the water table subtract the weight of water to get the effective unit weight.",
      },
      {
        q: "How many kN/m³ is concrete of 150 lbf/ft³?",
        a: "150 lbf/ft³ is 23.56 kN/m³. European codes take 25 kN/m³ for reinforced concrete, a little more.",
      },
    ],
  },
  {
    slug: "pounds-force-per-cubic-foot-to-kilonewtons-per-cubic-meter",
    from: "pound-force-per-cubic-foot",
    to: "kilonewton-per-cubic-meter",
    about: "For American backfill and concrete weights in pcf on a retaining wall or slab that is designed in metric units.",
    rule: "÷ 6, − 6%",
    familiar: [
      ["62.4", "fresh water"],
      ["110", "backfill, moist"],
      ["150", "reinforced concrete"],
      ["490", "steel"],
    ],
    faq: [
      {
        q: "What is a backfill of 120 lbf/ft³ in kN/m³?",
        a: "120 lbf/ft³ is 18.85 kN/m³. Multiply by the depth and the earth pressure coefficient for the pressure on the wall.",
      },
      {
        q: "How many lbf/ft³ is a masonry of 22 kN/m³?",
        a: "22 kN/m³ is 140 lbf/ft³, between brick and concrete.",
      },
    ],
  },
  {
    slug: "kilograms-force-per-cubic-meter-to-kilonewtons-per-cubic-meter",
    from: "kilogram-force-per-cubic-meter",
    to: "kilonewton-per-cubic-meter",
    about: "Data sheets give density in kilograms per cubic meter; load calculations need the weight in kilonewtons per cubic meter.",
    rule: "÷ 100",
    familiar: [
      ["1000", "fresh water"],
      ["1800", "gravel"],
      ["2400", "plain concrete"],
      ["7850", "steel"],
    ],
    faq: [
      {
        q: "What is concrete of 2,400 kgf/m³ in kN/m³?",
        a: "2,400 kgf/m³ is 23.54 kN/m³. Rounding gravity to ten gives a little more, on the safe side.",
      },
      {
        q: "How many kgf/m³ is a soil of 18 kN/m³?",
        a: "18 kN/m³ is 1,835 kgf/m³. The number is also the soil’s density in kilograms per cubic meter.",
      },
    ],
  },
]);
