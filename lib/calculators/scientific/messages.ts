import { formatCounted } from "../../core/locale/locale.ts";

export const messages = {
  noValue: {
    tooLong: "This takes too long to compute.",
    tooLarge: "The result is too large (the limit is 10^1,000,000,000).",
    tooSmall: "The result is too small (the limit is 10^−1,000,000,000).",
    noDigits: "It isn’t certain whether this is 0, so it has no further digits.",
    nameWithoutValue: (name: string): string => `${name} has no value here.`,
    noEarlierResult: "There is no earlier result for Ans yet.",
  },
  syntax: {
    empty: "The expression is empty.",
    tooDeep: (levels: number): string => `The expression is nested more than ${levels} levels deep.`,
    unknownFunction: (name: string): string => `${name} is not a known function.`,
    unknownName: (name: string): string => `${name} is not a known name.`,
    unknownNameWithSuggestion: ({ name, suggestion }: { name: string; suggestion: string }): string =>
      `${name} is not a known name; did you mean ${suggestion}?`,
    noInverse: (name: string): string => `${name} has no inverse function here.`,
    powerOfFunction: (name: string): string => `Write (${name}(x))^n for this power of ${name}.`,
    parenthesesMissing: ({ name, signature }: { name: string; signature: string }): string =>
      `${name} needs parentheses: write ${signature}.`,
    argumentMissing: ({ name, signature }: { name: string; signature: string }): string =>
      `${name} needs a value: write ${signature}.`,
    argumentCount: ({ name, count, signature }: { name: string; count: number; signature: string }): string =>
      `${name} cannot take ${formatCounted(count, { one: "value", other: "values" })}: write ${signature}.`,
    emptyParentheses: "There is nothing between these parentheses.",
    numberMissingAfter: (sign: string): string => `A number is missing after ${sign}.`,
    numberMissingBefore: (sign: string): string => `A number is missing before ${sign}.`,
    unopenedParenthesis: "This closing parenthesis has no opening one.",
    semicolonOutsideFunction: "Values are separated only inside a function such as max(1; 2).",
    commaOutsideFunction: "A comma separates values only inside a function such as max(1, 2).",
    operatorMissing: (sign: string): string => `An operator is missing before ${sign}.`,
    operatorMissingAfterPercent: (sign: string): string =>
      `An operator is missing before ${sign} (% is percent; the remainder is mod).`,
    otherDigits: "Only the digits 0 to 9 can be read.",
    controlCharacter: "An invisible control character cannot be read.",
    unknownCharacter: (character: string): string => `The character ${character} cannot be read.`,
  },
  number: {
    secondDecimalMark: "A number can have only one decimal mark.",
    exponentMissing: "Digits are missing after the E of this number.",
    tooLarge: "This number is too large (the limit is 10^1,000,000,000).",
    tooSmall: "This number is too small (the limit is 10^−1,000,000,000).",
    minutesTooLarge: "Minutes and seconds of an angle must be below 60.",
    ambiguousComma: ({ whole, rest }: { whole: string; rest: string }): string =>
      `${whole},${rest} can mean ${whole}.${rest} or ${whole}${rest}: write the one you mean.`,
  },
  notices: {
    tooLong: { title: "Too Long", text: "The pasted text is too long for an expression." },
    error: { title: "Error", text: "Invalid expression format" },
    memoryUnchanged: "Memory Unchanged",
    memoryEmpty: { title: "Memory Empty", text: "Nothing has been stored yet." },
  },
};
