import { expectNoViolations } from "./support/axe";
import { clipboardText, store } from "./support/browser";
import { expectCopied } from "./support/copy-button";
import { processorTime } from "./support/processor-time";
import { angle, calculator, expectDisplay, key, line, press, SCIENTIFIC, type } from "./support/scientific";
import { expect, open, test } from "./support/test";
import { THEMED_WINDOWS } from "./support/themed-windows";
import { expectToast } from "./support/toast";

test.beforeEach(async ({ page }) => {
  await open(page, SCIENTIFIC);
});

test("a result comes with its full precision, and as a fraction", async ({ page }) => {
  const precise = calculator(page).getByTitle("Full precision");
  await type(page, "1/10^9 Enter");
  await expectDisplay(page, "1 × 10⁻⁹");
  await expect(precise).toHaveCount(0);
  await type(page, "*10^9 Enter");
  await expectDisplay(page, "1");

  await type(page, "Escape 7/3 Enter");
  await expectDisplay(page, "2.3333333");
  await expect(precise).toHaveText("Full precision: ≈ 2.33333333333333");
  await key(page, "Show as fraction").click();
  await expectDisplay(page, "7/3");
  await expect(calculator(page).getByText("= 2 1/3")).toBeVisible();
  await expectCopied(key(page, "Copy result"));
  expect(await clipboardText(page)).toBe("7/3");
  await key(page, "Show as fraction").click();
  await expectDisplay(page, "2.3333333");

  const exact = calculator(page).getByTitle("Exact value");
  await type(page, "Escape sqrt(2)*sqrt(3)");
  await expect(exact).toHaveText("Exact value: = √6");
  await type(page, "Enter");
  await expectDisplay(page, "2.4494897");
  await expect(exact).toHaveText("Exact value: = √6");
  await type(page, "Escape 2.449489742783178 Enter");
  await expect(exact).toHaveCount(0);
});

test("the unit of angles is switched by mouse and arrows, counts, and is remembered", async ({ page }) => {
  await expect(angle(page, "DEG")).toBeChecked();
  await angle(page, "RAD").click();
  await type(page, "sin(pi/2) Enter");
  await expectDisplay(page, "1");
  await angle(page, "RAD").focus();
  await page.keyboard.press("ArrowRight");
  await expect(angle(page, "GRAD")).toBeChecked();
  await expect(angle(page, "GRAD")).toBeFocused();
  await type(page, "Escape sin(100) ");
  await key(page, "=").click();
  await expectDisplay(page, "1");

  await page.reload();
  await expect(angle(page, "GRAD")).toBeChecked();
  await store(page, { scicalcAngle: "<b>turns</b>" });
  await open(page, SCIENTIFIC);
  await expect(angle(page, "DEG")).toBeChecked();
});

test("memory stores, adds, subtracts, recalls and is shown", async ({ page }) => {
  await press(page, "5 MS AC 3 M+ AC 1 M-");
  await expect(calculator(page).getByTitle("Memory: 7", { exact: true })).toBeVisible();
  await press(page, "AC 2 * MR =");
  await expectDisplay(page, "14");
  await press(page, "MC AC MR");
  await expectToast(page, { title: "Memory Empty", description: "Nothing has been stored yet." });
  await press(page, "6 * 7 = AC Ans + 1 =");
  await expectDisplay(page, "43");
});

test("pathological expressions cost less than 100 ms", async ({ page }) => {
  const hostile = [
    "(".repeat(999),
    `${"(".repeat(500)}1${")".repeat(499)}`,
    "9^9^9^9",
    "170!!",
    "1e999",
    "9".repeat(400),
    "9".repeat(200),
    "-".repeat(999),
    "sin(".repeat(249),
    "nCr(1e15;5e14)",
    "gamma(1e308)",
    "constructor",
    "__proto__",
    "１+１",
    "|".repeat(999),
    "1,".repeat(499),
  ];
  const answer = (expression: string) =>
    page.evaluate(async (text) => {
      const press = async (key: string) => {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        await new Promise((resolve) => setTimeout(resolve));
      };
      await press("Escape");
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
      await press("Enter");
    }, expression);
  const cost = (expression: string) => processorTime(page, () => answer(expression));
  /** The quickest of three. */
  const quickest = async (expression: string) =>
    Math.min(await cost(expression), await cost(expression), await cost(expression));
  for (const expression of hostile) {
    const visible = expression.slice(0, 30);
    // Cost of the expression beyond the cost of the same keys for a harmless one.
    expect((await quickest(expression)) - (await quickest("1+1")), visible).toBeLessThan(100);
    await expect(line(page), visible).toHaveValue(/^$|^\d/);
  }
});

for (const { name, viewport, colorScheme, details } of THEMED_WINDOWS) {
  test.describe(`on ${name}`, details, () => {
    test.use({ viewport, colorScheme });

    test("axe finds nothing, in any state", async ({ page }) => {
      await expectNoViolations(page, "start");
      await type(page, "7/3 Enter");
      await press(page, "MS 2nd hyp");
      await key(page, "Show as fraction").click();
      await expectNoViolations(page, "result");
      await type(page, "Escape 1/0+1");
      await expectNoViolations(page, "mistake");
      await type(page, "Enter");
      // It stays as long as the pointer is on it.
      await page.locator("[data-sonner-toast]").hover();
      await expectNoViolations(page, "refusal");
      await calculator(page).getByRole("button", { name: "Constants", exact: true }).click();
      await expectNoViolations(page, "constants");
    });
  });
}
