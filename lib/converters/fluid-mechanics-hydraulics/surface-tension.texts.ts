import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: ["Surface tension as a force per length (N/m) and surface energy per area (J/m²) are the same quantity: 1 N/m = 1 J/m².", "1 mN/m = 1 dyn/cm = 1 erg/cm² = 1 mJ/m² exactly, so older tables in dyn/cm can be read as mN/m."],
  pairs: [
    {
      slug: "dynes-per-centimeter-to-newtons-per-meter",
      from: "dyne-per-centimeter",
      to: "newton-per-meter",
      about: "Printers and coaters measure in dynes per centimeter; physics and simulation use newtons per meter. The dyne figure is a thousand times as large.",
      familiar: [
        ["22", "ethanol at 20 °C"],
        ["25", "soapy water, about"],
        ["72.8", "water at 20 °C"],
        ["485", "mercury, about"],
      ],
      faq: [
        {
          q: "What is water’s 72.8 dyn/cm in N/m?",
          a: "72.8 dyn/cm is 0.0728 N/m, at 20 °C. It falls as water warms, and a drop of soap cuts it to about a third.",
        },
        {
          q: "How many dyn/cm is 0.03 N/m?",
          a: "0.03 N/m is 30 dyn/cm. Many organic solvents are near this value.",
        },
      ],
    },
    {
      slug: "millinewtons-per-meter-to-dynes-per-centimeter",
      from: "millinewton-per-meter",
      to: "dyne-per-centimeter",
      about: "Tensiometers display millinewtons per meter, and dyne pens for testing plastic film are labeled in dynes per centimeter: the same numbers.",
      familiar: [
        ["31", "untreated polyethylene film, about"],
        ["38", "film treated for printing, as a rule"],
        ["72.8", "water at 20 °C"],
      ],
      faq: [
        {
          q: "Are mN/m and dyn/cm equal?",
          a: "Yes: 38 mN/m is 38 dyn/cm. That is the level at which most inks wet a treated film.",
        },
        {
          q: "What is 44 dyn/cm in mN/m?",
          a: "44 dyn/cm is 44 mN/m. Adhesives and water-based inks often need film treated to such levels, more than solvent inks do.",
        },
      ],
    },
    {
      slug: "newtons-per-meter-to-dynes-per-centimeter",
      from: "newton-per-meter",
      to: "dyne-per-centimeter",
      about: "Formulas in SI units, such as the one for capillary rise, use newtons per meter; many tables give dynes per centimeter.",
      familiar: [
        ["0.022", "ethanol at 20 °C"],
        ["0.0589", "water at 100 °C"],
        ["0.0728", "water at 20 °C"],
        ["0.485", "mercury, about"],
      ],
      faq: [
        {
          q: "How many dyn/cm is 0.05 N/m?",
          a: "0.05 N/m is 50 dyn/cm, less than water and more than most solvents.",
        },
        {
          q: "What is 60 dyn/cm in N/m?",
          a: "60 dyn/cm is 0.06 N/m. Water near its boiling point is just below this.",
        },
      ],
    },
    {
      slug: "newtons-per-meter-to-pounds-force-per-inch",
      from: "newton-per-meter",
      to: "pound-force-per-inch",
      title: "Surface Tension: N/m to lbf/in",
      about: "American engineering software with inches and pounds needs surface tension as a very small number of pounds-force per inch.",
      familiar: [
        ["0.022", "ethanol at 20 °C"],
        ["0.0728", "water at 20 °C"],
        ["0.485", "mercury, about"],
      ],
      faq: [
        {
          q: "What is the surface tension of water, 0.0728 N/m, in lbf/in?",
          a: "0.0728 N/m is 0.0004157 lbf/in. In lbf/ft the number is twelve times as large.",
        },
        {
          q: "How many N/m is 0.001 lbf/in?",
          a: "0.001 lbf/in is 0.1751 N/m, between water and mercury.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["dynes-per-centimeter-to-newtons-per-meter", "newtons-per-meter-to-dynes-per-centimeter"],
      q: "How do I convert dyn/cm to N/m?",
      a: "Divide by 1,000. Water at 20 °C is 72.8 dyn/cm, which is 0.0728 N/m or 72.8 mN/m. Going the other way, 0.05 N/m is 50 dyn/cm.",
    },
    {
      pairs: ["millinewtons-per-meter-to-dynes-per-centimeter"],
      q: "Are dyn/cm and mN/m the same?",
      a: "Yes, exactly: a dyne is 10⁻⁵ N and a centimeter 10⁻² m, so 1 dyn/cm = 10⁻³ N/m = 1 mN/m. A dyne test ink marked 38 indicates 38 mN/m.",
    },
    {
      q: "Is surface tension the same as surface energy?",
      a: "The units are equivalent: 1 N/m = 1 J/m², and 1 dyn/cm = 1 erg/cm². For a pure liquid, the two values are the same. Solids are usually described by surface energy in mJ/m², liquids by surface tension in mN/m.",
    },
    {
      pairs: ["newtons-per-meter-to-pounds-force-per-inch"],
      q: "How do I convert N/m to lbf/in?",
      a: "Multiply by 0.00571, or divide by 175.1. Water at 0.0728 N/m is 4.157 × 10⁻⁴ lbf/in. The pound here is a pound-force, which is 32.174 poundals.",
    },
    {
      q: "Why do published values for water differ?",
      a: "Because surface tension depends on temperature: about 75.6 mN/m at 0 °C, 72.8 mN/m at 20 °C, 72.0 mN/m at 25 °C and 58.9 mN/m at 100 °C. Traces of soap lower it further. Converting changes only the unit, not the conditions.",
    },
  ],
});
