import type { ChatContext, NavigateAction } from "./chat.ts";

/** What the assistant may call: a reading of the site or a computation, never a change. */
export interface Tool {
  name: string;
  description: string;
  /** JSON Schema fit for OpenAI's strict mode: every property is required, optional ones are nullable. */
  parameters: Record<string, unknown>;
  /** Never throws on what was sent. */
  run(input: unknown, context: ChatContext): Promise<ToolResult>;
}

export type ToolResult =
  | {
      ok: true;
      /** Lines for a reader. */
      text: string;
      /** The figures as JSON, for a language model. */
      data: unknown;
      action?: NavigateAction;
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
