import type { Browser, BrowserContext, Page } from "@playwright/test";
import { clipboardText } from "./support/browser";
import { type ShiftWindow, VISIBLE_SHIFT, withPage } from "./support/page-quality";
import { address, expect, open, ready, test } from "./support/test";

const AMERICAN = "en-US";
const GERMAN = "de-DE";

const inputs = (page: Page) => page.getByRole("form", { name: "BMI inputs" });
const weight = (page: Page) => inputs(page).getByLabel("Weight", { exact: true });
const unit = (page: Page) => inputs(page).getByLabel("Weight: unit");
/** The switch of the form if it has one, else of the header. */
const unitSwitch = (page: Page, name: string) =>
  page.getByRole("radiogroup", { name: "Units" }).getByRole("radio", { name });
const steps = (page: Page) => page.locator("#steps");
/** Every figure with its unit. */
const figures = (page: Page) =>
  page.getByRole("main").locator("output, [data-verdict], :not(li) > dl dd").allTextContents();

async function withLocale<Result>(
  browser: Browser,
  locale: string,
  use: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ locale });
  try {
    return await use(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

test("the first page is in the visitor's units before any script runs, and says that caches must not share it", async ({
  browser,
}) => {
  for (const [locale, units] of [
    [AMERICAN, ["pound", "foot"]],
    ["en-GB", ["kilogram", "centimeter"]],
    [GERMAN, ["kilogram", "centimeter"]],
  ] as const) {
    const context = await browser.newContext({ locale, javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of ["/calculators/bmi", "/embed/bmi"]) {
      const response = await page.goto(path);
      expect(response?.headers().vary).toMatch(/^Accept-Language, Cookie,/);
      expect(response?.headers()["cache-control"]).toBe("private, no-cache");
      await expect(unit(page)).toHaveValue(units[0]);
      await expect(inputs(page).getByLabel("Height: unit")).toHaveValue(units[1]);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/calculators\/bmi$/);
    }
    await page.getByRole("link", { name: /^Show this in/ }).click();
    // The address has the system, so that the form that is sent without script takes the place of the page's own.
    await expect(page.locator('select[name="weight.unit"]')).toHaveValue(
      units[0] === "pound" ? "kilogram" : "pound",
    );
    await context.close();
  }
});

test("pages without quantities are the same for all, and shared", async ({ request }) => {
  const [american, german] = await Promise.all(
    [AMERICAN, GERMAN].map((language) =>
      request.get("/calculators/loan", { headers: { "Accept-Language": language } }),
    ),
  );
  expect(american?.headers().vary).not.toContain("Cookie");
  expect(await american?.text()).toBe(await german?.text());
});

test("a crawler that says no language gets SI, and the paths of the variants are no pages", async ({
  playwright,
  baseURL,
}) => {
  const crawler = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const page = await (await crawler.get("/calculators/bmi", { headers: { "Accept-Language": "" } })).text();
  expect(page).toContain("24.2");
  for (const [from, to] of [
    ["/calculators/bmi~us", "/calculators/bmi"],
    ["/embed/bmi~us", "/embed/bmi"],
  ] as const) {
    const response = await crawler.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(307);
    expect(new URL(response.headers().location ?? "", baseURL).pathname).toBe(to);
  }
  expect((await crawler.get("/calculators/loan~us", { maxRedirects: 0 })).status()).toBe(307);
  expect((await crawler.get("/embed/no-such~us")).status()).toBe(404);
  await crawler.dispose();
});

test("another system converts what stands there, and going back brings the typed numbers", async ({
  page,
}) => {
  await open(page, "/calculators/bmi");
  await weight(page).fill("81.3");
  await expect(page.locator("output")).toContainText("28.1");
  // Content below the result follows a moment later.
  await expect(steps(page)).toContainText("28.13 kg/m²");
  const before = await figures(page);
  await unitSwitch(page, "US customary units").click();
  await expect(weight(page)).toHaveValue("179.2");
  await expect(unit(page)).toHaveValue("pound");
  await expect(page.getByRole("main")).toContainText(/\d lb\b/);
  await expect(steps(page)).not.toContainText("kg)");
  expect(await figures(page)).not.toEqual(before);
  await expect(unitSwitch(page, "US customary units")).toBeChecked();

  await unitSwitch(page, "SI units").click();
  await expect(weight(page)).toHaveValue("81.3");
  await expect(unit(page)).toHaveValue("kilogram");
  await expect.poll(() => figures(page)).toEqual(before);
  await expect.poll(() => address(page)).toBe("/calculators/bmi?weight=81.3");
});

test("the choice is remembered over a reload, over pages and by the server", async ({ page, context }) => {
  await open(page, "/calculators/bmi");
  await unitSwitch(page, "US customary units").click();
  await expect(unit(page)).toHaveValue("pound");
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: "units", value: "us", path: "/", sameSite: "Lax" });
  await page.reload();
  await expect(unit(page)).toHaveValue("pound");
  await open(page, "/calculators/calorie");
  await expect(page.getByLabel("Weight: unit")).toHaveValue("pound");
  await expect.poll(() => address(page)).toBe("/calculators/calorie");
  await expect(unitSwitch(page, "US customary units")).toBeChecked();
});

test("on the way from calculator to calculator, and back to one that was seen before", async ({ page }) => {
  await open(page, "/calculators/bmi");
  const link = (name: string) => page.getByRole("link", { name, exact: true }).first();
  await link("Calorie").click();
  await expect(page.getByLabel("Weight: unit")).toHaveValue("kilogram");
  await unitSwitch(page, "US customary units").click();
  await expect(page.getByLabel("Weight: unit")).toHaveValue("pound");
  await link("BMI").click();
  await expect(page).toHaveURL(/\/calculators\/bmi$/);
  await expect(unit(page)).toHaveValue("pound");
  await expect(weight(page)).toHaveValue("154");
  await link("Loan").click();
  await expect(page).toHaveURL(/\/calculators\/loan$/);
  await link("BMI").click();
  await expect(unit(page)).toHaveValue("pound");
  await expect.poll(() => address(page)).toBe("/calculators/bmi");
});

test("a unit chosen by hand is remembered for its system", async ({ page }) => {
  await open(page, "/calculators/bmi");
  await unitSwitch(page, "US customary units").click();
  await expect(unit(page)).toHaveValue("pound");
  await unit(page).selectOption("stone");
  await expect(unit(page)).toHaveValue("stone");
  await open(page, "/calculators/bmi");
  await expect(unit(page)).toHaveValue("stone");
  await unitSwitch(page, "SI units").click();
  await expect(unit(page)).toHaveValue("kilogram");
  await open(page, "/calculators/bmi");
  await expect(unit(page)).toHaveValue("kilogram");
  await unitSwitch(page, "US customary units").click();
  await expect(unit(page)).toHaveValue("stone");
});

test("a link shows the same figures to every reader", async ({ browser }) => {
  const link = await withLocale(browser, AMERICAN, async (page) => {
    await open(page, "/calculators/bmi");
    await page.getByRole("button", { name: "Link", exact: true }).click();
    await expect.poll(() => clipboardText(page)).toContain("/calculators/bmi?units=us");
    await weight(page).fill("180");
    await expect.poll(() => address(page)).toBe("/calculators/bmi?weight=180&weight.unit=pound&units=us");
    return address(page);
  });
  for (const [path, prime] of [
    // 180 lb at 5 ft 7 in, 80 kg at 170 cm, 154 lb at 5 ft 7 in: the BMI by 25.
    [link, "1.13"],
    ["/calculators/bmi?weight=80", "1.11"],
    ["/calculators/bmi?units=us", "0.96"],
  ] as const) {
    const seen: string[][] = [];
    for (const locale of [AMERICAN, GERMAN])
      await withLocale(browser, locale, async (page) => {
        await open(page, path);
        await expect(unit(page)).toHaveValue(path.includes("us") ? "pound" : "kilogram");
        const weightValue = new URLSearchParams(path.split("?")[1]).get("weight");
        if (weightValue !== null) await expect(weight(page)).toHaveValue(weightValue);
        await expect(page.getByText("Calculating…")).toHaveCount(0);
        for (const section of ["breakdown", "steps"])
          await page.locator(`[data-section=${section}] > summary`).click();
        await expect(page.locator("#breakdown").getByText(prime, { exact: true })).toBeVisible();
        await steps(page).getByText("Symbols and source").first().click();
        await expect(steps(page).getByRole("button", { name: "Copy as text" })).toBeVisible();
        seen.push(await figures(page));
        expect(address(page)).toBe(path);
        // A link is no choice: the next page is in the reader's own units.
        await open(page, "/calculators/calorie");
        await expect(page.getByLabel("Weight: unit")).toHaveValue(locale === AMERICAN ? "pound" : "kilogram");
      });
    expect(seen[0]).toEqual(seen[1]);
  }
});

test("a frame takes the system in its address, and is switched in the frame", async ({ page }) => {
  await page.goto("/embed/bmi?units=us");
  await ready(page);
  await expect(unit(page)).toHaveValue("pound");
  await unitSwitch(page, "SI units").click();
  await expect(unit(page)).toHaveValue("kilogram");
});

test("on a phone the switch is in the menu and beside the form, large enough to touch", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/calculators/bmi");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.getByRole("radio", { name: "US customary units" }).click();
  await expect(menu.getByRole("radio", { name: "US customary units" })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(unit(page)).toHaveValue("pound");
  const target = await unitSwitch(page, "SI units").boundingBox();
  expect(target?.height).toBeGreaterThanOrEqual(44);
  expect(target?.width).toBeGreaterThanOrEqual(40);
});

test("nothing shifts for an American visitor, on any page with quantities", async ({ browser }) => {
  for (const path of ["/calculators/bmi", "/calculators/ductsizer", "/calculators/fraction"])
    await withPage(
      browser,
      async (page) => {
        await open(page, path);
        await expect(unitSwitch(page, "US customary units")).toBeChecked();
        const shifts = await page.evaluate(() => (window as unknown as ShiftWindow).layoutShifts);
        expect(
          shifts.filter(({ value }) => value >= VISIBLE_SHIFT),
          path,
        ).toEqual([]);
      },
      AMERICAN,
    );
});
