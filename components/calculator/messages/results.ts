export const messages = {
  formulaNotCopied: "Failed to copy the formula.",
  tableNotSaved: "The table could not be saved.",
  comparisonFull: "Remove a scenario to compare another",
  resultNotUsed: "The result could not be used in the project. Please try again.",
};
