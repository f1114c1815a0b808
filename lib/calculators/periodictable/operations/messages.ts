export const messages = {
  element: {
    missing: "Enter an element, such as iron, Fe or 26.",
    unknown: (name: string): string => `There is no element “${name}”.`,
    atomicNumber: "Atomic number",
    symbol: "Symbol",
    category: "Category",
    configuration: "Electron configuration",
    fullConfiguration: (configuration: string): string => `in full ${configuration}`,
    head: ({ name, symbol, number }: { name: string; symbol: string; number: number }): string =>
      `${name} (${symbol}, element ${number})`,
    notKnown: "not known",
    propertyNotKnown: ({ property, element }: { property: string; element: string }): string =>
      `${property} of ${element}: not known.`,
  },
  isotope: {
    notKnown: (nuclide: string): string => `No measured half-life or mass of ${nuclide} is known here.`,
    isomersLabel: "Isomers",
    isomers: (list: string): string => `Isomers: ${list}`,
    naturalShare: (percent: string | number): string => `${percent}% of the natural element`,
    halfLifeLabel: "Half-life",
    halfLife: ({ nuclide, duration }: { nuclide: string; duration: string }): string =>
      `${nuclide}: half-life ${duration}`,
    decayLabel: "Decay",
    decay: (modes: string): string => `Decay: ${modes}`,
    noDecay: "none known",
    massLabel: "Atomic mass",
    mass: (massAndShare: string): string => `Atomic mass: ${massAndShare}`,
    abundanceLabel: "Natural abundance",
    noAbundance: "none",
    stable: "stable",
    stableIsotopes: ({ element, isotopes }: { element: string; isotopes: readonly string[] }): string =>
      `${element} has stable isotopes: ${isotopes.join(", ")}. Ask for one by its mass number, such as carbon-14.`,
    longestLived: ({
      element,
      nuclide,
      halfLife,
    }: {
      element: string;
      nuclide: string;
      halfLife: string;
    }): string => `Longest-lived isotope of ${element}: ${nuclide}, half-life ${halfLife}.`,
    isLongestLived: "It is the longest-lived isotope of the element.",
  },
  molarMass: {
    formulaMissing: "Enter a formula, such as H2O.",
    formulaUnreadable: ({ formula, reason }: { formula: string; reason: string }): string =>
      `“${formula}” can’t be read. ${reason}`,
    head: ({ substance, mass }: { substance: string; mass: string }): string =>
      `Molar mass of ${substance}: ${mass} g/mol`,
    uncertainty: (uncertainty: string): string =>
      `Standard uncertainty: ${uncertainty} g/mol, from CIAAW’s atomic weights.`,
    composition: (shares: string): string => `By mass: ${shares}.`,
    amount: "Amount",
    mass: "Mass",
    particles: "Particles",
    amounts: ({
      formula,
      moles,
      mass,
      particles,
    }: {
      formula: string;
      moles: string;
      mass: string;
      particles: string;
    }): string => `${formula}: ${moles} = ${mass} = ${particles} particles`,
    noStandardWeight: (symbols: readonly string[]): string =>
      `${symbols.join(", ")}: no standard atomic weight; the mass number of the longest-lived isotope is used.`,
  },
  balance: {
    equationMissing: "Enter an equation, such as Fe + O2 -> Fe2O3.",
    severalEquations: "There are several balanced equations; any other is a sum of these:",
    sum: (equation: string): string => `Their sum: ${equation}`,
    notUnique: "The balance is not unique: any sum of the equations is balanced, too.",
    amountsNotUsed: "The amounts are not used: without a unique balance, the yields are not determined.",
    amountsUnreadable: "Write amounts as 10 g Fe; 5 g O2, with reactants from the equation.",
    reactantAmountMissing: "Give the amount of at least one reactant, such as 10 g Fe.",
    formed: ({ moles, grams }: MolesAndGrams): string => `${moles} mol = ${grams} g formed`,
    reacts: ({ moles, grams }: MolesAndGrams): string => `${moles} mol = ${grams} g react`,
    reactsWithRest: ({ moles, grams, gramsLeft }: MolesAndGrams & { gramsLeft: string }): string =>
      `${moles} mol = ${grams} g react, ${gramsLeft} g left`,
    limiting: (reactants: readonly string[]): string => `Limiting: ${reactants.join(", ")}`,
  },
  dilution: {
    names: {
      concentration: "Initial concentration",
      volume: "Initial volume",
      finalConcentration: "Final concentration",
      finalVolume: "Final volume",
    },
    volumeUnitMissing: "A volume needs a unit: L, mL or µL.",
    concentrationUnitMissing: "A concentration needs a unit: M, mM, µM, nM, g/L, mg/L or %.",
    kindsDiffer: "Both concentrations must be of the same kind: molar, by mass or in percent.",
    formula: "C₁ · V₁ = C₂ · V₂",
    solventToAdd: (liters: string): string => `Solvent to add: ${liters} L`,
  },
};

/** Formatted amount of a substance. */
interface MolesAndGrams {
  moles: string;
  grams: string;
}
