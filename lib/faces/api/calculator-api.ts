import { calculatorPath } from "../../catalog/calculators.ts";
import { jobsOf } from "../../catalog/jobs.ts";
import { findPanelWithApi } from "../../catalog/panel-apis.ts";
import { absoluteUrl } from "../../catalog/site.ts";
import type { Problem } from "../../core/result/result.ts";
import type { Citation } from "../../core/sources/cite.ts";
import type { Chart, Context, Table, Warning, WrittenAnswer } from "../../kit/calculator/computation.ts";
import type { CalculatorEntry, FormCalculator } from "../../kit/calculator/define.ts";
import { isOfMoney } from "../../kit/fields/currency.ts";
import { withRowFields } from "../../kit/fields/field.ts";
import { withRecordIds } from "../../kit/fields/find-record.ts";
import { type IgnoredInput, MISSING_INPUT, reviewInputs } from "../../kit/fields/omitted-inputs.ts";
import { loadRecords } from "../../kit/fields/record-values.ts";
import { entriesFrom } from "../../kit/fields/sent-entries.ts";
import { unitNamer } from "../../kit/fields/unit-namer.ts";
import { findQuantity } from "../../kit/quantities/find.ts";
import type { UnitSystem } from "../../kit/quantities/systems.ts";
import { hasUnitSystems } from "../../run/address/unit-variants.ts";
import { computed, type Engine, read as readEntries } from "../../run/calculate.ts";
import type { ValueContext } from "../../run/format/format-output.ts";
import { type WrittenStep, writtenSteps } from "../../run/format/format-steps.ts";
import { sentenceText } from "../../run/format/sentence-text.ts";
import { valueContext } from "../../run/format/value-context.ts";
import { formatComputation } from "../../run/format-computation.ts";
import { formatsOf } from "../../run/output-lists.ts";
import { asksForToday, type ReadInputs, understoodInputs } from "./calculator-inputs.ts";
import { type CalculatorRequest, readRequest, type Sent } from "./calculator-request.ts";
import { DIALECT, type JsonSchema, outputsSchema, requestSchema } from "./json-schema.ts";
import { messages } from "./messages.ts";

/** Answer of GET and POST /api/v1/calculators/{id} with inputs. */
export interface CalculatorAnswer {
  calculator: string;
  /** Interpreted inputs; sending them produces the same answer. Excludes fields that do not apply. */
  inputs: ReadInputs;
  /** Omitted inputs whose defaults were used: "height", or "rooms.height" for a column of a list. */
  assumed: readonly string[];
  /** Inputs that were sent and do not apply, each with the reason. */
  ignored: readonly IgnoredInput[];
  /** Currency of every amount, if the calculator has amounts. */
  currency?: string;
  /** Unit system of the steps, if the calculator has quantities. */
  units?: UnitSystem;
  /** ISO instant and IANA zone, if the answer depends on the moment. */
  now?: string;
  timeZone?: string;
  outputs: WrittenAnswer["outputs"];
  steps: readonly WrittenStep[];
  warnings: readonly Warning<string>[];
  assumptions: readonly string[];
  sources: readonly Citation[];
  disclaimer?: string;
  tables?: readonly Table[];
  charts?: readonly Chart[];
}

type CalculatorOutcome =
  | { status: 200; body: CalculatorAnswer; lasting: boolean }
  | { status: 400; detail: string; problems: readonly Problem[] };

export const apiPath = (calculator: { id: string; job?: string }): string =>
  `/api/v1${calculatorPath(calculator)}`;

const namedUnit = unitNamer(findQuantity);

const isForm = (calculator: CalculatorEntry): calculator is FormCalculator => "inputs" in calculator;

/** Returns the answer of GET /api/v1/calculators: every calculator with its jobs, and their APIs if any. */
export const calculatorListing = (calculators: readonly CalculatorEntry[]) => ({
  calculators: calculators.map((calculator) => ({
    id: calculator.id,
    label: calculator.label,
    category: calculator.category,
    summary: calculator.summary,
    page: absoluteUrl(calculatorPath(calculator)),
    ...((isForm(calculator) || findPanelWithApi(calculator.id)) && {
      api: absoluteUrl(apiPath(calculator)),
    }),
    jobs: jobsOf(calculator.id).map(({ job: { slug, name, question }, path }) => ({
      job: slug,
      name,
      question,
      page: absoluteUrl(path),
      ...((isForm(calculator) || findPanelWithApi(calculator.id)) && {
        api: absoluteUrl(apiPath({ id: calculator.id, job: slug })),
      }),
    })),
  })),
});

/** First members of every calculator’s description. */
export interface DescriptionHead {
  id: string;
  label: string;
  category: string;
  summary: string;
  page: string;
  api: string;
}

export const descriptionHead = (calculator: CalculatorEntry): DescriptionHead => ({
  id: calculator.id,
  label: calculator.label,
  category: calculator.category,
  summary: calculator.summary,
  page: absoluteUrl(calculatorPath(calculator)),
  api: absoluteUrl(apiPath(calculator)),
});

/** Answer of GET /api/v1/calculators/{id} without a query. */
export interface CalculatorDescription extends DescriptionHead {
  inputs: JsonSchema;
  outputs: JsonSchema;
  /** First worked example, as a request and an answer. */
  example: { title: string; request: Readonly<Record<string, unknown>>; answer: CalculatorAnswer };
}

/** Describes a calculator. @throws Error if its first example has no answer. */
export async function describeCalculator(
  calculator: FormCalculator,
  engine: Engine,
): Promise<CalculatorDescription> {
  const example = calculator.examples[0];
  const request = {
    ...example?.inputs,
    ...(example?.currency !== undefined && { currency: example.currency }),
    now: example?.now ?? "2026-01-15T12:00:00Z",
    ...(example?.timeZone !== undefined && { timeZone: example.timeZone }),
  };
  const outcome = await calculateByRequest(calculator, { values: request, problems: [] }, engine, 0);
  if (outcome.status !== 200) throw new Error(`${calculator.id}: ${outcome.detail}`);
  return {
    ...descriptionHead(calculator),
    inputs: {
      $schema: DIALECT,
      title: `Inputs of ${calculator.heading}`,
      ...requestSchema(calculator.inputs),
    },
    outputs: {
      $schema: DIALECT,
      title: `Outputs of ${calculator.heading}`,
      ...outputsSchema(calculator.outputs),
    },
    example: { title: example?.title ?? "", request, answer: outcome.body },
  };
}

/**
 * Computes one request. `clock`: current time in milliseconds since 1970. Never throws on any input. @throws
 * DataError if required data cannot be loaded.
 */
export async function calculateByRequest(
  calculator: FormCalculator,
  sent: Sent,
  engine: Engine,
  clock: number,
): Promise<CalculatorOutcome> {
  const { request, problems } = readRequest(sent, clock);
  const { implied, system, ...entries } = entriesFrom(calculator.inputs, request.inputs, {
    units: request.units,
    namedUnit,
  });
  const records = await loadRecords(calculator.inputs, entries.entries, engine.load);
  const withIds = withRecordIds(calculator.inputs, entries.entries, records);
  problems.push(...entries.problems);
  const reading = await readEntries(calculator.inputs, withIds, request.context, engine);
  // A field with an invalid shape keeps its default, so that all other problems are reported together.
  const named = problems.map(({ path }) => path);
  if (!reading.ok)
    problems.push(...reading.problems.filter(({ path }) => !named.some((other) => isWithin(path, other))));
  if (!reading.ok || problems.length > 0) return rejection(problems);
  const { assumed, ignored } = reviewInputs({
    fields: calculator.inputs,
    sent: request.inputs,
    entries: withIds,
    implied,
    rowPlaces: reading.rowPlaces,
  });
  const unwanted = [
    ...(request.isStrict ? ignored.map(({ field, because }) => ({ path: field, message: because })) : []),
    ...(request.usesDefaults ? [] : assumed.map((path) => ({ path, message: MISSING_INPUT }))),
  ];
  if (unwanted.length > 0) return rejection(unwanted);
  const moment = watched(request.context);
  const writing = valueContext(request.context.currency, withIds, calculator.inputs, system);
  const calculation = formatComputation(await computed(reading, moment.context, engine), writing);
  if (!calculation.ok) return rejection(calculation.problems);
  const timely = moment.looked() || asksForToday(calculator.inputs, withIds);
  const inputs = understoodInputs(calculator.inputs, withIds, reading);
  return {
    status: 200,
    body: answerBody(
      calculator,
      { inputs, assumed, ignored, system, writing },
      calculation.value,
      request,
      timely,
    ),
    lasting: !timely || request.fixedMoment,
  };
}

/** Returns true if one of two paths contains the other: a problem with a row is one with its list. */
const isWithin = (some: string, other: string): boolean =>
  `${some}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${some}.`);

const MAX_ERRORS = 100;
const MAX_NAMED = 5;

function rejection(problems: readonly Problem[]): CalculatorOutcome {
  const [first] = problems;
  const named = problems.slice(0, MAX_NAMED).map(({ path }) => path);
  const names = named.join(", ") + (problems.length > MAX_NAMED ? " and others" : "");
  const detail =
    problems.length === 1 && first
      ? `${first.path}: ${first.message}`.replace(/^: /, "")
      : messages.inputsInvalid({ count: problems.length, names });
  return { status: 400, detail, problems: problems.slice(0, MAX_ERRORS) };
}

/** Wraps the context to record if the moment was read: otherwise the answer is independent of time. */
function watched({ today, now, timeZone, currency }: Context) {
  let looked = false;
  const noting = <T>(value: T): T => {
    looked = true;
    return value;
  };
  const context: Context = {
    timeZone,
    currency,
    get today() {
      return noting(today);
    },
    get now() {
      return noting(now);
    },
  };
  return { context, looked: () => looked };
}

function answerBody(
  calculator: FormCalculator,
  {
    system,
    writing,
    ...understood
  }: Pick<CalculatorAnswer, "inputs" | "assumed" | "ignored"> & { system: UnitSystem; writing: ValueContext },
  answer: WrittenAnswer,
  { context, tables, charts }: CalculatorRequest,
  timely: boolean,
): CalculatorAnswer {
  return {
    calculator: calculator.id,
    ...understood,
    ...(hasAmounts(calculator) && { currency: context.currency.code }),
    ...(hasUnitSystems(calculator) && { units: system }),
    ...(timely && { now: new Date(context.now).toISOString(), timeZone: context.timeZone }),
    outputs: answer.outputs,
    steps: writtenSteps(calculator, answer.steps, writing),
    warnings: answer.warnings,
    assumptions: [...calculator.assumptions, ...(answer.assumptions ?? [])],
    sources: calculator.sources,
    ...(calculator.disclaimer !== undefined && { disclaimer: calculator.disclaimer }),
    ...(tables && { tables: answer.tables ?? [] }),
    ...(charts && { charts: (answer.charts ?? []).map((chart) => writtenChart(chart, writing)) }),
  };
}

const writtenChart = (chart: Chart, writing: ValueContext): Chart => ({
  ...chart,
  ...(chart.finding && { finding: sentenceText(chart.finding, writing) }),
  summary: sentenceText(chart.summary, writing),
});

export const hasAmounts = ({ inputs, outputs }: FormCalculator): boolean =>
  [...formatsOf(outputs), ...withRowFields(inputs)].some(isOfMoney);
