import { pluralize } from "../../core/locale/locale.ts";

export const messages = {
  errors: {
    ambiguousNumber: (number: string) =>
      `${number} can be read in two ways. Type whole numbers without separators and decimals with a point.`,
    ambiguousPower: "Use parentheses to show what the power applies to: (2/3)^2 or 2/(3^2).",
    ambiguousSlashes:
      "More than one slash can be read in several ways. Use parentheses, as in (1/2)/(3/4), or ÷ between fractions.",
    closingParenthesisMissing: "A closing parenthesis is missing.",
    denominatorIsZero: "A denominator cannot be zero.",
    denominatorLimitTooSmall: "Must be at least 1.",
    divisionByZero: "Division by zero has no result: the number after ÷ must not be 0.",
    empty: "Enter a value.",
    endsTooEarly: "The expression ends too early: a number is missing.",
    exponentNotWhole: "Exponents must be whole numbers: the root of a fraction is rarely a fraction.",
    exponentOutOfRange: "Exponents go from −1,000 to 1,000.",
    noNumber: (text: string) => `There is no number at ${text}.`,
    notSingleNumber: "Enter a single number here; for expressions, use the Expression tab.",
    numberMissingBefore: (sign: string) => `A number is missing before “${sign}”.`,
    numberTooLong: "Numbers may have at most 1,000 digits.",
    openingParenthesisMissing: "A closing parenthesis has no opening one.",
    operatorMissingBefore: (text: string) => `An operator is missing before ${text}.`,
    powerOfTenOutOfRange: (power: number) => `Powers of ten go from e−${power} to e${power}.`,
    repeatingDigitsUnclear:
      "Dots do not say which digits repeat. Write the repeating digits in parentheses: 0.1(6).",
    resultTooLong: (digits: string) =>
      `The exact result would have more than ${digits} digits in the numerator or denominator.`,
    signInMixedNumber: "Put the sign in front of a mixed number: −2 1/3 means −(2 + 1/3), not 2 1/−3.",
    tooFewNumbers: "Enter at least two numbers.",
    tooMuchWork: "This is too much to calculate exactly at once. Use fewer or shorter numbers.",
    tooNested: (depth: number) => `At most ${depth} nested parentheses or powers.`,
    unexpectedText: (text: string) => `${text} is not part of a number or an operation.`,
    zeroToNegativePower: "0 to a negative power has no value.",
  },
  warnings: {
    improperMixed: ({ number, reading }: { number: string; reading: string }) =>
      `The fraction of ${number} is 1 or more; it was read as ${reading}.`,
    improperNegativeMixed: ({ number, reading }: { number: string; reading: string }) =>
      `The fraction of ${number} is 1 or more; it was read as ${reading} with the sign in front.`,
    longDecimal: (digits: string) => `The decimal has ${digits} digits. Only the first ones are shown.`,
    longRepeat: (digits: string) => `The repeating part has ${digits} digits. Only the first ones are shown.`,
    veryLongRepeat:
      "The repeating part has more than 2,000 digits; its exact length was not determined. Only the first ones are shown.",
  },
  assumptions: {
    expressionRead: (expression: string) => `Read as ${expression}.`,
  },
  steps: {
    compare: {
      title: "Compare",
      text: "The larger product belongs to the larger fraction.",
      equal: "They are equal",
      larger: (fraction: string) => `${fraction} is larger`,
    },
    decimal: {
      title: "Decimal",
      text: ({ numerator, denominator }: { numerator: string; denominator: string }) =>
        `Long division of ${numerator} by ${denominator}.`,
    },
    longDivision: {
      title: "Long division",
      text: ({ numerator, denominator }: { numerator: string; denominator: string }) =>
        `Divide ${numerator} by ${denominator}.`,
    },
    lowestTerms: { title: "Fraction", text: "It is already in lowest terms." },
    moreOperations: {
      title: "More operations",
      text: (count: number) =>
        `${count} more ${pluralize(count, { one: "operation", other: "operations" })}, in the same order.`,
    },
    nearest: {
      title: "Nearest simple fraction",
      text: (limit: string) => `From its continued fraction, with a denominator of at most ${limit}.`,
    },
    numeratorOf: (fraction: string) => `Numerator of ${fraction}`,
    wholeNumber: { title: "Value", text: "A whole number is its own value." },
  },
  tables: {
    order: {
      title: "From smallest to largest",
      number: "Number",
      lowestTerms: "Lowest terms",
      numerator: (denominator: string) => `Over ${denominator}`,
      decimal: "Decimal",
    },
    approximations: {
      title: "Simple fractions along the way",
      fraction: "Fraction",
      decimal: "Decimal",
      error: "Error",
    },
    rulers: {
      title: "On other rulers",
      ruler: "Marks",
      mark: "Nearest",
      error: "Error of the nearest mark",
    },
  },
};
