import { failure, type Result } from "@/lib/core/result/result";
import { messages } from "./messages";

/** Returns the result of an action, including when the server failed or was not reached. */
export async function outcomeOf<Value>(answer: Promise<Result<Value>>): Promise<Result<Value>> {
  try {
    return await answer;
  } catch (error) {
    // Next redirects to the sign-in page with this error when the session has expired, so it must reach
    // Next’s error boundary.
    if (String((error as { digest?: unknown }).digest).startsWith("NEXT_REDIRECT")) throw error;
    return failure("", messages.serverFailed);
  }
}
