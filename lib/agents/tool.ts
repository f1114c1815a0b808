import type { Evaluator } from "../catalog/evaluator.ts";
import type { Problem } from "../core/result/result.ts";
import type { Context } from "../kit/fields/context.ts";
import type { UnitSystem } from "../kit/quantities/systems.ts";

export interface ToolContext extends Pick<Context, "today" | "now" | "timeZone"> {
  units?: UnitSystem;
  evaluator: Evaluator;
  faqs: readonly { question: string; answer: string }[];
}

export interface PageLink {
  /** Path with its query: "/calculators/loan?amount=250000". */
  path: string;
  /** Text of a button for the page: "Loan Calculator". */
  label: string;
}

/** Tool that the assistant and agents may call. It reads the site or computes, and never changes anything. */
export interface Tool {
  name: string;
  description: string;
  /** JSON Schema fit for OpenAI's strict mode: every property is required, optional ones are nullable. */
  parameters: Record<string, unknown>;
  run(input: unknown, context: ToolContext): Promise<ToolResult>;
}

export type ToolResult =
  | {
      ok: true;
      /** Lines for a reader. */
      text: string;
      /** The figures as JSON, for a language model. */
      data: unknown;
      /** Page on which a person gets the same result. */
      page?: PageLink;
    }
  | {
      ok: false;
      /** A sentence or two. */
      message: string;
      /** Problems by field, if any. */
      problems?: readonly Problem[];
    };

export const propertiesOf = (input: unknown): Readonly<Record<string, unknown>> =>
  typeof input === "object" && input !== null && !Array.isArray(input) ? { ...input } : {};

/** Trims an input text or number; empty for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";
