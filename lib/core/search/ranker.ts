import { editDistance } from "./edit-distance.ts";
import { countFillers, foldName, searchWords, termOf, textWords, type Word } from "./terms.ts";

/** A page, or another thing that a query may mean. */
export interface SearchDocument {
  /** Its name, and other forms of it. */
  titles: readonly string[];
  /** Synonyms, each complete: "percentage increase". */
  synonyms: readonly string[];
  /** Other words that it has. */
  text: string;
}

export interface Match {
  /** Index of the document. */
  id: number;
  score: number;
  /** Part of the document that the query consists of: word for word ("whole"), or apart from fillers. */
  exact: "whole" | "title" | "synonym" | undefined;
  /** True if the query contains a complete name of the document, perhaps with a wrong letter. */
  isNamed: boolean;
  /** True if the names of the document have all words of the query together. */
  isCovered: boolean;
}

export interface Ranker {
  /** Returns the documents that share a word with a text, best first. `boostOf` multiplies the score of a document. */
  rank(text: string, boostOf?: (id: number) => number): Match[];
  /** Returns the documents with the names that look most like a text, best first. */
  nearest(text: string): number[];
}

type Part = "title" | "synonym" | "text";

interface Phrase {
  document: number;
  part: Part;
  terms: readonly string[];
  /** True if the terms alone identify the document, unlike that of "how old am I". */
  isTelling: boolean;
  /** True for a single word of a longer name: "recipe" of "recipe conversion". */
  isReduced: boolean;
}

type NameKind = Pick<Phrase, "isTelling" | "isReduced">;

const TEXT: NameKind = { isTelling: false, isReduced: false };

/** Number of documents between two pauses. */
const SLICE = 4;

/** Weight of a word that only begins like one of the index, or differs by one or more letters. */
const [PREFIX, ONE_LETTER, MORE_LETTERS] = [0.8, 0.75, 0.55];
/** Weight of a prefix next to the complete word. */
const LONGER = 0.6;
const PART_WEIGHT: Readonly<Record<Part, number>> = { title: 1, synonym: 0.9, text: 0.4 };
/** Share of a phrase’s score that does not depend on how much of the phrase the query has. */
const BASE = 0.35;
/** Weight of the words that all names of a document have together. */
const TOGETHER = 0.5;
/** Bonus if the query has the same terms as a name, the same words in the same order, or begins a title. */
const SAME_TERMS: Readonly<Record<Part, number>> = { title: 0.6, synonym: 0.4, text: 0 };
const [SAME_WORDS, TITLE_START] = [0.3, 0.15];
const MAX_EXPANSIONS = 60;
const COMPLETE = 0.999;
/** Minimum number of blanks in a name that is compared word for word. */
const MIN_BLANKS = 2;
/** Numbers of fewer digits are values. */
const MIN_DIGITS = 3;
/** A single letter of a text with mathematics is a variable, but not that of "manual J". */
const IS_FORMULA = /[\d=^+]/;

/** Indexes documents; yields between slices so that a browser can render meanwhile. */
export function* buildRanker<T>(
  items: readonly T[],
  documentOf: (item: T) => SearchDocument,
): Generator<void, Ranker> {
  const index = new TermIndex(items.length);
  for (const [id, item] of items.entries()) {
    const { titles, synonyms, text } = documentOf(item);
    for (const title of titles) index.addName(id, "title", title);
    for (const synonym of synonyms) index.addName(id, "synonym", synonym);
    index.add(id, "text", textWords(text));
    if (id % SLICE === SLICE - 1) yield;
  }
  return new TermRanker(index);
}

/** Indexes documents without a pause. */
export function rankerOf(documents: readonly SearchDocument[]): Ranker {
  const steps = buildRanker(documents, (document) => document);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

class TermIndex {
  readonly count: number;
  readonly phrases: Phrase[] = [];
  /** Indexes of phrases by term, in ascending order. */
  readonly postings = new Map<string, number[]>();
  /** Terms by word. */
  readonly terms = new Map<string, string>();
  /** Documents by whole name. */
  readonly wholeNames = new Map<string, Set<number>>();
  readonly titles: string[] = [];
  readonly #weights = new Map<string, number>();

  constructor(count: number) {
    this.count = count;
  }

  addName(document: number, part: Part, name: string): void {
    const words = searchWords(name);
    const whole = foldName(name);
    const isOne = words.length === 1;
    this.add(document, part, words, {
      isTelling: countFillers(name) < (isOne ? 1 : 2 * words.length),
      isReduced: isOne && countBlanks(whole) > 0,
    });
    const same = this.wholeNames.get(whole);
    if (same) same.add(document);
    else this.wholeNames.set(whole, new Set([document]));
    this.titles[document] ??= whole;
  }

  add(document: number, part: Part, words: readonly Word[], name: NameKind = TEXT): void {
    if (words.length === 0) return;
    const terms = [...new Set(words.map(({ term }) => term))];
    const place = this.phrases.push({ document, part, terms, ...name }) - 1;
    for (const term of terms) {
      const list = this.postings.get(term);
      if (list) list.push(place);
      else this.postings.set(term, [place]);
    }
    for (const { word, term } of words) this.terms.set(word, term);
  }

  /** Returns the weight of a term: rarer ones say more. */
  weightOf(term: string): number {
    const cached = this.#weights.get(term);
    if (cached !== undefined) return cached;
    let [documents, last] = [0, -1];
    for (const place of this.postings.get(term) ?? []) {
      const { document } = this.phrases[place] as Phrase;
      if (document !== last) documents += 1;
      last = document;
    }
    const weight = Math.log(1 + this.count / Math.max(documents, 1));
    this.#weights.set(term, weight);
    return weight;
  }
}

/** Term that a word of the query may mean. */
interface Expansion {
  term: string;
  quality: number;
  /** True for a complete word, with at most one wrong letter. */
  isWord: boolean;
}

type BestPhrase = Pick<Match, "score" | "exact" | "isNamed">;

interface QueryWord {
  weight: number;
  expansions: readonly Expansion[];
}

interface Coverage {
  /** Weight of the query’s words that a phrase has, and of the phrase’s words that the query has. */
  ofQuery: number;
  ofPhrase: number;
  /** Number of the phrase’s words that the query has completely. */
  words: number;
}

class TermRanker implements Ranker {
  readonly #index: TermIndex;
  /** Words of the index by first letter, for prefixes and misspellings. */
  #byLetter: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(index: TermIndex) {
    this.#index = index;
  }

  rank(text: string, boostOf: (id: number) => number = () => 1): Match[] {
    const words = this.#queryWords(text);
    const total = words.reduce((sum, { weight }) => sum + weight, 0);
    if (total === 0) return [];
    const { byPhrase, byDocument } = this.#coverage(words);
    const query = foldName(text);
    const whole = this.#index.wholeNames.get(query);
    // Few words may be the beginning of something else.
    const isComplete = countBlanks(query) >= MIN_BLANKS || /\d/.test(query);
    const best = this.#bestPhrases(byPhrase, total, words.length);
    return [...best]
      .map(([id, { score, exact, isNamed }]) => {
        const isWhole = whole?.has(id) === true;
        const bonus = isWhole ? SAME_WORDS : this.#index.titles[id]?.startsWith(query) ? TITLE_START : 0;
        const covered = (byDocument.get(id) ?? 0) / total;
        return {
          id,
          exact: isWhole && isComplete ? ("whole" as const) : exact,
          isNamed: isNamed || isWhole,
          isCovered: covered > COMPLETE,
          score: (score + TOGETHER * covered + bonus) * boostOf(id),
        };
      })
      .sort((a, b) => b.score - a.score || a.id - b.id);
  }

  nearest(text: string): number[] {
    const entered = trigramsOf(foldName(text));
    const shares = new Map<number, number>();
    for (const { document, terms, part } of this.#index.phrases) {
      if (part === "text") continue;
      const name = trigramsOf(terms.join(" "));
      let common = 0;
      for (const each of entered) if (name.has(each)) common += 1;
      const share = common / (entered.size + name.size - common);
      if (common > 0 && share > (shares.get(document) ?? 0)) shares.set(document, share);
    }
    return [...shares].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([id]) => id);
  }

  #queryWords(text: string): QueryWord[] {
    const entered = this.#adjusted(searchWords(text));
    const minLetters = IS_FORMULA.test(text) ? 2 : 1;
    const hasWords = entered.some(({ word }) => !/^\d/.test(word) && word.length >= minLetters);
    return entered.flatMap((word, place) => {
      const isNumber = /^\d/.test(word.word);
      if (hasWords && word.word.length < (isNumber ? MIN_DIGITS : minLetters)) return [];
      const expansions = this.#expand(word, place === entered.length - 1);
      // A number that no page has is a value.
      if (isNumber && expansions.length === 0) return [];
      const weights = expansions.map(({ term }) => this.#index.weightOf(term));
      const weight = weights.length > 0 ? Math.max(...weights) : Math.log(1 + this.#index.count) / 2;
      return [{ weight: isNumber && hasWords ? weight / 2 : weight, expansions }];
    });
  }

  #coverage(words: readonly QueryWord[]): {
    byPhrase: ReadonlyMap<number, Coverage>;
    byDocument: ReadonlyMap<number, number>;
  } {
    const byPhrase = new Map<number, Coverage>();
    const byDocument = new Map<number, number>();
    for (const { weight, expansions } of words) {
      const best = new Map<number, Expansion>();
      for (const expansion of expansions)
        for (const phrase of this.#index.postings.get(expansion.term) ?? [])
          if ((best.get(phrase)?.quality ?? 0) < expansion.quality) best.set(phrase, expansion);
      const ofDocument = new Map<number, number>();
      for (const [phrase, { term, quality, isWord }] of best) {
        const { part, document } = this.#index.phrases[phrase] as Phrase;
        const { ofQuery = 0, ofPhrase = 0, words: count = 0 } = byPhrase.get(phrase) ?? {};
        byPhrase.set(phrase, {
          ofQuery: ofQuery + weight * quality,
          ofPhrase: ofPhrase + this.#index.weightOf(term) * quality,
          words: count + (isWord ? 1 : 0),
        });
        const share = weight * quality * (part === "text" ? PART_WEIGHT.text : 1);
        if (share > (ofDocument.get(document) ?? 0)) ofDocument.set(document, share);
      }
      for (const [document, share] of ofDocument)
        byDocument.set(document, (byDocument.get(document) ?? 0) + share);
    }
    return { byPhrase, byDocument };
  }

  #bestPhrases(
    byPhrase: ReadonlyMap<number, Coverage>,
    total: number,
    count: number,
  ): ReadonlyMap<number, BestPhrase> {
    const best = new Map<number, BestPhrase>();
    for (const [place, sums] of byPhrase) {
      const phrase = this.#index.phrases[place] as Phrase;
      const { document, terms, part } = phrase;
      const ofQuery = sums.ofQuery / total;
      const ofPhrase = part === "text" ? 0 : sums.ofPhrase / this.#sumOf(terms);
      const hasName = sums.words >= terms.length;
      const isExact = phrase.isTelling && hasName && sums.words === count;
      const fit = part === "text" ? 1 : BASE + (1 - BASE) * ofPhrase;
      const score = ofQuery * fit * PART_WEIGHT[part] + (isExact ? SAME_TERMS[part] * ofQuery : 0);
      const before = best.get(document);
      const exact = isExact && part !== "text" && before?.exact !== "title" ? part : before?.exact;
      const isNamed = before?.isNamed === true || (phrase.isTelling && !phrase.isReduced && hasName);
      best.set(document, { score: Math.max(before?.score ?? 0, score), exact, isNamed });
    }
    return best;
  }

  #sumOf(terms: readonly string[]): number {
    return terms.reduce((sum, term) => sum + this.#index.weightOf(term), 0);
  }

  /** Joins words that the index has as one ("time sheet") and splits those that it has as two ("timezone"). */
  #adjusted(words: readonly Word[]): Word[] {
    const isIndexed = ({ term }: Word): boolean => this.#index.postings.has(term);
    const result: Word[] = [];
    for (let place = 0; place < words.length; place += 1) {
      const [one, next] = [words[place] as Word, words[place + 1]];
      const whole = next && wordOf(one.word + next.word);
      if (next && whole && isIndexed(whole) && !(isIndexed(one) && isIndexed(next))) {
        result.push(whole);
        place += 1;
      } else result.push(...(isIndexed(one) ? [one] : this.#split(one)));
    }
    return result.filter(({ term }, place) => result.findIndex((each) => each.term === term) === place);
  }

  #split(one: Word): Word[] {
    // "precent" is a misspelled word, not "pre cent".
    if (this.#misspelled(one.word, this.#startingWith(one.word.slice(0, 1)), 1).length > 0) return [one];
    for (let end = 3; end <= one.word.length - 3; end += 1) {
      const parts = [wordOf(one.word.slice(0, end)), wordOf(one.word.slice(end))];
      if (parts.every(({ word }) => this.#index.terms.has(word))) return parts;
    }
    return [one];
  }

  /** Lists the terms that a word may mean; the last word may be unfinished. */
  #expand({ word, term }: Word, isLast: boolean): Expansion[] {
    const exact: Expansion[] = this.#index.postings.has(term) ? [{ term, quality: 1, isWord: true }] : [];
    const isNumber = /^\d/.test(word);
    if (isNumber || (exact.length > 0 && (!isLast || word.length < 3))) return exact;
    const candidates = this.#startingWith(word.slice(0, 1));
    const prefixed = this.#prefixed(word, term, candidates);
    if (exact.length > 0)
      return [...exact, ...prefixed.map((each) => ({ ...each, quality: each.quality * LONGER }))];
    if (prefixed.length > 0 && (isLast || word.length > 3)) return prefixed;
    const limit = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
    if (limit === 0) return [];
    const near = this.#misspelled(word, candidates, limit);
    return near.length > 0 || word.length < 6 ? near : this.#misspelled(word, candidates, limit + 1);
  }

  #prefixed(word: string, term: string, candidates: readonly string[]): Expansion[] {
    return candidates
      .filter((each) => each.startsWith(word) && this.#index.terms.get(each) !== term)
      .sort((a, b) => a.length - b.length)
      .slice(0, MAX_EXPANSIONS)
      .map((each) => ({
        term: this.#index.terms.get(each) ?? each,
        quality: PREFIX * (word.length / each.length) ** 0.3,
        isWord: false,
      }));
  }

  #misspelled(word: string, candidates: readonly string[], limit: number): Expansion[] {
    const near = candidates.flatMap((each) => {
      if (each.length < 3) return [];
      const distance = editDistance(word, each, limit);
      return distance <= limit ? [{ each, distance }] : [];
    });
    const least = Math.min(...near.map(({ distance }) => distance));
    return near
      .filter(({ distance }) => distance === least)
      .slice(0, MAX_EXPANSIONS)
      .map(({ each, distance }) => ({
        term: this.#index.terms.get(each) ?? each,
        quality: distance <= 1 ? ONE_LETTER : MORE_LETTERS,
        isWord: distance <= 1,
      }));
  }

  #startingWith(letter: string): readonly string[] {
    this.#byLetter ??= Map.groupBy(this.#index.terms.keys(), (word) => word.slice(0, 1));
    return this.#byLetter.get(letter) ?? [];
  }
}

const countBlanks = (text: string): number => text.split(" ").length - 1;

const wordOf = (word: string): Word => ({ word, term: termOf(word) });

function trigramsOf(text: string): Set<string> {
  const padded = ` ${text} `;
  const parts = new Set<string>();
  for (let place = 0; place + 3 <= padded.length; place += 1) parts.add(padded.slice(place, place + 3));
  return parts;
}
