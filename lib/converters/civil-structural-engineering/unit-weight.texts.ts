import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Unit weight is force per volume, γ = ρ·g, with standard gravity of 9.80665 m/s². For mass per volume, use the Density Converter.",
    "pcf here is pound-force per cubic foot. A mass of 1 lb weighs 1 lbf at standard gravity, so a density in lb/ft³ is the same number.",
  ],
  pairs: [
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
  ],
  faq: [
    {
      pairs: ["kilonewtons-per-cubic-meter-to-pounds-force-per-cubic-foot", "pounds-force-per-cubic-foot-to-kilonewtons-per-cubic-meter"],
      q: "How do I convert kN/m³ to pcf?",
      a: "Multiply by 6.366: soil at 18 kN/m³ weighs 114.6 pcf. Going the other way, 1 pcf is 0.1571 kN/m³, so concrete at 150 pcf is 23.56 kN/m³.",
    },
    {
      q: "How do I convert a density in kg/m³ to unit weight?",
      a: "Multiply by 9.80665 and divide by 1,000 to get kN/m³: concrete at 2,400 kg/m³ weighs 23.54 kN/m³. In this converter, enter it as kgf/m³, which does exactly that.",
    },
    {
      q: "What is the unit weight of water?",
      a: "Water at 1,000 kg/m³ weighs 9.80665 kN/m³, which is 62.43 pcf. US practice uses 62.4 pcf (9.802 kN/m³); metric codes use 9.81 or 10 kN/m³.",
    },
    {
      q: "Is pcf a mass or a force?",
      a: "It is used for both. As a density it is pounds of mass per cubic foot; as a unit weight it is pounds-force per cubic foot. Under standard gravity the numbers are the same, but 150 pcf is 2,403 kg/m³ as a density and 23.56 kN/m³ as a unit weight.",
    },
    {
      q: "How do I convert t/m³ to kN/m³?",
      a: "Multiply by 9.80665: gravel at 1.8 t/m³ weighs 17.65 kN/m³. Rounding gravity to 10 overstates it by 2%.",
    },
  ],
});
