import { readNumberValue } from "./number-text.ts";
import type { Span } from "./pattern.ts";
import { matchSticky, type Sentence, tokenAfter } from "./sentence.ts";
import { DURATION_UNITS, DURATION_WORDS, type DurationUnit } from "./value-words.ts";

interface DurationValue extends Span {
  kind: "duration";
  parts: Readonly<Partial<Record<DurationUnit, string>>>;
}

export function readDuration(sentence: Sentence, start: number): DurationValue | undefined {
  const single = readSingleDuration(sentence, start) ?? readGluedDuration(sentence, start);
  if (single) return single;
  const { tokens } = sentence;
  const parts: Partial<Record<DurationUnit, string>> = {};
  let [end, rank, place] = [start, -1, start];
  while (place < tokens.length) {
    const number = readCount(sentence, place, rank);
    if (!number) break;
    const hyphen = tokens[number.end]?.text === "-" ? 1 : 0;
    const unit = readDurationUnit(sentence, number.end + hyphen, rank);
    if (unit === undefined || DURATION_UNITS.indexOf(unit) <= rank) break;
    parts[unit] = number.text;
    rank = DURATION_UNITS.indexOf(unit);
    end = number.end + hyphen + 1;
    place = end;
    while (/^(?:,|and)$/.test(tokens[place]?.text ?? "")) place += 1;
  }
  // "22h15" is a time of day.
  const isGlued = tokens[end]?.kind === "number" && tokens[end]?.start === tokens[end - 1]?.end;
  return end === start || isGlued ? undefined : { kind: "duration", parts, start, end };
}

/** Reads "a week from today", "add an hour", "an hour lunch": not the "a week" of "$500 a week". */
function readSingleDuration({ tokens }: Sentence, start: number): DurationValue | undefined {
  const [before, article, word, after] = [-1, 0, 1, 2].map((shift) => tokens[start + shift]?.text ?? "");
  const unit = DURATION_WORDS[word ?? ""];
  const isCounted =
    /^(?:from|after|before|ago|later|earlier|past|lunch|break)$/.test(after ?? "") ||
    /^(?:add|plus|minus|subtract|in|\+|-)$/.test(before ?? "");
  return /^an?$/.test(article ?? "") && unit !== undefined && isCounted
    ? { kind: "duration", parts: { [unit]: "1" }, start, end: start + 2 }
    : undefined;
}

const GLUED = /(\d{1,3})h([0-5]\d)(?:m(?:in)?)?(?![\w:.])/y;
const RANGE = /^(?:to|until|till|-|from|between|at)$/;

/** Reads "3h45", which is a time of day in a range: "22h15 to 05h45". */
function readGluedDuration(sentence: Sentence, start: number): DurationValue | undefined {
  const token = sentence.tokens[start];
  const match = token && matchSticky(GLUED, sentence.text, token.start);
  const end = match && tokenAfter(sentence, token.start + match[0].length);
  if (!match || end === undefined || end === null) return undefined;
  const isInRange = [start - 1, end].some((place) => RANGE.test(sentence.tokens[place]?.text ?? ""));
  if (isInRange) return undefined;
  const [, hours = "", minutes = ""] = match;
  return { kind: "duration", parts: { hours, minutes }, start, end };
}

/** Reads the number of a unit: the 45 of "2h 45m" is minutes, not 45 million. */
function readCount(sentence: Sentence, place: number, rank: number): (Span & { text: string }) | undefined {
  const [first, unit] = sentence.tokens.slice(place, place + 2);
  const isMinutes = first?.kind === "number" && readDurationUnit(sentence, place + 1, rank) === "minutes";
  return isMinutes && unit?.text === "m"
    ? { text: first.text, start: place, end: place + 1 }
    : readNumberValue(sentence, place);
}

/** Reads a unit of time after one of a rank: "m" is a minute only after hours. */
function readDurationUnit({ tokens }: Sentence, index: number, rank: number): DurationUnit | undefined {
  const word = tokens[index]?.text ?? "";
  if (word === "m") return rank === DURATION_UNITS.indexOf("hours") ? "minutes" : undefined;
  return DURATION_WORDS[word];
}
