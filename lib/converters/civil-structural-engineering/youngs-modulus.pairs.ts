import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "gigapascals-to-psi",
    from: "gigapascal",
    to: "psi",
    about: "Stiffness in metric tables is in gigapascals; American formulas take psi or millions of psi.",
    familiar: [
      ["3", "acrylic"],
      ["30", "concrete"],
      ["70", "aluminum"],
      ["200", "steel"],
    ],
    faq: [
      {
        q: "What is aluminum at 70 GPa in psi?",
        a: "70 GPa is about 10,150,000 psi, the ten million psi of American tables.",
      },
    ],
  },
  {
    slug: "psi-to-gigapascals",
    from: "psi",
    to: "gigapascal",
  },
  {
    slug: "gigapascals-to-ksi",
    from: "gigapascal",
    to: "ksi",
  },
  {
    slug: "gigapascals-to-megapascals",
    from: "gigapascal",
    to: "megapascal",
  },
  {
    slug: "msi-to-gigapascals",
    from: "msi",
    to: "gigapascal",
  },
]);
