import { messages } from "./messages";

/** Response of better-auth: its JSON, or a sentence. */
export type AuthAnswer =
  | { ok: true; body: Readonly<Record<string, unknown>> }
  | { ok: false; status: number; message: string };

/** Calls /api/auth, which sets the cookies. Never throws. */
export async function postAuth(path: string, body: object = {}): Promise<AuthAnswer> {
  try {
    const response = await fetch(`/api/auth${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    const answer = (await response.json().catch(() => ({}))) as Record<string, unknown> | null;
    if (response.ok) return { ok: true, body: answer ?? {} };
    return { ok: false, status: response.status, message: sentenceOf(response, answer) };
  } catch {
    return { ok: false, status: 0, message: messages.account.serverNotReached };
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
