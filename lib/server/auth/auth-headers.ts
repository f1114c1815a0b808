import { addressOf } from "../client-of.ts";
import { COOKIE_PREFIX } from "./session-cookie.ts";

/** Headers by which better-auth, and `ownOrigins` for it, check a request. */
const PASSED = [
  "host",
  "origin",
  "referer",
  "sec-fetch-site",
  "sec-fetch-mode",
  "sec-fetch-dest",
  "x-forwarded-host",
  "x-forwarded-proto",
];
/**
 * Matches the cookies of a session and of a sign-in that waits for its second factor. better-auth never
 * receives the others that it supports.
 */
const COOKIES = new RegExp(`^(?:__Host-)?${COOKIE_PREFIX}\\.(?:session_token|two_factor)$`);
/** Maximum characters of the User-Agent that is saved with the session. */
const MAX_USER_AGENT = 300;

/** Returns the headers that reach better-auth. Requests without an address share one limit. */
export function authHeaders(sent: Headers): Headers {
  const headers = new Headers({ "content-type": "application/json" });
  for (const name of PASSED) {
    const value = sent.get(name);
    if (value !== null) headers.set(name, value);
  }
  const cookies = (sent.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  const authCookies = cookies.filter((cookie) => COOKIES.test(cookie.split("=", 1)[0] ?? ""));
  if (authCookies.length > 0) headers.set("cookie", authCookies.join("; "));
  const browser = sent.get("user-agent")?.slice(0, MAX_USER_AGENT);
  if (browser) headers.set("user-agent", browser);
  const address = addressOf(sent);
  if (address !== undefined) headers.set("x-forwarded-for", address);
  return headers;
}
