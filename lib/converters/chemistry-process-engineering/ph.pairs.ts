import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "ph-to-hydrogen-ion-moles-per-liter",
    from: "ph",
    to: "hydrogen-ion-mole-per-liter",
    lead: "At pH {7.4}, the hydrogen ion concentration is {=7.4} mol/L; each step of one pH is a factor of ten.",
    about: "The pH is the exponent without its sign: pH 3 means 10⁻³ mol of hydrogen ions in a liter. Strictly it is the ions’ activity, which in dilute solutions equals the concentration.",
    familiar: [
      ["2", "lemon juice"],
      ["5.6", "clean rain, about"],
      ["7", "pure water at 25 °C"],
      ["8.1", "seawater"],
    ],
    faq: [
      {
        q: "How many mol/L of hydrogen ions does lemon juice of pH 2 have?",
        a: "pH 2 is 0.01 mol/L. Pure water has a hundred-thousandth of that.",
      },
      {
        q: "How much do the hydrogen ions in mol/L increase if the sea goes from pH 8.2 to pH 8.1?",
        a: "By about a quarter, since a tenth of a pH is a factor of 1.259. Small steps on the scale are large changes in acidity.",
      },
    ],
  },
  {
    slug: "hydrogen-ion-moles-per-liter-to-ph",
    from: "hydrogen-ion-mole-per-liter",
    to: "ph",
    lead: "At {0.001} mol/L of hydrogen ions, the pH is {=0.001}; ten times less raises it by one.",
    about: "Acid and base problems give a concentration and ask for the pH. Concentrations over fourteen powers of ten become numbers between zero and fourteen.",
    familiar: [
      ["0.1", "stomach acid at its strongest"],
      ["0.003", "cola"],
      ["0.0000001", "pure water"],
      ["0.000000001", "soap"],
    ],
    faq: [
      {
        q: "What pH has stomach acid of 0.1 mol/L hydrogen ions?",
        a: "0.1 mol/L is pH 1. Lemon juice has a tenth of these ions.",
      },
      {
        q: "Which pH does 0.003 mol/L of hydrogen ions mean, as in cola?",
        a: "0.003 mol/L is pH 2.523. The concentration of the ions counts, not that of the acid: weak acids give up only a part.",
      },
    ],
  },
  {
    slug: "ph-to-poh",
    from: "ph",
    to: "poh",
    lead: "At pH {7.4}, pOH is {=7.4|2}: at 25 °C the two add up to 14.",
    about: "Bases are easier to calculate by their hydroxide ions, whose exponent is the pOH.",
    familiar: [
      ["2", "lemon juice"],
      ["7", "pure water at 25 °C"],
      ["11", "household ammonia"],
      ["13", "drain cleaner"],
    ],
    faq: [
      {
        q: "What is the pOH at pH 9?",
        a: "pH 9 has a pOH of 5 at 25 °C. In hot water the sum is smaller than 14.",
      },
    ],
  },
]);
