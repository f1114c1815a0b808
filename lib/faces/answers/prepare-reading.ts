import type { CompiledConverter } from "../../units/compile.ts";
import { conversionIn } from "./conversion.ts";
import { type QuestionContext, type QuestionSources, readingBy, readingOf } from "./reading.ts";
import { collectWords } from "./recognized-words.ts";

/** Question that most readers look at, and few can use. */
const SAMPLE = "5 ft at 20 psi";
/** Shorter questions, each of which compiles a part of the readers. */
const PARTS_OF_SAMPLE = ["5", "5 ft", "5 ft to m"] as const;

/**
 * Collects the words and compiles the patterns that the first reading needs, in steps between which a page can react.
 * Without it, the first key in a field would wait for all of them.
 */
export function* prepareReading(
  sources: QuestionSources<CompiledConverter>,
  context: QuestionContext,
): Generator<void, void> {
  for (const { prepare } of sources.phrases) if (prepare) yield* prepare();
  yield* collectWords(sources);
  for (const { calculator } of sources.phrases) {
    readingBy(calculator, SAMPLE, context, sources);
    yield;
  }
  for (const sample of [...PARTS_OF_SAMPLE, SAMPLE]) {
    conversionIn(sample, sources.converters, new Set());
    yield;
    readingOf(sample, context, sources);
    yield;
  }
}
