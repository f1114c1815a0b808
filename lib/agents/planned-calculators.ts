import { findCalculator } from "../catalog/calculators.ts";
import { converterPath, findConverter } from "../catalog/converters.ts";
import { plannedCalculators } from "../catalog/curation.ts";
import { meaningfulWords, stem } from "../kit/phrases/words.ts";
import type { PageLink } from "./tool.ts";

interface Missing {
  name: string;
  closest: PageLink;
}

/** Returns the planned calculator that the words name; undefined if there is none or the catalog has it already. */
export function missingCalculator(text: string): Missing | undefined {
  const requested = meaningfulWords(text);
  const planned = plannedCalculators.find(({ id, words }) => {
    const plannedWords = words.split(" ").map(stem);
    return (
      !findCalculator(id) && requested.some((word) => plannedWords.includes(word) && word !== stem("sizer"))
    );
  });
  const converter = planned && findConverter(planned.closest);
  if (!planned) return undefined;
  const closest = converter
    ? { path: converterPath(converter), label: converter.name }
    : { path: "/converters", label: "Converters" };
  return { name: planned.name, closest };
}
