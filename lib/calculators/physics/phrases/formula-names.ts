import { once } from "../../../core/data/once.ts";
import type { OpenQuestion } from "../../../kit/phrases/define.ts";
import { stem } from "../../../kit/phrases/words.ts";
import { CONNECTORS, DECISIVE, FILLERS } from "../../../kit/reader/vocabulary.ts";
import { type Formula, formulas } from "../formulas.ts";
import { EXTRA_WORDS } from "./extra-words.ts";

/** Words that number or compare the variables of a formula: they don’t name them. */
const ORDINALS: ReadonlySet<string> = new Set(
  "first second third one two both all other another before after afterward beforehand".split(" "),
);
const PREPOSITION =
  /,| (?:of|in|on|at|to|across|from|for|by|that|as|between|when|without|behind|with|after|before|the|it|there|left|lost|taken|caused) /;

export interface VariableNames {
  symbol: string;
  /** Stems of the complete meaning. */
  full: readonly string[];
  /** Stem of the noun in its meaning: "speed" of "speed at the first point". */
  noun: string;
  /** Words of the meaning up to that noun, as a role. */
  phrase: string;
}

export interface FormulaNames {
  formula: Formula;
  title: ReadonlySet<string>;
  /** Stems of its title and search words, without those of its variables. */
  subject: ReadonlySet<string>;
  /** Stems of all its words, and the number of its variables’ nouns among them. */
  all: ReadonlySet<string>;
  /** Words of its questions that don’t change the answer, between blanks. */
  words: string;
  variables: readonly VariableNames[];
  order: number;
}

const SYNONYMS: Readonly<Record<string, readonly string[]>> = { speed: ["velocity"], velocity: ["speed"] };
const STEM_SYNONYMS = new Map(
  Object.entries(SYNONYMS).map(([word, others]) => [stem(word), others.map(stem)]),
);

const wordsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replace(/[’']s?\b/g, "")
      .match(/\p{L}+/gu) ?? []
  ).filter(
    (word) => !FILLERS.has(word) && !CONNECTORS.has(word) && !DECISIVE.has(word) && !ORDINALS.has(word),
  );

function namesOf(formula: Formula, order: number): FormulaNames {
  const extra = EXTRA_WORDS[formula.id] ?? "";
  const title = wordsOf(formula.title.replace(/:.*/, ""));
  const words = [...title, ...wordsOf(`${formula.title} ${formula.words ?? ""} ${extra}`)];
  const phrases = Object.values(formula.variables).map(phraseOf);
  const variables = Object.entries(formula.variables).map(([symbol, { meaning }]): VariableNames => {
    const phrase = phraseOf({ meaning });
    const noun = phrase.at(-1) ?? wordsOf(meaning).at(-1) ?? "";
    const isShared = phrases.filter((other) => other.at(-1) === noun).length > 1;
    return {
      symbol,
      full: wordsOf(meaning).map(stem),
      noun: stem(noun),
      phrase: rolePattern(phrase, isShared),
    };
  });
  return {
    formula,
    title: new Set(title.map(stem)),
    subject: new Set(words.map(stem).filter((root) => !variables.some(({ full }) => full.includes(root)))),
    all: new Set([...words.map(stem), ...variables.flatMap(({ full }) => full)]),
    words: [...words, ...phrases.flatMap((phrase) => (phrase.length === 1 ? phrase : [])), extra].join(" "),
    variables,
    order,
  };
}

const phraseOf = ({ meaning }: { meaning: string }): string[] =>
  wordsOf(` ${meaning} `.split(PREPOSITION)[0] ?? meaning);

/**
 * Formats "initial speed" as "initial? speed | initial? velocity": adjectives are optional, unless another
 * variable of the formula has the same noun.
 */
function rolePattern(phrase: readonly string[], isShared: boolean): string {
  const noun = phrase.at(-1);
  if (noun === undefined || (isShared && phrase.length === 1)) return "";
  const before = phrase.slice(0, -1).map((word) => (isShared ? word : `${word}?`));
  return [noun, ...(SYNONYMS[noun] ?? [])].map((each) => [...before, each].join(" ")).join(" | ");
}

/** Formulas whose questions other frames handle: lists of resistors, and runs in the time calculator. */
const READ_ELSEWHERE: ReadonlySet<string> = new Set([
  "parallel-resistors",
  "series-resistors",
  "running-pace",
]);

const cachedNames = new Map<Formula, FormulaNames>();

/** Collects the names of all formulas, in steps between which a page can react. */
export function* prepareNames(): Generator<void> {
  for (const [order, formula] of formulas.entries()) {
    if (!cachedNames.has(formula)) cachedNames.set(formula, namesOf(formula, order));
    yield;
  }
}

function getNames(): ReadonlyMap<Formula, FormulaNames> {
  if (cachedNames.size < formulas.length) for (const _ of prepareNames());
  return cachedNames;
}

const getIndex = once((): ReadonlyMap<string, readonly FormulaNames[]> => {
  const byStem = new Map<string, FormulaNames[]>();
  for (const [{ id }, names] of getNames())
    if (!READ_ELSEWHERE.has(id))
      for (const root of names.all) byStem.set(root, [...(byStem.get(root) ?? []), names]);
  return byStem;
});

/** Lists the formulas that a question may ask for: those with one of its words, by their order on the page. */
export function formulasNamed(stems: ReadonlySet<string>): FormulaNames[] {
  const match = new Set([...stems].flatMap((root) => getIndex().get(root) ?? []));
  return [...match].sort((a, b) => a.order - b.order);
}

export function wordsFor(formula: Formula): string {
  const { words, variables } = getNames().get(formula) ?? namesOf(formula, 0);
  const meanings = Object.values(formula.variables).map(({ meaning }) => meaning.toLowerCase());
  return `${words} ${meanings.join(" ")} ${variables.map(({ phrase }) => phrase.replace(/[?|]/g, " ")).join(" ")}`;
}

const meanings = new Set(
  formulas.flatMap(({ variables }) => Object.values(variables).map(({ meaning }) => meaning)),
);
const questionsByMeaning: ReadonlyMap<string, OpenQuestion> = new Map(
  [...meanings].map((meaning) => [
    meaning,
    {
      text: `What is the ${meaning}, with its unit?`,
      restate: (answer) =>
        /^\D{0,10}\d/.test(answer) && answer.length < 40 ? `${meaning} ${answer}` : undefined,
    },
  ]),
);
export const formulaQuestions: readonly OpenQuestion[] = [...questionsByMeaning.values()];
export const questionFor = ({ meaning }: { meaning: string }): OpenQuestion | undefined =>
  questionsByMeaning.get(meaning);

/** Lists the stems of words that name any formula: left over in a question for one, they may mean another. */
export const formulaStems = once(
  (): ReadonlySet<string> =>
    new Set([...getNames().values()].flatMap(({ all }) => [...all]).filter((root) => root.length > 1)),
);

/** Adds to the stems of a question those of words with the same meaning. */
export const withSynonyms = (stems: Iterable<string>): ReadonlySet<string> =>
  new Set([...stems].flatMap((root) => [root, ...(STEM_SYNONYMS.get(root) ?? [])]));
