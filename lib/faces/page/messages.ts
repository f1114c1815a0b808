export const messages = {
  converterContents: [
    "Free, with formula, worked example, table and sources.",
    "With formula, worked example, table and sources.",
    "With formula, table and sources.",
  ],
  pairContents: [
    "With a table, a worked example and the source of the factor.",
    "With a table and the source.",
    "With a table.",
  ],
};
