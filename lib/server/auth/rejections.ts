import { clientOf } from "../client-of.ts";
import { noteLimitHit, noteSecurityEvent, type SecurityEventKind } from "../front/security-events.ts";
import { isForeign } from "../origin.ts";
import { hasSessionCookie } from "./session-cookie.ts";

/** Messages of better-auth for a wrong secret. */
const KIND_BY_MESSAGE: Readonly<Record<string, SecurityEventKind>> = {
  "Invalid email or password": "sign-in",
  "Invalid code": "second-factor",
  "Invalid backup code": "second-factor",
  "Too many failed verification attempts. Your account is temporarily locked. Please try again later.":
    "second-factor",
  "Invalid password": "password",
};

/** Records a rejected secret, session or origin, or one attempt too many. */
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

/** Records a request with an invalid or incomplete session. Requests without one only have to sign in. */
export function noteRejectedSession(headers: Headers): void {
  if (!hasSessionCookie(headers)) return;
  noteSecurityEvent(headers.has("next-action") ? "action" : "session", clientOf(headers));
}

/** Records a request to the admin area from a page of another site. */
export const noteForeignOrigin = (headers: Headers): void => noteSecurityEvent("origin", clientOf(headers));
