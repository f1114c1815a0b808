import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Molality is moles of solute per kilogram of solvent, not of solution.",
    "Molarity needs the molar mass of the solute and the density of the finished solution; mass percent needs the molar mass; mole fraction needs the molar mass of the solvent. Units in mol/kg need none of these.",
    "The default density of 1 kg/L is only right for dilute water solutions. Salts count as whole formula units: dissociation into ions is ignored.",
  ],
  pairs: [
    {
      slug: "moles-per-kilogram-to-millimoles-per-kilogram",
      from: "mole-per-kilogram",
      to: "millimole-per-kilogram",
      about: "Osmolality and freezing points of body fluids are so small that millimoles are the handy unit.",
      familiar: [
        ["0.15", "the sodium in saline, about"],
        ["0.3", "all dissolved particles in blood, about"],
        ["0.5", "seawater’s sodium, about"],
        ["1", "one mole in a kilogram of water"],
      ],
      faq: [
        {
          q: "How many mmol/kg is 0.5 mol/kg?",
          a: "0.5 mol/kg is 500 mmol/kg. The solvent is weighed, not the solution.",
        },
        {
          q: "Is mmol/kg the same as mmol/L, or mol/kg the same as mol/L?",
          a: "Only nearly, in dilute water solutions. 0.1 mol/kg is 100 mmol/kg for each kilogram of water; a liter also contains the solute.",
        },
      ],
    },
    {
      slug: "moles-per-kilogram-to-molarity",
      from: "mole-per-kilogram",
      to: "molarity",
      title: "Molality to Molarity (mol/kg to mol/L)",
      lead: "{0.5} mol/kg of table salt is {=0.5; sodium chloride} mol/L at a density of 1 kg/L; of sucrose, {=0.5; sucrose} mol/L. Set solute and density.",
      about:
        "Molality stays when a solution warms up; molarity, which a titration needs, changes with the volume. The result depends on the solute and the density. In cold dilute water the two nearly agree; at one mole of sugar they are already nearly a fifth apart.",
      familiar: [
        ["0.1", "a dilute salt solution"],
        ["0.5", "close to the salt of the sea"],
        ["1", "a brine saltier than the sea"],
      ],
      faq: [
        {
          q: "Why is the mol/L lower than the mol/kg of the same solution?",
          a: "A liter of solution holds less than a kilogram of water, because the solute takes part of the room.",
        },
      ],
    },
    {
      slug: "molarity-to-moles-per-kilogram",
      from: "molarity",
      to: "mole-per-kilogram",
      title: "Molarity to Molality (mol/L to mol/kg)",
      lead: "{0.5} mol/L of table salt is {=0.5; sodium chloride} mol/kg at a density of 1 kg/L; of glucose, {=0.5; glucose} mol/kg. Set solute and density.",
      about:
        "Freezing and boiling points follow the molality, but flasks are filled to a volume. Enter the density of your solution for the exact value. A volumetric flask fixes the liter of solution, so the mass of water in it follows from the density.",
      familiar: [
        ["0.154", "medical saline"],
        ["0.5", "close to the salt of the sea"],
        ["1", "a stock solution in a laboratory"],
      ],
      faq: [
        {
          q: "Can I use mol/L in place of mol/kg for the freezing point of a solution?",
          a: "For a rough value in dilute water, yes. In syrups and brines the error reaches many percent, so convert first.",
        },
      ],
    },
    {
      slug: "mass-percent-to-moles-per-kilogram",
      from: "mass-percent",
      to: "mole-per-kilogram",
      title: "Mass Percent to Molality (% to mol/kg)",
      lead: "{5}% of table salt is {=5; sodium chloride} mol/kg; of glucose, {=5; glucose} mol/kg. Select the solute.",
      about:
        "Brines, antifreeze and sugar syrups are sold by mass percent; their freezing point follows the molality. The rows below are for table salt. Percent counts the whole solution, molality the water alone, so the molality rises faster than the percent.",
      familiar: [
        ["0.9", "saline"],
        ["3.5", "the salt of the sea"],
        ["10", "a pickling brine"],
        ["23.3", "the brine with the lowest freezing point"],
      ],
      faq: [
        {
          q: "How many mol/kg is a brine of 23.3% salt, the one with the lowest freezing point?",
          a: "About five, and every mole gives two ions, which is why it stays liquid far below the freezing point of water. Select the salt in the converter.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["moles-per-kilogram-to-molarity", "molarity-to-moles-per-kilogram"],
      q: "How do I convert molality to molarity?",
      a: "c = b × ρ ÷ (1 + b × M), with the density ρ in kg/L and the molar mass M in kg/mol. A 1 mol/kg solution of NaCl with a density of 1.038 kg/L is 1 × 1.038 ÷ 1.05844 = 0.981 mol/L. Set the density next to the value first.",
    },
    {
      pairs: ["mass-percent-to-moles-per-kilogram"],
      q: "How do I convert mass percent to molality?",
      a: "Divide the mass of solute by the mass of solvent and by the molar mass: b = w ÷ [M × (100 − w)]. Physiological saline, 0.9% NaCl, is 0.9 ÷ (0.05844 × 99.1) = 0.1554 mol/kg. Saturated brine at 26.4% is 6.138 mol/kg.",
    },
    {
      q: "Which density should I enter?",
      a: "The density of the finished solution at its temperature, not that of the solvent. With the default of 1 kg/L, 1 mol/L NaCl gives 1.062 mol/kg; with its real density of 1.038 kg/L it is 1.021 mol/kg. Below about 0.1 mol/L in water the default is accurate to 1%.",
    },
    {
      q: "Why is molality used instead of molarity?",
      a: "Masses do not change with temperature; volumes do. Freezing point depression, boiling point elevation and osmotic coefficients are therefore tabulated against molality. Water freezes 1.86 °C lower per mol/kg of dissolved particles.",
    },
    {
      q: "Does sodium chloride count as one or two particles?",
      a: "As one formula unit here: 58.44 g in a kilogram of water is 1 mol/kg of NaCl. For colligative properties each ion counts, so multiply by two in dilute solution. This is why the osmolality of saline is near 0.29 osmol/kg although its molality is 0.155 mol/kg.",
    },
    {
      q: "How do I convert mole fraction to molality?",
      a: "b = x ÷ [Mₛ × (1 − x)], with the molar mass of the solvent in kg/mol. In water (0.01802 kg/mol), a mole fraction of 0.1 is 6.168 mol/kg, and 1 mol/kg is a mole fraction of 0.0177.",
    },
  ],
});
