import { logFailure } from "../log-failure.ts";
import { messages } from "../messages.ts";
import { isDatabaseFailure } from "./failure.ts";

export type ReadOutcome<Value> = { ok: true; value: Value } | { ok: false; message: string };

export async function outcomeOf<Value>(reading: Promise<Value>): Promise<ReadOutcome<Value>> {
  try {
    return { ok: true, value: await reading };
  } catch (error) {
    if (isDatabaseFailure(error)) return { ok: false, message: error.message };
    logFailure("What a page wanted could not be read", error);
    return { ok: false, message: messages.forms.failed };
  }
}
