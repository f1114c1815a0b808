const SMALL = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen " +
  "eighteen nineteen"
).split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SCALES: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 };
const DENOMINATORS: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  eighth: 8,
  tenth: 10,
  sixteenth: 16,
};
export const NUMBER_WORDS: readonly string[] = [
  ...SMALL,
  ...TENS,
  ...Object.keys(SCALES),
  ...Object.keys(DENOMINATORS),
  "hundred",
  "dozen",
];
/** "one" by itself is not a number ("which one is larger"); before these words it is. */
const COUNTED = /^(?:hundred|thousand|million|billion|dozen|year|month|week|day|hour|percent)s?$/;

const small = (word: string): number => SMALL.indexOf(word);
/** Returns 0 for other words. */
const tens = (word: string): number => {
  const place = TENS.indexOf(word);
  return place < 0 ? 0 : 10 * (place + 2);
};

interface Read {
  value: number;
  end: number;
}

/** Parses "two hundred and fifty thousand", below 10¹²; undefined if no number begins here. */
function cardinal(words: readonly string[], start: number): Read | undefined {
  let [total, group, end, scale] = [0, 0, start, Number.POSITIVE_INFINITY];
  // Limit of the next word: after "twenty" a digit, after "hundred" anything below it.
  let room = 1000;
  if (
    /^an?$/.test(words[start] ?? "") &&
    /^(?:hundred|thousand|million|billion)$/.test(words[start + 1] ?? "")
  ) {
    group = 1;
    end += 1;
    room = 1;
  }
  for (; end < words.length; end += 1) {
    const joined =
      end > start && words[end] === "and" && /hundred|thousand|million/.test(words[end - 1] ?? "");
    const place = joined ? end + 1 : end;
    const word = words[place] ?? "";
    const value = small(word) >= 0 ? small(word) : tens(word);
    if (small(word) >= 0 || value > 0) {
      if (value >= room || (value === 0 && end > start)) break;
      group += value;
      room = value >= 20 ? 10 : 1;
    } else if (word === "hundred" && group > 0 && group < 100 && !joined) {
      group *= 100;
      room = 100;
    } else if (SCALES[word] !== undefined && group > 0 && (SCALES[word] ?? 0) < scale && !joined) {
      scale = SCALES[word] ?? 0;
      total += group * scale;
      group = 0;
      room = 1000;
    } else break;
    end = place;
  }
  return end === start || (end === start + 1 && /^an?$/.test(words[start] ?? ""))
    ? undefined
    : { value: total + group, end };
}

/** Reads the fraction that follows a number: "and a half", "and three quarters". */
function rest(words: readonly string[], start: number): Read {
  if (words[start] !== "and") return { value: 0, end: start };
  const [count = "", part = ""] = words.slice(start + 1, start + 3);
  if (count === "half") return { value: 0.5, end: start + 2 };
  const parts = DENOMINATORS[singular(part)];
  const of = /^an?$/.test(count) ? 1 : small(count);
  return parts !== undefined && of > 0 && of < parts
    ? { value: of / parts, end: start + 3 }
    : { value: 0, end: start };
}

const singular = (word: string): string => (word === "halves" ? word : word.replace(/s$/, ""));

/** Returns the number that begins at a word, in digits, and its end. */
function numberAt(words: readonly string[], start: number): { text: string; end: number } | undefined {
  const word = words[start] ?? "";
  const next = words[start + 1] ?? "";
  if (word === "half" && next === "a" && words[start + 2] === "dozen") return { text: "6", end: start + 3 };
  if (/^an?$/.test(word) && next === "dozen") return { text: "12", end: start + 2 };
  if (word === "a" && next === "couple" && words[start + 2] === "of") return { text: "2", end: start + 3 };
  const digits = /^\d+(?:\.\d+)?$/.test(word);
  const read = digits ? { value: Number(word), end: start + 1 } : cardinal(words, start);
  if (!read) return undefined;
  const { value, end } = read;
  const parts = digits ? undefined : DENOMINATORS[singular(words[end] ?? "")];
  if (parts !== undefined && value > 0 && value < 100) return { text: `${value}/${parts}`, end: end + 1 };
  if (words[end] === "dozen") return { text: String(value * 12), end: end + 1 };
  const more = rest(words, end);
  if (more.value > 0) return { text: String(Number((value + more.value).toFixed(4))), end: more.end };
  if (digits || (word === "one" && end === start + 1 && !COUNTED.test(words[end] ?? ""))) return undefined;
  return { text: String(value), end };
}

const WORD = /[a-z]+|\d+(?:\.\d+)?|[^a-z\d]+/gi;
const JOINT = /^(?: |-| - |)$/;
const MAX_WORDS = 12;

/** Converts numbers in words to digits: "two hundred and fifty", "2 and a half", "a dozen". */
export function digitsForWords(text: string): string {
  const pieces =
    text
      .replace(/\b(?:a |one )?half (?:an?|of an?)(?! dozen)\b/gi, "0.5")
      .replace(/(?<=\b(?:foot|feet) )one\b/gi, "1")
      .match(WORD) ?? [];
  let output = "";
  for (let place = 0; place < pieces.length; ) {
    const number = /^[a-z\d]/i.test(pieces[place] ?? "") ? numberAt(run(pieces, place), 0) : undefined;
    if (!number) {
      output += pieces[place];
      place += 1;
      continue;
    }
    output += number.text;
    // Each word but the last is followed by a joint.
    place += 2 * number.end - 1;
    if (number.text.includes("/")) place += articleLength(pieces, place);
  }
  return output;
}

/** Returns the next words that belong together, in lower case. */
function run(pieces: readonly string[], start: number): string[] {
  const words = [(pieces[start] ?? "").toLowerCase()];
  for (let place = start + 1; words.length < MAX_WORDS && JOINT.test(pieces[place] ?? "?"); place += 2) {
    const word = pieces[place + 1];
    if (word === undefined || !/^[a-z\d]/i.test(word)) break;
    words.push(word.toLowerCase());
  }
  return words;
}

/** Returns the pieces to skip of "of a" and "of an" after a fraction. */
const articleLength = (pieces: readonly string[], place: number): number =>
  /^ of an?$/i.test(pieces.slice(place, place + 4).join("")) ? 4 : 0;
