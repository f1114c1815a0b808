type Values<Names extends string> = Readonly<Record<Names, string>>;
type Named = Values<"input" | "figure" | "goal">;

/** Sentences of the search for an input. Functions take the values that a sentence names. */
export const messages = {
  title: "Solve for an input",
  titleFor: (input: string) => `Find ${input}`,
  goal: (figure: string) => `So that ${figure} is`,
  currentValue: (value: string) => `Now: ${value}`,
  used: ({ input, value }: Values<"input" | "value">) => `${input} is now ${value}.`,
  severalValues: ({ count, input, goal }: Values<"input" | "goal"> & { count: number }) =>
    `${count} values of ${input} give ${goal}:`,
  skipped: ({ input, figure, goal }: Named) =>
    `No value of ${input} gives exactly ${goal}. ${figure} skips it:`,
  skippedGap: ({ input, figure, goal }: Named) =>
    `No value of ${input} gives exactly ${goal}. ${figure} skips it, and the values in between aren’t accepted:`,
  unreachable: ({ input, figure, goal, ...range }: Named & Values<"from" | "to" | "least" | "most">) =>
    `${goal} can’t be reached. With ${input} from ${range.from} to ${range.to}, ${figure} goes from ${range.least} to ${range.most}:`,
  unchanged: ({ input, figure, value, ...range }: Values<"input" | "figure" | "value" | "from" | "to">) =>
    `${input} doesn’t change ${figure} here: from ${range.from} to ${range.to}, it stays ${value}.`,
  withoutResult: ({ input, from, to }: Values<"input" | "from" | "to">) =>
    `No value of ${input} from ${from} to ${to} has a result. Check the other inputs.`,
  effects: ({ figure, value }: Values<"figure" | "value">) =>
    `${figure} is ${value}. The list shows what it becomes when one input is 10% lower or 10% higher and all others stay the same.`,
  withoutEffect: (inputs: string) => `No effect here: ${inputs}.`,
  anyValue: ({ from, to }: Values<"from" | "to">) => `Any value from ${from} to ${to} gives this result.`,
};
