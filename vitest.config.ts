import { defineConfig } from "vitest/config";

const SERVER_TESTS = "tests/server/**/*.test.{ts,tsx}";
/** What takes longer hangs: a busy machine is slow, and no reason to fail. */
const PATIENCE = 180_000;
const common = {
  setupFiles: ["tests/seed.ts"],
  testTimeout: PATIENCE,
  hookTimeout: PATIENCE,
  expect: { poll: { timeout: PATIENCE / 3 } },
};

/** The tests of the server's data run twice: on the embedded database and on a real Postgres. One worker shares it. */
const onDatabase = {
  ...common,
  include: [SERVER_TESTS],
  setupFiles: [...common.setupFiles, "tests/server/setup.ts"],
  fileParallelism: false,
  isolate: false,
};

export default defineConfig({
  resolve: { alias: { "@": import.meta.dirname } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...common,
          name: "unit",
          include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
          // A made-up calculator brings tests of its own into a copy of the project.
          exclude: [SERVER_TESTS, "tests/fixtures/**"],
        },
      },
      { extends: true, test: { ...onDatabase, name: "embedded" } },
      { extends: true, test: { ...onDatabase, name: "postgres", globalSetup: "tests/server/postgres.ts" } },
    ],
  },
});
