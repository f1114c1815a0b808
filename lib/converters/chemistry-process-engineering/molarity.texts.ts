import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Molarity is moles per liter of solution; molality, moles per kilogram of solvent, has its own converter.",
    "To get g/L, multiply mol/L by the molar mass in g/mol. Glucose (180.156 g/mol): 1 mmol/L = 18.0156 mg/dL.",
    "One mol/m³ is exactly one mmol/L, and number densities use the exact Avogadro constant.",
  ],
  pairs: [
    {
      slug: "moles-per-liter-to-millimoles-per-liter",
      from: "mole-per-liter",
      to: "millimole-per-liter",
      about: "Stock bottles and titrants are labeled in moles, blood and seawater in millimoles. M and mM are the short forms.",
      familiar: [
        ["0.0055", "glucose in blood, fasting"],
        ["0.14", "sodium in blood"],
        ["0.154", "medical saline"],
        ["0.5", "seawater’s chloride, about"],
        ["1", "a stock solution in a laboratory"],
      ],
      faq: [
        {
          q: "How many mmol/L of sodium are 0.14 mol/L, as in blood?",
          a: "0.14 mol/L is 140 mmol/L, the middle of the normal range. Saline has a little more: 0.154 mol/L, or 154 mmol/L.",
        },
        {
          q: "How do I dilute a stock of 1 mol/L to 50 mmol/L?",
          a: "50 mmol/L is 0.05 mol/L, a twentieth. Take one part of stock and fill up to twenty parts with water.",
        },
      ],
    },
    {
      slug: "moles-per-liter-to-moles-per-cubic-meter",
      from: "mole-per-liter",
      to: "mole-per-cubic-meter",
      about: "Diffusion, reactor and electrochemistry models are written in SI units; bottles and tables are in moles per liter. A cubic meter is a thousand liters.",
      familiar: [
        ["0.0000001", "hydrogen ions in pure water"],
        ["0.1", "a titration standard"],
        ["0.154", "medical saline"],
        ["12", "concentrated hydrochloric acid"],
        ["18", "concentrated sulfuric acid"],
        ["55.3", "water itself, at 25 °C"],
      ],
      faq: [
        {
          q: "What is hydrochloric acid of 12 mol/L in mol/m³?",
          a: "12 mol/L is 12,000 mol/m³. Concentrated sulfuric acid reaches 18 mol/L or 18,000 mol/m³.",
        },
        {
          q: "Does a model that prints 25 mol/m³ mean a strong solution in mol/L?",
          a: "No: 25 mol/m³ is only 0.025 mol/L, a sixth of saline. Numbers in mol/m³ are a thousand times as large.",
        },
      ],
    },
    {
      slug: "millimoles-per-liter-to-micromoles-per-liter",
      from: "millimole-per-liter",
      to: "micromole-per-liter",
      about: "Clinical reports in SI units use both in one list: glucose and urea in millimoles, creatinine and bilirubin in micromoles.",
      familiar: [
        ["0.02", "the upper end of normal bilirubin, about"],
        ["0.08", "creatinine, a usual value"],
        ["0.3", "uric acid, a usual value"],
        ["1", "lactate at rest, about"],
        ["5", "glucose, fasting"],
      ],
      faq: [
        {
          q: "How many µmol/L is creatinine of 0.08 mmol/L?",
          a: "0.08 mmol/L is 80 µmol/L. Laboratories in the US report the same result as 0.9 mg/dL.",
        },
        {
          q: "Is glucose of 5 mmol/L or uric acid of 300 µmol/L the higher concentration?",
          a: "The glucose: 5 mmol/L is 5,000 µmol/L, and 300 µmol/L is 0.3 mmol/L.",
        },
      ],
    },
    {
      slug: "micromoles-per-liter-to-nanomoles-per-liter",
      from: "micromole-per-liter",
      to: "nanomole-per-liter",
      about: "Hormones, vitamins and lead in blood are so dilute that nanomoles give readable numbers; drug and enzyme papers state micromoles.",
      familiar: [
        ["0.02", "testosterone of a man, about"],
        ["0.05", "vitamin D, enough for most people"],
        ["0.17", "lead in a child’s blood, the CDC’s reference value"],
        ["0.4", "cortisol in the morning, about"],
      ],
      faq: [
        {
          q: "What is vitamin D of 0.05 µmol/L in nmol/L?",
          a: "0.05 µmol/L is 50 nmol/L, which US laboratories print as 20 ng/mL. The National Academies call it enough for nearly everyone.",
        },
        {
          q: "How many nmol/L is morning cortisol of 0.4 µmol/L?",
          a: "0.4 µmol/L is 400 nmol/L. It falls during the day, so the time of the sample belongs to the result.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["moles-per-liter-to-millimoles-per-liter"],
      q: "How do I convert mol/L to mmol/L?",
      a: "Multiply by 1,000: saline at 0.154 mol/L is 154 mmol/L. Each step from mol to mmol, µmol, nmol and pmol is a factor of 1,000, so 250 nmol/L is 0.25 µmol/L.",
    },
    {
      q: "How do I convert glucose from mmol/L to mg/dL?",
      a: "Multiply by 18.0156. A blood glucose of 5.5 mmol/L is 99.1 mg/dL, and 100 mg/dL is 5.55 mmol/L. The factor is the molar mass of glucose, 180.156 g/mol, divided by 10; cholesterol and other substances have factors of their own.",
    },
    {
      q: "How do I convert molarity to grams per liter?",
      a: "Multiply by the molar mass. Sodium chloride is 58.44 g/mol, so 0.154 mol/L is 9.0 g/L, the 0.9% of physiological saline. Divide by the molar mass to go back.",
    },
    {
      pairs: ["moles-per-liter-to-moles-per-cubic-meter"],
      q: "Is 1 M the same as 1 mol/m³?",
      a: "No, it is 1,000 times as much: 1 M = 1 mol/L = 1,000 mol/m³. The SI unit mol/m³ equals 1 mmol/L, which is handy when constants are given in SI units.",
    },
    {
      q: "What is the difference between molar and molal?",
      a: "A 1 molar solution has 1 mol per liter of finished solution; a 1 molal solution has 1 mol per kilogram of solvent. In dilute water they nearly agree, but molarity changes with temperature and molality does not.",
    },
    {
      exact: true,
      q: "How many molecules are in a milliliter of a 1 nM solution?",
      a: "1 nmol/L is 6.02214076 × 10¹⁴ molecules per liter, so a milliliter holds about 6.022 × 10¹¹. The number density units at the end of the list make this conversion directly.",
    },
  ],
});
