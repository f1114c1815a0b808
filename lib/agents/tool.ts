import type { Evaluator } from "../catalog/evaluator.ts";
import type { Context } from "../kit/fields/context.ts";
import type { UnitSystem } from "../kit/quantities/systems.ts";

/** Context of a tool call, in addition to its input. */
export interface ToolContext extends Pick<Context, "today" | "now" | "timeZone"> {
  /** The visitor's system of units; SI if it is unknown. */
  units?: UnitSystem;
  /** Computes expressions of the visitor or a model. */
  evaluator: Evaluator;
  /** The site's frequently asked questions. */
  faqs: readonly { question: string; answer: string }[];
}

/** Link to a page of the site, with the inputs in question. */
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
  /** Runs the tool. Never throws because of its input. */
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
      /** Problems by field, where there are. */
      fields?: readonly { field: string; message: string }[];
    };

/** The properties of what was sent; none when it is no object. */
export const propertiesOf = (input: unknown): Readonly<Record<string, unknown>> =>
  typeof input === "object" && input !== null && !Array.isArray(input) ? { ...input } : {};

/** A text or a number that was sent, as a text without blanks around it; empty for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";
