import { once } from "../../core/data/once.ts";
import type { FramedReading, Leftovers, OpenQuestion, Phrases, Question } from "../phrases/define.ts";
import type { Frame, FramedQuestions } from "./frame.ts";
import { leftoversOf, NOTHING, wordSet } from "./leftovers.ts";
import { type FrameMatch, matchFrame } from "./match-frame.ts";
import { startsOfPattern, wordsOfPattern } from "./pattern.ts";
import type { Sentence, Token } from "./sentence.ts";
import { type ValueReader, valuesOf } from "./values.ts";
import { RELATIVE } from "./vocabulary.ts";

interface RankedReading extends FrameMatch {
  frame: Frame;
  left: Leftovers;
}

/** Words of a message that continues a question. */
const CONTINUING =
  "if put change changes changed set suppose imagine assume assuming try keep instead then only becomes became let's same whole";
/** Words of a relative change, unless the question has them: "increase 80 by 15%". */
const RELATIVE_PREPOSITIONS = wordSet("by to");
const MAX_CHANGE_TOKENS = 20;

/** Orders readings, the best first: uses more of the question, misses fewer values, fits better. */
const compare = (a: RankedReading, b: RankedReading): number =>
  a.left.vital.length - b.left.vital.length ||
  a.left.words.length - b.left.words.length ||
  a.missing - b.missing ||
  b.score - a.score;

/** Maximum tokens of a question for a calculator: longer texts are ignored. */
const MAX_TOKENS = 80;

/** Returns a function that lists the frames without cues, and those whose first cue may occur. */
function frameFinder(frames: readonly Frame[]): (sentence: Sentence) => Frame[] {
  const withoutCues = frames.filter(({ cues }) => cues.length === 0);
  const byWord = new Map<string, Frame[]>();
  for (const frame of frames)
    for (const word of startsOfPattern(frame.cues[0] ?? ""))
      byWord.set(word, [...(byWord.get(word) ?? []), frame]);
  return ({ tokens }) => {
    const cued = new Set(withoutCues);
    for (const { text, stem } of tokens)
      for (const word of [text, stem]) for (const frame of byWord.get(word) ?? []) cued.add(frame);
    return cued.size === 0 ? [] : frames.filter((frame) => cued.has(frame));
  };
}

/** Declares how people ask for a calculator, by frames. */
export function defineQuestions({
  priority,
  words,
  frames,
  framesFor,
  prepare,
  readWhole,
  decisive = "",
  unitsMatter,
  vocabulary: declared,
  questions: declaredQuestions = [],
}: FramedQuestions): Phrases {
  const questions = [
    ...declaredQuestions,
    ...new Set(
      frames.flatMap(({ slots }) =>
        Object.values(slots).flatMap(({ question }): OpenQuestion[] => (question ? [question] : [])),
      ),
    ),
  ];
  const getFrameFinder = once(() => frameFinder(frames));
  const accountFor = (
    frame: Frame,
    match: FrameMatch | undefined,
    { sentence }: ValueReader,
    jobWords: ReadonlySet<string>,
    more = "",
  ): RankedReading[] => {
    if (!match) return [];
    const frameWords = wordSet(`${words} ${frame.words ?? ""} ${more}`);
    const left = leftoversOf(sentence, match.consumed, frameWords, jobWords, {
      decisive: typeof decisive === "string" ? wordSet(decisive) : decisive(),
      unitsMatter,
    });
    const isLeft = left.vital.length > 0 || left.words.length > 0;
    return frame.mustBeWhole && isLeft ? [] : [{ ...match, frame, left }];
  };
  const rankFrames = (question: Question, jobWords: ReadonlySet<string>): RankedReading | undefined => {
    const reader = valuesOf(question);
    if (reader.sentence.tokens.length > MAX_TOKENS) return undefined;
    return [...getFrameFinder()(reader.sentence), ...(framesFor?.(reader, question) ?? [])]
      .flatMap((frame) => accountFor(frame, matchFrame(frame, reader, question), reader, jobWords))
      .sort(compare)[0];
  };
  const read = (question: Question, jobWords: ReadonlySet<string>): FramedReading | undefined => {
    const whole = readWhole?.(question);
    return whole ? { outcome: whole, left: NOTHING } : rankFrames(question, jobWords);
  };
  const continueWith = (
    question: Question,
    messages: readonly Question[],
    jobWords: ReadonlySet<string>,
  ): FramedReading | undefined => {
    let reading = rankFrames(question, jobWords);
    const questionWords = new Set(valuesOf(question).sentence.tokens.map(({ text }) => text));
    for (const message of messages) {
      const reader = valuesOf(message);
      const { tokens } = reader.sentence;
      if (!reading || reading.outcome.kind === "ask" || tokens.length > MAX_CHANGE_TOKENS) return undefined;
      const { frame } = reading;
      const match = matchFrame(frame, reader, message, { ...reading, question });
      const isRelative = ({ text }: Token): boolean =>
        RELATIVE.has(text) || (RELATIVE_PREPOSITIONS.has(text) && !questionWords.has(text));
      if (tokens.some((token, place) => isRelative(token) && !match?.consumed[place])) return undefined;
      [reading] = accountFor(frame, match, reader, jobWords, CONTINUING);
    }
    return reading;
  };
  const getVocabulary = once(() => {
    if (declared !== undefined) return wordSet(declared);
    const patterns = frames.flatMap(({ cues, slots }) => [
      ...cues,
      ...Object.values(slots).map(({ roles = "" }) => roles),
    ]);
    return new Set(patterns.flatMap(wordsOfPattern));
  });
  return { priority, words, questions, getVocabulary, ...(prepare && { prepare }), read, continueWith };
}
