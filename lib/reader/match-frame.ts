import { dayInWords } from "../phrases/days.ts";
import { type Ask, ask, type Call, type Question } from "../phrases/define.ts";
import { plainDigits } from "../phrases/digits.ts";
import { askWhichDay } from "../phrases/which-day.ts";
import { Found, type Frame, type Slot } from "./frame.ts";
import { compilePattern, findAll, type Span } from "./pattern.ts";
import type { Sentence } from "./sentence.ts";
import type { Value, ValueReader, ValueType } from "./values.ts";
import { CONNECTORS, SEPARATORS } from "./vocabulary.ts";

/** A frame applied to a question. */
export interface FrameMatch {
  outcome: Call | Ask;
  /** For each token, true if a value, a role, a cue or an option consumed it. */
  consumed: readonly boolean[];
  /** Greater for a better fit of values to slots. */
  score: number;
  /** Required values that the question doesn’t have. */
  missing: number;
  values: FrameValues;
  choices: ReadonlyMap<string, string>;
}

/** Values by slot. */
type FrameValues = ReadonlyMap<string, readonly Value[]>;

/** A question that a message continues, with what a frame took from it. */
export interface EarlierMatch extends Pick<FrameMatch, "values" | "choices"> {
  question: Question;
}

/** Assignments that are pursued at the same time. */
const MAX_STATES = 60;
/** Tokens between a value and its role. */
const MAX_ROLE_DISTANCE = 6;
const UNUSED_NUMBER = -30;
const ROLE_SCORE = 14;
const EXACT_TYPE_SCORE = 4;

interface State {
  /** The next token. */
  place: number;
  score: number;
  taken: readonly { slot: string; value: Value; role?: Span }[];
  /** Place in the declaration of the last slot filled without a role. */
  order: number;
}

/**
 * Applies a frame to a sentence. Returns undefined if its cues or a required value are missing. A sentence that continues an
 * earlier question needs no cues, and its values replace those of the same slots.
 */
export function matchFrame(
  frame: Frame,
  reader: ValueReader,
  question: Question,
  earlier?: EarlierMatch,
): FrameMatch | undefined {
  const { sentence } = reader;
  const cues = frame.cues.map((cue) => findAll(compilePattern(cue), sentence));
  if (!earlier && cues.some((spans) => spans.length === 0)) return undefined;
  if (frame.not !== undefined && findAll(compilePattern(frame.not), sentence).length > 0) return undefined;
  const options = optionsIn(frame, sentence);
  const fixed = [...cues.flat(), ...(earlier ? [] : (frame.spans ?? []))];
  const state = assign(frame, reader, [...fixed, ...options.map(({ span }) => span)]);
  const chosen = chooseOptions(options, state);
  const isChosen = ({ field, option }: NamedOption): boolean => chosen.get(field) === option;
  const named = [...fixed, ...options.filter(isChosen).map(({ span }) => span)];
  const taken = withSharedUnits(state, frame);
  if (earlier && ((taken.length === 0 && chosen.size === 0) || isAmbiguous(state.taken, earlier)))
    return undefined;
  const values = valuesBySlot(taken, earlier);
  const choices = new Map([...(earlier?.choices ?? []), ...chosen]);
  const missing = Object.entries(frame.slots).filter(([id, slot]) => slot.isRequired && !values.has(id));
  const openQuestion = missing.find(([, slot]) => slot.question)?.[1].question;
  const canAsk = openQuestion !== undefined && values.size > 0 && !frame.mustBeWhole;
  if (missing.length > 0 && !canAsk) return undefined;
  const found = new Found(earlier?.question ?? question, values, choices);
  const outcome = openQuestion ? ask(openQuestion) : withDays(frame.call(found), state.taken, sentence);
  if (!outcome) return undefined;
  const consumed = sentence.tokens.map(() => false);
  const consume = ({ start, end }: Span): void => {
    consumed.fill(true, start, end);
  };
  for (const span of named) consume(span);
  for (const { value, role } of state.taken) {
    consume(value);
    if (role) consume(role);
  }
  const asked = outcome.kind === "ask" ? 1 : 0;
  return { outcome, consumed, score: state.score, missing: Math.max(missing.length, asked), values, choices };
}

/** Collects values by slot. Those of an earlier question stay in slots that have no new one. */
function valuesBySlot(taken: State["taken"], earlier: EarlierMatch | undefined): Map<string, Value[]> {
  const values = new Map<string, Value[]>();
  for (const { slot, value } of taken) {
    const before = earlier?.values.get(slot)?.[0];
    values.set(slot, [...(values.get(slot) ?? []), before ? withEarlierUnit(value, before) : value]);
  }
  for (const [slot, before] of earlier?.values ?? []) if (!values.has(slot)) values.set(slot, [...before]);
  return values;
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

/** True if a value without a role could replace the values of several slots. */
const isAmbiguous = (taken: State["taken"], { values }: EarlierMatch): boolean =>
  taken.some(({ value, role }) => {
    const isLike = (other: Value): boolean =>
      other.kind === value.kind &&
      (other.kind !== "quantity" || value.kind !== "quantity" || other.slug === value.slug);
    return !role && [...values.values()].filter((before) => before.some(isLike)).length > 1;
  });

/** Gives numbers without a unit the unit of another value of their quantity, in slots that share it. */
function withSharedUnits({ taken }: State, { slots }: Frame): State["taken"] {
  const quantities = taken.flatMap(({ slot, value }) =>
    value.kind === "quantity" && !value.isPlain && slots[slot]?.sharesUnit ? [value] : [],
  );
  return taken.map((each) => {
    const { value } = each;
    if (value.kind !== "quantity" || !value.isPlain || !slots[each.slot]?.sharesUnit) return each;
    const other = quantities.find(({ slug }) => slug === value.slug);
    if (!other) return each;
    const { isPlain, ...shared } = { ...value, unit: other.unit };
    return { ...each, value: shared };
  });
}

/** Asks which of two days is meant, or says how figures were read that could be another day. */
function withDays(
  outcome: Call | Ask | undefined,
  taken: State["taken"],
  { text, tokens }: Sentence,
): Call | Ask | undefined {
  if (outcome?.kind !== "call") return outcome;
  const days = taken.flatMap(({ value }) => (value.kind === "date" ? [value] : []));
  const doubtful = days.find(({ options }) => options)?.options;
  if (doubtful) return askWhichDay({ options: doubtful });
  const read = days.find(({ isMonthFirst }) => isMonthFirst);
  if (!read) return outcome;
  const figures = text.slice(tokens[read.start]?.start, tokens[read.end - 1]?.end);
  const note = `“${figures}” was read with the month first: ${dayInWords(read.day)}.`;
  const { focus = {} } = outcome;
  return { ...outcome, focus: { ...focus, note: focus.note === undefined ? note : `${focus.note} ${note}` } };
}

interface NamedOption {
  field: string;
  option: string;
  span: Span;
}

const optionsIn = (frame: Frame, sentence: Sentence): NamedOption[] =>
  Object.entries(frame.choices ?? {}).flatMap(([field, options]) =>
    Object.entries(options).flatMap(([option, words]) =>
      findAll(compilePattern(words), sentence).map((span) => ({ field, option, span })),
    ),
  );

/**
 * Chooses the longest named option of each field. Words of a value or a role count only if there are no others: "$25 an hour in
 * a year". Another option is left over, and prevents the answer, unless it is a part of the longer phrase.
 */
function chooseOptions(options: readonly NamedOption[], { taken }: State): Map<string, string> {
  const used = taken.flatMap(({ value, role }) => (role ? [value, role] : [value]));
  const rank = ({ span }: NamedOption): number =>
    span.end - span.start - (used.some(({ start, end }) => start <= span.start && span.end <= end) ? 100 : 0);
  const best = [...options].sort((a, b) => rank(b) - rank(a));
  return new Map(best.reverse().map(({ field, option }) => [field, option]));
}

interface Candidate {
  slot: string;
  declared: Slot;
  order: number;
  value: Value;
}

/** Finds the best assignment of the sentence’s values to the frame’s slots. Numbers in cues and options are no values: "401k". */
function assign(frame: Frame, reader: ValueReader, named: readonly Span[]): State {
  const { tokens } = reader.sentence;
  const isNamed = (place: number): boolean => named.some(({ start, end }) => start <= place && place < end);
  const slots = Object.entries(frame.slots);
  const roles = new Map(
    slots.map(([id, { roles: words }]) => [
      id,
      words === undefined ? [] : findAll(compilePattern(words), reader.sentence),
    ]),
  );
  const candidatesAt = tokens.map((_, start) =>
    slots.flatMap(([slot, declared], order): Candidate[] =>
      typesOf(declared).flatMap((type) => {
        const read = reader.read(type, start);
        const value = read && isNamed(read.end - 1) ? withoutScale(read, tokens) : read;
        return value &&
          !(isNamed(start) && (tokens[start]?.kind === "number" || isNamed(value.end - 1))) &&
          takesValue(declared, value)
          ? [{ slot, declared, order, value }]
          : [];
      }),
    ),
  );
  let states: State[] = [{ place: 0, score: 0, taken: [], order: -1 }];
  for (let place = 0; place < tokens.length; place += 1) {
    const waiting = states.filter((state) => state.place > place);
    const here = states.filter((state) => state.place === place);
    const isNumber = tokens[place]?.kind === "number" && !isNamed(place);
    const next = here.flatMap((state) => [
      { ...state, place: place + 1, score: state.score + (isNumber ? UNUSED_NUMBER : 0) },
      ...(candidatesAt[place] ?? []).flatMap((candidate) => extend(state, candidate, roles, reader.sentence)),
    ]);
    states = [...waiting, ...next].sort((a, b) => b.score - a.score).slice(0, MAX_STATES);
  }
  const required = slots.filter(([, { isRequired }]) => isRequired).map(([id]) => id);
  const finalScore = ({ score, taken }: State): number =>
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

const typesOf = ({ type }: Slot): readonly ValueType[] =>
  Array.isArray(type) ? (type as readonly ValueType[]) : [type as ValueType];

function takesValue({ per }: Slot, value: Value): boolean {
  if (value.kind === "percent") return value.per === undefined || per !== undefined;
  if (value.kind !== "money") return true;
  return value.per === undefined ? per !== "required" : per !== undefined;
}

function extend(
  state: State,
  { slot, declared, order, value }: Candidate,
  roles: ReadonlyMap<string, readonly Span[]>,
  sentence: Sentence,
): State[] {
  const count = state.taken.filter((taken) => taken.slot === slot).length;
  if (count >= (declared.max ?? 1)) return [];
  const isPlain = value.kind === "number" || ("isPlain" in value && value.isPlain === true);
  const exact = isPlain && value.kind !== "number" ? 0 : EXACT_TYPE_SCORE;
  const free = (roles.get(slot) ?? []).filter(
    (span) => !state.taken.some(({ role }) => role?.start === span.start && role.end === span.end),
  );
  const bound = free.flatMap((role): State[] => {
    const distance = roleDistance(role, value, sentence);
    if (distance === undefined) return [];
    const turned = declared.rolesFollow && role.end <= value.start ? 1 : 0;
    const score = state.score + ROLE_SCORE - distance - turned + exact + (role.end - role.start);
    return [{ place: value.end, score, taken: [...state.taken, { slot, value, role }], order: state.order }];
  });
  // "12000 loan, 36 months, 400 a month": a bare number is no rate unless a word says so.
  const isUnlikely = value.kind === "number" && typesOf(declared)[0] === "percent";
  const needsRole = declared.needsRole === "plain" ? isPlain : declared.needsRole;
  if (needsRole || isUnlikely) return bound;
  // Another value of a list needs no role of its own.
  const inversion = order < state.order ? -2 : 0;
  const plain: State = {
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
  const isSeparator = between.some(({ text }) => SEPARATORS.has(text));
  if (!between.every(({ text }) => CONNECTORS.has(text) || SEPARATORS.has(text))) return undefined;
  return between.length + (isSeparator ? 6 : 0) + (isBefore ? 0 : 0.5);
}
