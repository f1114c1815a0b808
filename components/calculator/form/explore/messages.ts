interface Named {
  input: string;
  figure: string;
  goal: string;
}

type Range = Readonly<Record<"from" | "to" | "least" | "most", string>>;

/** Sentences of the search for an input. Functions take the values that a sentence names. */
export const messages = {
  title: "Solve for an input",
  titleFor: (input: string) => `Find ${input}`,
  goal: (figure: string) => `So that ${figure} is`,
  currentValue: (value: string) => `Now: ${value}`,
  used: ({ input, value }: { input: string; value: string }) => `${input} is now ${value}.`,
  severalValues: ({ count, input, goal }: { count: number; input: string; goal: string }) =>
    `${count} values of ${input} give ${goal}:`,
  skipped: ({ input, figure, goal }: Named) =>
    `No value of ${input} gives exactly ${goal}. ${figure} skips it:`,
  skippedGap: ({ input, figure, goal }: Named) =>
    `No value of ${input} gives exactly ${goal}. ${figure} skips it, and the values in between aren’t accepted:`,
  unreachable: ({ input, figure, goal, ...range }: Named & Range) =>
    `${goal} can’t be reached. With ${input} from ${range.from} to ${range.to}, ${figure} goes from ${range.least} to ${range.most}:`,
  anyValue: ({ from, to }: { from: string; to: string }) =>
    `Any value from ${from} to ${to} gives this result.`,
};
