import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { settled } from "./support/settled-page";
import { TEMPLATES } from "./support/templates";
import { expect, open, test } from "./support/test";

/**
 * Compares a page of each template, on a phone and a desktop in the light theme, with an approved picture (e2e/looks). The
 * dark theme differs in its variables only; its contrast is checked on every page (e2e/audit). `npm run audit -- approve`
 * takes all pictures again, for an intended change or another version of the browser; look at them before you commit them.
 */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** Share of a picture's pixels that may differ: another build of the browser renders letters a little differently. */
const TOLERANCE = 0.005;
/** Some pages show the day; the site began on it. */
const DAY = "2026-11-22T12:00:00Z";

const versionFile = join(import.meta.dirname, "looks/chromium.txt");

test("the pictures were approved with this version of Chromium", ({ browser }, { config }) => {
  const version = browser.version();
  if (config.updateSnapshots === "all") writeFileSync(versionFile, `${version}\n`);
  expect(
    version,
    "Another version draws a little differently. If only letters differ, approve: npm run audit -- approve",
  ).toBe(readFileSync(versionFile, "utf8").trim());
});

for (const [name, { path, status = 200 }] of Object.entries(TEMPLATES))
  test(`${name} looks as it was approved`, async ({ page, errors }) => {
    await page.clock.setFixedTime(DAY);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      await open(page, path);
      await settled(page);
      await expect.soft(page).toHaveScreenshot(`${name.replaceAll(" ", "-")}-${window.width}.png`, {
        maxDiffPixelRatio: TOLERANCE,
      });
    }
    // A page that is not found reports its own status as an error.
    if (status !== 200) errors.splice(0);
  });
