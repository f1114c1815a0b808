import type { Leftovers, OpenQuestion, Phrases, Question } from "../phrases/define.ts";
import { stem } from "../phrases/words.ts";
import type { FramedQuestions } from "./frame.ts";
import { leftoversOf, wordSet } from "./leftovers.ts";
import { type FrameMatch, matchFrame } from "./match-frame.ts";
import { compilePattern, wordsOfPattern } from "./pattern.ts";
import { sentenceOf } from "./sentence.ts";
import { ValueReader } from "./values.ts";

interface RankedReading extends FrameMatch {
  left: Leftovers;
}

const readers = new WeakMap<Question, ValueReader>();

/** Returns the values of a question. They are read once for all calculators. */
export function valuesOf(question: Question): ValueReader {
  const known = readers.get(question);
  if (known) return known;
  const made = new ValueReader(sentenceOf(question.lower, question.cased), question);
  readers.set(question, made);
  return made;
}

/** Order of readings, the best first: what uses more of the question, misses fewer values, fits better. */
const compare = (a: RankedReading, b: RankedReading): number =>
  a.left.vital.length - b.left.vital.length ||
  a.left.words.length - b.left.words.length ||
  a.missing - b.missing ||
  b.score - a.score;

/** Tokens of a question for a calculator. A longer text is read by no frame, so that hostile ones cost nothing. */
const MAX_TOKENS = 80;

/** Declares how people ask for a calculator, by frames. */
export function defineQuestions({
  priority,
  words,
  frames,
  framesFor,
  decisive = "",
  unitsMatter,
  vocabulary: more = "",
}: FramedQuestions): Phrases {
  const questions = [
    ...new Set(
      frames.flatMap(({ slots }) =>
        Object.values(slots).flatMap(({ question }): OpenQuestion[] => (question ? [question] : [])),
      ),
    ),
  ];
  const read = (question: Question, jobWords: ReadonlySet<string> = new Set()): RankedReading | undefined => {
    const reader = valuesOf(question);
    if (reader.sentence.tokens.length > MAX_TOKENS) return undefined;
    const readings = [...frames, ...(framesFor?.(reader, question) ?? [])].flatMap(
      (frame): RankedReading[] => {
        const match = matchFrame(frame, reader, question);
        if (!match) return [];
        const known = wordSet(`${words} ${frame.words ?? ""}`);
        const left = leftoversOf(reader.sentence, match.consumed, known, jobWords, {
          decisive: typeof decisive === "string" ? wordSet(decisive) : decisive(),
          unitsMatter,
        });
        const isLeft = left.vital.length > 0 || left.words.length > 0;
        return frame.mustBeWhole && isLeft ? [] : [{ ...match, left }];
      },
    );
    return readings.sort(compare)[0];
  };
  const patterns = frames.flatMap(({ cues, slots }) => [
    ...cues,
    ...Object.values(slots).map(({ roles = "" }) => roles),
  ]);
  const vocabulary = new Set([
    ...patterns.flatMap((pattern) => wordsOfPattern(compilePattern(pattern))),
    ...more.split(" ").filter(Boolean).map(stem),
  ]);
  return {
    priority,
    words,
    questions,
    vocabulary,
    read,
    understand: (question) => read(question)?.outcome,
  };
}
