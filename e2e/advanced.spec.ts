import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { choose } from "./support/choice";
import { angle, SCIENTIFIC } from "./support/scientific";
import { expect, open, test } from "./support/test";

const panel = (page: Page): Locator => page.getByRole("region", { name: "Advanced calculator" });
const line = (page: Page): Locator =>
  page.getByRole("textbox", { name: "Expression, equation or definition" });
const notebook = (page: Page): Locator => page.getByRole("region", { name: "Notebook" });
const entries = (page: Page): Locator => notebook(page).getByRole("listitem");
const definitions = (page: Page): Locator => page.getByRole("region", { name: "Variables and functions" });
const openTool = (page: Page, name: string): Promise<void> => choose(panel(page), "Tool", name);

async function openAdvanced(page: Page, query = ""): Promise<void> {
  await open(page, `${SCIENTIFIC}?page=advanced${query}`);
  await expect(panel(page)).toBeVisible();
}

async function calculate(page: Page, text: string): Promise<void> {
  await line(page).fill(text);
  await line(page).press("Enter");
}

test("its code is loaded when its tab is opened, mathjs in a worker alone", async ({ page }) => {
  await open(page, SCIENTIFIC);
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  await expect(panel(page)).toHaveCount(0);
  await page.getByRole("tab", { name: "Advanced" }).click();
  await expect(panel(page)).toBeVisible();
  await expect.poll(() => workers.length).toBeGreaterThan(0);
});

test("lines are calculated, kept, edited, undone and last over a visit", async ({ page }) => {
  await openAdvanced(page);
  await calculate(page, "derivative(x^2 sin(x), x)");
  await expect(entries(page).first()).toContainText("π · x² · cos(x) / 180 + 2 · x · sin(x)");
  await calculate(page, "a = 1/3");
  await expect(definitions(page)).toContainText("a = 1/3");
  await calculate(page, "f(x) = a x^2");
  await calculate(page, "f(3)");
  await expect(entries(page)).toHaveCount(4);
  await expect(entries(page).first().getByRole("definition")).toContainText("3");
  await page.reload();
  await expect(entries(page)).toHaveCount(4);
  await calculate(page, "f(6)");
  await expect(entries(page)).toHaveCount(5);
  await expect(entries(page).first().getByRole("definition")).toContainText("12");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(entries(page)).toHaveCount(4);
  await entries(page).first().getByRole("button", { name: "Edit f(3)" }).click();
  await expect(line(page)).toHaveValue("f(3)");
  await definitions(page).getByRole("button", { name: "Remove a" }).click();
  await expect(definitions(page)).not.toContainText("a = 1/3");
});

test("a line in the address is there when the page opens, and a calculated one is put into it", async ({
  page,
}) => {
  await openAdvanced(page, "&expression=eigenvalues(%5B%5B2%2C1%5D%2C%5B1%2C3%5D%5D)");
  await expect(panel(page)).toContainText("≈ 1.38196601125");
  await calculate(page, "roots(x^2 - 2)");
  await expect(page).toHaveURL(/page=advanced&expression=roots/);
});

test("an answer names its angle unit, and one press recomputes it in radians", async ({ page }) => {
  await openAdvanced(page);
  await expect(angle(page, "DEG")).toBeChecked();
  await calculate(page, "derivative(sin(x), x)");
  const first = entries(page).first();
  await expect(first).toContainText("Angles in degrees: the derivative of sin(x) is π/180 · cos(x).");
  await first.getByRole("button", { name: "Use radians" }).click();
  await expect(first).toContainText("Angles in radians.");
  await expect(first.getByRole("definition")).not.toContainText("180");
  await expect(angle(page, "RAD")).toBeChecked();
  await calculate(page, "x^2 + 1");
  await expect(entries(page).first()).not.toContainText("Angles in");
  await page.reload();
  await expect(angle(page, "RAD")).toBeChecked();
  await expect(entries(page).last()).toContainText("Angles in radians.");
});

test("a line that would take forever ends in a sentence within a second, and the page goes on", async ({
  page,
}) => {
  await openAdvanced(page);
  await calculate(page, "1 + 1");
  await expect(entries(page)).toHaveCount(1);
  for (const hostile of [
    "9^9^9^9",
    "factorial(1e9)",
    "zeros(10000,10000)",
    "g(x) = g(x)",
    `derivative(${"sin(".repeat(30)}x${")".repeat(30)}, x, 10)`,
  ]) {
    await line(page).fill(hostile);
    const before = Date.now();
    await line(page).press("Enter");
    await expect(panel(page).locator(".text-danger")).toHaveText(/\.$/);
    expect(Date.now() - before).toBeLessThan(2500);
  }
  await calculate(page, "2 + 3");
  await expect(entries(page)).toHaveCount(2);
});

test("a matrix is entered in a grid by keys, and pasted from a spreadsheet", async ({ page }) => {
  await openAdvanced(page);
  await openTool(page, "Matrix");
  const cell = (row: number, column: number): Locator =>
    panel(page).getByRole("textbox", { name: `A, row ${row}, column ${column}` });
  await cell(1, 1).focus();
  await page.keyboard.type("4");
  await page.keyboard.press("ArrowRight");
  await expect(cell(1, 2)).toBeFocused();
  await page.keyboard.type("7");
  await page.keyboard.press("Enter");
  await expect(cell(2, 2)).toBeFocused();
  await page.keyboard.type("6");
  // The first moves within the cell, the second to the next one.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("2");
  await expect(cell(2, 1)).toHaveValue("2");
  await panel(page).getByRole("button", { name: "Calculate" }).click();
  await expect(entries(page).first().getByRole("definition")).toContainText("10");
  await cell(1, 1).evaluate((field) => {
    const data = new DataTransfer();
    data.setData("text/plain", "1\t2\t3\n4\t5\t6\n7\t8\t10");
    field.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(cell(3, 3)).toHaveValue("10");
  await panel(page).getByRole("button", { name: "Calculate" }).click();
  await expect(entries(page).first().getByRole("definition")).toContainText("−3");
  // The header must not cover a part of a control: axe takes what is left of it for its size.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoViolations(page, "the matrix grid");
});

test("equations, calculus and statistics have forms of their own", async ({ page }) => {
  await openAdvanced(page);
  await openTool(page, "Equations");
  await panel(page).getByRole("button", { name: "Calculate" }).click();
  await expect(entries(page).first()).toContainText("The system has exactly one solution.");
  await openTool(page, "Roots & calculus");
  await panel(page).getByLabel("Operation").selectOption("All roots of a polynomial");
  await panel(page).getByRole("button", { name: "Calculate" }).click();
  await expect(entries(page).first()).toContainText("3 are real; all exact");
  await openTool(page, "Statistics");
  await panel(page).getByRole("textbox", { name: "Numbers" }).fill("3\n5\n9");
  await expect(panel(page)).toContainText("3 numbers");
  await panel(page).getByRole("button", { name: "Calculate" }).click();
  await expect(entries(page).first()).toContainText("17/3");
  await panel(page).getByLabel("Operation").selectOption("Two lists: regression of y on x");
  await panel(page).getByRole("textbox", { name: "Values of y" }).fill("1 2 4");
  await panel(page).getByRole("button", { name: "Calculate" }).click();
  await expect(entries(page).first()).toContainText("R²");
});

for (const [name, width, height] of [
  ["a phone", 390, 844],
  ["a desktop", 1440, 900],
] as const)
  test(`it fits ${name}, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAdvanced(page);
    await calculate(page, "eigenvectors([[2, 1], [1, 3]])");
    await calculate(
      page,
      "inv([[1, 1/2, 1/3, 1/4], [1/2, 1/3, 1/4, 1/5], [1/3, 1/4, 1/5, 1/6], [1/4, 1/5, 1/6, 1/7]])",
    );
    await expect(entries(page)).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    if (width < 500)
      for (const button of await panel(page).getByRole("button").all()) {
        const box = await button.boundingBox();
        expect(box?.height, (await button.textContent()) ?? "").toBeGreaterThanOrEqual(44);
      }
    await expectNoViolations(page, name);
  });
