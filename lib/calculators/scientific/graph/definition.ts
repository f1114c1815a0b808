const DEFINITION = /^\s{0,20}(?:y|[fguvwhy]\s{0,4}\(\s{0,4}([a-z])\s{0,4}\))\s{0,4}:?=(?!=)/i;

/**
 * Blanks the name that a text gives its function of a variable: "y = x^2" and "f(x) = x^2" are the function x^2. Every other
 * character keeps its position.
 */
export const blankDefinition = (text: string, variable = "x"): string =>
  text.replace(DEFINITION, (definition, parameter = variable) =>
    parameter === variable ? " ".repeat(definition.length) : definition,
  );

const BARE_CALL = /\b(a?(?:sin|cos|tan)h?|ln|log|sqrt|exp|abs) ((?:\d{1,9}(?:\.\d{1,9})?)?x)(?![\w(^])/g;

/** Adds the parentheses of "sin x" and "ln 2x". */
export const withParentheses = (text: string): string => text.replace(BARE_CALL, "$1($2)");
