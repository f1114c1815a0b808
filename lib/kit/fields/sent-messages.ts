/** Errors of inputs that were sent to the API. Functions take the values that a sentence names. */
export const messages = {
  defaultsInvalid: "Must be: none.",
  inputUnknown: "There is no such input.",
  columnUnknown: (names: string): string => `There is no such input. A row has the fields ${names}.`,
  listInvalid: (names: string): string => `Must be a list with the fields ${names}.`,
  notUsed: ({ required, actual }: { required: readonly string[]; actual: readonly string[] }): string =>
    `Used only if ${required.join(" and ")}; ${actual.join(" and ")}.`,
  requestUnreadable: "The request cannot be read.",
  rowInvalid: (names: string): string => `Must have the fields ${names} and no others.`,
  setByRecord: ({ owner, other }: { owner: string; other: string }): string =>
    `This is set by ${owner}: leave it out, or send “${other}” as ${owner}.`,
  toggleInvalid: "Must be true or false.",
  valueInvalid: "Must be a number or text.",
};
