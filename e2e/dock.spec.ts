import type { Page } from "@playwright/test";
import { calculatorPath, formCalculators } from "../lib/catalog/calculators";
import { holdScripts } from "./support/browser";
import { openOptions, openSection } from "./support/sections";
import { SWEEP } from "./support/sweep";
import { expect, open, test } from "./support/test";

/** A phone, a phone with its keyboard open, the narrowest one, a desktop. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 390, height: 500 },
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
] as const;
/** Calculators for `npm test`: one with pairs of fields, one with units, one with rows. The sweep tests the others. */
const SAMPLES = ["mortgage", "bmi", "ductsizer"];

/**
 * Gives the focus to one input after the other, as a finger or the Tab key does, and tells those during which the result is
 * not in the window, or that lie under something else themselves.
 */
const inputsWithoutResult = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const settled = async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    };
    const [header] = [document.querySelector("header")];
    const ceiling = () => header?.getBoundingClientRect().bottom ?? 0;
    const isSeen = (element: Element | null): boolean => {
      const box = element?.getBoundingClientRect();
      if (!box || box.height === 0) return false;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const at = document.elementFromPoint(x, y);
      return (
        box.top >= ceiling() - 1 &&
        box.bottom <= innerHeight + 1 &&
        at !== null &&
        (at === element || element?.contains(at) === true)
      );
    };
    const controls = () =>
      [
        ...document.querySelectorAll<HTMLElement>("[data-inputs] :is(input, select, textarea, button)"),
      ].filter((control) => control.checkVisibility() && !(control as HTMLInputElement).disabled);
    const missed: string[] = [];
    for (const control of controls()) {
      control.focus();
      await settled();
      const name = control.getAttribute("aria-label") ?? control.id ?? control.tagName;
      const figure = document.querySelector("output");
      const strip = document.querySelector("[data-result-strip]");
      const text = figure?.textContent ?? "";
      const inStrip = isSeen(strip) && strip?.textContent?.includes(text);
      if (!isSeen(figure) && !inStrip) missed.push(`no result: ${name}`);
      const box = control.getBoundingClientRect();
      const at = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height, 44) / 2);
      const cell = control.closest("label, [data-field], [data-inputs]");
      if (!at || !(cell?.contains(at) || at.contains(control)))
        missed.push(`covered: ${name} by ${at?.outerHTML.slice(0, 80)}`);
    }
    return missed;
  });

/** Selects whose chosen option, and fields whose number, have no room to be read. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d");
    const arrow = 18;
    const controls = document.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
      "main select, main input[type=text][inputmode]",
    );
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility() || !pen) return [];
      const { font, paddingLeft, paddingRight } = getComputedStyle(control);
      pen.font = font;
      const isSelect = control instanceof HTMLSelectElement;
      const text = isSelect ? (control.selectedOptions[0]?.text ?? "") : control.value;
      const room =
        control.clientWidth -
        Number.parseFloat(paddingLeft) -
        Number.parseFloat(paddingRight) -
        (isSelect ? arrow : 0);
      const width = pen.measureText(text).width;
      return width > room ? [`${text}: ${Math.round(width)} in ${Math.round(room)}`] : [];
    });
  });

for (const calculator of formCalculators)
  test(
    `${calculator.label}: the result is in view while any input has the focus`,
    SAMPLES.includes(calculator.id) ? {} : SWEEP,
    async ({ page }) => {
      for (const window of WINDOWS) {
        await page.setViewportSize(window);
        await open(page, calculatorPath(calculator));
        // Loads what comes with the first use.
        await page.locator("[data-inputs] :is(input, select)").first().focus();
        if (window.width < 768) await expect(page.locator("[data-result-strip]")).toBeVisible();
        const more = page.getByText("More options", { exact: true });
        if ((await more.count()) > 0) await more.click();
        // From here on the focus moves as by keyboard: what takes it comes out from under the strip.
        await page.keyboard.press("Shift");
        const size = `${window.width} × ${window.height}`;
        expect(await inputsWithoutResult(page), size).toEqual([]);
        expect(await cutTexts(page), size).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, size).toBeLessThanOrEqual(0);
      }
    },
  );

test("the strip shows what changes, and leads to the figures", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await open(page, "/calculators/mortgage");
  const strip = page.locator("[data-result-strip]");
  // The answer follows the fields, below this short window.
  await expect(strip).toContainText("$2,514.29");
  await openOptions(page);
  await page.getByLabel("Annual home insurance").fill("3000");
  // 1,500 more a year are 125 more a month.
  await expect(strip).toContainText("$2,639.29");
  await expect(page.locator("output")).toHaveText("$2,639.29");
  await page.getByLabel("Home price", { exact: true }).fill("500000");
  await expect(strip).toContainText("Principal and interest");
  await expect(strip).toContainText("$2,528.27");
  await strip.click();
  await expect(page.locator("dt", { hasText: "Principal and interest" }).first()).toBeInViewport();
  await expect(page.getByLabel("Home price", { exact: true })).not.toBeFocused();
});

test("on a phone the answer follows the fields, and what can be done with it is on one line", async ({
  page,
}) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, "/calculators/mortgage");
    const form = await page.getByRole("form", { name: "Mortgage inputs" }).boundingBox();
    const figure = await page.locator("output").boundingBox();
    expect(figure?.y).toBeGreaterThan((form?.y ?? Number.NaN) + (form?.height ?? Number.NaN));
    const tops = await Promise.all(
      ["Link", "Reset"].map((name) => page.getByRole("button", { name, exact: true }).boundingBox()),
    );
    expect(new Set(tops.map((box) => Math.round(box?.y ?? Number.NaN))).size, `${width}`).toBe(1);
  }
});

for (const path of ["/calculators/firefighting", "/calculators/mortgage", "/calculators/bmi"])
  test(`${path}: the first field is in the upper half of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    const field = await page.locator("form [data-field] :is(input, select, button)").first().boundingBox();
    expect(field?.y).toBeLessThanOrEqual(420);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3500);
  });

test("a link to a source opens its section, and so does the address without script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/calculators/mortgage#sources");
  await expect(page.locator("#sources li").first()).toBeInViewport();
  await page.getByRole("heading", { name: "Steps", exact: true }).click();
  await expect(page.locator("#steps li").first()).toBeVisible();
  await context.close();
});

test("a closed section follows the form in a pause", async ({ page }) => {
  await open(page, "/calculators/bmi");
  await page.getByRole("form", { name: "BMI inputs" }).getByLabel("Weight", { exact: true }).fill("80");
  await expect(page.locator("#steps")).toContainText("27.68 kg/m²");
  await expect(page.locator("#steps li").first()).toBeHidden();
  await openSection(page, "Steps");
  await expect(page.locator("#steps li").first()).toBeVisible();
});

test("nothing offers to solve for an input where no number is put in", async ({ page }) => {
  await open(page, "/calculators/fraction");
  await openSection(page, "Compare and print");
  await expect(page.getByRole("button", { name: "Compare", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Solve for an input" })).toHaveCount(0);
});

test("on a desktop the dock stays below the header and fits the window", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await open(page, "/calculators/hvac");
  await openOptions(page);
  await page.getByLabel("Altitude", { exact: true }).focus();
  await page.evaluate(() => scrollBy(0, 600));
  const box = await page.locator(".dock-rest").boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(64);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(700);
  await expect(page.locator("output")).toBeInViewport({ ratio: 1 });
});

test("the form of Mortgage fits one and a half screens of a desktop", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/calculators/mortgage");
  const form = await page.locator("[data-inputs]").first().boundingBox();
  expect((form?.y ?? 0) + (form?.height ?? Number.NaN)).toBeLessThan(1.5 * 900);
});

test("displays notes and the disclaimer with the answer, outside sections", async ({ page }) => {
  await open(page, "/calculators/firefighting");
  await expect(page.locator(".dock [data-disclaimer]")).toHaveText(
    "Not a listed hydraulic program; the authority having jurisdiction (AHJ) governs.",
  );
  // A note about the climate data of the default station.
  await open(page, "/calculators/hvac");
  await expect(page.locator(".dock [data-warnings] li")).toBeVisible();
  await expect(page.locator("details [data-warnings]")).toHaveCount(0);
});

test("the figures of the server are dimmed while they are of other inputs", async ({ page }) => {
  // Without the use that `open` pretends, which would load the code of the answer.
  await page.goto("/calculators/mortgage");
  await page.waitForLoadState("networkidle");
  const release = await holdScripts(page);
  await page.getByLabel("Home price").fill("450000");
  await expect(page.locator(".dock-figure .grayscale")).toBeVisible();
  await expect(page.locator(".dock-rest .grayscale")).not.toHaveCount(0);
  release();
  await expect(page.locator(".dock .grayscale")).toHaveCount(0);
  await expect(page.locator(".dock-figure")).toContainText(/\$2,\d{3}/);
});
