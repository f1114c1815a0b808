import { evaluateExpression } from "../calculators/scientific/evaluate.ts";
import { fractionText } from "../calculators/scientific/fraction.ts";
import { ANGLES, type Angle, MAX_LENGTH } from "../calculators/scientific/syntax.ts";
import { strictObject } from "./strict-schema.ts";
import { propertiesOf, type Tool, textOf } from "./tool.ts";

export const evaluateTool: Tool = {
  name: "evaluate",
  description:
    "Computes an expression of the scientific calculator: + - * / ^ ! % mod nCr nPr, sqrt(x), cbrt(x), sin(x), asin(x), ln(x), log(x), log(x, b), abs(x), pi, e and physical constants.",
  parameters: strictObject({
    expression: { type: "string", description: `At most ${MAX_LENGTH} characters: sin(30) + 2^10.` },
    angle: {
      type: ["string", "null"],
      enum: [...ANGLES, null],
      description: "The unit of angles; null: degrees.",
    },
  }),
  async run(input) {
    const { expression, angle: sent } = propertiesOf(input);
    const angle = sent ?? "deg";
    if (!isAngle(angle)) {
      const message = "The angle unit must be deg, rad or grad.";
      return { ok: false, message, fields: [{ field: "angle", message }] };
    }
    const evaluation = evaluateExpression(textOf(expression), { angle });
    if (!evaluation.ok) {
      const { message } = evaluation;
      return { ok: false, message, fields: [{ field: "expression", message }] };
    }
    const { value, display, precise, echo, fraction } = evaluation;
    const exact = fraction ? `As a fraction: ${fractionText(fraction)}` : `To 15 digits: ${precise}`;
    return {
      ok: true,
      text: [
        `${echo} = ${display}`,
        ...(fraction || precise !== display ? [exact] : []),
        ...(/sin|cos|tan/.test(echo) ? [`Angles in ${ANGLE_NAMES[angle]}.`] : []),
      ].join("\n"),
      data: { value, display, precise, understood: echo, angle, ...(fraction && { fraction }) },
      page: {
        path: `/calculators/scientific?${new URLSearchParams({ expression: textOf(expression), angle })}`,
        label: "Scientific Calculator",
      },
    };
  },
};

const ANGLE_NAMES: Readonly<Record<Angle, string>> = { deg: "degrees", rad: "radians", grad: "gradians" };
const isAngle = (value: unknown): value is Angle => ANGLES.some((angle) => angle === value);
