import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "pH is defined by the activity of hydrogen ions; this tool uses the concentration in mol/L instead, which is accurate in dilute solutions and off by tenths of a pH unit in concentrated ones.",
    "pOH = pKw − pH. The ion product pKw is set next to the value: 13.995 at 25 °C (IAPWS), 14 in textbooks, and lower in warm water.",
    "Buffers and weak acids are not calculated: the concentration is that of free H⁺, not of the acid added.",
  ],
  pairs: [
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
  ],
  faq: [
    {
      pairs: ["ph-to-hydrogen-ion-moles-per-liter"],
      q: "How do I convert pH to hydrogen ion concentration?",
      a: "Raise 10 to the power of −pH: [H⁺] = 10^(−pH) mol/L. A pH of 7.4 is 3.98 × 10⁻⁸ mol/L, or 39.8 nmol/L, typical of human blood.",
    },
    {
      pairs: ["hydrogen-ion-moles-per-liter-to-ph"],
      q: "How do I calculate pH from concentration?",
      a: "Take the negative base-10 logarithm of the concentration in mol/L. 0.0025 mol/L of free H⁺ gives pH 2.602. This is the pH of a strong acid of that molarity; a weak acid such as vinegar releases only part of its hydrogen ions.",
    },
    {
      pairs: ["ph-to-poh"],
      q: "How do I convert pH to pOH?",
      a: "Subtract it from pKw: at 25 °C pOH = 13.995 − pH, so pH 7 is pOH 6.995. Textbooks use 14; choose that value next to the input if your coursework does. In warmer water pKw is lower, 13.62 at 37 °C.",
    },
    {
      q: "How much more acidic is pH 4 than pH 5?",
      a: "Ten times, because the scale is logarithmic: 10⁻⁴ versus 10⁻⁵ mol/L. Two units are a factor of 100, and 0.3 units about a factor of 2.",
    },
    {
      q: "Can pH be negative or above 14?",
      a: "Yes. A strong acid at 10 mol/L has pH −1 by this formula, and hydroxide at 10 mol/L gives 14.995. In such concentrated solutions activity and concentration differ, so measured values differ from the calculated ones.",
    },
    {
      q: "Is pH 7 always neutral?",
      a: "Only near 25 °C. Neutral means as many H⁺ as OH⁻ ions, which puts pH at half of pKw: 6.9975 at 25 °C, 7.47 at 0 °C and 6.81 at 37 °C.",
    },
  ],
});
