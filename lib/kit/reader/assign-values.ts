import { plainDigits } from "../phrases/digits.ts";
import type { Frame, Slot } from "./frame.ts";
import { findAll, type Span } from "./pattern.ts";
import type { Sentence } from "./sentence.ts";
import type { Value, ValueReader, ValueType } from "./values.ts";
import { CONNECTORS, PREPOSITIONS, SEPARATORS } from "./vocabulary.ts";

/** Maximum number of assignments explored at the same time. */
const MAX_STATES = 60;
/** Maximum number of tokens between a value and its role. */
const MAX_ROLE_DISTANCE = 6;
const UNUSED_NUMBER = -30;
const ROLE_SCORE = 14;
const EXACT_TYPE_SCORE = 4;

/** Values of a sentence in slots of a frame. */
export interface Assignment {
  /** First token that no value has consumed. */
  place: number;
  score: number;
  taken: readonly { slot: string; value: Value; role?: Span }[];
  /** Place in the declaration of the last slot filled without a role. */
  order: number;
}

interface Candidate {
  slot: string;
  declared: Slot;
  order: number;
  value: Value;
}

/**
 * Finds the best assignment of the sentence’s values to the frame’s slots. Numbers in cues and options are
 * not values: "401k".
 */
export function assignValues(frame: Frame, reader: ValueReader, named: readonly Span[]): Assignment {
  const { tokens } = reader.sentence;
  const isNamed = (place: number): boolean => named.some(({ start, end }) => start <= place && place < end);
  const slots = Object.entries(frame.slots);
  const roles = new Map(
    slots.map(([id, { roles: words }]) => [id, words === undefined ? [] : findAll(words, reader.sentence)]),
  );
  const candidates = slots.flatMap(([slot, declared], order): Candidate[] =>
    typesOf(declared)
      .flatMap((type) => reader.readAll(type))
      .flatMap((read) => {
        const { start } = read;
        const value = isNamed(read.end - 1) ? withoutScale(read, tokens) : read;
        return !(isNamed(start) && (tokens[start]?.kind === "number" || isNamed(value.end - 1))) &&
          takesValue(declared, value)
          ? [{ slot, declared, order, value }]
          : [];
      }),
  );
  const candidatesAt = Map.groupBy(candidates, ({ value }) => value.start);
  if (frame.longestValues)
    for (const [place, group] of candidatesAt) candidatesAt.set(place, longestOf(group));
  let states: Assignment[] = [{ place: 0, score: 0, taken: [], order: -1 }];
  for (const place of tokens.keys()) {
    const isUnused = tokens[place]?.kind === "number" && !isNamed(place);
    if (!isUnused && !candidatesAt.has(place)) continue;
    const waiting = states.filter((state) => state.place > place);
    const here = states.filter((state) => state.place <= place);
    const next = here.flatMap((state) => [
      { ...state, place: place + 1, score: state.score + (isUnused ? UNUSED_NUMBER : 0) },
      ...(candidatesAt.get(place) ?? []).flatMap((candidate) =>
        extend(state, candidate, roles, reader.sentence),
      ),
    ]);
    states = [...waiting, ...next].sort((a, b) => b.score - a.score).slice(0, MAX_STATES);
  }
  const required = slots.filter(([, { isRequired }]) => isRequired).map(([id]) => id);
  const finalScore = ({ score, taken }: Assignment): number =>
    score + 8 * required.filter((id) => taken.some(({ slot }) => slot === id)).length;
  return states.reduce((best, state) => (finalScore(state) > finalScore(best) ? state : best));
}

/** Returns a number without a scale that is a word of the frame: the "k" of "4 k 5.6 heads" is no thousand. */
const withoutScale = (value: Value, tokens: Sentence["tokens"]): Value =>
  value.kind === "number" && value.isScaled
    ? {
        kind: "number",
        text: plainDigits(tokens[value.start]?.text ?? ""),
        start: value.start,
        end: value.end - 1,
      }
    : value;

export const typesOf = ({ type }: Slot): readonly ValueType[] =>
  Array.isArray(type) ? (type as readonly ValueType[]) : [type as ValueType];

/** Lists the values that a slot could take from the same words as a value. */
export const valuesAt = (slot: Slot, { start, end }: Span, reader: ValueReader): Value[] =>
  typesOf(slot).flatMap((type) => {
    const value = reader.read(type, start);
    return value?.end === end && takesValue(slot, value) ? [value] : [];
  });

/** Returns the longest values; of these no number without a unit if there are others. */
function longestOf(candidates: Candidate[]): Candidate[] {
  const rank = ({ value }: Candidate): number => 2 * value.end + (isNumber(value) ? 0 : 1);
  const best = Math.max(...candidates.map(rank));
  return candidates.filter((each) => rank(each) === best);
}

/** True for a number without a unit or a sign. */
export const isNumber = (value: Value): boolean =>
  value.kind === "number" || ("isPlain" in value && value.isPlain === true);

function takesValue({ per }: Slot, value: Value): boolean {
  if (value.kind === "percent") return value.per === undefined || per !== undefined;
  if (value.kind !== "money") return true;
  return value.per === undefined ? per !== "required" : per !== undefined;
}

function extend(
  state: Assignment,
  { slot, declared, order, value }: Candidate,
  roles: ReadonlyMap<string, readonly Span[]>,
  sentence: Sentence,
): Assignment[] {
  const count = state.taken.filter((taken) => taken.slot === slot).length;
  if (count >= (declared.max ?? 1)) return [];
  const isPlain = isNumber(value);
  const exact = isPlain && value.kind !== "number" ? 0 : EXACT_TYPE_SCORE;
  const free = (roles.get(slot) ?? []).filter(
    (span) => !state.taken.some(({ role }) => role?.start === span.start && role.end === span.end),
  );
  const bound = free.flatMap((role): Assignment[] => {
    const distance = roleDistance(role, value, sentence);
    if (distance === undefined) return [];
    const follows = role.start >= value.end;
    const turned = declared.rolesFollow ? (follows ? 0 : 1) : follows ? 0.5 : 0;
    const score = state.score + ROLE_SCORE - distance - turned + exact + (role.end - role.start);
    return [{ place: value.end, score, taken: [...state.taken, { slot, value, role }], order: state.order }];
  });
  // "12000 loan, 36 months, 400 a month": a bare number is a rate only if a word says so.
  const isUnlikely = value.kind === "number" && typesOf(declared)[0] === "percent";
  const needsRole = declared.needsRole === "plain" ? isPlain : declared.needsRole;
  if (needsRole || isUnlikely) return bound;
  // Other values of a list need no separate role.
  const inversion = order < state.order ? -2 : 0;
  const plain: Assignment = {
    place: value.end,
    score: state.score + exact + inversion - order * 0.01,
    taken: [...state.taken, { slot, value }],
    order,
  };
  return [...bound, plain];
}

/** Counts what separates a role from its value; undefined if more than connectors do. */
function roleDistance(role: Span, value: Span, { tokens }: Sentence): number | undefined {
  const isBefore = role.end <= value.start;
  if (!isBefore && role.start < value.end) return undefined;
  const between = isBefore ? tokens.slice(role.end, value.start) : tokens.slice(value.end, role.start);
  if (between.length > MAX_ROLE_DISTANCE) return undefined;
  const isPreposition = tokens.slice(role.start, role.end).every(({ text }) => PREPOSITIONS.has(text));
  if (!isBefore && isPreposition) return undefined;
  const isSeparator = between.some(({ text }) => SEPARATORS.has(text));
  if (!between.every(({ text }) => CONNECTORS.has(text) || SEPARATORS.has(text))) return undefined;
  return between.length + (isSeparator ? 6 : 0);
}
