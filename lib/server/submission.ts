import { createHash } from "node:crypto";
import {
  ELAPSED,
  KEY,
  MIN_ELAPSED,
  type Reading,
  SUBMISSION_ERROR,
  TRAP,
  type Words,
} from "../forms/sending.ts";
import { isDatabaseFailure, summaryOf } from "./db/failure.ts";
import { clientOf, type LimitName, takeFrom } from "./limits.ts";
import type { FieldError } from "./problem.ts";

/** What became of a form. */
export type Outcome =
  | { ok: true }
  | {
      ok: false;
      status: 400 | 413 | 429 | 500 | 503;
      words: Words;
      errors?: FieldError[];
      /** Seconds. */
      retryAfter?: number;
    };

/**
 * How one form is read, limited and stored. `store` may get the same key again, which is the same submission, and
 * returns whether there was room.
 */
export interface FormKind<Value> {
  limit: LimitName;
  read: (input: unknown) => Reading<Value>;
  store: (value: Value, submissionKey: string) => Promise<boolean>;
  /** What to say when there is no room for more. */
  full: string;
}

/** What comes with a form's fields, as text or as JSON. What is missing is empty, and NaN. */
function envelopeOf(input: object): { trap: string; formKey: string; elapsed: number } {
  const sent = input as Readonly<Record<string, unknown>>;
  const text = (name: string): string => (typeof sent[name] === "string" ? sent[name] : "");
  const elapsed = sent[ELAPSED];
  return {
    trap: text(TRAP).trim(),
    formKey: text(KEY),
    elapsed: typeof elapsed === "number" ? elapsed : Number.parseInt(text(ELAPSED), 10),
  };
}

/** Reads a form, keeps abuse out, stores it. Never throws. */
export async function submit<Value>(
  kind: FormKind<Value>,
  input: unknown,
  headers: Headers,
): Promise<Outcome> {
  try {
    const reading = kind.read(input);
    if (!reading.ok) {
      const errors = reading.fields.map((field) => ({ field, message: reading.words.description }));
      return { ok: false, status: 400, words: reading.words, errors };
    }
    const { trap, formKey, elapsed } = envelopeOf(input as object);
    const refusal = refusedAsProgram(trap, elapsed) ?? (await refusedAsTooMany(kind.limit, headers, elapsed));
    if (refusal) return refusal;
    const isStored = await kind.store(reading.value, keyOf(formKey, reading.value));
    return isStored ? { ok: true } : failed(503, kind.full);
  } catch (error) {
    if (isDatabaseFailure(error)) return failed(503, error.message);
    console.error("A form could not be stored:", summaryOf(error));
    return failed(500, "Something went wrong on our side. Please try again later.");
  }
}

const failed = (status: 400 | 413 | 429 | 500 | 503, description: string): Outcome & { ok: false } => ({
  ok: false,
  status,
  words: { title: SUBMISSION_ERROR, description },
});

/** Says what is wrong instead of feigning success: a person whose browser filled in the trap must not lose a message. */
function refusedAsProgram(trap: string, elapsed: number): Outcome | undefined {
  if (trap !== "") {
    const message = "The hidden field of the form must stay empty. Please reload the page and try again.";
    return { ...failed(400, message), errors: [{ field: TRAP, message }] };
  }
  if (elapsed < MIN_ELAPSED) {
    const message = "That was faster than anyone can type. Please wait a moment and send it again.";
    return { ...failed(400, message), errors: [{ field: ELAPSED, message }] };
  }
  return undefined;
}

async function refusedAsTooMany(
  limit: LimitName,
  headers: Headers,
  elapsed: number,
): Promise<Outcome | undefined> {
  const client = clientOf(headers);
  const names: LimitName[] = Number.isNaN(elapsed) ? ["form without script", limit] : [limit];
  for (const name of names) {
    const taken = await takeFrom(name, client);
    if (taken.ok) continue;
    const { retryAfter } = taken;
    const wait =
      retryAfter < 90
        ? `${retryAfter} second${retryAfter === 1 ? "" : "s"}`
        : `${Math.ceil(retryAfter / 60)} minutes`;
    return { ...failed(429, `Too many forms were sent. Please try again in ${wait}.`), retryAfter };
  }
  return undefined;
}

/**
 * The key under which a submission is stored once: of the form's own key and its content, so that a text that was
 * changed after a failure is another one. Without the browser's key the day stands for it: pages without script are
 * the same for everyone.
 */
function keyOf(formKey: string, value: unknown): string {
  const key = formKey || new Date().toISOString().slice(0, 10);
  return createHash("sha256")
    .update(JSON.stringify([key, value]))
    .digest("base64url");
}
