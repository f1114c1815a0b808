import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { addCompileHints } from "../../scripts/pack/compile-hints.ts";

test("only chunks that no page loads at first get the hint, and only once", () => {
  const build = mkdtempSync(join(tmpdir(), "scicalc-hints-"));
  onTestFinished(() => rmSync(build, { recursive: true }));
  const chunks = join(build, "static", "chunks");
  mkdirSync(chunks, { recursive: true });
  mkdirSync(join(build, "server", "app"), { recursive: true });
  for (const name of ["root.js", "page-~1.js", "late.js"]) writeFileSync(join(chunks, name), `/* ${name} */`);
  writeFileSync(join(build, "build-manifest.json"), '{"rootMainFiles":["static/chunks/root.js"]}');
  writeFileSync(
    join(build, "server", "app", "page_client-reference-manifest.js"),
    'globalThis.__RSC_MANIFEST={"chunks":["/_next/static/chunks/page-~1.js"]}',
  );

  addCompileHints(build);
  addCompileHints(build);

  const codeOf = (name: string) => readFileSync(join(chunks, name), "utf8");
  expect(codeOf("root.js")).toBe("/* root.js */");
  expect(codeOf("page-~1.js")).toBe("/* page-~1.js */");
  expect(codeOf("late.js")).toBe("//# allFunctionsCalledOnLoad\n/* late.js */");
});
