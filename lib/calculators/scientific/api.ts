import { z } from "zod";
import { firstProblem } from "../../core/result/result.ts";
import { definePanelApi, type PanelOutcome, rejectInput } from "../../kit/calculator/panel-api.ts";
import { ANGLE_UNITS, type AngleUnit } from "../../science/functions/angle-unit.ts";
import { mayDependOnAngle } from "./address-angle.ts";
import { apiMessages } from "./api-messages.ts";
import { evaluateExpression } from "./expression/evaluate.ts";
import { largeText, significant } from "./expression/format.ts";
import { fractionText } from "./expression/fraction.ts";
import { longNumber } from "./expression/more-digits.ts";
import { MAX_LENGTH, TOO_LONG } from "./expression/syntax.ts";
import { plotAnswer } from "./graph/answer.ts";

const PAGES = ["calculator", "advanced", "plot"] as const;

const MAX_DIGITS = 1000;
/** Limit of work for the digits of one number, in microseconds. */
const DIGITS_WORK_LIMIT = 30_000;

/** A query has numbers as text. */
const readInteger = (sent: unknown): unknown =>
  typeof sent === "string" && /^-?\d{1,9}$/.test(sent) ? Number(sent) : sent;

const request = z.object({
  expression: z
    .string({ error: "The expression must be given as text." })
    .min(1, "The expression is empty.")
    .max(MAX_LENGTH, TOO_LONG)
    .describe(
      "At most 1,000 characters: sin(30) + 2^10. On the advanced page also: derivative(x^2 sin(x), x), integrate(x^2, x, 0, 3), eigenvalues([[2, 1], [1, 3]]), roots(x^2 - 2), 2x + 3y = 7, x - y = 1.",
    )
    .meta({ examples: ["sin(30) + 2^3"] }),
  page: z
    .enum(PAGES, { error: "The page must be calculator, advanced or plot." })
    .default("calculator")
    .describe(
      "Page of the calculator. advanced: exact fractions, complex numbers, matrices, derivatives, integrals, limits, sums, roots, systems of equations, inequalities, statistics and units. plot: roots, extrema, holes and poles of a function of x.",
    ),
  angle: z
    .enum(ANGLE_UNITS, { error: "The angle unit must be deg, rad or grad." })
    .optional()
    .describe(
      "Angle unit of trigonometric functions and their inverses. The default is deg on the calculator page, and rad on the advanced and plot pages.",
    ),
  digits: z
    .preprocess(
      readInteger,
      z
        .int(apiMessages.digitsInvalid)
        .min(1, apiMessages.digitsInvalid)
        .max(MAX_DIGITS, apiMessages.digitsInvalid),
    )
    .optional()
    .describe(
      "Significant digits of provenDigits in the answer, from 1 to 1,000. Available on the calculator page.",
    ),
});

/** Radians on the pages where requests from before the pages shared a unit rely on them. */
const DEFAULT_ANGLES = { calculator: "deg", advanced: "rad", plot: "rad" } as const satisfies Record<
  (typeof PAGES)[number],
  AngleUnit
>;

/** Complex numbers have two parts; lists and matrices are lists. */
const plainNumber = z.union([z.number(), z.object({ re: z.number(), im: z.number() })]);

const answer = z.object({
  result: z
    .number()
    .nullable()
    .describe("To 15 significant digits; null where the answer is not one real number, or above 1.797e308."),
  provenDigits: z
    .string()
    .optional()
    .describe(
      "The value to the requested digits, rounded half away from zero, each digit proven. Fewer if the number ends before, if measured constants have fewer, or if the limit of work proves no more.",
    ),
  display: z.string().describe("As the calculator displays it; every line of an advanced answer."),
  lines: z
    .array(
      z.object({
        label: z.string().optional().describe("A label, where the line itself does not name the result."),
        text: z.string(),
        latex: z.string(),
        value: z
          .union([plainNumber, z.array(plainNumber), z.array(z.array(plainNumber))])
          .optional()
          .describe("A number, a list or the rows of a matrix."),
      }),
    )
    .optional()
    .describe("The lines of an advanced answer."),
  notes: z.array(z.string()).optional().describe("How an advanced answer was found, and its limits."),
});

/** Loads mathjs and its dependents only for requests that need them. */
const loadAdvanced = async () => (await import("./advanced-answer.ts")).advancedAnswer;

export default definePanelApi({
  name: "evaluate",
  title: "The value of an expression",
  description:
    "Computes an expression of the scientific calculator: + - * / ^ ! % mod nCr nPr, sqrt(x), cbrt(x), sin(x), asin(x), ln(x), log(x), log(x, b), abs(x), pi, e and physical constants. With page advanced: algebra, calculus, matrices, equations, statistics, complex numbers.",
  request,
  answer,
  seal: "rounded",
  example: { title: "sin(30) + 2^3, in degrees", request: { expression: "sin(30) + 2^3" } },
  // The first line creates the engine.
  prepare: async () => (await loadAdvanced())("1"),
  async run({ expression, page, angle: requested, digits }) {
    const angle = requested ?? DEFAULT_ANGLES[page];
    const assumed = requested === undefined && (page === "calculator" || mayDependOnAngle(expression));
    const outcome = await answerOn(page, expression, angle, digits);
    return outcome.ok && assumed ? { ...outcome, assumed: ["angle"] } : outcome;
  },
});

async function answerOn(
  page: (typeof PAGES)[number],
  expression: string,
  angle: AngleUnit,
  digits: number | undefined,
): Promise<PanelOutcome<z.output<typeof answer>>> {
  if (digits !== undefined && page !== "calculator")
    return rejectInput("digits", apiMessages.digitsElsewhere);
  if (page === "advanced") return (await loadAdvanced())(expression, angle);
  if (page === "plot") return plotAnswer(expression, angle);
  const evaluation = evaluateExpression(expression, { angle });
  if (!evaluation.ok) {
    const { message, column } = firstProblem(evaluation);
    const detail = apiMessages.noValue(message);
    return { ok: false, detail, problems: [{ path: "expression", message, column }] };
  }
  const number =
    digits === undefined
      ? undefined
      : longNumber({ text: expression, environment: { angle } }, digits, DIGITS_WORK_LIMIT);
  const { value, precise, echo, fraction } = evaluation;
  const display = largeText(evaluation);
  const exact = fraction && fractionText(fraction);
  const more =
    exact === undefined
      ? precise !== display && apiMessages.moreDigits(precise)
      : apiMessages.asFraction(exact);
  return {
    ok: true,
    value: {
      result: Number.isFinite(value) ? significant(value) : null,
      ...(number?.ok && { provenDigits: number.plain }),
      display,
    },
    seal: evaluation.seal,
    details: { precise, understood: echo, angle, ...(fraction && { fraction }) },
    text: [
      `${echo} = ${display}`,
      ...(more ? [more] : []),
      ...(number?.ok ? [apiMessages.provenDigits(number)] : []),
      ...(/sin|cos|tan/.test(echo) ? [apiMessages.angles[angle]] : []),
    ],
  };
}
