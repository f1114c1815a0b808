import { env } from "./env.ts";

export const SECURITY_TXT_PATH = "/.well-known/security.txt";
const DAY_MS = 86_400_000;
/** RFC 9116, 2.5.5 recommends less than a year. */
const VALID_DAYS = 180;
/** Shared caches store it for far less than its validity. */
const CACHE_SECONDS = 86_400;

/** Answers GET /.well-known/security.txt (RFC 9116). It expires half a year after each request, so it never lapses. */
export async function answerSecurityTxt(): Promise<Response> {
  const { SITE_URL } = env();
  const origin = (SITE_URL ?? "http://localhost:3000").replace(/(?<!\/)\/+$/, "");
  const today = Math.floor(Date.now() / DAY_MS);
  const expires = new Date((today + VALID_DAYS) * DAY_MS).toISOString().replace(".000Z", "Z");
  const lines = [
    `Contact: ${origin}/contact`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    ...(SITE_URL === undefined ? [] : [`Canonical: ${origin}${SECURITY_TXT_PATH}`]),
    `Policy: ${origin}/terms#reporting-a-security-problem`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": `public, max-age=${CACHE_SECONDS}`,
    },
  });
}
