import { headers } from "next/headers";
import {
  MAX_FORM_BYTES,
  type SentForm,
  SUBMISSION_ERROR,
  TOO_LARGE,
  type Words,
  wordsOf,
} from "../core/forms/sending.ts";
import { type FormKind, refusedAttempt, submit } from "./submission.ts";

/** Answers a form that was sent without script: message, and content on failure. Next checks origins. */
export async function answerAction<Value>(
  kind: FormKind<Value>,
  data: FormData,
  success: Words,
): Promise<SentForm> {
  const sender = await headers();
  const tooMany = await refusedAttempt(sender);
  const values: Record<string, string> = {};
  // An action's arguments are untrusted.
  for (const [name, value] of data instanceof FormData ? data : [])
    if (typeof value === "string" && !name.startsWith("$")) values[name] = value;
  if (tooMany) return { ok: false, words: wordsOf(tooMany), fields: [], values };
  const bytes = Object.values(values).reduce((sum, value) => sum + Buffer.byteLength(value), 0);
  if (bytes > MAX_FORM_BYTES)
    return { ok: false, words: { title: SUBMISSION_ERROR, description: TOO_LARGE }, fields: [], values };
  const rejection = await submit(kind, values, sender);
  if (!rejection) return { ok: true, words: success, fields: [], values: {} };
  const fields = rejection.problems.map(({ path }) => path).filter((path) => path !== "");
  return { ok: false, words: wordsOf(rejection), fields, values };
}
