import type { Ask } from "../phrases/define.ts";
import { askWhichValue } from "../phrases/which-value.ts";
import { type Assignment, isNumber, valuesAt } from "./assign-values.ts";
import type { Frame, Slot } from "./frame.ts";
import type { Span } from "./pattern.ts";
import { type Sentence, textOfSpan } from "./sentence.ts";
import type { Value, ValueReader } from "./values.ts";

/** A value of a frame with its role, in the sentence that it was read from. */
interface TakenValue {
  value: Value;
  span: Span;
  role: Span;
  sentence: Sentence;
}

export type TakenValues = ReadonlyMap<string, readonly TakenValue[]>;

/** Lets values replace earlier ones without the roles that their slots need. */
export const withoutNeededRoles = (frame: Frame, earlier: TakenValues): Frame => ({
  ...frame,
  slots: Object.fromEntries(
    Object.entries(frame.slots).map(([id, { needsRole, ...slot }]) => [
      id,
      earlier.has(id) || needsRole === undefined ? slot : { ...slot, needsRole },
    ]),
  ),
});

/** Collects values by slot. Those of an earlier question stay in slots, and in lists, that have no new one. */
export function valuesBySlot(
  taken: Assignment["taken"],
  sentence: Sentence,
  earlier: TakenValues = new Map(),
): Map<string, readonly TakenValue[]> {
  const values = new Map(earlier);
  for (const [slot, slotValues] of Map.groupBy(taken, (each) => each.slot)) {
    const before = earlier.get(slot) ?? [];
    const next = slotValues.map(({ value, role = value }) => ({
      value: before[0] ? withEarlierUnit(value, before[0].value) : value,
      span: value,
      role,
      sentence,
    }));
    values.set(slot, before.length > next.length ? before.map((old) => replacementOf(old, next)) : next);
  }
  return values;
}

/** Returns the value with the unit of an earlier one in a list, in its place; else the earlier one. */
function replacementOf(old: TakenValue, next: readonly TakenValue[]): TakenValue {
  const match = next.find((each) => unitOf(each.sentence, each.span) === unitOf(old.sentence, old.span));
  const { start, end } = old.value;
  return match ? { ...match, value: { ...match.value, start, end } } : old;
}

/** Gives a bare number the unit, or the period, of the value that it replaces. */
function withEarlierUnit(value: Value, before: Value): Value {
  if (value.kind === "quantity" && before.kind === "quantity" && value.isPlain && value.slug === before.slug)
    return { ...value, unit: before.unit };
  return value.kind === "money" &&
    before.kind === "money" &&
    value.per === undefined &&
    before.per !== undefined
    ? { ...value, per: before.per }
    : value;
}

/**
 * Asks about a value without a role that could replace several earlier ones. It replaces the one with the
 * same unit, and a bare number the one of the closest size: in a question with 20,000 and 5 years, 15 is not
 * an amount.
 */
export function unclearValue(
  taken: Assignment["taken"],
  { slots }: Frame,
  reader: ValueReader,
  earlier: TakenValues,
): Ask | undefined {
  const { sentence } = reader;
  for (const { slot, value, role } of taken) {
    const earlierValues = earlier.get(slot) ?? [];
    if (role || earlierValues.length === 0) continue;
    const isOther = ([id, declared]: [string, Slot]): boolean =>
      !taken.some((other) => other.slot === id) &&
      valuesAt(declared, value, reader).some(({ kind }) => earlier.get(id)?.[0]?.value.kind === kind);
    const others = Object.entries(slots).filter(isOther);
    const all = [...earlierValues, ...others.flatMap(([id]) => earlier.get(id) ?? [])];
    const alike = all.filter((each) => unitOf(each.sentence, each.span) === unitOf(sentence, value));
    const closest = isBare(value)
      ? closestTo(value, [...earlierValues, ...[...earlier.values()].flat()])
      : [];
    const candidates = [...new Set([...(alike.length > 0 ? alike : all), ...closest])];
    const count = taken.filter((other) => other.slot === slot).length;
    if (candidates.length > count || candidates.some((each) => !earlierValues.includes(each))) {
      const named = candidates.some((each) => earlierValues.includes(each))
        ? candidates
        : [...earlierValues, ...candidates];
      return askWhichValue(textOfSpan(sentence, value), named.map(wordsOf));
    }
  }
  return undefined;
}

const isBare = (value: Value): boolean => isNumber(value) && !(value.kind === "number" && value.isScaled);

const sizeOf = (value: Value): number =>
  "text" in value
    ? Number.parseFloat(value.text)
    : Number.parseFloat(value.kind === "duration" ? (Object.values(value.parts)[0] ?? "") : "");

/** Returns the values closest in size to a number, by ratio; only the first if it is one of them. */
function closestTo(value: Value, [first, ...others]: readonly TakenValue[]): TakenValue[] {
  const distance = (other: TakenValue): number => Math.abs(Math.log(sizeOf(value) / sizeOf(other.value)));
  const sized = others.filter((other) => Number.isFinite(distance(other)));
  const least = Math.min(...sized.map(distance));
  return !first || distance(first) <= least ? [] : sized.filter((other) => distance(other) === least);
}

/** Returns the last word or sign of a value. */
const unitOf = ({ tokens }: Sentence, { end }: Span): string => {
  const last = tokens[end - 1];
  return last === undefined || last.kind === "number" ? "" : last.stem;
};

/** Returns the words of a value with its role: "20% down". */
const wordsOf = ({ sentence, span, role }: TakenValue): string =>
  textOfSpan(sentence, { start: Math.min(span.start, role.start), end: Math.max(span.end, role.end) });
