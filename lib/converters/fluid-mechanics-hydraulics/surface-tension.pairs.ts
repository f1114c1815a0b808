import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
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
]);
