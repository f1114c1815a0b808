import type { APIRequestContext, Page } from "@playwright/test";
import { calculatorPath, formCalculators } from "../lib/catalog/calculators";
import { workedExamples } from "../lib/faces/page/worked-examples";
import type { FormCalculator } from "../lib/kit/calculator/define";
import { applies, defaultEntries } from "../lib/kit/fields/entry";
import type { SimpleField } from "../lib/kit/fields/field";
import { clipboardText } from "./support/browser";
import { choose as chooseIn } from "./support/choice";
import { expectCopied } from "./support/copy-button";
import { type ShiftWindow, VISIBLE_SHIFT, withPage } from "./support/page-quality";
import { openFullReport } from "./support/paper";
import { openOptions, openSection } from "./support/sections";
import { SWEEP, sweptButFirst } from "./support/sweep";
import { address, expect, open, test } from "./support/test";

const primary = (page: Page) => page.locator("output");
/** A figure of the answer: the primary one, its meaning, or one of the list below, which is none of the worked examples'. */
const figure = (page: Page, text: string) =>
  page
    .getByRole("main")
    .locator("output, [data-verdict], :not(li) > dl dd")
    .filter({ hasText: new RegExp(`^${RegExp.escape(text)}$`) });
/** A figure is there, unfolded where it is none of the key ones. */
async function expectFigure(page: Page, text: string): Promise<void> {
  const match = figure(page, text).first();
  await match.evaluate((element) => element.closest("details")?.setAttribute("open", ""));
  await expect(match).toBeVisible();
}
const form = (page: Page, { label }: FormCalculator) => page.getByRole("form", { name: `${label} inputs` });

interface ApiAnswer {
  inputs: Record<string, unknown>;
  outputs: Record<string, { value: number | string; display: string } | number | string>;
  errors?: { field: string; message: string }[];
}

/** The API's answer to what a page's address says. */
async function apiAnswer(request: APIRequestContext, id: string, query: string) {
  const response = await request.get(`/api/v1/calculators/${id}?${query || "currency=USD"}`);
  return { status: response.status(), body: (await response.json()) as ApiAnswer };
}

const TEXT_KINDS = ["money", "percent", "number", "count", "quantity", "duration", "clock", "text", "day"];

interface Mistake {
  /** Place in the form. */
  path: string;
  label: string;
  text: string;
}

/** The first field that one can get wrong at first; none where one only chooses. */
function firstMistake({ inputs }: FormCalculator): Mistake | undefined {
  const entries = defaultEntries(inputs);
  const mistake = (path: string, field: SimpleField) => {
    const optional = "optional" in field && field.optional;
    if (!TEXT_KINDS.includes(field.kind) || (field.kind === "day" && optional)) return [];
    const text = field.kind === "day" ? "" : field.kind === "text" ? "((" : "12abc";
    return [{ path, label: field.label, text }];
  };
  const inputsWithText = Object.entries(inputs)
    .filter(([, field]) => applies(field, entries) && !field.advanced)
    .flatMap(([id, field]) =>
      field.kind === "rows"
        ? Object.entries(field.fields).flatMap(([columnId, column]) =>
            column.kind === "rows" ? [] : mistake(`${id}.0.${columnId}`, column),
          )
        : mistake(id, field),
    );
  return inputsWithText[0];
}

for (const { thing: calculator, details } of sweptButFirst(formCalculators, ({ category }) => category)) {
  const path = calculatorPath(calculator);
  const mistake = firstMistake(calculator);

  test.describe(calculator.label, details, () => {
    test("answers before any script runs, and its examples open with the figures they are held to", async ({
      page,
      request,
      browser,
    }) => {
      const plain = await browser.newContext({ javaScriptEnabled: false });
      const still = await plain.newPage();
      await still.goto(path);
      await expect(primary(still)).not.toBeEmpty();
      await plain.close();

      const examples = await workedExamples(calculator);
      expect(examples).toHaveLength(3);
      for (const example of examples.slice(1)) {
        await page.clock.setFixedTime(example.now);
        await open(page, example.query ? `${path}?${example.query}` : path);
        for (const { text } of example.figures) await expectFigure(page, text);
        await expect(page.getByText("This link contains settings")).toHaveCount(0);
        const figureText = await primary(page).textContent();
        const { status } = await apiAnswer(request, calculator.id, example.query);
        expect(status).toBe(200);
        await page.reload();
        await expect(primary(page)).toHaveText(figureText ?? "");
      }
    });

    if (mistake)
      test("says what is wrong at the field, keeps the last result, and goes back", async ({
        page,
        request,
      }) => {
        await open(page, path);
        const before = await primary(page).textContent();
        const { path: place, label, text } = mistake;
        const input = form(page, calculator).getByLabel(label, { exact: true }).first();
        await input.fill(text);
        await expect(input).toHaveAttribute("aria-invalid", "true");
        await expect(page.getByText("This is the result of the last valid inputs.")).toBeVisible();
        await expect(primary(page)).toHaveText(before ?? "");
        await expect.poll(() => address(page)).toContain(`${place.split(".")[0]}=`);
        const { status, body } = await apiAnswer(request, calculator.id, new URL(page.url()).search.slice(1));
        expect(status).toBe(400);
        expect(body.errors?.map((error) => error.field)).toContain(place);
        const message = body.errors?.find((error) => error.field === place)?.message ?? "";
        await expect(page.getByText(message).first()).toBeVisible();

        await page.getByRole("button", { name: "Reset", exact: true }).click();
        await expect(input).not.toHaveAttribute("aria-invalid", "true");
        await expect(page.getByText("This is the result of the last valid inputs.")).toHaveCount(0);
        await expect.poll(() => address(page)).toBe(path);
      });

    test("is compared, copied and printed as a full report", async ({ page }) => {
      await open(page, path);
      await page.getByRole("button", { name: "Copy result" }).first().click();
      await expect.poll(() => clipboardText(page)).not.toBe("");
      await openSection(page, "Compare and print");
      await page.getByRole("button", { name: "Compare", exact: true }).click();
      await expect(page.getByRole("region", { name: "Comparison" })).toContainText("Current");
      const sheet = await openFullReport(page);
      await expect(sheet.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(sheet).toContainText(path);
      for (const section of [
        "Inputs",
        "Results",
        "Formulas with values",
        "Assumptions",
        "Warnings",
        "Sources",
      ])
        await expect(sheet.getByRole("region", { name: section })).toBeVisible();
      await expect(sheet.getByRole("region", { name: "Comparison" })).toContainText("Current");
      await expect(form(page, calculator)).toBeHidden();
    });
  });
}

test("what an address asks for is answered before anyone touches the page, steps and all", async ({
  page,
}) => {
  await page.goto("/calculators/bmi?weight=80");
  await expect(primary(page)).toContainText("27.7");
  const steps = page.locator("#steps");
  await expect(steps.getByText("BMI = 80 kg / (1.7 m)² = 27.68 kg/m²")).toBeAttached();
});

test("a step's formula is copied as text and as LaTeX", async ({ page }) => {
  await open(page, "/calculators/bmi");
  const step = (await openSection(page, "Steps")).getByRole("listitem").first();
  await step.getByText("Symbols and source").click();
  await expect(step.getByRole("definition").filter({ hasText: "70 kg" })).toBeVisible();
  await step.getByRole("button", { name: "Copy as text" }).click();
  await expect
    .poll(() => clipboardText(page))
    .toBe("Body mass index\nBMI = m / h²\nBMI = 70 kg / (1.7 m)² = 24.22 kg/m²");
  await step.getByRole("button", { name: "Copy as LaTeX" }).click();
  await expect.poll(() => clipboardText(page)).toBe("\\mathrm{BMI} = \\frac{m}{h^{2}}");
});

test("hostile and stale addresses display their problems and no result", async ({ page }) => {
  await open(
    page,
    "/calculators/loan?frequency=%3Cscript%3E&rate=7&nothing=1&__proto__=2&currency=XXX&extras=%5B1",
  );
  await expect(page.getByText("This link contains settings")).toContainText("nothing");
  const problems = page.locator("[data-no-result]");
  await expect(problems).toContainText("Payment frequency: “<script>” in the address is not a valid value.");
  await expect(problems).toContainText("“XXX” in the address is not a valid value.");
  const inputs = page.getByRole("form", { name: "Loan inputs" });
  const rate = inputs.getByLabel("Interest rate", { exact: true });
  await expect(rate).toHaveValue("7");
  await rate.fill("8");
  await expect(problems).toHaveCount(0);
});

test("scenarios stay over a reload and in the link, and nothing on the page shifts for them", async ({
  browser,
}) => {
  await withPage(browser, async (page) => {
    await open(page, "/calculators/loan?rate=5");
    const comparison = page.getByRole("region", { name: "Comparison" });
    const rate = page.getByRole("form", { name: "Loan inputs" }).getByLabel("Interest rate", { exact: true });
    await openSection(page, "Compare and print");
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await rate.fill("7");
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await rate.fill("6");
    await expect(comparison.getByRole("columnheader", { name: /^[ABC]\b/ })).toHaveCount(3);
    await expect.poll(() => address(page)).toBe("/calculators/loan?rate=6&what-if=rate%3D5&what-if=rate%3D7");
    const comparisonText = (await comparison.textContent()) ?? "";

    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await page.reload();
      await expect(page.getByRole("region", { name: "Compared scenarios" })).toBeVisible();
      const shifts = await page.evaluate(() => (window as unknown as ShiftWindow).layoutShifts);
      expect(shifts.filter(({ value }) => value >= VISIBLE_SHIFT)).toEqual([]);
      await openSection(page, "Compare and print");
      await expect(comparison).toHaveText(comparisonText);
      await expect(page.getByText("This link contains settings")).toHaveCount(0);
    }

    await comparison.getByRole("button", { name: "Load B" }).click();
    await expect(rate).toHaveValue("7");
    await comparison.getByRole("button", { name: "Remove A" }).click();
    await expect.poll(() => address(page)).toBe("/calculators/loan?rate=7&what-if=rate%3D7");
  });
});

test(
  "scenarios in an address move nothing that is seen, however short the form",
  SWEEP,
  async ({ browser }) => {
    for (const { id } of formCalculators)
      await withPage(browser, async (page) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await open(page, `/calculators/${id}?what-if=`);
        await expect(page.getByRole("region", { name: "Compared scenarios" })).toBeVisible();
        await expect(page.getByRole("heading", { name: "How it works" })).toBeVisible();
        const shifts = await page.evaluate(() => (window as unknown as ShiftWindow).layoutShifts);
        expect(
          shifts.filter(({ value }) => value >= VISIBLE_SHIFT),
          id,
        ).toEqual([]);
      });
  },
);

test("hostile scenarios in an address are passed over", async ({ page }) => {
  await open(page, "/calculators/loan?rate=7&what-if=extras%3D%255B1&what-if=nothing%3D1&what-if=rate%3D4");
  await openSection(page, "Compare and print");
  await expect(page.getByRole("columnheader", { name: /^[ABC]\b/ })).toHaveCount(2);
  await expect(page.getByText("This link contains settings")).toHaveCount(0);
  await open(page, "/calculators/loan?rate=7&what-if=nothing%3D1");
  await expect(page.getByRole("heading", { name: "Steps", exact: true })).toBeVisible({ timeout: 3000 });
});

test("one calculator's page loads no other's code", SWEEP, async ({ page }) => {
  const loaded = new Map<string, Set<string>>();
  for (const calculator of formCalculators) {
    const { id } = calculator;
    const mistake = firstMistake(calculator);
    if (!mistake) continue;
    const scripts = new Set<string>();
    const note = (request: { url: () => string; resourceType: () => string }): void => {
      if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname);
    };
    page.on("request", note);
    await open(page, `/calculators/${id}`);
    const { label, text } = mistake;
    const input = form(page, calculator).getByLabel(label, { exact: true }).first();
    await input.fill(text);
    // Only the compute, which comes with the first sign of life, finds the mistake.
    await expect(input).toHaveAttribute("aria-invalid", "true");
    page.off("request", note);
    loaded.set(id, scripts);
  }
  for (const [id, scripts] of loaded) {
    const others = new Set([...loaded].filter(([other]) => other !== id).flatMap(([, each]) => [...each]));
    const ownScripts = [...scripts].filter((script) => !others.has(script));
    expect(ownScripts, `scripts of ${id} alone`).not.toEqual([]);
  }
});

test("units are switched without drift and remembered, and the currency too", async ({ page }) => {
  await open(page, "/calculators/bmi");
  const weight = page.getByRole("form", { name: "BMI inputs" }).getByLabel("Weight", { exact: true });
  const unit = page.getByLabel("Weight: unit");
  await weight.fill("70");
  await unit.selectOption("pound");
  await expect(weight).toHaveValue("154.3");
  await unit.selectOption("kilogram");
  await expect(weight).toHaveValue("70");
  await unit.selectOption("pound");
  await expect.poll(() => address(page)).toContain("weight.unit=pound");
  const figureText = await primary(page).textContent();
  await page.reload();
  await expect(unit).toHaveValue("pound");
  await expect(primary(page)).toHaveText(figureText ?? "");
  await open(page, "/calculators/calorie");
  await expect(page.getByLabel("Weight: unit")).toHaveValue("pound");

  await open(page, "/calculators/loan");
  await openOptions(page);
  await page.getByLabel("Currency").selectOption("EUR");
  await expect(primary(page)).toContainText("€");
  await open(page, "/calculators/savings");
  await expect(primary(page)).toContainText("€");
});

test("a bare number after stone is pounds in the form too, with a note", async ({ page }) => {
  await open(page, "/calculators/bmi");
  const form = page.getByRole("form", { name: "BMI inputs" });
  await form.getByLabel("Weight", { exact: true }).fill("11 st 4");
  await form.getByLabel("Height", { exact: true }).fill("5 ft 9");
  await expect(primary(page)).toContainText("23.3");
  await expect(form.getByText("Read as ≈ 71.66759 kg")).toBeVisible();
});

test("the time calculator's modes with time zones compute in the browser, and show a currency only for pay", async ({
  page,
}) => {
  const choose = (mode: string) => chooseIn(page, "What to calculate", mode);
  await open(page, "/calculators/time");
  await choose("Unix time");
  await expect(primary(page)).toContainText("November 14, 2023");
  await page.getByRole("form").getByLabel("Unix time", { exact: true }).fill("-1");
  await expect(primary(page)).toContainText("December 31, 1969");
  await expect(page.getByLabel("Currency")).toHaveCount(0);
  await choose("Multiply or divide");
  await expect(primary(page)).toContainText("5 h 15 min");
  await choose("Between two dates");
  await expect(primary(page)).toContainText("8 h 30 min");
  await choose("Time card");
  await openOptions(page);
  await expect(page.getByLabel("Currency")).toBeVisible();
});

test("a mortgage's years are seen whole on a desktop, and its folded schedule tells how many rows it has", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/calculators/mortgage");
  await openSection(page, "Breakdown");
  const schedule = page.getByRole("button", { name: /^Payment schedule/ });
  await expect(schedule).toHaveText("Payment schedule360 rows");
  const table = page.getByRole("region", { name: "By year of the mortgage, table" });
  await expect(table.getByRole("columnheader", { name: "Balance" })).toBeVisible();
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("a reset can be undone, and the button confirms a copied result", async ({ page }) => {
  await open(page, "/calculators/loan");
  const amount = page.getByRole("textbox", { name: "Loan amount", exact: true });
  const typical = await amount.inputValue();
  const reset = page.getByRole("button", { name: "Reset", exact: true });
  const undo = page.getByRole("button", { name: "Undo reset" });
  await expect(undo).toHaveCount(0);
  await amount.fill("123456");
  await reset.click();
  await expect(amount).toHaveValue(typical);
  await undo.click();
  await expect(amount).toHaveValue(/^123,?456$/);
  await expect(reset).toBeFocused();
  await expect(undo).toHaveCount(0);
  await reset.click();
  await amount.fill("5000");
  await expect(undo).toHaveCount(0);
  await expectCopied(page.getByRole("button", { name: "Copy result" }).first());
});
