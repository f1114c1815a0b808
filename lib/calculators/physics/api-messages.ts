export const apiMessages = {
  errors: {
    formulaMissing: "Name a formula, such as kinetic-energy, or a constant.",
    formulaUnknown: (name: string): string => `There is no formula “${name}”.`,
    valuesUnreadable: "The values cannot be read.",
    variableUnknown: (symbols: readonly string[]): string =>
      `The variables of this formula are ${symbols.join(", ")}.`,
    valuesMissing: (names: string): string => `Missing: ${names}.`,
    valuesInvalid: "The formula cannot be computed with these values.",
    unitUnknown: ({ unit, quantity }: { unit: string; quantity: string }): string =>
      `“${unit}” is not a unit of ${quantity}.`,
    constantUnknown: (name: string): string => `There is no constant “${name}” in CODATA 2022.`,
    constantUnitUnknown: ({ unit, constant }: { unit: string; constant: string }): string =>
      `“${unit}” is not a unit of the ${constant}.`,
  },
  notUsedWithConstant: "Not used with a constant.",
  numbersInSI: (inputs: string): string => `Numbers without a unit are in SI units: ${inputs}.`,
  constant: {
    source: "CODATA 2022, NIST.",
    exactValue: (value: string): string => `${value} (exact)`,
    valueWithUncertainty: ({ value, uncertainty }: { value: string; uncertainty: string }): string =>
      `${value}, standard uncertainty ${uncertainty}`,
  },
};
