export const messages = {
  tooManyLetters: (maximum: number): string => `A function can have at most ${maximum} free letters.`,
  range: ({ xMin, xMax }: { xMin: number; xMax: number }): string =>
    `Searched for x from ${minus(xMin)} to ${minus(xMax)}.`,
  morePoints: "There may be more points in this range.",
};

const minus = (value: number): string => String(Number(value.toPrecision(6))).replace("-", "−");
