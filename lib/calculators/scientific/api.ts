import { z } from "zod";
import { definePanelApi } from "../panel-api.ts";
import { evaluateExpression } from "./evaluate.ts";
import { significant } from "./format.ts";
import { fractionText } from "./fraction.ts";
import { ANGLES, type Angle, MAX_LENGTH } from "./syntax.ts";

const request = z.object({
  expression: z
    .string({ error: "An expression is needed, as text." })
    .min(1, "The expression is empty.")
    .max(MAX_LENGTH, `An expression can have at most ${MAX_LENGTH} characters.`)
    .describe(`At most ${MAX_LENGTH} characters: sin(30) + 2^10.`)
    .meta({ examples: ["sin(30) + 2^3"] }),
  angle: z
    .enum(ANGLES, { error: "The angle unit must be deg, rad or grad." })
    .default("deg")
    .describe("Unit of the angles of trigonometric functions."),
});

const answer = z.object({
  result: z.number().describe("To 15 significant digits."),
  display: z.string().describe("As the calculator displays it."),
});

const ANGLE_NAMES: Readonly<Record<Angle, string>> = { deg: "degrees", rad: "radians", grad: "gradians" };

export default definePanelApi({
  name: "evaluate",
  title: "The value of an expression",
  description:
    "Computes an expression of the scientific calculator: + - * / ^ ! % mod nCr nPr, sqrt(x), cbrt(x), sin(x), asin(x), ln(x), log(x), log(x, b), abs(x), pi, e and physical constants.",
  request,
  answer,
  example: { title: "sin(30) + 2^3, in degrees", request: { expression: "sin(30) + 2^3" } },
  run({ expression, angle }) {
    const evaluation = evaluateExpression(expression, { angle });
    if (!evaluation.ok) {
      const { message, column } = evaluation;
      const detail = `The expression has no value: ${message}`;
      return { ok: false, detail, errors: [{ field: "expression", message, column }] };
    }
    const { value, display, precise, echo, fraction } = evaluation;
    const exact = fraction && fractionText(fraction);
    const more =
      exact === undefined ? precise !== display && `To 15 digits: ${precise}` : `As a fraction: ${exact}`;
    return {
      ok: true,
      answer: { result: significant(value), display },
      details: { precise, understood: echo, angle, ...(fraction && { fraction }) },
      text: [
        `${echo} = ${display}`,
        ...(more ? [more] : []),
        ...(/sin|cos|tan/.test(echo) ? [`Angles in ${ANGLE_NAMES[angle]}.`] : []),
      ],
    };
  },
});
