import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { anchorOf } from "../../lib/catalog/anchor.ts";
import { answerSecurityTxt } from "../../lib/server/security-txt.ts";

const DAY_MS = 86_400_000;

/** The fields of the answer by their names, as RFC 9116, 4 has them: one a line, name and value apart by a colon. */
async function fieldsNow(): Promise<Map<string, string[]>> {
  const text = await (await answerSecurityTxt()).text();
  const fields = new Map<string, string[]>();
  for (const line of text
    .trimEnd()
    .split("\n")
    .filter((each) => !each.startsWith("#"))) {
    const [, name = "", value = ""] = /^([A-Z][A-Za-z-]*): (\S.*)$/.exec(line) ?? [];
    expect(name, line).not.toBe("");
    fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return fields;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.stubEnv("SITE_URL", "https://example.org");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe("security.txt", () => {
  it("is plain text in UTF-8 (RFC 9116, 3)", async () => {
    expect((await answerSecurityTxt()).headers.get("content-type")).toBe("text/plain; charset=utf-8");
  });

  it("names where to report, in which language, and the policy", async () => {
    const fields = await fieldsNow();
    expect(fields.get("Contact")).toEqual(["https://example.org/contact"]);
    expect(fields.get("Policy")).toEqual(["https://example.org/terms#reporting-a-security-problem"]);
    expect(fields.get("Preferred-Languages")).toEqual(["en"]);
    expect(fields.get("Canonical")).toEqual(["https://example.org/.well-known/security.txt"]);
  });

  it("names a section of the terms that exists", async () => {
    const anchor = (await fieldsNow()).get("Policy")?.[0]?.split("#")[1];
    const terms = readFileSync("app/(site)/(info)/terms/page.tsx", "utf8");
    const anchors = [...terms.matchAll(/<ProseSection title="([^"]+)"/g)].map(([, title = ""]) =>
      anchorOf(title),
    );
    expect(anchors).toContain(anchor);
  });

  it("has no canonical address for a site without one", async () => {
    vi.stubEnv("SITE_URL", "");
    const fields = await fieldsNow();
    expect(fields.has("Canonical")).toBe(false);
    expect(fields.get("Contact")).toEqual(["http://localhost:3000/contact"]);
  });

  it.each(["2026-11-27T12:00:00Z", "2027-12-31T23:59:59Z", "2040-02-29T00:00:00Z"])(
    "expires months after it is read on %s, and within the year that RFC 9116, 2.5.5 recommends",
    async (now) => {
      vi.setSystemTime(new Date(now));
      const [expires, ...others] = (await fieldsNow()).get("Expires") ?? [];
      expect(others).toEqual([]);
      expect(expires).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
      const days = (Date.parse(expires ?? "") - Date.now()) / DAY_MS;
      expect(days).toBeGreaterThan(90);
      expect(days).toBeLessThan(365);
    },
  );
});
