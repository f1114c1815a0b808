import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("names only tests that exist in the table of ASVS requirements", () => {
  const rows = readFileSync("docs/asvs.md", "utf8")
    .split("\n")
    .filter((line) => /^\| \d/.test(line));
  expect(rows.length).toBeGreaterThan(50);
  const tests = rows.flatMap(
    (row) => row.split("|")[3]?.match(/(?:tests|e2e|scripts)\/[\w./-]*[\w-]/g) ?? [],
  );
  expect(tests.filter((path) => !existsSync(path))).toEqual([]);
  // Each row names a test, or says with a dash that there is none.
  expect(rows.filter((row) => !/(?:tests|e2e|scripts)\/|^ – $/.test(row.split("|")[3] ?? ""))).toEqual([]);
});
