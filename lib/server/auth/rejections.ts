import { clientOf } from "../client-of.ts";
import { noteLimitHit, noteSecurityEvent, type SecurityEventKind } from "../front/security-events.ts";
import { isForeign } from "../origin.ts";
import { hasSessionCookie } from "./session-cookie.ts";

/** Sentences with which better-auth answers a wrong secret. */
const KIND_BY_MESSAGE: Readonly<Record<string, SecurityEventKind>> = {
  "Invalid email or password": "sign-in",
  "Invalid code": "second-factor",
  "Invalid backup code": "second-factor",
  "Too many failed verification attempts. Your account is temporarily locked. Please try again later.":
    "second-factor",
  "Invalid password": "password",
};

/** Notes an answer of an authentication endpoint that rejects a secret, a session, an origin, or one attempt too many. */
export async function noteRejectedAnswer(response: Response, headers: Headers): Promise<void> {
  const { status } = response;
  if (![400, 401, 403, 429].includes(status)) return;
  const client = clientOf(headers);
  const { message } = (await response.clone().json()) as { message: string };
  const kind = Object.hasOwn(KIND_BY_MESSAGE, message) ? KIND_BY_MESSAGE[message] : undefined;
  if (kind !== undefined) noteSecurityEvent(kind, client);
  else if (status === 429) noteLimitHit("sign-in", client);
  else if (status === 403 && isForeign(headers)) noteForeignOrigin(headers);
  else if (status !== 400 && hasSessionCookie(headers)) noteSecurityEvent("session", client);
}

/** Notes a request whose session is not valid (or lacks a step of the sign-in). Without a session, it only has to sign in. */
export function noteRejectedSession(headers: Headers): void {
  if (!hasSessionCookie(headers)) return;
  noteSecurityEvent(headers.has("next-action") ? "action" : "session", clientOf(headers));
}

/** Notes a request to the admin area that a page of another site sent. */
export const noteForeignOrigin = (headers: Headers): void => noteSecurityEvent("origin", clientOf(headers));
