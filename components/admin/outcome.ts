import { messages } from "./messages";

export type Outcome<Value> = { ok: true; value: Value } | { ok: false; message: string };

/** Returns the outcome of an action, including when the server failed or was not reached. */
export async function outcomeOf<Value>(answer: Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  try {
    return await answer;
  } catch (error) {
    // Next redirects to the sign-in page with this error when the session has expired, so it must reach
    // Next’s error boundary.
    if (String((error as { digest?: unknown }).digest).startsWith("NEXT_REDIRECT")) throw error;
    return { ok: false, message: messages.serverFailed };
  }
}
