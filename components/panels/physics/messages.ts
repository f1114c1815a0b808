export const messages = {
  sectionNotLoaded: (section: string) => `The ${section} could not be loaded. Please reload the page.`,
  partNotLoaded: "A part of this calculator could not be loaded. Please reload the page.",
  formulasNotLoaded: "The list of formulas could not be loaded.",
  loading: "Loading…",
  notOpened: "Formula not opened",
  formulaUnknown: (id: string) => `“${id}” is not among the formulas, or could not be loaded.`,
  correctValues: "Correct the marked values.",
  fillInValues: "Fill in the other values.",
  calculating: "Calculating…",
  resultOfLastValidInputs: "This is the result of the last valid inputs.",
};
