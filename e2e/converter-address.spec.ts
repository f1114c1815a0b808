/** The converter's state in the address. */
import type { Page } from "@playwright/test";
import { chooseUnit, expectResult, toolPath, unitButton, valueField } from "./support/converter";
import { openSection } from "./support/sections";
import { address, expect, open, test } from "./support/test";

const canonical = (page: Page) => page.locator("link[rel=canonical]");
const notice = (page: Page) => page.getByText("This link contains settings");

test("follows value, units, digits and parameters, and is bare again at the defaults", async ({ page }) => {
  await open(page, toolPath("pressure"));
  await valueField(page).fill("32");
  await expect(page).toHaveURL(toolPath("pressure", { value: "32" }));
  await chooseUnit(page, "From", "psig");
  await expect(page).toHaveURL(toolPath("pressure", { value: "32", from: "psig", to: "psi" }));
  await page.getByLabel("Ambient pressure p₀", { exact: true }).fill("90");
  await page.getByLabel("Digits").selectOption("6 significant");
  const full = { value: "32", from: "psig", to: "psi", "ambient-pressure": "90", digits: "s6" };
  await expect(page).toHaveURL(toolPath("pressure", full));
  await expect(canonical(page)).toHaveAttribute("href", new RegExp(`${toolPath("pressure")}$`));

  await page.getByLabel("Ambient pressure p₀", { exact: true }).fill("101.325");
  await page.getByLabel("Digits").selectOption("auto");
  await chooseUnit(page, "From", "pascal");
  await valueField(page).fill("1");
  await expect(page).toHaveURL(toolPath("pressure"));
});

test("survives a reload and is restored exactly, also in another window", async ({ page, context }) => {
  await open(page, toolPath("length"));
  await chooseUnit(page, "From", "foot");
  await chooseUnit(page, "To", "centimeter");
  await valueField(page).fill("5' 11 3/8\"");
  await page.getByLabel("Digits").selectOption("5 significant");
  await expect(page).toHaveURL((url) => url.searchParams.get("digits") === "s5");
  const shared = page.url();
  const other = await context.newPage();
  await Promise.all([page.reload(), other.goto(shared)]);
  for (const window of [page, other]) {
    await expect(valueField(window)).toHaveValue("5' 11 3/8\"");
    await expect(unitButton(window, "From")).toHaveAccessibleName(/Foot \(international\)/);
    await expect(unitButton(window, "To")).toHaveAccessibleName(/Centimeter/);
    await expect(window.getByLabel("Digits")).toHaveValue("s5");
    await expectResult(window, "181.29 cm");
    expect(window.url()).toBe(shared);
    await expect(notice(window)).toHaveCount(0);
    await expect(canonical(window)).toHaveAttribute("href", new RegExp(`${toolPath("length")}$`));
  }
});

test("an empty field and a refused value are restored as they were", async ({ page }) => {
  await open(page, toolPath("temperature", { value: "" }));
  await expect(valueField(page)).toHaveValue("");
  await expectResult(page, "");
  await open(page, toolPath("temperature", { value: "-300" }));
  await expectResult(page, "N/A");
});

test("leaves no entry behind: Back goes to the page before", async ({ page }) => {
  await open(page, "/converters");
  await page.getByRole("link", { name: "Length", exact: true }).click();
  await expect(page).toHaveURL(toolPath("length"));
  await valueField(page).fill("12");
  await expect(page).toHaveURL(toolPath("length", { value: "12" }));
  const related = await openSection(page, "Related converters");
  await related.getByRole("link", { name: "Area Converter", exact: true }).click();
  await expect(page.locator("h1")).toHaveText("Area Converter");
  await page.goBack();
  await expect(page).toHaveURL(toolPath("length", { value: "12" }));
  await expect(valueField(page)).toHaveValue("12");
  await page.goBack();
  await expect(page).toHaveURL("/converters");
});

test("another tool opens with its own units and its own first value", async ({ page }) => {
  await open(page, toolPath("length", { value: "12", from: "mile", to: "kilometer" }));
  const related = await openSection(page, "Related converters");
  await related.getByRole("link", { name: "Area Converter", exact: true }).click();
  await expect(page.locator("h1")).toHaveText("Area Converter");
  await expect(valueField(page)).toHaveValue("1");
  await expect(page).toHaveURL((url) => url.search === "");
});

/** Queries that name what the converter does not have: each ends in the defaults and in a notice that names them. */
const STALE: readonly [query: Record<string, string>, ignored: string][] = [
  [{ from: "__proto__", to: "constructor" }, "from, to"],
  [{ from: "<script>", digits: "s99" }, "from, digits"],
  [{ value: "9".repeat(401) }, "value"],
  [{ digits: "toString" }, "digits"],
  [{ to: "light-fortnight" }, "to"],
];

test("a query that names what the converter does not have ends in a notice, without a value to convert", async ({
  page,
}) => {
  for (const [query, ignored] of STALE) {
    await test.step(JSON.stringify(query).slice(0, 60), async () => {
      await open(page, toolPath("length", query));
      await expect(notice(page)).toContainText(`(${ignored})`);
      await expect(notice(page)).toHaveRole("status");
      const value = ignored === "digits" ? "1" : "";
      await expect(valueField(page)).toHaveValue(value);
      await expect(unitButton(page, "From")).toHaveAccessibleName("From Meter m");
      await expect(unitButton(page, "To")).toHaveAccessibleName("To Foot (international) ft");
      await expectResult(page, value && "3.280839895 ft");
      await expect(page).toHaveURL(value ? toolPath("length") : toolPath("length", { value }));
    });
  }
});

test("a hostile value is text in the field and nothing else", async ({ page }) => {
  const value = `"><script>document.title="owned"</script><img src=x onerror=alert(1)>`;
  let dialogs = 0;
  page.on("dialog", (dialog) => {
    dialogs += 1;
    return dialog.dismiss();
  });
  await open(page, toolPath("length", { value }));
  await expect(valueField(page)).toHaveValue(value);
  await expectResult(page, "Invalid Input");
  await expect(unitButton(page, "From")).toHaveAccessibleName("From Meter m");
  await expect(page).toHaveTitle(/^Length Converter/);
  await expect(page.locator("img[src=x]")).toHaveCount(0);
  expect(dialogs).toBe(0);
  await valueField(page).fill("2");
  await expectResult(page, "6.56167979 ft");
});

test("broken percent signs and repeated names do no harm", async ({ page }) => {
  await open(page, `${toolPath("length")}?value=%E0%A4%A&from=foot&from=meter&to=inch&utm_source=x`);
  await expect(unitButton(page, "From")).toHaveAccessibleName(/Foot/);
  await expectResult(page, "Invalid Input");
  await expect.poll(() => address(page)).toContain("from=foot");
});

test("what is typed before the page's scripts arrive is kept", async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(toolPath("length"), { waitUntil: "commit" });
  await valueField(page).fill("12");
  release();
  await expectResult(page, "39.37007874 ft");
  await expect(valueField(page)).toHaveValue("12");
});
