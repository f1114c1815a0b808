/** Prefix of the names of all cookies that better-auth sets. */
export const COOKIE_PREFIX = "scicalc";

const SESSION_COOKIE = new RegExp(`(?:^|;\\s?)(?:__Host-)?${COOKIE_PREFIX}\\.session_token=`);

/** Returns true if a request has a session cookie, valid or not. */
export const hasSessionCookie = (headers: Headers): boolean =>
  SESSION_COOKIE.test(headers.get("cookie") ?? "");
