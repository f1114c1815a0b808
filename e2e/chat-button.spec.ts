import type { Page } from "@playwright/test";
import { toolPath, valueField } from "./support/converter";
import { SWEEP } from "./support/sweep";
import { TEMPLATES } from "./support/templates";
import { expect, expectErrors, open, test } from "./support/test";

const button = (page: Page) => page.getByRole("button", { name: "Chat with the SciCalc Assistant" });
const chat = (page: Page) => page.getByRole("dialog", { name: "SciCalc Assistant" });
const LOAN = "/calculators/loan?amount=250000&rate=6.5&years=30";

/** The button is where one sees it: not only in the document. */
const isThere = (page: Page): Promise<boolean> =>
  button(page).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/**
 * Lists the buttons, links, fields and results below the button, by their boxes: the code under test checks the points
 * of its box instead. Elements that are hidden by another one do not count.
 */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const button = document.getElementById("chat-button");
    if (!button) throw new Error("There is no chat button");
    const shape = button.getBoundingClientRect();
    if (shape.top >= innerHeight || getComputedStyle(button).opacity === "0") return [];
    const things = document.querySelectorAll(
      "a[href], button, input, select, textarea, summary, label, output, [role=button], [role=slider], [tabindex='0']",
    );
    return [...things].flatMap((thing) => {
      if (
        button.contains(thing) ||
        thing.contains(button) ||
        !thing.checkVisibility({ visibilityProperty: true })
      )
        return [];
      return [...thing.getClientRects()].flatMap((box) => {
        const [left, right] = [Math.max(box.left, shape.left), Math.min(box.right, shape.right)];
        const [top, bottom] = [Math.max(box.top, shape.top), Math.min(box.bottom, shape.bottom)];
        if (right - left < 1 || bottom - top < 1) return [];
        const topmost = document
          .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
          .find((element) => !button.contains(element));
        const isThing = topmost !== undefined && (thing.contains(topmost) || topmost.contains(thing));
        return isThing ? [`${thing.tagName} ${thing.textContent?.trim().slice(0, 40)}`] : [];
      });
    });
  });

async function settledAt(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    scrollTo({ top: y, behavior: "instant" });
    // Longer than the button waits until it comes back, and its fading takes.
    await new Promise((resolve) => setTimeout(resolve, 450));
  }, top);
}

const SIZES = [
  [390, 844],
  [390, 500],
  [320, 640],
  [1440, 900],
] as const;

async function expectNothingCovered(page: Page, path: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await open(page, path);
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  // No more than twelve places of a long page, its end among them.
  const step = Math.max(height * 0.37, end / 11);
  for (let top = 0; top < end + step; top += step) {
    await settledAt(page, Math.min(top, end));
    expect(await covered(page), `${path} at ${width} × ${height}, scrolled to ${Math.round(top)}`).toEqual(
      [],
    );
  }
}

test.describe("the button covers nothing that can be pressed, and no result", () => {
  for (const [name, { path, status = 200 }] of Object.entries(TEMPLATES))
    for (const [width, height] of SIZES) {
      if (path.startsWith("/embed/")) continue;
      const isSample =
        (path === "/calculators/mortgage" && width === 390) || (path === "/" && width === 1440);
      test(`${name} at ${width} × ${height}`, isSample ? {} : SWEEP, async ({ page, errors }) => {
        await expectNothingCovered(page, path, width, height);
        // The browser logs the status of such a page.
        if (status !== 200) await expectErrors(errors, [String(status)]);
      });
    }
});

test("it is there at the end of a page and on plain text, and gives way to a field on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/about");
  await expect.poll(() => isThere(page)).toBe(true);
  await open(page, toolPath("length"));
  await settledAt(page, 1e6);
  await expect.poll(() => isThere(page)).toBe(true);
  await settledAt(page, 0);
  await valueField(page).focus();
  await expect.poll(() => isThere(page)).toBe(false);
});

test("out of the way it can still be reached by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await open(page, "/calculators/loan");
  await settledAt(page, 300);
  await expect.poll(() => isThere(page)).toBe(false);
  await button(page).focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(button(page)).toBeFocused();
  await expect.poll(() => isThere(page)).toBe(true);
  await page.keyboard.press("Enter");
  await expect(chat(page)).toBeVisible();
});

test("on a wide screen the chat is docked beside the page, and stays so", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, LOAN);
  await button(page).click();
  await chat(page).getByRole("button", { name: "Dock beside the page" }).click();
  const main = await page.getByRole("main").boundingBox();
  const panel = await chat(page).boundingBox();
  expect((main?.x ?? 0) + (main?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0);
  expect(panel?.height).toBe(900);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await chat(page).getByRole("button", { name: "Close" }).click();
  await expect.poll(async () => (await page.getByRole("main").boundingBox())?.width).toBe(1440);
  await button(page).click();
  expect((await chat(page).boundingBox())?.height).toBe(900);
});

test("what if: the answer comes from what stands on the page", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, LOAN);
  await page.getByRole("textbox", { name: "Interest rate" }).fill("7");
  await expect(page).toHaveURL(/rate=7/);
  await button(page).click();
  await page.getByPlaceholder("Ask about SciCalc").fill("what if the rate is 6%?");
  await page.keyboard.press("Enter");
  // Payments of 250,000 over 30 years at 7% and at 6%, as in any table.
  await expect(chat(page)).toContainText("$1,498.88 (now $1,663.26)");
});
