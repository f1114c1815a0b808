import { logFailure } from "../log-failure.ts";
import { messages } from "../messages.ts";
import { isDatabaseFailure } from "./failure.ts";

export type ReadOutcome<Value> = { ok: true; value: Value } | { ok: false; message: string };

/**
 * Resolves to the value, or to a sentence for visitors about the failure: a page works without the data that it could
 * not read. Never rejects.
 */
export async function outcomeOf<Value>(reading: Promise<Value>): Promise<ReadOutcome<Value>> {
  try {
    return { ok: true, value: await reading };
  } catch (error) {
    if (isDatabaseFailure(error)) return { ok: false, message: error.message };
    logFailure("What a page wanted could not be read", error);
    return { ok: false, message: messages.forms.failed };
  }
}
