import type { Evaluator } from "../../catalog/evaluator.ts";
import type { SearchConverter } from "../../catalog/search/search-entries.ts";
import { firstProblem, type Result, success } from "../../core/result/result.ts";
import type { Repair } from "../../kit/phrases/define.ts";
import { cleaned } from "../../kit/phrases/normalize.ts";
import type { UnitSystem } from "../../kit/quantities/systems.ts";
import { isWhole } from "../../kit/reader/leftovers.ts";
import type { LoadTools } from "../../projects/results.ts";
import type { ConverterLaws } from "../../units/law.ts";
import {
  type Alternative,
  type Answer,
  MAX_QUESTION_LENGTH,
  NO_REPLY,
  type Page,
  type Reply,
} from "./answer.ts";
import { conversionsOfBareUnits, targetsOf } from "./bare-units.ts";
import { calculatedAnswer, optionRepairs, partialPage } from "./calculator-answer.ts";
import type { Conversion } from "./conversion.ts";
import { convertedAnswer } from "./conversion-answer.ts";
import { explainExchange } from "./exchange.ts";
import { evaluatedAnswer, panelAnswer, typedAnswer } from "./expression-answer.ts";
import type { TypedReading } from "./expression-reading.ts";
import { findInvalidTarget } from "./invalid-target.ts";
import * as messages from "./messages.ts";
import {
  type CallReading,
  correctionNotes,
  type QuestionContext,
  type QuestionSources,
  type Reading,
  readingOf,
} from "./reading.ts";
import { recognizedWords } from "./recognized-words.ts";
import { readConversionsInUnits } from "./several-units.ts";
import { isTimeOrLength, spellOutLengths } from "./time-or-length.ts";
import { conversionKinds, formatKind, formatTargetKind } from "./unit-kinds.ts";
import { MISSING_VALUE, unreadWords } from "./unread-words.ts";

/** Data and engines of the answers: everything on the server; in the browser, loaded when needed. */
export interface AnswerResources {
  questionSources: QuestionSources<SearchConverter>;
  /** Titles of the documents that converters cite, by code. */
  sources: Readonly<Record<string, string>>;
  lawsOf(slug: string): Promise<ConverterLaws | undefined>;
  /** The calculators with a form. */
  toolsOf: LoadTools;
  /** Runs expressions, and calculators with a panel. */
  evaluator: Evaluator;
  /** True if the name of a calculator or a converter begins with a text: "mo" may become "mortgage". */
  isBeginning(text: string): boolean;
  /** Returns the page of a calculator or a job. */
  pageOf(id: string): Page | undefined;
}

const ARITHMETIC = "scientific";
/** Maximum number of vital words that may remain unread next to a conversion. */
const MAX_UNREAD_WORDS = 3;

/** Answers a visitor’s text in the visitor’s unit system. Rejects if data cannot be loaded. */
export async function answerTo(
  text: string,
  context: QuestionContext,
  system: UnitSystem,
  resources: AnswerResources,
): Promise<Reply> {
  const plain = cleaned(text.slice(0, MAX_QUESTION_LENGTH + 1));
  if (plain === "" || text.length > MAX_QUESTION_LENGTH) return NO_REPLY;
  const reading = readingOf(plain, context, resources.questionSources);
  if (reading?.kind !== "call" && reading?.kind !== "ask" && isTimeOrLength(plain))
    return askIfLength(plain, resources);
  if (!reading || !isWhole(reading.left)) {
    const targets = readConversionsInUnits(plain, resources.questionSources.converters);
    const conversions = targets?.flatMap(({ conversion }) => conversion ?? []);
    if (conversions && conversions.length === targets?.length)
      return replyInUnits(conversions, plain, system, resources);
    const bareConversions = conversionsOfBareUnits(plain, resources.questionSources.converters);
    if (bareConversions.length > 0 && !resources.isBeginning(plain))
      return replyInUnits(bareConversions, plain, system, resources);
  }
  if (reading)
    return withNotes(await replyTo(reading, plain, context, system, resources), correctionNotes(reading));
  return explainFailure(plain, context, resources);
}

const withNotes = (reply: Reply, notes: readonly string[]): Reply =>
  reply.answer && notes.length > 0
    ? { ...reply, answer: { ...reply.answer, notes: [...notes, ...reply.answer.notes] } }
    : reply;

/** Offers a time of day as a length, with the page for times. */
function askIfLength(plain: string, { pageOf }: AnswerResources): Reply {
  const [question, page] = [spellOutLengths(plain), pageOf("time")];
  return {
    ...NO_REPLY,
    says: messages.timeOrLength,
    repairs: [{ label: question, question }],
    ...(page && { page }),
  };
}

const CLOCK = /\d ?[ap]\.?m\b/i;

/** Explains why a text has no answer; undefined for the beginning of a conversion. */
function explainFailure(
  plain: string,
  context: QuestionContext,
  { questionSources }: AnswerResources,
): Reply {
  const exchange = explainExchange(plain);
  if (exchange !== undefined) return { ...NO_REPLY, says: exchange };
  const invalid = CLOCK.test(plain) ? undefined : findInvalidTarget(plain, questionSources.converters);
  if (invalid?.unfinished) return NO_REPLY;
  if (invalid) return { ...NO_REPLY, says: invalid.says, left: invalid.left };
  const two = questionsIn(plain, context, questionSources);
  if (two) return { ...NO_REPLY, says: messages.twoQuestions(two) };
  const { words, says } = unreadWords(plain, questionSources);
  return { ...NO_REPLY, left: words, ...(says !== undefined && { says }) };
}

/** Splits a text at “and” into two questions, if each is readable. */
function questionsIn(
  plain: string,
  context: QuestionContext,
  questionSources: AnswerResources["questionSources"],
): readonly string[] | undefined {
  const parts = plain.split(" and ").map((part) => part.trim());
  const isEach = parts.every((part) => /\d/.test(part) && /[a-z]{3}/i.test(part));
  const readings =
    parts.length === 2 && isEach ? parts.map((part) => readingOf(part, context, questionSources)) : [];
  return readings.length > 0 && readings.every((reading) => reading && isWhole(reading.left))
    ? parts
    : undefined;
}

const rejectUnknownWords = ({ settings = "", page }: Answer, left: readonly string[]): Reply => ({
  ...NO_REPLY,
  left,
  says: messages.settingNotListed({ settings, words: left.join(" ") }),
  page,
});

async function replyTo(
  reading: Reading<SearchConverter>,
  question: string,
  context: QuestionContext,
  system: UnitSystem,
  resources: AnswerResources,
): Promise<Reply> {
  const { vital, words } = reading.left;
  const page = pageFor(reading, resources);
  if (vital.length > 0 && reading.kind === "ask") return { ...NO_REPLY, left: vital, says: MISSING_VALUE };
  if (vital.length > 0) {
    // A conversion of a small part of the question, or of letters next to an unread sign, is not what was asked.
    const isPart =
      reading.kind === "conversion" &&
      (vital.length > MAX_UNREAD_WORDS || vital.some((word) => /[+*/=^]/.test(word)));
    const nearest = isPart ? undefined : await nearestPage(reading, context, system, resources, question);
    const repairs = repairsWithout([...vital, ...words], question, context, resources);
    return { ...NO_REPLY, left: [...vital, ...words], repairs, ...(nearest && { page: nearest }) };
  }
  if (reading.kind === "ask") {
    const { question: says, field = "", input = {}, repairs, form } = reading.ask;
    const formPage = form && (await pageOfInputs(form, system, resources, question));
    if (formPage) return { ...NO_REPLY, says, left: words, page: formPage };
    const tools = page && (await resources.toolsOf(reading.calculator, system));
    return {
      ...NO_REPLY,
      says,
      left: words,
      repairs: repairs ?? (tools ? optionRepairs(tools, field, question) : []),
      ...(page && { page: tools ? partialPage(tools, input, system, page, question) : page }),
    };
  }
  if (reading.kind === "conversion") {
    const { converter, from, to, over } = reading.conversion;
    const others = over === undefined ? targetsOf(converter, from).filter((other) => other !== to) : [];
    const reply = await replyInUnits(
      [reading.conversion, ...others.map((other) => ({ ...reading.conversion, to: other }))],
      question,
      system,
      resources,
    );
    return words.length > 0 && reply.answer?.settings && !reading.conversion.parameters
      ? rejectUnknownWords(reply.answer, words)
      : { ...reply, left: [...reply.left, ...words] };
  }
  if (!page) return NO_REPLY;
  const match =
    reading.kind === "arithmetic"
      ? await evaluatedAnswer(reading, page, resources.evaluator)
      : reading.kind === "typed"
        ? typedAnswer(reading, (await pageOfLengths(reading, system, resources, question)) ?? page)
        : await runCall(reading, page, context, system, resources, question);
  if (match === undefined) return { ...NO_REPLY, page };
  return match.ok
    ? { ...NO_REPLY, answer: match.value, left: words }
    : { ...NO_REPLY, says: firstProblem(match).message, left: words, page };
}

/** Offers the question without the words that prevent an answer, if that leaves a whole question. */
function repairsWithout(
  left: readonly string[],
  question: string,
  context: QuestionContext,
  { questionSources }: AnswerResources,
): Repair[] {
  const recognized = recognizedWords(questionSources).all;
  if (left.some((words) => /\d/.test(words) || words.split(" ").some((word) => recognized.has(word))))
    return [];
  let shorter = question;
  for (const words of left) {
    const at = shorter.toLowerCase().indexOf(words.toLowerCase());
    if (at < 0) return [];
    shorter = `${shorter.slice(0, at)} ${shorter.slice(at + words.length)}`.replace(/ {2,}/g, " ").trim();
  }
  shorter = shorter.replace(/ (?:and|or|with|at|for|in|on|of)$/i, "");
  const reading = readingOf(shorter, context, questionSources);
  return reading && reading.kind !== "ask" && isWhole(reading.left)
    ? [{ label: shorter, question: shorter }]
    : [];
}

/** Returns the page with the understood part of a question. */
async function nearestPage(
  reading: Reading<SearchConverter>,
  context: QuestionContext,
  system: UnitSystem,
  resources: AnswerResources,
  question: string,
): Promise<Page | undefined> {
  if (reading.kind === "conversion") {
    const { converter, value, from, to } = reading.conversion;
    return { path: `${converter.path}?${new URLSearchParams({ value, from, to })}`, label: converter.name };
  }
  const page = pageFor(reading, resources);
  if (reading.kind !== "call" || !page) return page;
  const answer = await runCall(reading, page, context, system, resources, question);
  return answer?.ok ? answer.value.page : page;
}

function pageFor(reading: Reading<SearchConverter>, resources: AnswerResources): Page | undefined {
  if (reading.kind === "conversion") return undefined;
  if (reading.kind === "arithmetic" || reading.kind === "typed") return resources.pageOf(ARITHMETIC);
  return resources.pageOf(reading.kind === "call" ? calculatorOf(reading) : reading.calculator);
}

const calculatorOf = ({ call, calculator }: CallReading): string => call.calculator ?? calculator;

async function runCall(
  reading: CallReading,
  page: Page,
  context: QuestionContext,
  system: UnitSystem,
  resources: AnswerResources,
  question: string,
): Promise<Result<Answer> | undefined> {
  const { call } = reading;
  const id = calculatorOf(reading);
  const outcome = await resources.evaluator.runPanel(id, call.input);
  const jobPage = call.job === undefined ? undefined : resources.pageOf(`${id}/${call.job}`);
  const tools = outcome ? undefined : await resources.toolsOf(id, system);
  const { quantityOf } = resources.questionSources;
  const answer = outcome
    ? panelAnswer(outcome, call, jobPage ?? page)
    : tools && (await calculatedAnswer(tools, call, context, system, page, quantityOf, question));
  const form = call.form && (await pageOfInputs(call.form, system, resources, question));
  return answer?.ok && form ? success({ ...answer.value, page: form }) : answer;
}

/** Two lengths and their sign: "5 ft 3 in + 2 ft 11 in". */
const LENGTHS =
  /^([^+−-]*\d ?(?:in|inch|inches|"|″|ft|feet|foot|'|′)) ?([+−-]) ?([^+−×*-]*(?:in|inch|inches|"|″|ft|feet|foot|'|′))$/;

/** Returns the page for the sum or the difference of two lengths in feet and inches. */
async function pageOfLengths(
  { expressionText, result }: TypedReading,
  system: UnitSystem,
  resources: AnswerResources,
  question: string,
): Promise<Page | undefined> {
  const [, firstLength, sign, secondLength] = LENGTHS.exec(expressionText) ?? [];
  if (sign === undefined || !result.ok || !/\d (?:ft|in)\b/.test(result.value.value)) return undefined;
  const lengthOperation = sign === "+" ? "add" : "subtract";
  const input = { mode: "feet", firstLength, lengthOperation, secondLength };
  return pageOfInputs({ calculator: "fraction", input }, system, resources, question);
}

/** Returns the page of a form, or of its job, or of a calculator with a panel, with inputs. */
async function pageOfInputs(
  { calculator, input, output }: NonNullable<CallReading["call"]["form"]>,
  system: UnitSystem,
  { toolsOf, pageOf }: AnswerResources,
  question: string,
): Promise<Page | undefined> {
  const [tools, page] = [await toolsOf(calculator, system), pageOf(calculator)];
  if (!tools && page)
    return { ...page, path: `${page.path}?${new URLSearchParams(input as Record<string, string>)}` };
  return tools && page && partialPage(tools, input, system, page, question, output);
}

const alternativeOf = ({ label, value, unit, page }: Answer): Alternative => ({
  text: `${label} = ${value} ${unit}`.trim(),
  detail: page.label,
  path: page.path,
});

const MAX_ALTERNATIVES = 4;

/** Answers with the first conversion and the other kinds of its units; the next ones are alternatives. */
async function replyInUnits(
  conversions: readonly Conversion<SearchConverter>[],
  question: string,
  system: UnitSystem,
  resources: AnswerResources,
): Promise<Reply> {
  const [requested, ...others] = conversions;
  if (!requested) return NO_REPLY;
  const [first = requested, ...kinds] = conversionKinds(requested, question, system);
  const inOtherUnits = others
    .filter(({ converter }) => converter === first.converter)
    .map((other) => ({ ...other, from: first.from }));
  // Other quantities with a unit of this name, one each.
  const foreign = others.filter(
    ({ converter }, place) =>
      converter !== first.converter && others.findIndex((each) => each.converter === converter) === place,
  );
  const convertEach = (each: readonly Conversion<SearchConverter>[]): Promise<Result<Answer>[]> =>
    Promise.all(
      each.map(async (conversion) => {
        const { slug, needsLaws } = conversion.converter;
        const laws = needsLaws ? await resources.lawsOf(slug) : undefined;
        return convertedAnswer(conversion, { laws, sources: resources.sources, question });
      }),
    );
  const [main, ...rest] = await convertEach(
    [first, ...inOtherUnits, ...foreign].slice(0, MAX_ALTERNATIVES + 1),
  );
  if (main === undefined) return NO_REPLY;
  if (!main.ok) {
    const { name, path } = first.converter;
    return {
      ...NO_REPLY,
      left: [requested.value],
      says: firstProblem(main).message,
      page: { path, label: name },
    };
  }
  const otherKinds = await convertEach(kinds);
  const more = otherKinds.flatMap((answer, place) => {
    const kind = kinds[place];
    if (!kind || !answer.ok || answer.value.value === main.value.value) return [];
    const label = kind.from === first.from ? formatTargetKind(kind) : formatKind(kind);
    return [{ label, text: `${answer.value.value} ${answer.value.unit}`.trim() }];
  });
  const isNamed = more.length > 0 && kinds[0]?.from !== first.from;
  return {
    ...NO_REPLY,
    answer: { ...main.value, ...(isNamed && { label: formatKind(first) }), more },
    alternatives: rest.flatMap((answer): Alternative[] => (answer.ok ? [alternativeOf(answer.value)] : [])),
  };
}
