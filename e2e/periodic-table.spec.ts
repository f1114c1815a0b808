import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { expect, open, test } from "./support/test";

const TABLE = "/calculators/periodictable";
const cell = (page: Page, z: number) => page.locator(`[role=gridcell] [data-z="${z}"]`);
const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

test("without script every element stands in the table and leads to its page", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(TABLE);
  await expect(page.locator("[role=gridcell] a")).toHaveCount(118);
  await cell(page, 26).click();
  await expect(page).toHaveURL(/periodictable\/iron$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Iron");
  await page.getByRole("heading", { level: 2, name: "Substance" }).click();
  await expect(page.getByText("1,538 °C", { exact: false }).first()).toBeVisible();
  await context.close();
});

test("arrow keys walk through the table, over its gaps, and Enter opens a card", async ({ page }) => {
  await open(page, TABLE);
  await cell(page, 1).focus();
  const walk = async (keys: string, z: number) => {
    for (const key of keys.split(" ")) await page.keyboard.press(key);
    await expect(cell(page, z)).toBeFocused();
  };
  await walk("ArrowRight", 2);
  await walk("ArrowDown ArrowDown", 18);
  await walk("Home", 11);
  await walk("End", 18);
  await walk("Home ArrowDown ArrowRight ArrowRight", 21);
  await walk("Control+Home", 1);
  await walk("Control+End", 103);
  await walk("ArrowUp", 71);
  await expect(page.locator("[role=gridcell] a:not([tabindex])")).toHaveCount(1);
  await page.keyboard.press("Enter");
  const card = page.getByRole("dialog", { name: "Lutetium" });
  await expect(card.getByText("174.96669 ± 0.00005")).toBeVisible();
  await expect(page).toHaveURL(/element=Lu/);
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  await expect(cell(page, 71)).toBeFocused();
  await expect(page).not.toHaveURL(/element/);
});

test("an address opens a card, which leads on to its neighbors", async ({ page }) => {
  await open(page, `${TABLE}?element=Fe`);
  await expect(page.getByRole("dialog", { name: "Iron" }).getByText("7.90247 eV")).toBeVisible();
  await page.getByRole("button", { name: "Next: Cobalt" }).click();
  const cobalt = page.getByRole("dialog", { name: "Cobalt" });
  await expect(cobalt.getByText("58.933194", { exact: false })).toBeVisible();
  await expectNoViolations(page, "card");
});

test("search, filters, colors and states", async ({ page }) => {
  await open(page, TABLE);
  await page.getByRole("searchbox", { name: "Search" }).fill("wolfram");
  await expect(page.getByText("1 of 118 elements")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search" }).fill("zzz");
  await expect(page.getByText("0 of 118 elements")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search" }).fill("");
  await page.getByRole("button", { name: "Noble gases" }).click();
  await expect(page.getByText("6 of 118 elements")).toBeVisible();
  await page.getByRole("button", { name: "Noble gases" }).click();
  await page.getByRole("button", { name: "Group 1", exact: true }).click();
  await expect(page.getByText("7 of 118 elements")).toBeVisible();
  await page.getByRole("button", { name: "Group 1", exact: true }).click();
  await page.getByLabel("Show").selectOption("state");
  await expect(cell(page, 80)).toContainText("liquid");
  await field(page, "Temperature").fill("400");
  await expect(cell(page, 80)).toContainText("gas");
  await expect(cell(page, 50)).toContainText("liquid");
  for (const [text, words] of [
    ["", "Enter a temperature"],
    ["warm", "as a number"],
    ["-300", "below absolute zero"],
    ["9999999", "At most 6,000 K"],
  ] as const) {
    await field(page, "Temperature").fill(text);
    await expect(page.getByText(words).first()).toBeVisible();
  }
  await page.getByLabel("Show").selectOption("discovered");
  await page.getByRole("slider", { name: "Known by" }).fill("1700");
  await expect(page.getByText(/^1\d of 118 elements/)).toBeVisible();
  await page.getByLabel("Show").selectOption("electronegativity");
  await expect(cell(page, 9)).toContainText("3.98");
  await expectNoViolations(page, "color scale");
});

test("list, chart and comparison", async ({ page }) => {
  await open(page, TABLE);
  await page.getByRole("radio", { name: "List" }).click();
  await page.getByRole("button", { name: /^Density/ }).click();
  await page.getByRole("button", { name: /^Density/ }).click();
  await expect(page.locator("tbody tr").first()).toContainText("Osmium");
  await expectNoViolations(page, "list");
  await page.getByRole("radio", { name: "Trends" }).click();
  await page.getByLabel("Show").selectOption("electronegativity");
  await expect(page.getByRole("region", { name: "Electronegativity by atomic number" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Highest: fluorine, 3\.98; lowest: / })).toBeVisible();
  await page.getByLabel("Against").selectOption("density");
  await expect(page.getByRole("region", { name: /against Density/ })).toBeVisible();
  await page.getByRole("radio", { name: "Compare" }).click();
  await page.getByLabel("Element 2").selectOption("79");
  await page.getByRole("button", { name: "Add element" }).click();
  await expect(page.getByRole("row", { name: /^Density/ })).toContainText("19.3");
  await expectNoViolations(page, "comparison");
});

test("molar masses, of what was meant and of what was not", async ({ page }) => {
  await open(page, `${TABLE}?formula=Ca(OH)2%C2%B72H2O&amount=10%20g`);
  const input = field(page, "Formula or name");
  await expect(input).toHaveValue("Ca(OH)2·2H2O");
  await expect(page.getByText("110.122")).toBeVisible();
  await expect(page.getByText("0.090808")).toBeVisible();
  await input.fill("glucose");
  await expect(page.getByText("180.156")).toBeVisible();
  await input.fill("nacl");
  await expect(page.getByText("Read as NaCl")).toBeVisible();
  await expect(page.getByText("58.440")).toBeVisible();
  await input.fill("[13C]6H12O6");
  await expect(page.getByText("186.110")).toBeVisible();
  for (const [text, words] of [
    ["", "Enter a formula"],
    ["Ca(OH", "never closed"],
    ["((((((((((((", "too many nested parentheses"],
    ["<script>alert(1)</script>", "is not allowed here"],
  ] as const) {
    await input.fill(text);
    await expect(page.getByText(words).first()).toBeVisible();
  }
  await input.fill("NaCl");
  await field(page, "Amount").fill("-1");
  await expect(page.getByText("must be more than 0").first()).toBeVisible();
  await expectNoViolations(page, "molar mass");
});

test("equations with their yield", async ({ page }) => {
  await open(page, TABLE);
  await tab(page, "Equations").click();
  const input = field(page, "Equation");
  await expect(page.getByRole("region", { name: "Balanced equation" })).toContainText("4Fe+3O2→2Fe2O3");
  await field(page, "Fe").fill("10");
  await field(page, "O2").fill("3");
  await expect(page.getByText("Limiting: O₂")).toBeVisible();
  // An entry on its way is no error yet.
  const actual = page.getByLabel(/^Actual yield/);
  await actual.pressSequentially("x");
  await expect(actual).toHaveAttribute("aria-invalid", "false", { timeout: 400 });
  await actual.blur();
  await expect(actual).toHaveAttribute("aria-invalid", "true");
  await actual.fill("8");
  await expect(page.getByText("80.2% yield")).toBeVisible();
  await expectNoViolations(page, "yield");
  await input.fill("C + O2 -> CO + CO2");
  await expect(page.getByRole("region", { name: "Balanced equations" }).getByRole("listitem")).toHaveCount(2);
  await input.fill("Na -> K");
  await expect(page.getByText("Na is only on the left").first()).toBeVisible();
  await input.fill("Na");
  await expect(page.getByText("Put an arrow").first()).toBeVisible();
});

test("dilutions", async ({ page }) => {
  await open(page, TABLE);
  await tab(page, "Dilution").click();
  await expect(page.getByText("Take 25 mL of the stock solution")).toBeVisible();
  await field(page, "Final concentration C₂").fill("5");
  await expect(page.getByText("cannot make a solution stronger").first()).toBeVisible();
  await field(page, "Final concentration C₂").fill("abc");
  await expect(page.getByText("must be a number").first()).toBeVisible();
  await expectNoViolations(page, "dilution");
});

test("on a phone the table is turned and fits, and its card is a sheet from below", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, TABLE);
  const iron = await cell(page, 26).boundingBox();
  expect(iron?.width).toBeGreaterThan(40);
  expect(iron?.height).toBeGreaterThan(44);
  const [hydrogen, lithium] = [await cell(page, 1).boundingBox(), await cell(page, 3).boundingBox()];
  expect(lithium?.y).toBeCloseTo(hydrogen?.y ?? 0, 0);
  expect(lithium?.x).toBeGreaterThan(hydrogen?.x ?? 0);
  await cell(page, 1).focus();
  await page.keyboard.press("ArrowRight");
  await expect(cell(page, 3)).toBeFocused();
  await cell(page, 79).click();
  const card = page.getByRole("dialog", { name: "Gold" });
  await expect(card.getByText("196.966570 ± 0.000004")).toBeVisible();
  const box = await card.boundingBox();
  expect(box?.width).toBe(390);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
  await page.getByRole("button", { name: "Close" }).click();
  for (const name of ["Molar mass", "Equations", "Dilution", "Table"]) {
    await tab(page, name).click();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${name} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test("other spellings lead to an element's page, and what is no element is not found", async ({
  request,
}) => {
  for (const name of ["aluminium", "Al", "13", "Aluminum"]) {
    const response = await request.get(`${TABLE}/${name}`, { maxRedirects: 0 });
    expect(response.status(), name).toBe(307);
    expect(response.headers().location).toMatch(/\/calculators\/periodictable\/aluminum$/);
  }
  expect((await request.get(`${TABLE}/unobtainium`)).status()).toBe(404);
  expect((await request.get(`${TABLE}/gold/more`, { maxRedirects: 0 })).headers().location).toMatch(
    /\/gold$/,
  );
});
