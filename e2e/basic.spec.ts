import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { clipboardText, denyClipboard, holdScripts, store } from "./support/browser";
import { expectCopied } from "./support/copy-button";
import { expect, open, ready, test } from "./support/test";
import { expectToast } from "./support/toast";

const PATH = "/calculators/basic";
const HISTORY_KEY = "scicalcHistoryBasic";

/** Signs as they are written in the tests, and what the keys are called. */
const NAMES: Readonly<Record<string, string>> = {
  "+": "Plus",
  "-": "Minus",
  "*": "Times",
  "/": "Divided by",
  "=": "Equals",
  ".": "Decimal point",
  "%": "Percent",
  "±": "Change sign",
  C: "Clear",
  CE: "Clear entry",
  "<": "Backspace",
  sqrt: "Square root",
  sqr: "Square",
  inv: "Reciprocal",
  MC: "Memory clear",
  MR: "Memory recall",
  "M+": "Memory add",
  "M-": "Memory subtract",
  MS: "Memory store",
  Ans: "Last answer",
};

const calculator = (page: Page) => page.getByRole("region", { name: "Calculator", exact: true });
const history = (page: Page) => page.getByRole("region", { name: "History" });
const rows = (page: Page) => history(page).getByRole("listitem");

const expectDisplay = (page: Page, value: string) =>
  expect(
    calculator(page)
      .getByRole("paragraph")
      .filter({ hasText: /^Display:/ }),
  ).toHaveText(`Display: ${value}`);

/** Presses keys by mouse: "1 2 + 7 =". */
async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys.split(" ")) {
    await calculator(page)
      .getByRole("button", { name: new RegExp(`(^|: )${NAMES[key] ?? key}$`) })
      .click();
  }
}

/** Types keys on the keyboard: "12+7 Enter". Words of more than one letter are single keys. */
async function type(page: Page, keys: string): Promise<void> {
  for (const part of keys.split(" ")) {
    if (/^[A-Z]\w+$/.test(part)) await page.keyboard.press(part);
    else for (const key of part) await page.keyboard.press(key);
  }
}

/** Puts a text into the clipboard and pastes it. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press("Control+v");
}

test.beforeEach(async ({ page }) => {
  await open(page, PATH);
});

/** The specification's sentences on the basic calculator (section 4): keys, and what the display then shows. */
const SENTENCES: Readonly<Record<string, readonly [sentence: string, keys: string, display: string][]>> = {
  "digits and decimals": [
    ["the display starts at 0, and a digit replaces the 0", "7", "7"],
    ["a digit appends", "7 8 9", "789"],
    ["a digit after an operator begins the second operand", "7 + 8", "8"],
    ["the decimal key shows 0. when waiting", "7 + .", "0."],
    ["the decimal key begins with 0.", ".", "0."],
    ["a second decimal point is ignored", "1 . 5 . 2", "1.52"],
  ],
  "operators and equals": [
    ["an operator stores the display and waits", "1 2 +", "12"],
    ["an operator pressed again while waiting replaces the operator", "8 + * 3 =", "24"],
    ["an operator with a pending operation computes the result", "2 + 3 *", "5"],
    ["operations chain", "2 + 3 * 4 =", "20"],
    ["a chained result is rounded to 7 decimals", "1 / 3 +", "0.3333333"],
    ["equals computes", "1 2 + 7 =", "19"],
    ["equals rounds to 7 decimals", "2 / 3 =", "0.6666667"],
    ["after equals a digit begins a new number", "1 2 + 7 = 5", "5"],
    ["the operator is cleared by equals", "1 2 + 7 = 5 +", "5"],
  ],
  "clear, sign and percent": [
    ["clear resets everything", "1 2 + 7 C", "0"],
    ["nothing pending survives clear", "1 2 + C 7 =", "7"],
    ["the sign key negates the display", "5 ±", "−5"],
    ["the sign key negates twice to the same", "5 ± ±", "5"],
    ["the percent key divides by 100", "5 0 %", "0.5"],
    ["tenths are exact", ". 1 + . 2 =", "0.3"],
    ["thousands are separated", "1 2 3 4 5 6 7", "1,234,567"],
    ["backspace takes back a digit", "1 2 3 <", "12"],
    ["clear entry keeps the operation", "1 2 + 7 CE 8 =", "20"],
  ],
  "functions, memory and the last answer": [
    ["square root", "1 6 sqrt", "4"],
    ["square", "1 2 sqr", "144"],
    ["reciprocal", "8 inv", "0.125"],
    ["memory adds, subtracts and recalls", "5 M+ 3 M- C MR", "2"],
    ["memory is stored, and clearing it leaves the display alone", "9 MS C 4 MC", "4"],
    ["the last answer comes back", "6 * 7 = C Ans", "42"],
  ],
};

for (const [keys, sentences] of Object.entries(SENTENCES)) {
  test(`${keys} do what is said of them`, async ({ page }) => {
    for (const [sentence, sequence, display] of sentences) {
      await test.step(`${sentence}: ${sequence}`, async () => {
        await press(page, "C");
        await expectDisplay(page, "0");
        await press(page, sequence);
        await expectDisplay(page, display);
      });
    }
  });
}

test("keys that would recall nothing are disabled and keep the focus", async ({ page }) => {
  const key = (name: string) => calculator(page).getByRole("button", { name });
  for (const name of ["MC: Memory clear", "MR: Memory recall", "Ans: Last answer"])
    await expect(key(name)).toBeDisabled();
  await press(page, "5 MS 8 =");
  await expect(key("MR: Memory recall")).toBeEnabled();
  await key("MC: Memory clear").focus();
  await page.keyboard.press("Enter");
  await expect(key("MC: Memory clear")).toBeFocused();
  await key("MR: Memory recall").focus();
  await page.keyboard.press("Enter");
  await expectDisplay(page, "8");
});

test("the percent key follows the switch, which the browser remembers", async ({ page }) => {
  const rule = calculator(page).getByRole("radiogroup", { name: "Percent key: 80 + 10% is" });
  await expect(rule.getByRole("radio", { name: /^80\.1: / })).toBeChecked();
  await press(page, "8 0 + 1 0 % =");
  await expectDisplay(page, "80.1");
  await rule.getByRole("radio", { name: /^88: / }).click();
  await press(page, "8 0 + 1 0 % =");
  await expectDisplay(page, "88");
  await page.reload();
  await ready(page);
  await expect(rule.getByRole("radio", { name: /^88: / })).toBeChecked();
  await type(page, "80-10%=");
  await expectDisplay(page, "72");
  await rule.getByRole("radio", { name: /^88: / }).press("ArrowLeft");
  await expect(rule.getByRole("radio", { name: /^80\.1: / })).toBeFocused();
  await type(page, "80-10%=");
  await expectDisplay(page, "79.9");
});

test.describe("division by zero", () => {
  test("on equals it is refused with a toast and the state is reset", async ({ page }) => {
    await press(page, "8 / 0 =");
    await expectToast(page, { title: "Error", description: "Cannot divide by zero" });
    await expectDisplay(page, "0");
    await press(page, "7 =");
    await expectDisplay(page, "7");
    await expect(rows(page)).toHaveCount(0);
  });

  test("on an operator the operand is kept", async ({ page }) => {
    await press(page, "8 / 0 +");
    await expectToast(page, { title: "Error", description: "Cannot divide by zero" });
    await expectDisplay(page, "8");
    await press(page, "2 =");
    await expectDisplay(page, "4");
  });
});

test("the whole keyboard works without a click into the calculator", async ({ page }) => {
  const sequences = [
    ["1234567890", "1,234,567,890"],
    ["Escape 12+7 Enter", "19"],
    ["Escape 12-7=", "5"],
    ["Escape 12*7=", "84"],
    ["Escape 12x7=", "84"],
    ["Escape 12/8=", "1.5"],
    ["Escape 12:8=", "1.5"],
    ["Escape 1.5+1,5=", "3"],
    ["Escape 50%", "0.5"],
    ["Escape 5 F9", "−5"],
    ["Escape 129 Backspace", "12"],
    ["Escape 12+99 Delete 8=", "20"],
    ["12 Escape", "0"],
  ];
  for (const [keys = "", display = ""] of sequences) {
    await type(page, keys);
    await expectDisplay(page, display);
  }
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("keys of the browser and of the site stay theirs", async ({ page }) => {
  await type(page, "12");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Search" }).getByRole("combobox")).toBeFocused();
  await page.keyboard.type("345");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectDisplay(page, "12");
});

test("Enter presses the key that has the focus; after a click it means equals", async ({ page }) => {
  const nine = calculator(page).getByRole("button", { name: "9", exact: true });
  await nine.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await expectDisplay(page, "99");
  await open(page, PATH);
  await press(page, "9 + 9");
  await page.keyboard.press("Enter");
  await expectDisplay(page, "18");
});

test("expression, preview and full precision stand around the number", async ({ page }) => {
  const window = calculator(page);
  await press(page, "2 + 3 * 4");
  await expect(window.getByText("(2 + 3) × 4", { exact: true })).toBeVisible();
  await expect(window.getByText("= 20", { exact: true })).toBeVisible();
  await press(page, "=");
  await expect(window.getByText("(2 + 3) × 4 =", { exact: true })).toBeVisible();
  await expect(window.getByRole("status")).toHaveText("(2 + 3) × 4 = 20");
  await press(page, "C 1 / 3 =");
  await expect(window.getByTitle("Full precision")).toHaveText("Full precision: ≈ 0.3333333333333333");
  await press(page, "MS");
  await expect(window.getByRole("list", { name: "Indicators" })).toContainText("Memory: 0.3333333333333333");
});

test("a tiny result is never only 0", async ({ page }) => {
  await paste(page, "1e-9 * 1");
  await press(page, "=");
  await expectDisplay(page, "1 × 10⁻⁹");
  await expect(calculator(page).getByTitle("Full precision")).toHaveCount(0);
  await expectCopied(calculator(page).getByRole("button", { name: "Copy result" }));
  expect(await clipboardText(page)).toBe("1e-9");
});

test.describe("copy and paste", () => {
  test("the result is copied by button and by Ctrl-C, in plain figures", async ({ page }) => {
    await press(page, "1 2 3 4 ±");
    await expectCopied(calculator(page).getByRole("button", { name: "Copy result" }));
    expect(await clipboardText(page)).toBe("-1234");
    await press(page, "C 5 6 7 8");
    await page.keyboard.press("Control+c");
    await expectToast(page, { title: "Copied!", description: "Result 5678 copied to clipboard." });
    expect(await clipboardText(page)).toBe("5678");
  });

  test("a denied clipboard shows an error", async ({ page }) => {
    await denyClipboard(page);
    await open(page, PATH);
    await calculator(page).getByRole("button", { name: "Copy result" }).click();
    await expectToast(page, { title: "Error", description: "Failed to copy result.", destructive: true });
  });

  test("numbers and sums are pasted", async ({ page }) => {
    const texts = [
      ["1,234.50", "1,234.5"],
      [" −5 ", "−5"],
      ["$5", "5"],
      ["1e3", "1,000"],
      ["50%", "0.5"],
      ["3 × 4 =", "12"],
    ];
    for (const [text = "", display = ""] of texts) {
      await paste(page, text);
      await expectDisplay(page, display);
    }
    await paste(page, "12 + 7");
    await page.keyboard.press("Enter");
    await expectDisplay(page, "19");
  });

  test("what is no number is refused with a sentence and changes nothing", async ({ page }) => {
    await press(page, "4 2");
    const refusals = [
      ["hello", "Paste a number such as 1,234.50, or numbers with + − × ÷ between them"],
      ["(1 + 2) × 3", "This calculator has no parentheses; use the scientific calculator for them"],
      ["1 ÷ 0 =", "Cannot divide by zero"],
      [
        "<img src=x onerror=alert(1)>",
        "Paste a number such as 1,234.50, or numbers with + − × ÷ between them",
      ],
    ];
    for (const [text = "", sentence = ""] of refusals) {
      await paste(page, text);
      await expectToast(page, { title: "Error", description: sentence });
      await expectDisplay(page, "42");
    }
  });
});

test.describe("history", () => {
  test("keeps results, newest first, over a reload", async ({ page }) => {
    await expect(history(page)).toContainText("Results appear here and stay in this browser.");
    await type(page, "12+7= 1000*2= 1/3=");
    await expect(rows(page)).toHaveText([/1 ÷ 3 =\s*0\.3333333$/, /1,000 × 2 =\s*2,000$/, /12 \+ 7 =\s*19$/]);
    await page.reload();
    await ready(page);
    await expect(rows(page)).toHaveCount(3);
    await expectDisplay(page, "0");
  });

  test("an entry is used again, copied and deleted", async ({ page }) => {
    await type(page, "12+7= 1000*2= Escape");
    await rows(page).filter({ hasText: "12 + 7" }).getByTitle("Use this result").click();
    await expectDisplay(page, "19");
    await expectCopied(history(page).getByRole("button", { name: "Copy 2,000" }));
    expect(await clipboardText(page)).toBe("2000");
    await history(page).getByRole("button", { name: "Delete 2,000" }).click();
    await expect(rows(page)).toHaveCount(1);
    await page.reload();
    await expect(rows(page)).toHaveText([/12 \+ 7/]);
  });

  test("is deleted as a whole and brought back", async ({ page }) => {
    await type(page, "12+7= 3*4=");
    await history(page).getByRole("button", { name: "Delete all history" }).click();
    await expect(rows(page)).toHaveCount(0);
    await history(page).getByRole("button", { name: "Restore deleted history" }).click();
    await expect(rows(page)).toHaveCount(2);
    await page.reload();
    await expect(rows(page)).toHaveCount(2);
  });

  test("by keyboard, deleting moves the focus to the next entry and at last to the heading", async ({
    page,
  }) => {
    await type(page, "12+7= 3*4=");
    await history(page).getByRole("button", { name: "Delete 12", exact: true }).press("Enter");
    await expect(history(page).getByRole("button", { name: "Delete 19" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(history(page).getByRole("heading")).toBeFocused();
  });

  test("is downloaded as CSV", async ({ page }) => {
    await type(page, "12+7= 1/3=");
    const downloading = page.waitForEvent("download");
    await history(page).getByRole("button", { name: "Download history as CSV" }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe("basic-calculator-history.csv");
    const text = await readFile(await file.path(), "utf8");
    const [header, ...lines] = text.split("\r\n");
    expect(header).toBe("\ufeffExpression,Result,Full precision,Time");
    expect(lines).toEqual([
      expect.stringMatching(/^1 ÷ 3,0\.3333333,0\.3333333333333333,\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      expect.stringMatching(/^12 \+ 7,19,19,\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      "",
    ]);
  });

  test("a hostile store is read as far as it makes sense", async ({ page }) => {
    const hostile = [
      "{broken",
      '{"a":1}',
      '[null,1,"x",{"expression":{},"result":"1"},{"expression":"1 + 1","result":"2"}]',
      '[{"expression":"<img src=x onerror=alert(1)>","result":"abc"}]',
    ];
    const counts = [0, 0, 1, 1];
    for (const [index, text] of hostile.entries()) {
      await store(page, { [HISTORY_KEY]: text });
      await page.reload();
      await ready(page);
      await expect(rows(page)).toHaveCount(counts[index] ?? 0);
      await expect(page.locator("img[src=x]")).toHaveCount(0);
      await press(page, "1 + 1 =");
      await expectDisplay(page, "2");
    }
  });

  test("another tab's results appear here", async ({ page, context }) => {
    const other = await context.newPage();
    await open(other, PATH);
    await press(other, "2 + 2 =");
    await expect(rows(page)).toHaveText([/2 \+ 2 =\s*4$/]);
  });
});

test("the sidebar lists the calculators, marks this one and folds", async ({ page }) => {
  const sidebar = page.getByRole("complementary", { name: "All Calculators" });
  await expect(sidebar).toContainText("Select a category to view tools");
  await expect(sidebar.locator("[aria-current=page]")).toHaveText(["Basic"]);
  const parts = sidebar.getByRole("button");
  for (const part of await parts.all()) await expect(part).toHaveAttribute("aria-expanded", "true");
  const lab = sidebar.getByRole("button", { name: "Scientific & Lab" });
  await lab.click();
  await expect(sidebar.getByRole("link", { name: "Scientific" })).toBeHidden();
  await lab.click();
  await sidebar.getByRole("link", { name: "Scientific" }).click();
  await expect(page).toHaveURL("/calculators/scientific");
  await expect(page.locator("h1")).toHaveText("Scientific Calculator — Online & Free");
});

test("keys and presses before the page’s scripts arrive count", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(PATH, { waitUntil: "commit" });
  await calculator(page).getByRole("button", { name: "7", exact: true }).click();
  await page.keyboard.press("*");
  await calculator(page).getByRole("button", { name: "8", exact: true }).click();
  await page.keyboard.press("Enter");
  await expectDisplay(page, "0");
  release();
  await expectDisplay(page, "56");
  await ready(page);
  await press(page, "+ 4 =");
  await expectDisplay(page, "60");
});
