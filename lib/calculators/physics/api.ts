import { z } from "zod";
import { firstProblem } from "../../core/result/result.ts";
import { definePanelApi, type PanelOutcome, rejectInput } from "../../kit/calculator/panel-api.ts";
import { defaultEntries, type Entries } from "../../kit/fields/entry.ts";
import { quantityReader } from "../../kit/fields/read-quantity.ts";
import type { ValueFormat } from "../../kit/fields/value-format.ts";
import { symbolName } from "../../kit/formulas/symbol-name.ts";
import { formulaText, nameText, valueText } from "../../kit/formulas/text.ts";
import { findQuantity } from "../../kit/quantities/find.ts";
import { findLaws } from "../../kit/quantities/laws.ts";
import { findUnit } from "../../units/find-unit.ts";
import { findUnitByName } from "../../units/unit-names.ts";
import { inUnit, sentenceOf, solutionText, stepTexts, systemOf, type Writer, writerFor } from "./answer.ts";
import { apiMessages } from "./api-messages.ts";
import { entriesFromText, LONGEST_VALUES } from "./assignments.ts";
import { constantsFor } from "./constant-answer.ts";
import { EQUATION } from "./equation.ts";
import { findFormulas } from "./find.ts";
import { type Inputs, readInputs } from "./reading.ts";
import { resultOf } from "./result.ts";
import { formulaIndex } from "./search.ts";
import { type PhysicsView, physicsView, type VariableView } from "./view.ts";

const request = z.object({
  formula: z
    .string()
    .max(80, "The name of a formula has at most 80 characters.")
    .optional()
    .describe("Id of the formula, or words that find it: kinetic-energy, ohms-law.")
    .meta({ examples: ["kinetic-energy"] }),
  solve: z
    .string()
    .max(20, "A symbol has at most 20 characters.")
    .optional()
    .describe("Symbol of the variable to solve for. Default: the one the formula gives.")
    .meta({ examples: ["v"] }),
  values: z
    .string()
    .max(LONGEST_VALUES, `The values have at most ${LONGEST_VALUES} characters.`)
    .optional()
    .describe(
      "The other variables with their units: m = 1500 kg; v = 100 km/h. A number without a unit is in SI (angles in radians, temperatures in kelvins). A value can include its uncertainty: g = 9.81±0.02 m/s2.",
    )
    .meta({ examples: ["E = 500 kJ; m = 1500 kg"] }),
  unit: z
    .string()
    .max(60, "The name of a unit has at most 60 characters.")
    .optional()
    .describe("Unit that the solutions, or the constant, are displayed in."),
  constant: z
    .string()
    .max(80, "The name of a constant has at most 80 characters.")
    .optional()
    .describe("Instead of a formula: the name or symbol of a CODATA 2022 constant: electron mass, k_B."),
});

const input = z.object({
  symbol: z.string(),
  name: z.string(),
  value: z.number().describe("In the SI unit."),
  display: z.string().describe("With its unit."),
  unitAssumed: z.literal(true).optional().describe("The number had no unit and is in SI."),
});

const solution = z.object({
  value: z.number().describe("In the SI unit."),
  display: z.string().describe("With its unit, to six significant digits, or to its uncertainty."),
  uncertainty: z.number().optional().describe("Standard uncertainty in the SI unit."),
  shares: z
    .array(z.object({ symbol: z.string(), share: z.number() }))
    .optional()
    .describe("Share of each input in the variance of the result."),
  also: z
    .array(z.object({ symbol: z.string(), name: z.string(), value: z.number(), display: z.string() }))
    .optional()
    .describe("Further values that follow, as next to the result on the page; values are in SI."),
  steps: z.array(z.object({ formula: z.string(), substituted: z.string() })),
});

const answer = z.object({
  formula: z.string().optional().describe("Id of the formula."),
  equation: z.string().optional(),
  solve: z.string().optional(),
  siUnit: z.string().optional().describe("SI unit of the values; left out for plain numbers."),
  inputs: z.array(input).optional().describe("The inputs as they were understood."),
  solutions: z.array(solution).optional().describe("Every physically meaningful real solution."),
  warnings: z.array(z.string()).optional(),
  constants: z
    .array(
      z.object({
        name: z.string(),
        value: z.string().describe("As published by NIST."),
        uncertainty: z.string().describe("Standard uncertainty, or “exact”."),
        unit: z.string(),
      }),
    )
    .optional(),
});

const { errors } = apiMessages;

type Request = z.output<typeof request>;
type Outcome = PanelOutcome<z.output<typeof answer>>;

export default definePanelApi({
  name: "physics",
  title: "A physics formula solved for any variable",
  description:
    "Solves formulas of physics (mechanics, fluids, heat, waves, optics, electricity, relativity, quanta) for any variable, with units and uncertainty, and looks up CODATA 2022 constants.",
  request,
  answer,
  seal: "rounded",
  example: {
    title: "The speed at which 1500 kg has 500 kJ",
    request: { formula: "kinetic-energy", solve: "v", values: "E = 500 kJ; m = 1500 kg" },
  },
  reasonIgnored: (input, { constant }) =>
    input === "constant" || input === "unit" || constant === undefined
      ? undefined
      : apiMessages.notUsedWithConstant,
  prepare: formulaIndex,
  run: (query, load) =>
    query.constant === undefined ? solved(query) : constantsFor(query.constant, load, query.unit),
});

/** Returns the formula of an id, else the best match: a search takes ten times as long as to solve. */
function viewFor(name: string): PhysicsView | undefined {
  const exactView = physicsView(name);
  if (exactView) return exactView;
  const [match] = findFormulas(formulaIndex(), name);
  return match && physicsView(match.id);
}

/** Returns the only variable without a value, else the one that the formula is usually solved for. */
function unknownOf(view: PhysicsView, entries: Entries): string {
  if (entries[view.lead] === undefined) return view.lead;
  const usual = usualEntries(view, view.lead);
  const [only, ...others] = Object.keys(view.variables).filter(
    (symbol) => entries[symbol] === undefined && usual[symbol] === undefined,
  );
  return only !== undefined && others.length === 0 ? only : view.lead;
}

function solved({ formula: name, solve, values = "", unit }: Request): Outcome {
  if (name === undefined || name.trim() === "") return rejectInput("formula", errors.formulaMissing);
  const view = viewFor(name);
  if (!view) return rejectInput("formula", errors.formulaUnknown(name.slice(0, 40)));
  const parsed = entriesFromText(view, values);
  if (parsed.problems.length > 0)
    return { ok: false, detail: errors.valuesUnreadable, problems: parsed.problems };
  const unknown = solve ?? unknownOf(view, parsed.entries);
  const sought = Object.hasOwn(view.variables, unknown) ? view.variables[unknown] : undefined;
  if (!sought) return rejectInput("solve", errors.variableUnknown(Object.keys(view.variables)));
  const usual = usualEntries(view, unknown);
  const entries = { ...usual, ...parsed.entries };
  const missing = Object.entries(view.variables).filter(
    ([symbol]) => symbol !== unknown && entries[symbol] === undefined,
  );
  if (missing.length > 0) {
    const names = missing.map(([symbol, { label }]) => `${label.toLowerCase()} (${symbol})`).join(", ");
    return rejectInput("values", errors.valuesMissing(names));
  }
  const system = systemOf(view, parsed.entries);
  const inputs = readInputs(view, unknown, entries, quantityReader(findQuantity, findLaws));
  const plain = writerFor(entries, system);
  if (!inputs.ok) {
    const inputErrors = inputs.problems.map(({ path, message }) => ({
      path: "values",
      message: `${view.variables[path]?.label ?? path}: ${sentenceOf(message, plain)}`,
    }));
    return { ok: false, detail: errors.valuesInvalid, problems: inputErrors };
  }
  const { format } = sought;
  const converter = format.kind === "quantity" ? findQuantity(format.converter) : undefined;
  const resultUnit = unit === undefined ? undefined : converter && findUnitByName(converter, unit);
  if (unit !== undefined && resultUnit === undefined)
    return rejectInput(
      "unit",
      errors.unitUnknown({ unit: unit.slice(0, 40), quantity: sought.label.toLowerCase() }),
    );
  const shownIn = resultUnit ?? (format.kind === "quantity" ? format.systems[system][0] : "");
  const write = writerFor(
    { ...entries, ...(converter && { [unknown]: { value: "", unit: shownIn } }) },
    system,
  );
  const toUnit = (value: number): number => (converter ? inUnit(converter.slug, shownIn, value) : value);
  const result = resultOf(view, unknown, inputs.value.inputValues, inputs.value.uncertainties);
  if (!result.ok) return rejectInput("values", sentenceOf(firstProblem(result).message, write));
  const equation = view.formulas[EQUATION];
  const solutions = result.value.map((each) => ({
    value: each.value,
    display: solutionText(each, format, unknown, write, toUnit),
    ...(each.uncertainty && {
      uncertainty: each.uncertainty.value,
      shares: each.uncertainty.shares.map(({ symbol, share }) => ({ symbol, share })),
    }),
    ...(each.also.length > 0 && {
      also: each.also.flatMap(({ id, value }) => alsoOf(view, id, value, write)),
    }),
    steps: stepTexts(view, each, write),
  }));
  const echoed = describeInputs(view, inputs.value, { ...parsed, entries }, write);
  const bare = echoed.filter(({ unitAssumed }) => unitAssumed);
  const warnings = [...new Set(result.value.flatMap((each) => each.warnings))];
  const base =
    converter && findUnit(converter, converter.units.find(({ law }) => law.kind === "linear")?.id ?? "");
  const displays = solutions.map(({ display }) => display).join(" or ");
  const [first] = solutions;
  return {
    ok: true,
    value: {
      formula: view.id,
      equation: equation ? formulaText(equation.tree) : view.title,
      solve: unknown,
      ...(base && converter && { siUnit: converter.base.symbol }),
      inputs: echoed,
      solutions,
      warnings,
    },
    assumed: [
      ...(solve === undefined ? ["solve"] : []),
      ...Object.keys(usual).flatMap((symbol) => (parsed.entries[symbol] ? [] : [`values.${symbol}`])),
    ],
    text: [
      `${sought.label}: ${nameText(symbolName(unknown))} = ${displays}`,
      ...(first?.steps[0]
        ? [first.steps[0].formula, `${first.steps[0].substituted} = ${first.display}`]
        : []),
      ...(bare.length > 0
        ? [
            apiMessages.numbersInSI(
              bare.map(({ symbol, display }) => `${nameText(symbolName(symbol))} = ${display}`).join(", "),
            ),
          ]
        : []),
      ...warnings,
    ],
  };
}

/** Describes the inputs as they were understood, each in the unit in which it was entered. */
const describeInputs = (
  view: PhysicsView,
  { inputValues, uncertainties }: Inputs,
  { entries, withoutUnit }: ReturnType<typeof entriesFromText>,
  write: Writer,
) =>
  Object.entries(inputValues).map(([symbol, value]) => {
    const { label, format } = view.variables[symbol] as VariableView;
    const uncertainty = uncertainties[symbol];
    const display = solutionText(
      { value, ...(uncertainty !== undefined && { uncertainty: { value: uncertainty } }) },
      format,
      symbol,
      write,
      (si) => inEntryUnit(format, entries[symbol], si),
    );
    const isBare = withoutUnit.includes(symbol);
    return { symbol, name: label, value, display, ...(isBare && { unitAssumed: true as const }) };
  });

/** Returns a further value that follows from the solution, if the formula declares it. */
function alsoOf(view: PhysicsView, id: string, value: number, write: Writer) {
  const also = view.also.find((each) => each.id === id)?.variable;
  return also ? [{ symbol: id, name: also.label, value, display: valueText(write(value, also.format)) }] : [];
}

/** Converts an SI value to the unit of an entry. */
function inEntryUnit(format: ValueFormat, entry: Entries[string] | undefined, value: number): number {
  const unit = typeof entry === "object" && "unit" in entry ? entry.unit : undefined;
  return format.kind === "quantity" && unit !== undefined ? inUnit(format.converter, unit, value) : value;
}

/** Returns the conventional values of variables that a caller may omit: g, the speed of sound in air. */
const usualEntries = (view: PhysicsView, unknown: string): Entries =>
  Object.fromEntries(
    Object.entries(defaultEntries(view.fields)).filter(
      ([symbol]) => symbol !== unknown && view.variables[symbol]?.usual,
    ),
  );
