import { z } from "zod";
import { evaluateExpression } from "./evaluate.ts";
import { significant } from "./format.ts";
import { ANGLES, type Failure, MAX_LENGTH } from "./syntax.ts";

/** A request for descriptions of the API. */
export const EXAMPLE = { expression: "sin(30) + 2^3" } as const;

/** What the API takes, as a query or as JSON. */
export const requestSchema = z.object({
  expression: z
    .string({ error: "An expression is needed, as text." })
    .min(1, "The expression is empty.")
    .max(MAX_LENGTH, `An expression can have at most ${MAX_LENGTH} characters.`)
    .meta({ examples: [EXAMPLE.expression] }),
  angle: z
    .enum(ANGLES, { error: "The angle unit must be deg, rad or grad." })
    .default("deg")
    .describe("Unit of the angles of trigonometric functions."),
});

export type ScientificRequest = z.infer<typeof requestSchema>;

/** What the API answers. */
export const answerSchema = z.object({
  result: z.number().describe("To 15 significant digits."),
  display: z.string().describe("As the calculator displays it."),
});

export type ScientificAnswer = z.infer<typeof answerSchema>;

export function answer({ expression, angle }: ScientificRequest): ScientificAnswer | Failure {
  const evaluation = evaluateExpression(expression, { angle });
  if (!evaluation.ok) return evaluation;
  return { result: significant(evaluation.value), display: evaluation.display };
}
