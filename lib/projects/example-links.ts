import { findFormCalculator } from "../catalog/calculators.ts";
import { exampleEntries } from "./example.ts";

/** Result of one calculation of the worked example that another one uses. */
interface ExampleLink {
  from: string;
  /** Name of the result: “Peak demand”. */
  value: string;
  to: string;
}

/** Links of the worked example, in words. */
export const exampleLinks: readonly ExampleLink[] = exampleEntries.flatMap((to) =>
  to.links.flatMap(({ from, output }): ExampleLink[] => {
    const source = exampleEntries.find(({ id }) => id === from);
    const declared = source && findFormCalculator(source.calculator)?.outputs[output];
    return declared ? [{ from: source.title, value: declared.label, to: to.title }] : [];
  }),
);
