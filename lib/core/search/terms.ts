import { editDistance } from "./edit-distance.ts";

const listWords = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Words of a query that name no page: courtesies, verbs of asking, and the kinds of pages. */
const FILLERS = listWords(
  "a an the is are am was were be been do does did done can could would should will shall may might must i me my we us our you " +
    "your it its it's this that these those there here of for to in on at with from by into onto and or as per about than " +
    "how what what's whats where which who when why long much many please find show tell give need want like looking look get got have has had any some " +
    "calculator calculators calculate calculating calculation calculations calc compute computer tool tools app website site page online free best easy quick " +
    "converter converters convert converting conversion conversions using use used work works out help let just so if no not re ve ll d s t enter entered meaning",
);

/** Spelling variants that no rule covers. */
const VARIANTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tyre: "tire",
    grey: "gray",
    petrol: "gas",
    storey: "story",
    cheque: "check",
    calender: "calendar",
    percent: "percentage",
    pct: "percentage",
    avg: "average",
    aircon: "ac",
    caesium: "cesium",
    weigh: "weight",
    weighs: "weight",
    temp: "temperature",
    temps: "temperature",
    sq: "square",
    women: "woman",
    men: "man",
    radii: "radius",
    formulae: "formula",
    halves: "half",
    km: "kilometer",
    kms: "kilometer",
    kg: "kilogram",
    kgs: "kilogram",
    lb: "pound",
    lbs: "pound",
    hr: "hour",
    hrs: "hour",
    mins: "minute",
    secs: "second",
    yr: "year",
    yrs: "year",
  }),
);

/** Longest query that is read, in UTF-16 units, and most words of it. */
const [MAX_LENGTH, MAX_WORDS] = [200, 24];

/** Folds case, accents, quotes and raised digits: "Schrödinger’s" is "schrodinger's", "x²" is "x2". */
export const foldText = (text: string): string =>
  (IS_ASCII.test(text)
    ? text
    : text.replaceAll("’", "'").normalize("NFKD").replace(/\p{M}/gu, "")
  ).toLowerCase();

const IS_ASCII = /^[ -~]*$/;

/** Splits a text into words without possessive endings: "Hooke's law" is "hooke", "law". */
const wordsOf = (text: string): string[] =>
  foldText(text)
    .replace(/'s?(?![\p{L}\p{N}])/gu, "")
    .replaceAll("'", "")
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((word) => word !== "");

/** Words whose last letter is no ending. */
const WHOLE = listWords("lens gas news bias");

/**
 * Returns the term under which a word is indexed: American and without an ending, so that "litres" and "liter",
 * "balancing" and "balancer" are one.
 */
export function termOf(entered: string): string {
  const cached = cachedTerms.get(entered);
  if (cached !== undefined) return cached;
  const term = stemOf(entered);
  if (cachedTerms.size < MAX_CACHED) cachedTerms.set(entered, term);
  return term;
}

/** The index has the same words again and again. */
const cachedTerms = new Map<string, string>();
const MAX_CACHED = 20_000;

function stemOf(entered: string): string {
  const word = VARIANTS.get(entered) ?? entered;
  if (word.length < 4 || /\d/.test(word) || WHOLE.has(word)) return word;
  const singular = word
    .replace(/ies$/, "y")
    .replace(/(?<=(?:ss|sh|ch|x|z))es$/, "")
    .replace(/(?<=ic|[^suiy])s$/, "");
  const american = singular
    .replace(/(?<=[^aeiou])re$/, "er")
    .replace(/(?<=[^h])our$/, "or")
    .replace(/is(?=e[drn]?$|ing$|ation$)/, "iz")
    .replace(/nium$/, "num")
    .replaceAll("sulph", "sulf");
  if (american.length < 6) return american.replace(/(?<=..[^aeiou])e$/, "").replace(/y$/, "i");
  const stem = american.replace(/(?:ations?|ating|ator|ate|ings?|ers?|ors?|ed|al|e)$/, "").replace(/y$/, "i");
  return stem.length < 3 ? american : stem.replace(/([^aeiouls])\1$/, "$1");
}

/** A word with the term under which it is indexed. */
export interface Word {
  word: string;
  term: string;
}

/** Kinds of pages, perhaps misspelled: "calculater", "convertor". */
const KIND = /^(?:calc$|cal[ck]ul[ae]t|conver[st])/;

const isFiller = (word: string): boolean => FILLERS.has(word) || KIND.test(word) || isCalculator(word);

/** Returns true for a misspelled "calculator": "calcualtor". */
const isCalculator = (word: string): boolean =>
  word.startsWith("cal") && word.length > MIN_KIND_LETTERS && editDistance(word, "calculator", 2) <= 2;

const MIN_KIND_LETTERS = 7;

/** Splits a text into words; without its fillers if other words remain. */
export function searchWords(text: string): Word[] {
  const words = wordsOf(text.slice(0, MAX_LENGTH)).slice(0, MAX_WORDS);
  const meaningful = words.filter((word) => !isFiller(word));
  return (meaningful.length > 0 ? meaningful : words).map((word) => ({ word, term: termOf(word) }));
}

/** Returns the number of fillers of a name other than its kind, which changes no meaning: 3 for "how old am I". */
export const countFillers = (name: string): number =>
  wordsOf(name).filter((word) => FILLERS.has(word) && !KIND.test(word)).length;

/** Splits the text of a page, of any length, into words. */
export const textWords = (text: string): Word[] =>
  wordsOf(text)
    .filter((word) => !isFiller(word))
    .map((word) => ({ word, term: termOf(word) }));

/** Folds a whole name for comparison, with its fillers: "How old am I?" is "how old am i". */
export const foldName = (text: string): string => wordsOf(text.slice(0, MAX_LENGTH)).join(" ");
