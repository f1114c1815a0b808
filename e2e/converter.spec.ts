import type { Locator, Page } from "@playwright/test";
import {
  chooseUnit,
  copyButton,
  expectMessage,
  expectResult,
  resultOutput,
  swapButton,
  type Tool,
  toolPath,
  unitButton,
  valueField,
} from "./support/converter";
import { openSection } from "./support/sections";
import { expect, open, test } from "./support/test";

/**
 * Initial value and result of each tool, from the definitions: 1 ft = 0.3048 m, 1 lbf/in² = 6894.757293168 Pa,
 * 235.214583 ÷ mpg, 0.127 mm × 92^((36 − n)/39), WMO-No. 8 at 20 °C, 1 mi = 1.609344 km.
 */
const DEFAULTS: readonly [tool: Tool, value: string, result: string][] = [
  ["length", "1", "3.280839895 ft"],
  ["temperature", "1", "33.8 °F"],
  ["fuel-economy", "1", "235.21458 L/100 km"],
  ["pressure", "1", "0.0001450377377 psi"],
  ["wire-gauge", "1", "42.40769871 mm²"],
  ["number-base", "1", "1"],
  ["humidity", "1", "0.1724076227 g/m³"],
  ["pace", "1", "1.609344 min/mi"],
];

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [tool, value, result] of DEFAULTS) {
    test(`${tool} shows its first result, formula and tables`, async ({ page }) => {
      await page.goto(toolPath(tool));
      await expect(valueField(page)).toHaveValue(value);
      await expectResult(page, result);
      await expect(page.getByRole("region", { name: "Conversion Formula & Example" })).toContainText("=");
      await page.locator('[data-section="quick-0"] > summary').click();
      expect(await page.getByRole("table").count()).toBeGreaterThanOrEqual(2);
    });
  }
});

/** A state as it is typed, and what the page shows for it. */
interface Case {
  tool: Tool;
  from: string;
  to: string;
  value: string;
  result: string;
  message?: string;
}

/** Every accepted notation, in feet, 1 ft = 30.48 cm. */
const NOTATIONS: readonly Case[] = [
  ["12", "365.76 cm", ""],
  ["1.5", "45.72 cm", ""],
  ["1,5", "45.72 cm", ""],
  [".5", "15.24 cm", ""],
  ["1e3", "30,480 cm", ""],
  ["1.5×10³", "45,720 cm", ""],
  ["3/4", "22.86 cm", ""],
  ["1 1/2", "45.72 cm", ""],
  ["2½", "76.2 cm", ""],
  ["−2", "−60.96 cm", ""],
  ["1 234,5", "37,627.56 cm", ""],
  ["1,234", "37,612.32 cm", "Read as 1,234 ft"],
  ["5' 11 3/8\"", "181.2925 cm", "Read as 5 ft 11.375 in"],
  ["5'11", "180.34 cm", "Read as 5 ft 11 in"],
  ["5 ft 11 in", "180.34 cm", ""],
  ["10 mm + 0.5 in", "2.27 cm", "Read as ≈ 0.07447507 ft"],
  ["  7  ", "213.36 cm", ""],
].map(([value = "", result = "", message = ""]) => ({
  tool: "length",
  from: "foot",
  to: "centimeter",
  value,
  result,
  message,
}));

const VALUES: readonly Case[] = [
  { tool: "length", from: "kilometer", to: "nanometer", value: "1", result: "1,000,000,000,000 nm" },
  { tool: "length", from: "attometer", to: "exameter", value: "1", result: "1 × 10⁻³⁶ Em" },
  { tool: "temperature", from: "celsius", to: "fahrenheit", value: "-40", result: "−40 °F" },
  { tool: "temperature", from: "fahrenheit", to: "celsius", value: "72", result: "22.22222 °C" },
  { tool: "temperature", from: "celsius", to: "kelvin", value: "-273.15", result: "0 K" },
  {
    tool: "fuel-economy",
    from: "mile-per-gallon-us",
    to: "liter-per-100-kilometers",
    value: "0",
    result: "0 L/100 km",
  },
  {
    tool: "fuel-economy",
    from: "liter-per-100-kilometers",
    to: "mile-per-gallon-us",
    value: "0",
    result: "0 mpg",
  },
  {
    tool: "fuel-economy",
    from: "mile-per-gallon-us",
    to: "liter-per-100-kilometers",
    value: "25",
    result: "9.40858 L/100 km",
  },
  { tool: "pressure", from: "psig", to: "psi", value: "32", result: "46.69594878 psi" },
  { tool: "wire-gauge", from: "awg", to: "millimeter", value: "2/0", result: "9.265833249 mm" },
  { tool: "number-base", from: "decimal", to: "binary", value: "255", result: "11111111" },
  { tool: "number-base", from: "decimal", to: "hexadecimal", value: "48879", result: "BEEF" },
  { tool: "number-base", from: "hexadecimal", to: "decimal", value: "ff", result: "255" },
  {
    tool: "humidity",
    from: "relative-humidity",
    to: "absolute-humidity",
    value: "50",
    result: "8.620381136 g/m³",
  },
  {
    tool: "pace",
    from: "minute-per-kilometer",
    to: "minute-per-mile",
    value: "5:30",
    result: "8.851392 min/mi",
    message: "Read as 5.5 min/km",
  },
  { tool: "pace", from: "minute-per-kilometer", to: "kilometer-per-hour", value: "5", result: "12 km/h" },
];

/** Inputs that are not valid numbers, with the field's message. */
const INVALID: readonly Case[] = [
  {
    tool: "length",
    from: "meter",
    to: "foot",
    value: "abc",
    result: "Invalid Input",
    message: "Invalid Input: “abc” is not a valid number or unit here.",
  },
  {
    tool: "length",
    from: "meter",
    to: "foot",
    value: "5 kg",
    result: "Invalid Input",
    message: "Invalid Input: “kg” is not a valid number or unit here.",
  },
  { tool: "length", from: "meter", to: "foot", value: "1 2 3", result: "Invalid Input" },
  {
    tool: "length",
    from: "meter",
    to: "foot",
    value: "1/0",
    result: "N/A",
    message: "A denominator cannot be zero.",
  },
  {
    tool: "temperature",
    from: "celsius",
    to: "fahrenheit",
    value: "-273.16",
    result: "N/A",
    message: "Nothing is colder than absolute zero: 0 K, −273.15 °C or −459.67 °F.",
  },
  {
    tool: "fuel-economy",
    from: "mile-per-gallon-us",
    to: "liter-per-100-kilometers",
    value: "-1",
    result: "N/A",
    message: "A fuel economy cannot be negative.",
  },
  {
    tool: "pressure",
    from: "psig",
    to: "psi",
    value: "-15",
    result: "N/A",
    message: "A gauge cannot read below a perfect vacuum, which is −14.6959 psig here.",
  },
  {
    tool: "humidity",
    from: "relative-humidity",
    to: "absolute-humidity",
    value: "101",
    result: "N/A",
    message: "Relative humidity must be between 0 and 100%.",
  },
  { tool: "pace", from: "minute-per-kilometer", to: "kilometer-per-hour", value: "0", result: "N/A" },
];

for (const [title, cases] of Object.entries({ NOTATIONS, VALUES, REFUSED: INVALID })) {
  for (const [tool, ofTool] of Map.groupBy(cases, (one) => one.tool)) {
    test(`${title.toLowerCase()} of ${tool}`, async ({ page }) => {
      for (const [path, pair] of Map.groupBy(ofTool, ({ from, to }) => toolPath(tool, { from, to }))) {
        await open(page, path);
        for (const one of pair)
          await test.step(`“${one.value}” is ${one.result}`, () => expectCase(page, one));
      }
    });
  }
}

async function expectCase(page: Page, { value, result, message }: Case): Promise<void> {
  await valueField(page).fill(value);
  await expectResult(page, result);
  if (message !== undefined) await expectMessage(page, message);
  const isInvalid = result === "Invalid Input" || result === "N/A";
  await expect(valueField(page)).toHaveAttribute("aria-invalid", String(isInvalid));
  await expect(copyButton(page)).toBeEnabled({ enabled: !isInvalid });
}

test("an empty field has an empty result and no message", async ({ page }) => {
  await open(page, toolPath("length"));
  for (const text of ["", "   "]) {
    await valueField(page).fill(text);
    await expect(resultOutput(page)).toHaveText("");
    await expectMessage(page, "");
    await expect(valueField(page)).toHaveAttribute("aria-invalid", "false");
    await expect(copyButton(page)).toBeDisabled();
    await valueField(page).fill("2");
    await expectResult(page, "6.56167979 ft");
  }
});

test("swap exchanges the units and moves the result into the field", async ({ page }) => {
  await open(page, toolPath("length"));
  await valueField(page).fill("1e3");
  await expectResult(page, "3,280.839895 ft");
  await swapButton(page).click();
  await expect(valueField(page)).toHaveValue("3280.839895");
  await expect(unitButton(page, "From")).toHaveAccessibleName(/Foot/);
  await expect(unitButton(page, "To")).toHaveAccessibleName(/Meter/);
  await expectResult(page, "1,000 m");
  await swapButton(page).click();
  await expect(valueField(page)).toHaveValue("1000");
});

test("swap moves texts too, and leaves what has no result", async ({ page }) => {
  await open(page, toolPath("number-base"));
  await valueField(page).fill("10");
  await expectResult(page, "1010");
  await swapButton(page).click();
  await expect(valueField(page)).toHaveValue("1010");
  await expectResult(page, "10");
  await valueField(page).fill("12");
  await expectResult(page, "N/A");
  await swapButton(page).click();
  await expect(valueField(page)).toHaveValue("12");
  await expectResult(page, "1100");
});

test("units are chosen by mouse from a list with search", async ({ page }) => {
  await open(page, toolPath("length"));
  await unitButton(page, "To").click();
  const search = page.getByRole("combobox", { name: "To: search units" });
  const options = page.getByRole("listbox", { name: "To" }).getByRole("option");
  await expect(search).toBeFocused();
  await expect(options.filter({ hasText: "Foot (international)" })).toHaveAttribute("aria-selected", "true");
  const all = await options.count();
  expect(all).toBeGreaterThan(15);
  await search.fill("MILE");
  await expect.poll(() => options.count()).toBeLessThan(all);
  await options.filter({ hasText: "Mile (international, statute)" }).click();
  await expect(search).toBeHidden();
  await expect(unitButton(page, "To")).toBeFocused();
  await expect(unitButton(page, "To")).toHaveAccessibleName("To Mile (international, statute) mi");
  await expectResult(page, "0.0006213711922 mi");

  await unitButton(page, "From").click();
  await page.locator("h1").click();
  await expect(page.getByRole("listbox", { name: "From" })).toBeHidden();
  await expect(unitButton(page, "From")).toHaveAccessibleName("From Meter m");
});

test("units are chosen by keyboard: arrows, symbol search, Enter; Escape changes nothing", async ({
  page,
}) => {
  await open(page, toolPath("length"));
  await unitButton(page, "From").press("ArrowDown");
  await page.keyboard.type("km");
  const search = page.getByRole("combobox", { name: "From: search units" });
  await expect(search).toHaveValue("km");
  await page.keyboard.press("Enter");
  await expect(unitButton(page, "From")).toBeFocused();
  await expect(unitButton(page, "From")).toHaveAccessibleName("From Kilometer km");
  await expectResult(page, "3,280.839895 ft");

  await page.keyboard.press("Enter");
  await expect(search).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(unitButton(page, "From")).toHaveAccessibleName("From Inch in");
  await expectResult(page, "0.08333333333 ft");

  await page.keyboard.press("Enter");
  await page.keyboard.type("parsec of nonsense");
  await expect(page.getByText("No unit here matches “parsec of nonsense”.")).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(search).toBeHidden();
  await expect(unitButton(page, "From")).toBeFocused();
  await expect(unitButton(page, "From")).toHaveAccessibleName("From Inch in");

  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(search).toBeHidden();
});

test("formula, example, quick table and unit table follow the pair and the value", async ({ page }) => {
  await open(page, toolPath("length"));
  const card = page.getByRole("region", { name: "Conversion Formula & Example" });
  await page.locator("summary", { hasText: "Quick table" }).click();
  const quick = page.locator("#quick-0");
  await expect(card).toContainText("ft = m ÷ 0.3048");
  await expect(card).toContainText("1.8 m = 1.8 ÷ 0.3048 = 5.905511811 ft");
  await expect(quick.getByRole("row", { name: /^10 / })).toHaveText(/32\.80839895/);

  await chooseUnit(page, "From", "inch");
  await chooseUnit(page, "To", "centimeter");
  await valueField(page).fill("3");
  await expect(card).toContainText("cm = in × 2.54");
  await expect(card).toContainText("3 in = 3 × 2.54 = 7.62 cm");
  await expect(card).toContainText("Exact");
  await expect(quick.getByRole("columnheader")).toHaveText(["in", "cm"]);
  await expect(quick.getByRole("row", { name: /^10 / })).toHaveText(/25\.4$/);

  const units = page.getByRole("region", { name: "3 in in all units" });
  await expect(units.getByRole("row", { name: /^Millimeter / })).toHaveText(/76\.2/);
  const yard = units.getByRole("button", { name: "Yard", exact: true });
  await expect(yard).toHaveAttribute("aria-pressed", "false");
  await yard.click();
  await expect(yard).toHaveAttribute("aria-pressed", "true");
  await expect(unitButton(page, "To")).toHaveAccessibleName("To Yard yd");
  await expectResult(page, "0.08333333333 yd");
});

test("the digits control rounds the result, the tables and the example", async ({ page }) => {
  await open(page, toolPath("length"));
  const digits = page.getByLabel("Digits");
  const card = page.getByRole("region", { name: "Conversion Formula & Example" });
  // 1 ÷ 0.3048 and, in the example, 1.8 ÷ 0.3048
  const choices = [
    ["4 significant", "3.281 ft", "5.906 ft"],
    ["15 significant", "3.28083989501312 ft", "5.90551181102362 ft"],
    ["2 significant", "3.3 ft", "5.9 ft"],
    ["0 decimals", "3 ft", "6 ft"],
    ["2 decimals", "3.28 ft", "5.91 ft"],
    ["Auto (10 digits)", "3.280839895 ft", "5.905511811 ft"],
  ];
  for (const [label = "", result = "", example = ""] of choices) {
    await digits.selectOption(label);
    await expectResult(page, result);
    await expect(card).toContainText(`= ${example}`);
  }
  await open(page, toolPath("temperature"));
  await expect(page.getByLabel("Digits").locator("option:checked")).toHaveText("Auto (5 decimals)");
});

test("a parameter recomputes the result, offers presets and says what is wrong with it", async ({ page }) => {
  await open(page, toolPath("pressure", { from: "psig", to: "psi", value: "32" }));
  const ambient = page.getByLabel("Ambient pressure p₀", { exact: true });
  const message = page.locator(`[id="${await ambient.getAttribute("aria-describedby")}"]`);
  await expect(ambient).toHaveValue("101.325");
  await expectResult(page, "46.69594878 psi");
  await page
    .getByLabel("Ambient pressure p₀: common values")
    .selectOption("1,609 m (Denver, 5,280 ft) above sea level");
  await expect(ambient).toHaveValue("83.4276");
  await expectResult(page, "44.10015037 psi");
  const refusals = [
    ["abc", "Ambient pressure p₀ must be a number."],
    ["1001", "Ambient pressure p₀ must be between 0 and 1000 kPa."],
    ["-1", "Ambient pressure p₀ must be between 0 and 1000 kPa."],
    ["", "Enter ambient pressure p₀."],
  ];
  for (const [text = "", sentence = ""] of refusals) {
    await ambient.fill(text);
    await expect(message).toHaveText(sentence);
    await expect(ambient).toHaveAttribute("aria-invalid", "true");
    await expect(valueField(page)).toHaveAttribute("aria-invalid", "false");
    await expectResult(page, "N/A");
    await expect(copyButton(page)).toBeDisabled();
  }
  await ambient.fill("0");
  await expectResult(page, "32 psi");
});

test("humidity is computed with the air's temperature", async ({ page }) => {
  await open(page, toolPath("humidity", { value: "50" }));
  await page.getByLabel("Air temperature", { exact: true }).fill("25");
  await expectResult(page, "11.4825125 g/m³");
});

test("a result has a note, and the visible result is not announced with every key", async ({ page }) => {
  await open(page, toolPath("wire-gauge", { from: "millimeter", to: "awg", value: "2" }));
  await expect(resultOutput(page)).toHaveAttribute("aria-live", "off");
  await expect(page.getByText(/^The nearest standard gauge is 12 AWG: 2\.053 mm/)).toBeVisible();
  const id = await valueField(page).getAttribute("aria-describedby");
  await expect(page.locator(`[id="${id}"]`)).toBeAttached();
});

test("the pair page has its own title, heading, formula and units", async ({ page }) => {
  const path = `${toolPath("length")}/centimeters-to-inches`;
  await open(page, path);
  await expect(page).toHaveTitle("Centimeters to Inches (cm to in) | SciCalc");
  await expect(page.locator("h1")).toHaveText("Centimeters to Inches (cm to in)");
  await expectResult(page, "0.3937007874 in");
  await expect(page.getByRole("region", { name: "Conversion Formula & Example" })).toContainText(
    "in = cm ÷ 2.54",
  );
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${path}$`));
  await swapButton(page).click();
  await expect(page).toHaveURL((url) => url.pathname === path && url.searchParams.get("from") === "inch");
  await openSection(page, "Reverse and related");
  await expect(page.getByRole("link", { name: "All units: Length Converter" })).toHaveAttribute(
    "href",
    toolPath("length"),
  );
});

test("questions open one at a time, and up to six related converters lead on", async ({ page }) => {
  await open(page, toolPath("pressure"));
  const questions = page
    .getByRole("region", { name: "Frequently asked questions" })
    .getByRole("heading", { level: 3 })
    .getByRole("button");
  expect(await questions.count()).toBeGreaterThanOrEqual(2);
  await questions.nth(0).click();
  await expect(questions.nth(0)).toHaveAttribute("aria-expanded", "true");
  await questions.nth(1).click();
  await expect(questions.nth(0)).toHaveAttribute("aria-expanded", "false");
  await questions.nth(1).click();
  await expect(questions.nth(1)).toHaveAttribute("aria-expanded", "false");

  await page.locator("summary", { hasText: "Related converters" }).click();
  const related = page.locator("#related").getByRole("link");
  const count = await related.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(6);
  await related.first().click();
  await expect(page).toHaveURL(/^.*\/converters\/[a-z-]+\/(?!pressure$)[a-z-]+$/);
  await expect(page.locator("h1")).toHaveText(/Converter$/);
});

/** Returns the position of an input's end of text in pixels of the window, as if the field had enough room. */
const endOfText = (input: Locator): Promise<number> =>
  input.evaluate((element) => {
    const pen = document.createElement("canvas").getContext("2d");
    const { font, paddingLeft } = getComputedStyle(element);
    if (!(element instanceof HTMLInputElement) || !pen) return Number.POSITIVE_INFINITY;
    pen.font = font;
    return (
      element.getBoundingClientRect().left +
      Number.parseFloat(paddingLeft) +
      pen.measureText(element.value).width
    );
  });

for (const width of [390, 768, 1440])
  test(`a parameter and its common values are read in full, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/converters/climate-environment-meteorology/humidity");
    const pressure = page.getByLabel("Air pressure", { exact: true });
    await expect(pressure).toHaveValue("1013.25");
    expect(await pressure.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
    const unit = page.getByRole("main").getByText("hPa", { exact: true }).first();
    const room = await unit.evaluate((span) => span.getBoundingClientRect().left);
    expect(await endOfText(pressure)).toBeLessThan(room);
    await open(page, "/converters/chemistry-process-engineering/gas-concentration");
    const presets = page.getByRole("combobox", { name: /: common values$/ });
    const cut = await presets.evaluateAll((all) =>
      (all as HTMLSelectElement[]).flatMap((select) => {
        const line = document.createElement("canvas").getContext("2d");
        const { font, paddingLeft } = getComputedStyle(select);
        if (!line) return [];
        line.font = font;
        return [...select.options]
          .map(({ text }) => text)
          .filter(
            (text) => line.measureText(text).width > select.clientWidth - 2 * Number.parseFloat(paddingLeft),
          );
      }),
    );
    expect(await presets.count()).toBeGreaterThan(0);
    expect(cut).toEqual([]);
  });
