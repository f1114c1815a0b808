import { TooLarge } from "../../core/reals/functions.ts";
import { WorkSpent } from "../../core/reals/real.ts";
import { InputError } from "../../core/result/input-error.ts";
import { failure } from "../../core/result/result.ts";
import { formulaText } from "../../kit/formulas/text.ts";
import type { FormulaTree } from "../../kit/formulas/tree.ts";
import type { AngleUnit } from "../functions/angle-unit.ts";
import { solveInequality } from "./equations/inequality.ts";
import { polynomialIn, solveEquations, variableOf } from "./equations/solve-equations.ts";
import { evaluate, type Special } from "./evaluate.ts";
import { angleNote, dependsOnAngle, fromRadians, toRadians } from "./expressions/angle-unit.ts";
import {
  type Definition,
  numberExpression,
  replaced,
  UserDefinitions,
  valueExpression,
} from "./expressions/definitions.ts";
import { callsIn, type Expression, expressionText, withParts } from "./expressions/expression.ts";
import {
  equation,
  expressionTree,
  numberTree,
  type Style,
  symbol,
  word,
} from "./expressions/expression-tree.ts";
import { fromLatex } from "./expressions/from-latex.ts";
import { unknownsOf } from "./expressions/function-catalog.ts";
import { changesByPercentage } from "./expressions/percent.ts";
import { isLatex, plainText } from "./expressions/plain-text.ts";
import { type Line, readLine } from "./expressions/read-line.ts";
import { integralValue } from "./integrals/integral-answer.ts";
import { messages } from "./messages.ts";
import { Budget, fail, LIMITS, TOO_LONG, withBudget } from "./numbers/budget.ts";
import { numOf, type Value, vectorValue } from "./numbers/value.ts";
import type { Answer, Solution } from "./part.ts";
import { rootsOf } from "./polynomials/roots.ts";
import { asksForUnit, inUnit, temperatureSum, unitQuestion } from "./quantities/quantities.ts";
import { quantityQuestion } from "./quantities/quantity-question.ts";
import { numberPart, valueParts } from "./result-parts.ts";
import { derivative } from "./symbolic/derivative.ts";
import { derivativeSteps } from "./symbolic/derivative-steps.ts";
import { expressionOf } from "./symbolic/normal-form.ts";
import { isSeries, seriesOf } from "./symbolic/series.ts";
import { multipliedOut, simplified } from "./symbolic/simplify.ts";
import { isTask, tasks } from "./tasks.ts";

export interface Request {
  line: string;
  definitions: readonly Definition[];
  /** Last result, as a line in radians that reproduces it. */
  answer?: string;
  /** Unit of the angles in the line; radians if omitted. */
  angle?: AngleUnit;
}

export const ANSWER = "Ans";

/** Computes the answer to a line. Never throws, and ends within the work that a budget allows. */
export function run({ line, definitions, answer, angle = "rad" }: Request): Answer {
  try {
    const budget = new Budget();
    return withBudget(budget, () =>
      answered(line, new UserDefinitions(withAnswer(definitions, answer)), angle, budget),
    );
  } catch (error) {
    if (error instanceof InputError) return failure("", error.message);
    if (error instanceof WorkSpent) return failure("", TOO_LONG);
    if (error instanceof TooLarge) return failure("", messages.noResult.beyondRange);
    // Catches depths and sizes that no limit foresaw, so that the page never breaks.
    return failure(
      "",
      error instanceof RangeError ? messages.noResult.tooLarge : messages.noResult.impossible,
    );
  }
}

const withAnswer = (definitions: readonly Definition[], answer: string | undefined): readonly Definition[] =>
  answer === undefined ? definitions : [{ name: ANSWER, line: `${ANSWER} = ${answer}` }, ...definitions];

function answered(entered: string, definitions: UserDefinitions, angle: AngleUnit, budget: Budget): Answer {
  if (entered.length > LIMITS.length) fail(messages.reading.lineTooLong(LIMITS.length));
  budget.spend(entered.length * 20);
  const text = isLatex(entered) ? fromLatex(entered.replace(/\r\n?/g, "\n")) : entered;
  const question = unitQuestion(text.trim());
  if (question && asksForUnit(question)) return converted(text, question, definitions, budget);
  const warm = temperatureSum(text.trim());
  if (warm) return quantityAnswer(text, warm, [messages.units.temperatureDifference]);
  const quantity = question ? undefined : quantityQuestion(text.trim(), (named) => !!definitions.find(named));
  if (quantity) return converted(text, quantity, definitions, budget);
  const line = readLine(text, definitions.functions);
  const expressions = expressionsOf(line);
  const note = angleNote(expressions, angle);
  const answer = answerLine(line, { definitions, angle, style: styleOf(text), budget });
  if (!answer.ok) return answer;
  return {
    ...answer,
    ...(note !== undefined && { angle: { unit: angle, note } }),
    ...(expressions.some(changesByPercentage) && {
      notes: [...answer.notes, messages.percentages.partOfLeft],
    }),
  };
}

function expressionsOf(line: Line): readonly Expression[] {
  if (line.kind === "equations") return line.equations;
  return line.kind === "inequality" ? line.expressions : [line.expression];
}

/** Context in which a line is computed. */
interface Context {
  definitions: UserDefinitions;
  /** Unit of the angles in the line. */
  angle: AngleUnit;
  style: Style;
  budget: Budget;
}

const styleOf = (text: string): Style => (/\d\.\d|(?<!\d)\.\d/.test(text) ? "decimal" : "fraction");

function answerLine(line: Line, context: Context): Answer {
  const { angle, budget } = context;
  switch (line.kind) {
    case "function":
      return definedFunction(line, context);
    case "variable":
      return definedVariable(line, context);
    case "equations": {
      const equations = line.equations.map((each) => ready(each, context));
      const understood =
        line.equations.length === 1 && line.equations[0] ? expressionTree(line.equations[0]) : undefined;
      return foundAnswer(
        solveEquations(
          equations,
          (part) => exactNumber(expressionOf(part), budget),
          budget,
          line.equations.some(dependsOnAngle) ? TURN[angle] : undefined,
        ),
        understood,
      );
    }
    case "inequality":
      return foundAnswer(
        solveInequality(
          line.expressions.map((each) => ready(each, context)),
          line.relations,
          budget,
        ),
      );
    case "expression":
      return expressionAnswer(line.expression, context);
  }
}

const foundAnswer = ({ parts, notes, charts = [] }: Solution, understood?: FormulaTree): Answer => ({
  ok: true,
  ...(understood && { understood }),
  parts,
  notes,
  charts,
});

/** Search radius for equations of angles: one turn; undefined in radians, for the radius of other equations. */
const TURN: Readonly<Record<AngleUnit, number | undefined>> = { deg: 360, grad: 400, rad: undefined };

/** Prepares an expression for evaluation: replaces its definitions and converts its angles to radians. */
function ready(expression: Expression, { definitions, angle, budget }: Context): Expression {
  return symbolic(definitions.inlined(toRadians(expression, angle), new Set(), budget), budget);
}

function symbolic(expression: Expression, budget: Budget): Expression {
  const replacedParts = withParts(expression, (part) => symbolic(part, budget));
  if (replacedParts.kind === "call" && isSeries(replacedParts.name, replacedParts.args))
    return seriesOf(replacedParts.name, replacedParts.args, budget, special(budget));
  if (replacedParts.kind === "name" && replacedParts.name === ANSWER) fail(messages.noResult.noEarlierResult);
  if (replacedParts.kind !== "call") return replacedParts;
  const [of, by, times, point] = replacedParts.args;
  if (!of) return replacedParts;
  switch (replacedParts.name) {
    case "derivative": {
      const variable = variableOf(of, by);
      const result = derivative(of, variable, timesOf(times), budget);
      return point ? replaced(result, new Map([[variable, point]]), budget) : result;
    }
    case "integrate":
      return valueExpression(integralValue(replacedParts.args, budget, special(budget)));
    case "simplify":
      return simplified(of, budget);
    case "expand":
      return multipliedOut(of, budget);
    default:
      return replacedParts;
  }
}

function timesOf(times: Expression | undefined): number {
  if (!times) return 1;
  const count = times.kind === "number" && times.value.d === 1n ? Number(times.value.n) : 0;
  return count >= 1 && count <= 10 ? count : fail(messages.calculus.derivativeOrder);
}

/** Evaluates integrals and roots within an expression. */
const special =
  (budget: Budget): Special =>
  (of, args) => {
    const [first, second] = args;
    if (of === "integrate" && first) return integralValue(args, budget, special(budget));
    if (of === "roots" && first) {
      const p = polynomialIn(first, variableOf(first, second), budget);
      return vectorValue(
        rootsOf(p ?? fail(messages.polynomials.rootsOfNothing), budget).flatMap(({ value, times }) =>
          Array.from({ length: times }, () => value),
        ),
      );
    }
    return undefined;
  };

const exactNumber = (expression: Expression, budget: Budget) =>
  numOf(evaluate(expression, budget, special(budget)), messages.values.subjects.coefficient);

function expressionAnswer(entered: Expression, context: Context): Answer {
  const { definitions, angle, style, budget } = context;
  const understood = expressionTree(entered);
  if (entered.kind === "call" && isTask(entered.name)) {
    const args = entered.args
      .map((part) => toRadians(part, angle))
      .map((part) => definitions.inlined(part, boundIn(entered), budget))
      .map((part) => symbolic(part, budget));
    return foundAnswer(
      tasks[entered.name]?.({
        args,
        displayed: angle !== "rad" && dependsOnAngle(entered) ? entered.args : args,
        style,
        budget,
        special: special(budget),
        searchRadius: dependsOnAngle(entered) ? TURN[angle] : undefined,
      }) ?? fail(messages.noResult.notAvailable),
      understood,
    );
  }
  const nested = [...callsIn(entered)].find(
    (each) => isTask(each) && each !== "roots" && each !== "integrate" && each !== "quartiles",
  );
  if (nested !== undefined) fail(messages.noResult.needsLineOfItsOwn(nested));
  const expression = ready(entered, context);
  const unknowns = unknownsOf(expression);
  if (unknowns.length > 0) return formulaAnswer(entered, expression, understood, context);
  const value = evaluate(expression, budget, special(budget));
  const parts = valueParts(value, style);
  const result = continuedText(value);
  return { ok: true, understood, parts, notes: [], charts: [], ...(result !== undefined && { result }) };
}

/** Formats a value as an expression for later lines; undefined if it is too long for one. */
function continuedText(value: Value): string | undefined {
  try {
    const text = expressionText(valueExpression(value));
    return text.length <= LIMITS.definition ? text : undefined;
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

const boundIn = ({ args: [, variable] }: Extract<Expression, { kind: "call" }>): ReadonlySet<string> =>
  new Set(variable?.kind === "name" ? [variable.name] : []);

/** Simplifies an expression with unknown names. */
function formulaAnswer(
  original: Expression,
  expression: Expression,
  understood: FormulaTree,
  context: Context,
): Answer {
  const { angle, budget } = context;
  if ([...callsIn(expression)].some((each) => ["integrate", "det", "inv", "eigenvalues"].includes(each)))
    fail(messages.noResult.nameWithoutValue(unknownsOf(expression)[0] ?? ""));
  const isWorkedOut =
    original.kind === "call" && ["derivative", "simplify", "expand"].includes(original.name);
  const simple =
    original.kind === "call" && original.name === "expand" ? expression : simplified(expression, budget);
  const displayed = fromRadians(simple, angle, budget);
  const tree = expressionTree(displayed);
  const isSame = formulaText(tree) === formulaText(understood);
  return {
    ok: true,
    understood,
    parts: [{ tree }],
    notes: isWorkedOut
      ? stepsOf(original, context)
      : isSame
        ? [messages.formulas.isSimplest]
        : [messages.formulas.inSimplestForm],
    charts: [],
    // The derivative of sin(x°) has a cosine in the unit of the line.
    ...(dependsOnAngle(displayed) && { angle: { unit: angle, note: messages.angles.unit[angle] } }),
    result: expressionText(simple),
  };
}

/** Returns the steps of a first derivative; none of others, and of one whose angles have another unit. */
function stepsOf(original: Expression, { definitions, angle, budget }: Context): readonly string[] {
  if (original.kind !== "call" || original.name !== "derivative") return [];
  const [of, by, times] = original.args;
  if (!of || times || (angle !== "rad" && dependsOnAngle(of))) return [];
  const operand = definitions.inlined(of, boundIn(original), budget);
  const steps = (part: Budget) => derivativeSteps(operand, variableOf(operand, by), part);
  return budget.attempt(0.5, steps) ?? [];
}

function definedVariable(line: Extract<Line, { kind: "variable" }>, context: Context): Answer {
  const { definitions, angle, style, budget } = context;
  const expression = ready(line.expression, context);
  const unknowns = unknownsOf(expression);
  const full = definitions.size >= LIMITS.names && !definitions.find(line.name);
  if (full) fail(messages.definitions.tooMany(LIMITS.names));
  const simple =
    unknowns.length > 0
      ? simplified(expression, budget)
      : valueExpression(evaluate(expression, budget, special(budget)));
  if (unknowns.includes(line.name)) fail(messages.definitions.variableOfItself(line.name));
  const displayed = fromRadians(simple, angle, budget);
  const definition = {
    name: line.name,
    line: `${line.name} = ${expressionText(displayed)}`,
    ...angleOf(displayed, angle),
  };
  if (definition.line.length > LIMITS.definition) fail(messages.definitions.valueTooLong);
  const parts =
    unknowns.length > 0
      ? [{ tree: equation(symbol(line.name), expressionTree(displayed)) }]
      : valueParts(evaluate(expression, budget, special(budget)), style).map((part, index) =>
          index === 0 ? { ...part, tree: equation(symbol(line.name), part.tree) } : part,
        );
  return { ok: true, parts, notes: [], definition, charts: [], result: expressionText(simple) };
}

/** Returns the unit of a definition; none if it has no angles or they are in radians. */
const angleOf = (expression: Expression, angle: AngleUnit): Pick<Definition, "angle"> =>
  angle !== "rad" && dependsOnAngle(expression) ? { angle } : {};

function definedFunction(
  line: Extract<Line, { kind: "function" }>,
  { definitions, angle, budget }: Context,
): Answer {
  const { name: named, parameters, expression } = line;
  if (definitions.size >= LIMITS.names && !definitions.find(named))
    fail(messages.definitions.tooMany(LIMITS.names));
  if (new Set(parameters).size < parameters.length) fail(messages.definitions.repeatedParameter);
  const text = `${named}(${parameters.join(", ")}) = ${expressionText(expression)}`;
  if (text.length > LIMITS.definition) fail(messages.definitions.functionTooLong);
  if (callsIn(expression).has(named) || mentionsItself(text, named))
    fail(messages.definitions.endless(named));
  // Inlining the definitions once reports circular definitions immediately.
  definitions.inlined(expression, new Set(parameters), budget);
  const head: FormulaTree = { kind: "call", name: named, args: parameters.map((each) => symbol(each)) };
  return {
    ok: true,
    parts: [{ tree: equation(head, expressionTree(expression)) }],
    notes: [],
    definition: { name: named, line: text, ...angleOf(expression, angle) },
    charts: [],
  };
}

/** Reads f(x) = 2 f(x) as f times (x) while f is undefined. */
const mentionsItself = (text: string, named: string): boolean =>
  text
    .slice(text.indexOf("=") + 1)
    .split(/[^A-Za-z0-9_]+/)
    .includes(named);

function converted(
  text: string,
  question: NonNullable<ReturnType<typeof unitQuestion>>,
  definitions: UserDefinitions,
  budget: Budget,
): Answer {
  const amount = inUnit(question, (named) => {
    const definition = definitions.find(named);
    if (definition?.kind !== "variable") return undefined;
    return exactNumber(definitions.inlined(definition.expression, new Set(), budget), budget);
  });
  return quantityAnswer(text, amount);
}

function quantityAnswer(
  text: string,
  { value, unit }: ReturnType<typeof inUnit>,
  notes: readonly string[] = [],
): Answer {
  const tree = numberTree(value, "decimal");
  const resultTree: FormulaTree =
    unit !== "1" && (tree.kind === "number" || tree.kind === "value")
      ? {
          kind: "value",
          text: tree.text,
          ...(tree.kind === "value" && tree.below && { below: tree.below }),
          unit: unitText(unit),
        }
      : tree;
  const main = numberPart(value, "decimal");
  const isFraction = tree.kind === "value" && tree.below !== undefined;
  return {
    ok: true,
    understood: word(
      plainText(text)
        .replace(/\*/g, "·")
        .replace(/ ?·deg/g, "°"),
    ),
    parts: [
      {
        ...main,
        tree:
          isFraction && main.also
            ? { kind: "value", text: main.also.replace(/^[≈=] /, ""), unit: unitText(unit) }
            : resultTree,
        ...(isFraction && { also: messages.units.exactly(`${formulaText(tree)} ${unitText(unit)}`.trim()) }),
      },
    ],
    notes,
    charts: [],
    result: expressionText(numberExpression(value)),
  };
}

const unitText = (unit: string): string =>
  (unit === "1" ? "" : unit)
    .replace(/\binch\b/g, "in")
    .replace(/\bminute\b/g, "min")
    .replace(/\^(-?\d+)/g, (_, digits: string) =>
      [...digits].map((digit) => (digit === "-" ? "⁻" : "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)])).join(""),
    )
    .replaceAll("*", "·");
