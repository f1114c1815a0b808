import { randomUUID } from "node:crypto";
import { address, type Visit } from "./traffic.ts";

/** A page of each kind. */
const PAGES = [
  "/",
  "/converters/general-physics-mechanics/length",
  "/calculators/loan",
  "/calculators/ductsizer",
  "/faq",
  "/contact",
  "/embed/loan",
] as const;

/** Matches files of the build that a page references, in its elements and in the data of its components. */
const FILES = /\/_next\/static\/[\w./~-]{1,120}\.(?:js|css|woff2)/g;
const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript",
  css: "text/css",
  woff2: "font/woff2",
};

/** Loads a page and all its files. nginx does not cache half of the pages. */
export const loadPage: Visit = async (url, count, report) => {
  const path = PAGES[count % PAGES.length] ?? "/";
  const headers = { "X-Forwarded-For": address() };
  async function load(what: string, isRight: (body: string, type: string) => boolean): Promise<string> {
    try {
      const answer = await fetch(url + what, { headers, signal: AbortSignal.timeout(20_000) });
      const body = await answer.text();
      const isWrong = answer.status === 200 && !isRight(body, answer.headers.get("content-type") ?? "");
      report(isWrong ? `wrong: ${what}` : what, answer.status, body);
      return body;
    } catch (error) {
      report(what, 0, String(error));
      return "";
    }
  }
  const isKept = Math.floor(count / PAGES.length) % 2 === 0;
  const page = await load(isKept ? path : `${path}?visit=${randomUUID()}`, (body) =>
    body.trimEnd().endsWith("</html>"),
  );
  for (const file of new Set(page.match(FILES)))
    await load(
      file,
      (body, type) => body !== "" && type.startsWith(TYPES[file.split(".").at(-1) ?? ""] ?? "?"),
    );
};
