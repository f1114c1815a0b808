import { z } from "zod";
import { evaluateExpression } from "./evaluate.ts";
import { significant } from "./format.ts";
import { ANGLES, type Failure, MAX_LENGTH } from "./syntax.ts";

/** What the API takes, as a query or as JSON. */
export const requestSchema = z.object({
  expression: z
    .string({ error: "An expression in text is needed." })
    .min(1, "The expression is empty.")
    .max(MAX_LENGTH, `An expression can have at most ${MAX_LENGTH} characters.`),
  angle: z.enum(ANGLES, { error: "The angle unit must be deg, rad or grad." }).default("deg"),
});

export type ScientificRequest = z.infer<typeof requestSchema>;

/** What the API answers: the result to 15 significant digits, and as the calculator displays it. */
export interface ScientificAnswer {
  result: number;
  display: string;
}

export function answer({ expression, angle }: ScientificRequest): ScientificAnswer | Failure {
  const evaluation = evaluateExpression(expression, { angle });
  if (!evaluation.ok) return evaluation;
  return { result: significant(evaluation.value), display: evaluation.display };
}
