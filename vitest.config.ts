import { defineConfig } from "vitest/config";

/** A calculator’s tests are in its folder. */
const UNIT_TESTS = ["tests/**/*.test.{ts,tsx}", "lib/calculators/*/tests/**/*.test.{ts,tsx}"];
const SERVER_TESTS = "tests/server/**/*.test.{ts,tsx}";
const EMBEDDED_TESTS = "tests/server/data-folder.test.ts";
/** Tests that put other modules in the place of some of ours, and so want modules of their own. */
const MOCKED_TESTS = "{tests,lib}/**/*.mocked.test.{ts,tsx}";
/** Tests that measure processor time: what other tests left in the memory would be counted, too. */
const MEASURING_TESTS = ["tests/architecture/regular-expressions.test.ts", "tests/worst-request/*.test.ts"];
/** A made-up calculator brings tests of its own into a copy of the project. */
const FIXTURES = "tests/fixtures/**";
/** Timeout in milliseconds. Tests that take longer hang; a busy machine is slow, which is not a failure. */
const TEST_TIMEOUT_MS = 180_000;
const common = {
  env: { LOG_LEVEL: "silent" },
  setupFiles: ["tests/seed.ts"],
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  expect: { poll: { timeout: TEST_TIMEOUT_MS / 3 } },
};

/** The tests of the server's data run twice: on the embedded database and on a real Postgres. Each worker has a database. */
const onDatabase = {
  ...common,
  include: [SERVER_TESTS],
  setupFiles: [...common.setupFiles, "tests/server/setup.ts"],
  isolate: false,
};

export default defineConfig({
  resolve: { alias: { "@": import.meta.dirname } },
  test: {
    // The default leaves one core idle, which is half of a small machine.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          ...common,
          name: "unit",
          include: UNIT_TESTS,
          exclude: [SERVER_TESTS, MOCKED_TESTS, ...MEASURING_TESTS, FIXTURES],
          // Modules are loaded once a worker, not once a file: half the time. tests/architecture/mocks.test.ts holds the rule.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...common,
          name: "isolated",
          include: [MOCKED_TESTS, ...MEASURING_TESTS],
          exclude: [FIXTURES],
        },
      },
      { extends: true, test: { ...onDatabase, name: "embedded" } },
      {
        extends: true,
        test: {
          ...onDatabase,
          name: "postgres",
          exclude: [EMBEDDED_TESTS],
          globalSetup: "tests/server/postgres.ts",
        },
      },
    ],
  },
});
