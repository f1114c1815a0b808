import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { choose, expectChosen } from "./support/choice";
import { openSection } from "./support/sections";
import { address, expect, open, test } from "./support/test";
import { THEMED_WINDOWS } from "./support/themed-windows";

const PAGE = "/calculators/materials";
const inputs = (page: Page) => page.getByRole("form", { name: "Materials inputs" });
const result = (page: Page) => page.locator("output");
const table = (page: Page, title: string) => page.getByRole("region", { name: `${title}, table` });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("the page that the server sends shows a material, its sources and others like it", async ({
  request,
}) => {
  const html = await (await request.get(PAGE)).text();
  expect(html).toContain("2,700 kg/m³");
  expect(html).toContain("Properties and their sources");
  expect(html).toContain("Aluminum 7075-T6");
});

test("a material is found by its number with the keyboard alone, and stands in the address", async ({
  page,
}) => {
  await open(page, PAGE);
  await expect(result(page)).toHaveText("2,700 kg/m³");
  await inputs(page)
    .getByRole("button", { name: /^Material/ })
    .focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option", { selected: true })).toBeVisible();
  await page.keyboard.type("1.4301");
  await page.keyboard.press("Enter");
  await expect(result(page)).toHaveText("8,000 kg/m³");
  await expect.poll(() => address(page)).toContain("material=stainless-304");
  await openSection(page, "Breakdown");
  const rows = table(page, "Properties and their sources");
  await expect(rows.getByRole("row", { name: /^Young’s modulus, E 193 GPa/ })).toContainText("Callister");
  await expectNoViolations(page, "with another material");
});

test("materials are narrowed, drawn over a line of equal index and saved", async ({ page }) => {
  await open(page, `${PAGE}?mode=find&kind=wood&index=stiff-beam`);
  await expect(result(page)).toHaveText("32");
  await inputs(page).getByLabel("Search", { exact: true }).fill("oak");
  await expect(result(page)).toHaveText("2");
  await openSection(page, "Breakdown");
  await expect(table(page, "Above the line").getByRole("row").nth(1)).toContainText("Oak");
  const chart = page.getByRole("region", { name: "Young’s modulus and density" });
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.getByText("Equal E^½/ρ")).toBeVisible();
  await inputs(page).getByText("More options").click();
  await inputs(page).getByLabel("Density, minimum", { exact: true }).fill("900");
  await inputs(page).getByLabel("Density, maximum", { exact: true }).fill("100");
  await expect(inputs(page).getByText("The maximum is less than the minimum.")).toBeVisible();
  await inputs(page).getByLabel("Density, minimum", { exact: true }).fill("abc");
  await expect(inputs(page).getByLabel("Density, minimum", { exact: true })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await inputs(page).getByLabel("Density, minimum", { exact: true }).fill("10");
  await inputs(page).getByLabel("Density, maximum", { exact: true }).fill("900");
  await expect.poll(() => address(page)).toContain("search=oak");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download Matching materials as CSV" }).click();
  const csv = await readFile(await (await download).path(), "utf8");
  expect(csv.split("\n")[0]).toContain("Young’s modulus");
  expect(csv).toContain("Oak");
  await expectNoViolations(page, "narrowed");
});

for (const { name, viewport, colorScheme, details } of THEMED_WINDOWS)
  test.describe(`on ${name}`, details, () => {
    test.use({ viewport, colorScheme });

    test("every mode fits the window and axe finds nothing", async ({ page }) => {
      await open(page, PAGE);
      for (const each of [
        "Find and chart",
        "Compare",
        "Weight and cost",
        "Thermal expansion",
        "Properties",
      ]) {
        await choose(page, "Task", each);
        await expectChosen(page, "Task", each);
        await expectNoViolations(page, each);
        expect(await overflow(page), each).toBeLessThanOrEqual(0);
      }
    });
  });

const CHOSEN = "density.gram-per-cubic-centimeter+melting.kelvin+toughness";
const heads = (page: Page) => table(page, "Matching materials").getByRole("columnheader");

test("columns are chosen, ordered and given units, stand in the address and in the CSV, and come back", async ({
  page,
}) => {
  await open(page, `${PAGE}?mode=find&search=6061`);
  await openSection(page, "Breakdown");
  const form = inputs(page);
  const chooser = form.getByRole("button", { name: /^Columns and units/ });
  await chooser.click();
  await form.getByRole("button", { name: "Mechanical", exact: true }).click();
  await expect(heads(page)).toHaveCount(10);
  // Uses keys alone: the focus continues from the button that was removed.
  await form.getByRole("button", { name: "Remove Young’s modulus" }).focus();
  for (let pressed = 0; pressed < 7; pressed += 1) await page.keyboard.press("Enter");
  await expect(heads(page)).toHaveText(["Material", /^Density/, /^Fracture toughness/]);
  await form.getByRole("button", { name: "Add Melting point" }).click();
  const up = form.getByRole("button", { name: "Move Melting point up" });
  await up.focus();
  await page.keyboard.press("Enter");
  await expect(up).toBeFocused();
  await form.getByLabel("Unit of Density").selectOption({ label: "g/cm³" });
  await form.getByLabel("Unit of Melting point").selectOption({ label: "K" });
  await expect.poll(() => address(page)).toContain(`columns=${CHOSEN}`);
  const wanted = ["Material", "Density (g/cm³)", "Melting point (K)", "Fracture toughness (MPa·√m)"];
  await expect(heads(page)).toHaveText(wanted);
  await expectNoViolations(page, "with the chooser open");
  await page.reload();
  await openSection(page, "Breakdown");
  await expect(heads(page)).toHaveText(wanted);
  await expect(table(page, "Matching materials").getByRole("row").nth(1)).toContainText("2.7");
  await expect(chooser).toContainText("Density (g/cm³), Melting point (K), Fracture toughness");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download Matching materials as CSV" }).click();
  const [head, first] = (await readFile(await (await download).path(), "utf8")).split("\n");
  expect(head?.trim()).toBe(wanted.join(","));
  expect(first).toMatch(/,2\.7,/);
});

test("unknown columns have an error and can be corrected", async ({ page }) => {
  await open(page, `${PAGE}?mode=compare&properties=density.parsec+gold+modulus`);
  await expect(inputs(page).getByText(/density has no unit “parsec”/)).toBeVisible();
  await inputs(page)
    .getByRole("button", { name: /^Properties and units/ })
    .click();
  await inputs(page).getByRole("button", { name: "Add Density" }).click();
  await openSection(page, "Breakdown");
  await expect(table(page, "Side by side").getByRole("row")).toHaveCount(3);
  await expect(table(page, "Side by side").getByRole("row").nth(1)).toContainText("Young’s modulus");
});

test.describe("with a thumb", () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true });

  test("the chooser of columns fits, and all of it is large enough", async ({ page }) => {
    await open(page, `${PAGE}?mode=find`);
    await inputs(page)
      .getByRole("button", { name: /^Columns and units/ })
      .click();
    const parts = inputs(page).locator("[data-field=columns]").locator("button, select");
    await expect(parts).toHaveCount(1 + 4 + 7 * 4 + 8);
    for (const part of await parts.all())
      expect((await part.boundingBox())?.height, (await part.textContent()) ?? "").toBeGreaterThanOrEqual(44);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

test("a plate held in the cold and in the heat is warned about", async ({ page }) => {
  await open(page, `${PAGE}?mode=expansion`);
  // tests/oracles/materials.py
  await expect(result(page)).toHaveText("9.44 mm");
  await inputs(page).getByLabel("Final temperature", { exact: true }).fill("300");
  await expect(page.getByText(/above the yield strength/).first()).toBeVisible();
  await inputs(page).getByLabel("Final temperature", { exact: true }).fill("900");
  await expect(page.getByText(/begins to melt/).first()).toBeVisible();
  await inputs(page).getByLabel("Final temperature", { exact: true }).fill("-300");
  await expect(page.getByText(/absolute zero/).first()).toBeVisible();
});

test.describe("in the United States", () => {
  test.use({ locale: "en-US" });

  test("10 ft of a 2 in round bar of 304 weigh 109 lb, a wall thicker than its tube is refused", async ({
    page,
  }) => {
    await open(
      page,
      `${PAGE}?units=us&mode=weight&material=stainless-304&shape=round&diameter=2+in&length=10+ft&price=4+USD`,
    );
    await expect(result(page)).toHaveText("109 lb");
    await inputs(page).getByLabel("Shape", { exact: true }).selectOption({ label: "Round tube, pipe" });
    await inputs(page).getByLabel("Thickness", { exact: true }).fill("2");
    await expect(inputs(page).getByLabel("Thickness", { exact: true })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
  });
});

test("the address of before leads here", async ({ page }) => {
  await page.goto("/calculators/material");
  await expect.poll(() => address(page)).toContain(PAGE);
});
