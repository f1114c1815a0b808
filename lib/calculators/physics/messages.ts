import { type Sentence, type SentenceValue, sentence } from "../../kit/fields/sentence.ts";

export const messages = {
  chart: {
    seriesOfSolution: ({ label, index }: { label: string; index: number }): string =>
      `${label}, ${["first", "second", "third"][index] ?? "further"} solution`,
    title: ({ result, input }: { result: string; input: string }): string => `${result} vs. ${input}`,
    finding: ({ result, input }: { result: LabeledValue; input: LabeledValue }): Sentence =>
      sentence`${result.label} ${result.value} at ${input.label} ${input.value}`,
    summary: "All other values stay as entered. The marked point is yours.",
    pointLabel: "Your values",
  },
  entry: {
    formOfValues: (symbols: readonly string[]): string =>
      `Write the values as “m = 1500 kg; v = 100 km/h”. The symbols of this formula are ${symbols.join(", ")}.`,
    mustBeWhole: "Enter a whole number.",
    mustBeAboveZero: "Must be above zero.",
    mustBeAbove: (bound: SentenceValue): Sentence => sentence`Must be above ${bound}.`,
    mustBeBelow: (bound: SentenceValue): Sentence => sentence`Must be below ${bound}.`,
    mustNotBeBelowZero: "Must not be below zero.",
    mustBeAtLeast: (bound: SentenceValue): Sentence => sentence`Must be at least ${bound}.`,
    mustBeAtMost: (bound: SentenceValue): Sentence => sentence`Must be at most ${bound}.`,
  },
  noSolution: {
    noRealValue: (name: string): string => `No real ${name} satisfies the formula with these values.`,
    valueMakesNoSense: ({ name, value }: { name: string; value: SentenceValue }): Sentence =>
      sentence`No ${name} makes sense with these values: the formula would give ${value}.`,
  },
};

interface LabeledValue {
  label: string;
  value: SentenceValue;
}
