import { dayInWords } from "../phrases/days.ts";
import { type Ask, ask, type Call, type Question } from "../phrases/define.ts";
import { type Assignment, assignValues, typesOf } from "./assign-values.ts";
import { type TakenValues, unclearValue, valuesBySlot, withoutNeededRoles } from "./continue-frame.ts";
import { type Frame, FrameValues, outcomeOf, type Slot } from "./frame.ts";
import { messages } from "./messages.ts";
import { findAll, type Span } from "./pattern.ts";
import type { Sentence } from "./sentence.ts";
import type { ValueReader } from "./values.ts";

export interface FrameMatch {
  outcome: Call | Ask;
  /** For each token, true if a value, a role, a cue or an option consumed it. */
  consumed: readonly boolean[];
  /** Greater for a better fit of values to slots. */
  score: number;
  /** Required values that the question doesn’t have. */
  missing: number;
  taken: TakenValues;
  choices: ReadonlyMap<string, string>;
}

/** Continued question, with what a frame took from it. */
interface EarlierMatch extends Pick<FrameMatch, "taken" | "choices"> {
  question: Question;
}

/**
 * Applies a frame to a sentence. Returns undefined if its cues or a required value are missing. A sentence that continues an
 * earlier question needs no cues, and its values replace those of the same slots.
 */
export function matchFrame(
  declared: Frame,
  reader: ValueReader,
  question: Question,
  earlier?: EarlierMatch,
): FrameMatch | undefined {
  const { sentence } = reader;
  const frame = earlier ? withoutNeededRoles(declared, earlier.taken) : declared;
  const isNamed = (pattern: string): boolean => findAll(pattern, sentence).length > 0;
  if (!earlier && !frame.cues.every(isNamed)) return undefined;
  if (frame.not !== undefined && isNamed(frame.not)) return undefined;
  if (!earlier && !hasNeededValues(frame, reader)) return undefined;
  const options = optionsIn(frame, sentence);
  const fixed = [
    ...frame.cues.flatMap((cue) => findAll(cue, sentence)),
    ...(earlier ? [] : (frame.spans ?? [])),
  ];
  const state = assignValues(frame, reader, [...fixed, ...options.map(({ span }) => span)]);
  const chosen = chooseOptions(options, state);
  const isChosen = ({ field, option }: NamedOption): boolean => chosen.get(field) === option;
  const named = [...fixed, ...options.filter(isChosen).map(({ span }) => span)];
  if (earlier && state.taken.length === 0 && chosen.size === 0) return undefined;
  const unclear = earlier && unclearValue(state.taken, frame, reader, earlier.taken);
  const taken = valuesBySlot(withSharedUnits(state, frame), sentence, earlier?.taken);
  const values = new Map(
    [...taken].map(([slot, slotValues]) => [slot, slotValues.map(({ value }) => value)]),
  );
  const choices = new Map([...(earlier?.choices ?? []), ...chosen]);
  const missing = Object.entries(frame.slots).filter(([id, slot]) => slot.isRequired && !values.has(id));
  const [field = "", { question: openQuestion } = {}] = missing.find(([, slot]) => slot.question) ?? [];
  const canAsk = openQuestion !== undefined && values.size > 0 && !frame.mustBeWhole;
  if (missing.length > 0 && !canAsk) return undefined;
  const match = new FrameValues(earlier?.question ?? question, values, choices);
  const outcome =
    unclear ??
    withInputs(
      openQuestion
        ? { ...ask(openQuestion), field }
        : withDays(outcomeOf(frame, match), state.taken, sentence),
      frame,
      match,
    );
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
  const questionCount = outcome.kind === "ask" ? 1 : 0;
  return {
    outcome,
    consumed,
    score: state.score,
    missing: Math.max(missing.length, questionCount),
    taken,
    choices,
  };
}

/** Adds the understood inputs to a question for a missing value. */
function withInputs(outcome: Call | Ask | undefined, frame: Frame, match: FrameValues): typeof outcome {
  if (outcome?.kind !== "ask") return outcome;
  const fixed = typeof frame.input === "object" ? frame.input : {};
  return {
    ...outcome,
    input: { ...fixed, ...match.inputs(["show", ...(frame.without ?? [])]), ...match.currency() },
  };
}

/** Returns false if a sentence has no value for a required slot, and the frame asks no question. */
function hasNeededValues({ slots }: Frame, reader: ValueReader): boolean {
  const required = Object.values(slots).filter(({ isRequired }) => isRequired);
  const hasValue = (slot: Slot): boolean => typesOf(slot).some((type) => reader.readAll(type).length > 0);
  return required.some(({ question }) => question) || required.every(hasValue);
}

/** Gives numbers without a unit that of another value of their quantity, in slots that share it. */
function withSharedUnits({ taken }: Assignment, { slots }: Frame): Assignment["taken"] {
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

/** Asks which of two days is meant, or notes the interpretation of an ambiguous numeric date. */
function withDays(
  outcome: Call | Ask | undefined,
  taken: Assignment["taken"],
  { text, tokens }: Sentence,
): Call | Ask | undefined {
  if (outcome?.kind !== "call") return outcome;
  const days = taken.flatMap(({ value }) => (value.kind === "date" ? [value] : []));
  const doubtful = days.find(({ options }) => options);
  if (doubtful?.options) {
    const [before, after] = [
      text.slice(0, tokens[doubtful.start]?.start),
      text.slice(tokens[doubtful.end - 1]?.end),
    ];
    return askWhichDay(doubtful.options, (day) => before + day + after);
  }
  const read = days.find(({ isMonthFirst }) => isMonthFirst);
  if (!read) return outcome;
  const figures = text.slice(tokens[read.start]?.start, tokens[read.end - 1]?.end);
  const note = messages.dayReadMonthFirst({ figures, day: dayInWords(read.day) });
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
      findAll(words, sentence).map((span) => ({ field, option, span })),
    ),
  );

/**
 * Chooses the longest named option of each field. Words of a value or a role count only if there are no others: "$25 an hour in
 * a year". Another option is left over, and prevents the answer, unless it is a part of the longer phrase.
 */
function chooseOptions(options: readonly NamedOption[], { taken }: Assignment): Map<string, string> {
  const used = taken.flatMap(({ value, role }) => (role ? [value, role] : [value]));
  const rank = ({ span }: NamedOption): number =>
    span.end - span.start - (used.some(({ start, end }) => start <= span.start && span.end <= end) ? 100 : 0);
  const best = [...options].sort((a, b) => rank(b) - rank(a));
  return new Map(best.reverse().map(({ field, option }) => [field, option]));
}

/** Asks which of two days a numeric date means. */
const askWhichDay = (
  [first, second]: readonly [string, string],
  questionWith: (day: string) => string,
): Ask => ({
  kind: "ask",
  question: messages.dayAmbiguous({ first: dayInWords(first), second: dayInWords(second) }),
  repairs: [first, second].map((day) => ({
    label: dayInWords(day),
    question: questionWith(dayInWords(day)),
  })),
});
