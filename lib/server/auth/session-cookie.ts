/** Prefix of the names of all cookies that better-auth sets. */
export const COOKIE_PREFIX = "scicalc";

const SESSION_COOKIE = new RegExp(`(?:^|;\\s?)(?:__Host-)?${COOKIE_PREFIX}\\.session_token=`);

/** True if a request claims to have a session, whatever the cookie contains. */
export const hasSessionCookie = (headers: Headers): boolean =>
  SESSION_COOKIE.test(headers.get("cookie") ?? "");
