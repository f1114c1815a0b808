import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { expect, open, test } from "./support/test";

/** Display of a calculator, with its seal and the link behind it. */
const display = (page: Page): Locator => page.getByRole("region", { name: "Calculator", exact: true });
const seal = (page: Page): Locator => display(page).locator("[data-seal]:visible");

/** Keys that a panel reads from the page itself. */
async function typeKeys(page: Page, keys: string): Promise<void> {
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("Escape");
  await page.keyboard.type(keys);
}

async function expectSeal(page: Page, word: string, source: string): Promise<void> {
  await expect(seal(page)).toHaveCount(1);
  await expect(seal(page)).toHaveText(new RegExp(`${word}$`));
  await expect(display(page).getByRole("link", { name: new RegExp(`Source: ${source}`) })).toBeVisible();
}

for (const { path, answers } of [
  {
    path: "/calculators/basic",
    answers: [
      ["1/3=", "Rounded", "IEEE 754"],
      ["12+30.5", "Exact", "How it works"],
    ],
  },
  {
    path: "/calculators/scientific",
    answers: [
      ["1/2+1/4", "Exact", "How it works"],
      ["ln(2)", "Rounded", "How it works"],
      ["2me", "Measured", "CODATA 2022"],
      ["3 kg to lb", "Exact factor", "Refinement of Values"],
    ],
  },
] as const)
  test(`${path}: every answer says how sure it is, in a display that keeps its size`, async ({ page }) => {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, path);
      const size = async () => Math.round((await display(page).boundingBox())?.height ?? 0);
      const before = await size();
      await expect(seal(page)).toHaveCount(0);
      for (const [keys, word, source] of answers) {
        await typeKeys(page, keys);
        await expectSeal(page, word, source);
        expect(await size(), `${keys} at ${width}`).toBe(before);
      }
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
      if (width === 390) await expectNoViolations(page, path);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const guide = page.getByRole("heading", { name: "How it works" });
    await typeKeys(page, "1/4+1/4");
    await display(page)
      .getByRole("link", { name: /^[^ ]*Exact/ })
      .click();
    await expect(page).toHaveURL(/#guide$/);
    await expect(guide).toBeInViewport();
  });

test("chemistry: a balance is exact, what rests on atomic weights is measured, a dilution as displayed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/calculators/periodictable");
  const panel = page.getByRole("tabpanel");
  const seals = panel.locator("[data-seal]:visible");
  await page.getByRole("tab", { name: "Equations" }).click();
  await expect(seals).toHaveText([/Exact$/]);
  await panel.getByLabel("Fe", { exact: true }).fill("10");
  await expect(seals).toHaveText([/Exact$/, /Measured$/]);
  await page.getByRole("tab", { name: "Dilution" }).click();
  // 0.5 M × 100 mL ÷ 2 M is 25 mL; ÷ 3 M is 16.666… mL.
  await expect(seals).toHaveText([/Exact$/]);
  await panel.getByLabel(/^Initial concentration/).fill("3");
  await expect(seals).toHaveText([/Rounded$/]);
  await panel.getByRole("link", { name: /^Source: OpenStax/ }).click();
  await expect(page).toHaveURL(/#sources$/);
  await page.getByRole("tab", { name: "Table" }).click();
  await expect(seals).toHaveCount(0);
  await panel.getByLabel("Show").selectOption("state");
  await expect(seals).toHaveText([/Measured$/]);
  await expectNoViolations(page, "states with their seal");
});

test("on a phone a toast keeps off the keys, and off the display's number", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  for (const [path, keys] of [
    ["/calculators/basic", "5/0="],
    ["/calculators/scientific", "5/0="],
  ] as const) {
    await open(page, path);
    await typeKeys(page, keys);
    const toast = page.locator("[data-sonner-toast]").first();
    await expect(toast).toBeVisible();
    await expect(toast).toHaveAttribute("data-y-position", "top");
    const box = await toast.boundingBox();
    const keypad = page.getByRole("group", { name: "Digits and operations" }).first();
    const pad = await keypad.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(pad?.y ?? 0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/calculators/basic");
  await typeKeys(page, "5/0=");
  await expect(page.locator("[data-sonner-toast]").first()).toHaveAttribute("data-y-position", "bottom");
});
