import { messages } from "./messages";

/** Result of an admin action: a value, or a sentence for a toast. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; message: string };

/** The outcome of an action, also when the server was not reached or failed. */
export async function outcomeOf<Value>(answer: Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  try {
    return await answer;
  } catch (error) {
    // Next redirects to the sign-in page with this error when the session has expired: its own boundary must
    // receive it.
    if (String((error as { digest?: unknown }).digest).startsWith("NEXT_REDIRECT")) throw error;
    return { ok: false, message: messages.serverFailed };
  }
}
