import type { Conversion } from "../../answers/conversion.ts";
import type { Reading } from "../../answers/reading.ts";
import { namesKind, withoutKind } from "../../answers/unit-kinds.ts";
import { type Figure, figuresOf } from "../../phrases/figures.ts";
import {
  cleaned,
  isReadable,
  simplified,
  withoutCourtesy,
  withoutEndMarks,
} from "../../phrases/normalize.ts";
import { isWhole } from "../../reader/leftovers.ts";
import { findUnit } from "../../units/find-unit.ts";
import { findUnitByName } from "../../units/unit-names.ts";
import { type ChatContext, type ChatTurn, turnsBefore } from "./chat.ts";
import { continued } from "./open-question.ts";
import { continuedReading, conversionIn, readingOf } from "./reading.ts";
import { valuesSideBySide } from "./side-by-side.ts";

/** A message that changes the previous question, restated as a complete question. */
interface FollowUp {
  text: string;
  /** True if the message contains only values or a unit, so that it is not a question by itself. */
  isPlain: boolean;
}

/** Messages of the user that a follow-up may continue. */
const MAX_QUESTIONS = 8;
const MAX_LENGTH = 80;
/** Length of a question that a follow-up may change. */
const MAX_BASE_LENGTH = 300;

const LEAD =
  /^(?:(?:and|or|but|so|then|now|ok|okay|what about|how about|what if|what would it be|make (?:it|that)|try|compare|it'?s|it is|it were|i|same)(?![\w'])[ ,]*)+/;
const TAIL = /,? (?:instead|then|please)$/;
const BEFORE_VALUE = /^(?:(?:with|for|at|over|in|on|of|only|just|to|an?|the)\b ?)+/;

/** Words that introduce a change: "what if", "and". */
const CONTINUES =
  /^(?:and|or|but|so|then|now|ok|what about|how about|what if|what happens if|make (?:it|that)|try|suppose|for|over|at|with|the|my)\b/;
/** Words that lead to a change, where a frame would take them for its own. */
const LEADING =
  /^(?:(?:and|or|but|so|then|now|ok|what about|how about|what if|what happens if|make (?:it|that)|try|suppose)(?![\w'])[ ,]*)+/i;

/** Reads a message that changes values of the last question of a calculator, together with that question. */
export function continuedCall(
  message: string,
  history: readonly ChatTurn[],
  context: ChatContext,
): { reading: Reading; question: string } | undefined {
  const turns = turnsBefore(message, recentTurns(history));
  const isChange = (text: string): boolean =>
    text.length <= MAX_LENGTH && isReadable(text) && CONTINUES.test(text.toLowerCase());
  const said = cleaned(message);
  if (!isChange(said) || isQuestion(said.replace(LEADING, ""), context)) return undefined;
  const messages = [said.replace(LEADING, "")];
  for (let place = turns.length - 1; place >= 0; place -= 1) {
    const turn = turns[place];
    if (turn?.sender !== "user") continue;
    const open = continued(turn.text, turns.slice(0, place), context.today);
    const text = open && open !== "unreadable" ? open.text : cleaned(turn.text);
    const base = text.length > MAX_BASE_LENGTH ? undefined : readingOf(text, context);
    if (base?.kind === "call" && isWhole(base.left)) {
      const reading = continuedReading({ calculator: base.calculator, text }, messages, context);
      return reading && { reading, question: text };
    }
    if (!isChange(text)) return undefined;
    messages.unshift(text.replace(LEADING, ""));
  }
  return undefined;
}

/** Returns the turns from the first of the last MAX_QUESTIONS messages of the user on. */
function recentTurns(history: readonly ChatTurn[]): ChatTurn[] {
  const places = history.flatMap(({ sender }, place) => (sender === "user" ? [place] : []));
  return history.slice(places.at(-MAX_QUESTIONS) ?? 0);
}

/** True for a text that asks for something by itself: "18% of 64.50". */
function isQuestion(text: string, context: ChatContext): boolean {
  const reading = readingOf(text, context);
  return reading !== undefined && reading.kind !== "ask" && isWhole(reading.left);
}

/** Applies the change in a message to the last question that was understood. Returns undefined if the message changes nothing. */
export function followUp(
  message: string,
  history: readonly ChatTurn[],
  context: ChatContext,
): FollowUp | undefined {
  const turns = turnsBefore(message, recentTurns(history));
  const changed = changeIn(message);
  return changed && applyChange(changed, turns, lastQuestion(turns, context), context);
}

/** Applies a change to the question before it. */
function applyChange(
  changed: Change,
  turns: readonly ChatTurn[],
  base: string | undefined,
  context: ChatContext,
): FollowUp | undefined {
  if (base === undefined) return undefined;
  const further = restated(base, changed, context);
  if (further?.isPlain) return further;
  const reply = turns.findLast(({ sender }) => sender === "bot")?.text ?? "";
  const converted = inOtherUnit(reply, base, changed.text);
  return converted === undefined ? further : { text: converted, isPlain: true };
}

interface Change {
  text: string;
  hasLead: boolean;
  compares: boolean;
}

/** Extracts the change from a short message: "15 years", "in meters". Returns undefined if the message is too long. */
function changeIn(message: string): Change | undefined {
  const plain = cleaned(message);
  if (plain.length > MAX_LENGTH || !isReadable(plain)) return undefined;
  const lower = plain.toLowerCase();
  const text = simplified(withoutEndMarks(lower).replace(LEAD, "").replace(TAIL, ""));
  return text === ""
    ? undefined
    : { text, hasLead: LEAD.test(lower), compares: /^(?:and |ok |what if i )?compare\b/.test(lower) };
}

/** Returns the last question that was understood, with the changes of later messages. */
function lastQuestion(turns: readonly ChatTurn[], context: ChatContext): string | undefined {
  const place = turns.findLastIndex(({ sender }) => sender === "user");
  const said = turns[place]?.text;
  if (said === undefined) return undefined;
  const before = turns.slice(0, place);
  const open = continued(said, before, context.today);
  if (open !== undefined && open !== "unreadable") return open.text;
  const text = cleaned(said);
  const isUnderstood = (): boolean =>
    text.length <= MAX_BASE_LENGTH && readingOf(text, context) !== undefined;
  const changed = changeIn(said);
  // A long message that was not understood is a question of its own, which separates the earlier ones from this one.
  if (!changed) return isUnderstood() ? text : undefined;
  const previous = lastQuestion(before, context);
  const earlier = applyChange(changed, before, previous, context);
  if (earlier?.isPlain) return earlier.text;
  return isUnderstood() ? text : (earlier?.text ?? previous);
}

function restated(
  base: string,
  { text, hasLead, compares }: Change,
  context: ChatContext,
): FollowUp | undefined {
  const conversion = conversionIn(withoutCourtesy(base));
  const converted = conversion && otherConversion(conversion, text, namesKind(base));
  if (converted !== undefined) return { text: converted, isPlain: true };
  const lower = simplified(base);
  const replaced = withOtherValues(lower, text);
  if (replaced !== undefined) return { text: compares ? `compare ${replaced}` : replaced, isPlain: true };
  return hasLead ? extended(lower, text, context) : undefined;
}

/**
 * Restates a conversion with another target unit or another value. What the conversion is of ("flour") stays, and its units keep
 * all their kinds unless `isKindNamed`.
 */
export function otherConversion(
  conversion: Conversion,
  text: string,
  isKindNamed = true,
): string | undefined {
  const { converter, value, from, to, parameters } = conversion;
  const [source, target] = [from, to].map((id) => {
    const name = findUnit(converter, id)?.name;
    const plain = name === undefined || isKindNamed ? undefined : withoutKind(name);
    return plain !== undefined && findUnitByName(converter, plain) === id ? plain : name;
  });
  if (source === undefined || target === undefined) return undefined;
  const preset = presetOf(conversion);
  const amount = (quantity: string): string => (preset ? `${quantity} of ${preset}` : quantity);
  const bare = text.replace(BEFORE_VALUE, "");
  const wanted = /^[-\d.½¼¾]/.test(bare)
    ? [`${amount(bare)} to ${target}`, `${amount(`${bare} ${source}`)} to ${target}`]
    : [`${amount(/\p{L}/u.test(value) ? value : `${value} ${source}`)} to ${bare}`];
  return wanted.find((phrase) => {
    const found = conversionIn(phrase);
    const isSame = JSON.stringify(found?.parameters) === JSON.stringify(parameters);
    return found?.converter === converter && isSame && isWhole(found.left);
  });
}

/** Returns the name of the preset that a conversion uses: "flour". */
function presetOf({ converter, parameters = {} }: Conversion): string | undefined {
  const presets = converter.parameters.flatMap(({ id, presets = [] }) =>
    presets.filter(({ value }) => value === parameters[id]),
  );
  return presets.flatMap(({ names = [] }) => names)[0];
}

/** A figure as an answer writes it: "Pressure drop: 9.613 psi". */
const ANSWERED = /: (-?\d[\d,]{0,30}(?:\.\d{1,30})?) ([^\s\d].{0,60})$/;

/** Converts the first figure of the answer, or else of its question, that has this unit’s quantity: "and in kPa?". */
function inOtherUnit(reply: string, base: string, text: string): string | undefined {
  const unit = /^(?:in|to|as) ([^\d].*)$/.exec(text)?.[1];
  if (unit === undefined) return undefined;
  const answered = reply.split("\n").map((line) => ANSWERED.exec(line)?.slice(1).join(" "));
  const asked = figuresOf(base).map((figure) => `${figure.digits} ${unitBehind(figure)}`);
  return [...answered, ...asked]
    .filter((figure) => figure !== undefined)
    .map((figure) => `${figure} to ${unit}`)
    .find((phrase) => {
      const found = conversionIn(phrase);
      return found !== undefined && isWhole(found.left);
    });
}

const isTime = ({ kind }: Figure): boolean => ["years", "months", "weeks", "days"].includes(kind);
const isAmount = ({ kind }: Figure): boolean => kind === "money" || kind === "plain";

/** Returns the unit after a figure: "lb" of "180 lb". */
const unitBehind = ({ after }: Figure): string => /^[a-z]+(?:\/[a-z]+)?/.exec(after)?.[0] ?? "";

/** Role of a percentage: the 20% of "20% down" is not the interest rate of the same question. */
const ROLE = /^(?:down|tip|(?:sales )?tax|vat|off|discount|interest|apr|return|inflation|fees?)(?![a-z])/;
const roleOf = ({ after }: Figure): string => ROLE.exec(after)?.[0] ?? "";

const CONNECTIVE = /^(?:at|for|over|with|and|in)$/;
/** Text between two values of a message. */
const JOINT = /^ ?(?:and )?(?:at|for|over|with|,)? ?$/;

/** Replaces values of a question with those of a message. Returns undefined if the message has other words, or values of another kind. */
function withOtherValues(lower: string, text: string): string | undefined {
  const chain = valuesSideBySide(text);
  const all = figuresOf(text);
  const groups = chain ? [chain] : all.map((figure) => [figure]);
  if (groups.length === 0 || (chain && chain.length < all.length)) return undefined;
  let rest = lower;
  let seen = 0;
  let replaced = 0;
  for (const group of groups) {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) return undefined;
    const joint = text.slice(seen, first.index);
    if (joint.replace(BEFORE_VALUE, "").replace(JOINT, "") !== "") return undefined;
    const behind = last.per ? last.after : unitBehind(last);
    const isBare = CONNECTIVE.test(behind) || !(isAmount(last) || last.per);
    const unit = last.kind === "percent" ? roleOf(last) : isBare ? "" : behind;
    // "6 ft 1": a number right behind a quantity belongs to it, here as there.
    const isTerm = seen > 0 && joint.trim() === "";
    const like = isTerm
      ? figuresOf(rest).find(({ index, kind }) => index >= replaced && kind === last.kind)
      : likeIn(rest, last, unit);
    if (!like) return undefined;
    const value = text.slice(first.index, last.end);
    rest = rest.slice(0, like.index) + value + rest.slice(like.end);
    replaced = like.index + value.length;
    seen = last.end + (unit === "" ? 0 : text.slice(last.end).indexOf(unit) + unit.length);
  }
  return text.slice(seen).trim() === "" ? rest : undefined;
}

/** Finds the figure of a question that a new value replaces. */
function likeIn(lower: string, value: Figure, unit: string): Figure | undefined {
  const figures = figuresOf(lower);
  if (value.kind === "percent") {
    const rates = figures.filter(({ kind }) => kind === "percent");
    return rates.find((rate) => roleOf(rate) === unit) ?? (unit === "" ? rates[0] : undefined);
  }
  if (isTime(value)) return figures.find(isTime);
  if (value.per !== undefined) return figures.find(({ per }) => per !== undefined);
  if (unit !== "") return figures.find((figure) => unitBehind(figure) === unit);
  const amounts = figures.filter((figure) => isAmount(figure) && figure.per === undefined);
  return amounts.find(({ kind }) => kind === "money") ?? amounts[0] ?? figures.find(isAmount);
}

/** Replaces the same phrase of a question, or appends the phrase: "and in Bavaria?" */
function extended(lower: string, text: string, context: ChatContext): FollowUp | undefined {
  const cut = /^in /.test(text) ? lower.lastIndexOf(" in ") : -1;
  for (const candidate of [...(cut < 0 ? [] : [`${lower.slice(0, cut)} ${text}`]), `${lower} ${text}`]) {
    const found = readingOf(candidate, context);
    if (found?.kind !== "call" || found.left.words.length > 0) continue;
    if (JSON.stringify(found) !== JSON.stringify(readingOf(lower, context)))
      return { text: candidate, isPlain: false };
  }
  return undefined;
}
