import { createHash } from "node:crypto";
import {
  ELAPSED,
  type FormFailure,
  type FormResult,
  KEY,
  MIN_ELAPSED,
  SUBMISSION_ERROR,
  TRAP,
} from "../core/forms/sending.ts";
import { formatCounted } from "../core/locale/locale.ts";
import { TIME_UNITS } from "../core/locale/unit-words.ts";
import { clientOf } from "./client-of.ts";
import { isDatabaseFailure } from "./db/failure.ts";
import { type LimitName, takeFrom } from "./limits.ts";
import { logFailure } from "./log-failure.ts";
import { messages } from "./messages.ts";
import { type HttpFailure, httpFailure } from "./problem.ts";

export type Rejection = FormFailure & HttpFailure;

/**
 * Definition of a form: its limit, reader and store. `store` may get the same key again for the same
 * submission, and returns false if there is no room.
 */
export interface FormKind<Value> {
  limit: LimitName;
  read: (input: unknown) => FormResult<Value>;
  store: (value: Value, submissionKey: string) => Promise<boolean>;
  /** Message if storage is full. */
  full: string;
}

/** Returns the hidden technical fields of a form, as text or as JSON. Missing ones are empty, or NaN. */
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

/**
 * Counts an attempt to send a form, before any expensive work. Returns the rejection if there are too many.
 * Never throws.
 */
export const refusedAttempt = (headers: Headers): Promise<Rejection | undefined> =>
  guarded(() => refusedAsTooMany(["form attempt"], headers));

/** Reads a form that was counted as an attempt, and stores it unless it is rejected. Never throws. */
export async function submit<Value>(
  kind: FormKind<Value>,
  input: unknown,
  headers: Headers,
): Promise<Rejection | undefined> {
  return guarded(async () => {
    const reading = kind.read(input);
    if (!reading.ok) return { ...reading, status: 400 };
    const { trap, formKey, elapsed } = envelopeOf(input as object);
    const names: LimitName[] = Number.isNaN(elapsed) ? ["form without script", kind.limit] : [kind.limit];
    const abuse = refusedAsProgram(trap, elapsed) ?? (await refusedAsTooMany(names, headers));
    if (abuse) return abuse;
    const isStored = await kind.store(reading.value, keyOf(formKey, reading.value));
    return isStored ? undefined : failed(503, kind.full);
  });
}

async function guarded(work: () => Promise<Rejection | undefined>): Promise<Rejection | undefined> {
  try {
    return await work();
  } catch (error) {
    if (isDatabaseFailure(error)) return failed(503, error.message);
    logFailure("A form could not be stored", error);
    return failed(500, messages.forms.failed);
  }
}

const failed = (status: number, message: string, path = ""): Rejection => ({
  ...httpFailure(status, message, path),
  title: SUBMISSION_ERROR,
});

/** Reports the problem instead of feigning success: a browser may fill in the trap. */
function refusedAsProgram(trap: string, elapsed: number): Rejection | undefined {
  if (trap !== "") return failed(400, messages.forms.hiddenFieldFilled, TRAP);
  if (elapsed < MIN_ELAPSED) return failed(400, messages.forms.tooFast, ELAPSED);
  return undefined;
}

async function refusedAsTooMany(
  names: readonly LimitName[],
  headers: Headers,
): Promise<Rejection | undefined> {
  const client = clientOf(headers);
  for (const name of names) {
    const retryAfter = await takeFrom(name, client);
    if (retryAfter === 0) continue;
    const wait =
      retryAfter < 90
        ? formatCounted(retryAfter, TIME_UNITS.second)
        : formatCounted(Math.ceil(retryAfter / 60), TIME_UNITS.minute);
    return { ...failed(429, messages.forms.tooMany(wait)), retryAfter };
  }
  return undefined;
}

/**
 * Returns the key that deduplicates a submission: from the form's key and its content, so that a text that
 * was edited after a failure differs. Pages without script share one form, so the day replaces the browser's
 * key.
 */
function keyOf(formKey: string, value: unknown): string {
  const key = formKey || new Date().toISOString().slice(0, 10);
  return createHash("sha256")
    .update(JSON.stringify([key, value]))
    .digest("base64url");
}
