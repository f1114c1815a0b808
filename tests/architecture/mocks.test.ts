import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Files of one worker share their modules (vitest.config.ts), so that a module replaced in one would be so in the next. */
it("modules are replaced only in tests that are named *.mocked.test", () => {
  const files = globSync(["tests/**/*.test.{ts,tsx}", "lib/**/*.test.{ts,tsx}"], { cwd: "." });
  const replacing = files.filter((file) => /\bvi\.(do)?[mM]ock\(/.test(readFileSync(file, "utf8")));
  expect(replacing).not.toEqual([]);
  const server = /^tests\/server\//;
  expect(replacing.filter((file) => !file.includes(".mocked.test.") && !server.test(file))).toEqual([]);
});
