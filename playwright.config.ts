import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS } from "./scripts/chromium.ts";
import { serverCommand } from "./scripts/server-command.ts";

/** Another one where two checkouts are tested at once. */
const port = Number(process.env.E2E_PORT ?? 3210);
const executablePath = process.env.CHROMIUM;

/**
 * `test`: one page of each template and every journey. `audit`: every page of the site, and what is swept through every
 * tool (e2e/support/sweep.ts). Both against the built site.
 */
export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  // A busy machine may miss a moment once; what fails twice is broken. What passed only then is printed as flaky.
  retries: 1,
  // Tests that take longer hang. A busy machine is slow, which is not a failure.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [["list"]],
  outputDir: "test-results",
  snapshotPathTemplate: "e2e/looks/{arg}{ext}",
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
    // SI units by default; the tests of the unit system choose their locale (e2e/unit-system.spec.ts).
    locale: "en-GB",
    permissions: ["clipboard-read", "clipboard-write"],
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "test",
      testMatch: "**/*.spec.ts",
      grepInvert: /@sweep/,
      // A context is emptied for the next test and keeps its cache of scripts. What depends on a first visit opens a context
      // (e2e/support/page-quality.ts).
      use: { reuseContext: true },
    },
    {
      name: "audit",
      testMatch: ["**/*.audit.ts", "**/*.spec.ts"],
      grep: [/\.audit\.ts/, /@sweep/],
      timeout: 900_000,
      use: { trace: "off" },
    },
  ],
  webServer: {
    command: ["node", ...serverCommand.args].join(" "),
    env: {
      ...serverCommand.environment,
      PORT: String(port),
      DATA_DIR: "memory://",
      DATABASE_URL: "",
      // All tests come from one address.
      RATE_LIMIT_FACTOR: "100",
      ADMIN_EMAIL: "admin@example.org",
      ADMIN_PASSWORD: "correct horse battery",
    },
    port,
    reuseExistingServer: false,
    timeout: 180_000,
  },
});
