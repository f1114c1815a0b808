/** Sentences of the searches for formulas and constants, which are loaded with the first one. */
export const messages = {
  noFormula: "No formula matches these words. Try a quantity, such as pressure.",
  commonConstants: "The most common constants; search for any other.",
  noConstant: "No constant matches these words.",
  firstOf: ({ visible, count }: { visible: number; count: number }) =>
    `Showing the first ${visible} of ${count}.`,
  constantNotCopied: "Failed to copy the constant.",
};
