import type { Question } from "../../../kit/phrases/define.ts";
import type { Span } from "../../../kit/reader/pattern.ts";
import type { Sentence } from "../../../kit/reader/sentence.ts";
import type { Value } from "../../../kit/reader/values.ts";
import { FILLERS } from "../../../kit/reader/vocabulary.ts";
import { findUnit } from "../../../units/find-unit.ts";
import { findUnitByName, mayNameUnit } from "../../../units/unit-names.ts";
import type { Variable } from "../relation.ts";
import { isCustomary, slugOf } from "./value-text.ts";

export interface Target extends Span {
  name: string;
}

const TOWARD: ReadonlySet<string> = new Set("in to into as many total".split(" "));
/** Names of units that mean something else in these questions. */
const NOT_UNITS: ReadonlySet<string> = new Set(
  "a an at air water head atmosphere mass speed sound light".split(" "),
);
const MAX_TARGET_TOKENS = 5;

/** Finds a unit of a quantity without a number: "in gallons", "how many gallons", "gpm for …". */
export function findTarget(
  slug: string,
  { tokens, cased }: Sentence,
  quantityOf: Question["quantityOf"],
): Target | undefined {
  const converter = quantityOf(slug);
  if (!converter) return undefined;
  for (let start = 0; start < tokens.length; start += 1) {
    const [before, first] = [tokens[start - 1], tokens[start]];
    if (
      first?.kind !== "word" ||
      before?.kind === "number" ||
      before?.text === "/" ||
      NOT_UNITS.has(first.text) ||
      !mayNameUnit(converter, first.text)
    )
      continue;
    const isToward = before !== undefined && TOWARD.has(before.text);
    if (!isToward && (first.text.length < 2 || FILLERS.has(first.text))) continue;
    for (let end = Math.min(start + MAX_TARGET_TOKENS, tokens.length); end > start; end -= 1) {
      const name = cased.slice(first.start, tokens[end - 1]?.end);
      const id = findUnitByName(converter, name);
      // A lens power is not a length, though its converter has focal lengths.
      if (id === undefined || findUnit(converter, id)?.law.kind === "reciprocal") continue;
      return { name, start, end };
    }
  }
  return undefined;
}

/**
 * Returns the requested unit. Without one: inches for a thickness next to feet, and the square or cube of the lengths’ unit for an
 * area or a volume.
 */
export function unitOf(
  target: Target | undefined,
  sought: Variable | undefined,
  taken: readonly Value[],
): { unit?: string } {
  if (target) return { unit: target.name };
  const isUs = taken.some(
    (value) => value.kind === "quantity" && value.slug === "length" && isCustomary(value),
  );
  if (sought?.measure === "thickness" && isUs) return { unit: "inch" };
  const units = new Set(
    taken.flatMap((value) => (value.kind === "quantity" && value.unit !== "" ? [value.unit] : [])),
  );
  const [only] = units;
  const prefix = { area: "square", volume: "cubic" }[(sought && slugOf(sought)) ?? ""];
  const isLength = taken.some((value) => value.kind === "quantity" && value.slug === "length");
  const side = only ?? (isLength ? "meter" : "");
  return prefix && units.size <= 1 && /^(?:inch|foot|yard|millimeter|centimeter|meter)$/.test(side)
    ? { unit: `${prefix}-${side}` }
    : {};
}
