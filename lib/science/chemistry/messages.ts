import { capitalize, pluralize } from "../../core/locale/locale.ts";

export const messages = {
  amount: {
    missing: (quantity: string): string => `Enter ${quantity}.`,
    numberTooLong: (quantity: string): string =>
      `${capitalized(quantity)} must be a number; this is too long.`,
    notANumber: (quantity: string): string => `${capitalized(quantity)} must be a number, such as 2.5.`,
    notPositive: (quantity: string): string => `${capitalized(quantity)} must be more than 0.`,
    outOfRange: (quantity: string): string =>
      `${capitalized(quantity)} is too large or too small to compute with.`,
    unreadable: "Enter an amount as a number with a unit, such as 10 g.",
    unitUnknown: (name: string): string =>
      `“${name}” is not a unit of amount: use g, kg, mg, mol, mmol or particles.`,
  },
  dilution: {
    noneBlank: "Leave one of the four blank: it is calculated.",
    tooManyBlank: "Fill in three of the four: the one left blank is calculated.",
    outOfRange: "These values are too large or too small to compute with.",
    finalIsStronger:
      "Diluting cannot make a solution stronger: the final concentration must be the smaller one.",
  },
  equation: {
    missing: "Enter an equation, such as Fe + O2 -> Fe2O3.",
    tooLong: (maximum: number): string => `An equation can have at most ${maximum} characters.`,
    arrowMissing: "Put an arrow between reactants and products: Fe + O2 -> Fe2O3.",
    severalArrows: "There is more than one arrow.",
    reactantsMissing: "The reactants are missing.",
    productsMissing: "The products are missing.",
    tooManySubstances: (maximum: number): string => `An equation can have at most ${maximum} substances.`,
    repeatedSubstance: (substance: string): string => `${substance} appears twice on the same side.`,
    substanceMissing: "A substance is missing here.",
    fractionalHydrate: "Write a hydrate with whole numbers, such as 2CaSO4·H2O.",
  },
  balance: {
    elementOnOneSide: ({ element, side }: { element: string; side: "left" | "right" }): string =>
      `It cannot be balanced: ${element} is only on the ${side}.`,
    tooManyWays: "There are too many ways to balance this. Split it into simpler reactions.",
    idleSubstances: ({ substances, equation }: { substances: readonly string[]; equation: string }): string =>
      `It cannot be balanced with ${substances.join(", ")}: without ${pluralize(substances.length, { one: "it", other: "them" })}, ${equation} is balanced.`,
    chargesNotConserved:
      "It cannot be balanced: the elements can, but the charges cannot. Add a species that carries charge, such as e-, H+ or OH-.",
    elementsNotConserved:
      "It cannot be balanced: no amounts of these substances conserve every element. One may be missing, or on the wrong side.",
    byHalfReactions: "Balanced by half-reactions: all O₂ comes from the peroxide.",
  },
  formula: {
    missing: "Enter a formula, such as H2O.",
    tooLong: (maximum: number): string => `A formula can have at most ${maximum} characters.`,
    tooManyAtoms: "The formula has too many atoms.",
    chargeWrittenTwice: "Write a charge as 2- or --, not both.",
    chargeWithoutSign: "A charge needs a sign: write ^2+ or ^2-.",
    chargeOutOfRange: (maximum: number): string => `A charge must be between 1 and ${maximum}.`,
    somethingMissing: "Something is missing here.",
    neverOpened: (bracket: string): string => `This ${bracket} was never opened.`,
    neverClosed: (bracket: string): string => `This ${bracket} is never closed.`,
    notAllowedHere: (sign: string): string => `“${sign}” is not allowed here.`,
    lowerCaseSymbol: (letter: string): string =>
      `“${letter}” is not a symbol: symbols begin with a capital letter.`,
    nestedTooDeep: "There are too many nested parentheses.",
    emptyParentheses: "These parentheses are empty.",
    symbolMissing: "A symbol is missing here.",
    elementUnknown: (symbol: string): string => `There is no element “${symbol}”.`,
    secondMassNumber: (symbol: string): string => `${symbol} already has a mass number.`,
    massNumberInvalid: (massNumber: string): string => `${massNumber} is not a mass number.`,
    countZero: "A count cannot be 0.",
    countTooLarge: "A count can be at most 99,999.",
    massUnknown: (atom: string): string => `The mass of ${atom} is not known here.`,
  },
  readAs: (formula: string): string => `Read as ${formula}.`,
  /** The text has two readings: the one that is used, and another that would be written differently. */
  twoReadings: ({
    entered,
    used,
    other,
    otherAsText,
  }: {
    entered: string;
    used: string;
    other: string;
    otherAsText: string;
  }): string =>
    `“${entered}” has 2 possible readings: ${used} (used here) and ${other}, which is written ${otherAsText}.`,
  readings: {
    isotope: (isotope: string): string => `the isotope ${isotope}`,
    atoms: ({ count, symbol }: { count: number; symbol: string }): string => `${count} atoms of ${symbol}`,
  },
  substance: {
    suggestions: ({ error, formulas }: { error: string; formulas: readonly string[] }): string =>
      `${error} Did you mean ${formulas.join(" or ")}?`,
    notListed: (name: string): string =>
      `“${name}” is not in the list of common compounds: enter its formula.`,
  },
};

function capitalized(text: string): string {
  return capitalize(text);
}
