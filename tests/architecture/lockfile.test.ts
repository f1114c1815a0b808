import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { missingPackages } from "../../scripts/complete-lockfile.ts";

const lockfile = JSON.parse(readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8"));

test("the lockfile names every platform's packages, so that npm ci takes it anywhere", () => {
  expect(lockfile.packages).toHaveProperty(["node_modules/next"]);
  expect(missingPackages(lockfile)).toEqual([]);
});

test("a missing platform is found", () => {
  const packages = {
    "node_modules/a": { optionalDependencies: { "a-linux-x64": "1.0.0", "a-win32-x64": "1.0.0" } },
    "node_modules/a-linux-x64": {},
  };
  expect(missingPackages({ packages })).toEqual([{ name: "a-win32-x64", version: "1.0.0", dev: false }]);
});
