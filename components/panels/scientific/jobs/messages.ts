/** Sentences of the pages of jobs. */
export const messages = {
  notANumber: "Enter a number, such as −5, 2.5 or 3/4.",
  notQuadratic: "Not 0: without x² the equation is linear.",
  /** Nature of the roots, by the sign of the discriminant. */
  natureOf: (sign: number): string =>
    sign > 0
      ? "The discriminant is positive: two different real roots."
      : sign === 0
        ? "The discriminant is 0: one double root, where the parabola touches the axis."
        : "The discriminant is negative: no real root, two complex ones.",
  noRealRoot: "The parabola does not reach the x axis.",
  parabola: (text: string): string => `Graph of y = ${text}`,
};
