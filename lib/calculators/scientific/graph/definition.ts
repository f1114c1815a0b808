const DEFINITION = /^\s{0,20}(?:y|[fguvwhy]\s{0,4}\(\s{0,4}([a-z])\s{0,4}\))\s{0,4}:?=(?!=)/i;

/**
 * Blanks the name that a text gives its function of a variable: "y = x^2" and "f(x) = x^2" are the function x^2. Every other
 * character keeps its position.
 */
export const blankDefinition = (text: string, variable = "x"): string =>
  text.replace(DEFINITION, (definition, parameter = variable) =>
    parameter === variable ? " ".repeat(definition.length) : definition,
  );

/** Matches "sin 2x", "sin2x", "sin² x" and "ln|x|". */
const BARE_CALL =
  /\b(a?(?:sin|cos|tan)h?|ln|log|sqrt|exp|abs)(²?) ?((?:\d{1,9}(?:\.\d{1,9})?)?x|\|[^|]{1,80}\|)(?![\w(^²³])/g;

/** Adds the parentheses of "sin x", "sin2x" and "ln|x|". */
export const withParentheses = (text: string): string => text.replace(BARE_CALL, "$1$2($3)");

const VERTICAL = /^\s{0,20}x\s{0,20}=(?![=<>])/;

/** Returns the part after "x =" of a vertical line, padded to the same length; undefined for other texts. */
export const verticalPosition = (text: string): string | undefined =>
  VERTICAL.test(text) ? text.replace(VERTICAL, (start) => " ".repeat(start.length)) : undefined;
