import { largeText } from "../../calculators/scientific/expression/format.ts";
import { fractionText } from "../../calculators/scientific/expression/fraction.ts";
import type { Evaluator, PanelResult } from "../../catalog/evaluator.ts";
import { failure, type Result, success } from "../../core/result/result.ts";
import type { Call } from "../../kit/phrases/define.ts";
import type { AngleUnit } from "../../science/functions/angle-unit.ts";
import { displayText } from "../../units/figures.ts";
import type { Answer, Page } from "./answer.ts";
import { expressionFigure } from "./expression-figure.ts";
import type { ArithmeticReading, TypedReading } from "./expression-reading.ts";
import { figureOf } from "./figure.ts";

const ANGLES: Readonly<Record<AngleUnit, string>> = {
  deg: "Angles in degrees.",
  rad: "Angles in radians.",
  grad: "Angles in gradians.",
};

/** Answers an expression by the scientific calculator, whose grammar arithmetic uses. */
export async function evaluatedAnswer(
  { expression: { expression, angle }, notes }: ArithmeticReading,
  page: Page,
  evaluator: Evaluator,
): Promise<Result<Answer>> {
  const evaluation = await evaluator.evaluateExpression(expression, angle);
  if (!evaluation.ok) return evaluation;
  const { precise, echo, fraction, exact, seal } = evaluation;
  const display = largeText(evaluation);
  const beyond = exact ?? (fraction ? fractionText(fraction) : precise === display ? undefined : precise);
  const isBeyondExact = exact !== undefined || fraction !== undefined;
  return success({
    label: echo.replace(LONG_NUMBER, displayText),
    value: forReading(display),
    unit: "",
    plain: precise,
    seal,
    ...(beyond !== undefined && beyond !== display && { beyond: forReading(beyond) }),
    ...(isBeyondExact && { isBeyondExact }),
    source: page.label,
    more: [],
    notes: [...(/sin|cos|tan/.test(echo) ? [ANGLES[angle]] : []), ...notes],
    page: { ...page, path: `${page.path}?${new URLSearchParams({ expression, angle })}` },
  });
}

/** Formats the value of an expression with units or money. */
export function typedAnswer({ expressionText, result, notes }: TypedReading, page: Page): Result<Answer> {
  if (!result.ok) return result;
  const { value, unit, plain, isRounded } = result.value;
  const seal = isRounded ? "rounded" : "exact";
  return success({
    label: expressionText,
    value,
    unit,
    plain,
    seal,
    source: page.label,
    more: [],
    notes,
    page,
  });
}

/** Matches digits before a decimal point that need grouping. */
const LONG_NUMBER = /(?<![\d.,])\d{4,40}(?![\d,])/g;

/** Formats "1234567.5" as "1,234,567.5" and "1e-9" as "1 × 10⁻⁹"; leaves fractions and roots unchanged. */
const forReading = (text: string): string =>
  /^-?\d{1,40}(?:\.\d{1,40})?(?:e-?\d{1,3})?$/.test(text) ? displayText(text) : text;

interface Fact {
  label: string;
  value: string;
}

/** Finds a fact by its label, or a value that follows from the solution of a formula by its name. */
function factNamed(
  { facts, solutions }: Readonly<Record<string, unknown>>,
  label: string | undefined,
): Fact | undefined {
  if (Array.isArray(facts)) return facts.find((fact) => fact.label === label);
  const [solution]: { also?: { name: string; display: string }[] }[] = Array.isArray(solutions)
    ? solutions
    : [];
  const value = solution?.also?.find(({ name }) => name === label);
  return value && { label: value.name, value: value.display };
}

/** Joins the roots of an equation: "x_1 = 3" and "x_2 = 4" as "x = 3 or 4". */
function withRootsJoined(lines: readonly string[]): readonly string[] {
  const roots = lines.map((line) => /^([a-z])_(\d{1,2}) = (.+)$/.exec(line));
  const count = roots.findIndex(
    (root, place) => !root || root[1] !== roots[0]?.[1] || Number(root[2]) !== place + 1,
  );
  if (count < 2) return lines;
  const values = roots.slice(0, count).map((root) => root?.[3]);
  return [`${roots[0]?.[1]} = ${values.join(" or ")}`, ...lines.slice(count)];
}

/** Formats the API’s answer of a calculator with a panel. */
export function panelAnswer(outcome: PanelResult, { input, focus }: Call, page: Page): Result<Answer> {
  if (!outcome.ok)
    return failure("", outcome.problems.map(({ message }) => message).join(" ") || outcome.detail);
  const lines = withRootsJoined(outcome.text);
  const [first = "", ...others] = lines;
  const figure = expressionFigure(outcome.value.result, focus);
  // The roots “x = −5/2 = −2.5 or 1” begin after the first sign.
  const equals = lines === outcome.text ? first.lastIndexOf(" = ") : first.indexOf(" = ");
  const cut = equals < 0 ? first.indexOf(": ") : equals;
  const whole = cut < 0 ? first : first.slice(cut).replace(/^(?: = |: )/, "");
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const fact = focus?.show && factNamed(outcome.value, focus.show[0]);
  if (figure !== undefined || fact)
    return success({
      label: focus?.label ?? fact?.label ?? page.label,
      named: true,
      ...figureOf(figure ?? fact?.value ?? ""),
      seal: outcome.seal,
      source: page.label,
      more: [{ label: "Formula", text: first }],
      notes: focus?.note === undefined ? [] : [focus.note],
      page: { ...page, path: `${page.path}?${query}` },
    });
  return success({
    // A fact is on the line below its subject.
    label: cut < 0 ? page.label : first.slice(0, cut).replaceAll("\n", ": "),
    ...((cut < 0 || first.slice(cut).startsWith(": ")) && { named: true }),
    ...figureOf(whole),
    seal: outcome.seal,
    source: page.label,
    more: [],
    notes: focus?.note === undefined ? others : [focus.note, ...others],
    page: { ...page, path: `${page.path}?${query}` },
  });
}
