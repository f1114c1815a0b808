import { failure, type Result, success } from "@/lib/core/result/result";
import { messages } from "./messages";

/** JSON that better-auth answers. */
export type AuthAnswer = Readonly<Record<string, unknown>>;

/** Calls /api/auth, which sets the cookies. Never throws. */
export async function postAuth(path: string, body: object = {}): Promise<Result<AuthAnswer>> {
  try {
    const response = await fetch(`/api/auth${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    const answer = (await response.json().catch(() => ({}))) as Record<string, unknown> | null;
    return response.ok ? success(answer ?? {}) : failure("", sentenceOf(response, answer));
  } catch {
    return failure("", messages.account.serverNotReached);
  }
}

function sentenceOf(response: Response, answer: Readonly<Record<string, unknown>> | null): string {
  if (response.status === 429) {
    const minutes = Math.ceil(Number(response.headers.get("x-retry-after") ?? 0) / 60);
    return minutes > 0 ? messages.account.tooManyAttemptsFor(minutes) : messages.account.tooManyAttempts;
  }
  const message = answer?.message;
  if (typeof message !== "string" || message === "") return messages.account.somethingFailed;
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
