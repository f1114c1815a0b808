import { holdScripts } from "./support/browser";
import { angle, expectDisplay, key, line, press, SCIENTIFIC, type } from "./support/scientific";
import { expect, open, ready, test } from "./support/test";

test.beforeEach(async ({ page }) => {
  await open(page, SCIENTIFIC);
});

/** The specification's sentences on the scientific calculator (section 4): keys, then the expression line and the display. */
const SENTENCES: Readonly<
  Record<string, readonly [sentence: string, keys: string, line: string, display: string][]>
> = {
  "numbers and constants": [
    ["a number is appended", "1 2 . 5", "12.5", "12.5"],
    ["a number after ) is multiplied", "( 1 ) 5", "(1)×5", "5"],
    ["a number after π is multiplied", "π 5", "π×5", "5"],
    ["a number after e is multiplied", "e 5", "e×5", "5"],
    ["a constant is appended", "2 + π", "2+π", "π"],
    ["a constant after a digit is multiplied", "2 π", "2×π", "π"],
    ["a constant after ) is multiplied", "( 2 ) e", "(2)×e", "e"],
    ["a constant after a constant is multiplied", "π e", "π×e", "e"],
    ["a constant after a decimal point is multiplied", "2 . π", "2.×π", "π"],
  ],
  operators: [
    ["an operator is ignored when empty", "*", "", "0"],
    ["an operator after ( is ignored", "( + 2", "(2", "2"],
    ["an operator after ^ is ignored", "2 ^ * 3", "2^3", "3"],
    ["an operator replaces one", "2 + - * / 4", "2÷4", "4"],
  ],
  "functions, square and sign": [
    ["a function wraps the trailing number", "2 + 3 0 sin", "2+sin(30)", "30"],
    ["a function opens a call at the start", "sqrt 9", "sqrt(9", "9"],
    ["a function opens a call after an operator", "2 + cos", "2+cos(", "2"],
    ["a function opens a call after (", "( tan", "(tan(", "0"],
    ["a function opens a call after ^", "2 ^ log", "2^log(", "2"],
    ["a function after ) is multiplied", "( 2 ) ln", "(2)×ln(", "2"],
    ["square appends ^2", "5 sqr", "5^2", "2"],
    ["square is ignored when empty", "sqr", "", "0"],
    ["square is ignored after an operator", "5 + sqr", "5+", "5"],
    ["square is ignored after (", "5 + ( sqr", "5+(", "5"],
    ["the sign of a plain number changes", "5 ±", "−5", "−5"],
    ["the sign of anything else does not", "5 + 3 ±", "5+3", "3"],
  ],
  "brackets and clear": [
    ["( after a digit is multiplied", "2 ( 3", "2×(3", "3"],
    ["( after ) is multiplied", "( 2 ) ( 3", "(2)×(3", "3"],
    ["( after π is multiplied", "π ( 3", "π×(3", "3"],
    ["( after a decimal point is multiplied", "2 . ( 3", "2.×(3", "3"],
    ["AC empties", "1 2 + 7 AC", "", "0"],
    ["backspace removes the last character", "1 2 + <", "12", "12"],
  ],
  "equals and display": [
    ["equals is ignored when empty", "=", "", "0"],
    ["^ is power", "2 ^ 1 0 =", "1024", "1,024"],
    ["log is base 10", "1 0 0 0 log =", "3", "3"],
    ["ln is natural", "ln e ) =", "1", "1"],
    ["sine works in degrees", "3 0 sin =", "0.5", "0.5"],
    ["missing closing brackets are added", "2 * ( 3 + 4 =", "14", "14"],
    ["results are rounded to 7 decimals", "2 / 3 =", "0.6666667", "0.6666667"],
    ["trailing zeros are dropped", "5 / 2 =", "2.5", "2.5"],
    ["an operator goes on with the result", "1 2 + 8 = * 2", "20×2", "2"],
  ],
};

for (const [group, sentences] of Object.entries(SENTENCES)) {
  test(`${group} do what the specification says of them`, async ({ page }) => {
    for (const [sentence, keys, expression, display] of sentences) {
      await test.step(`${sentence}: ${keys}`, async () => {
        await key(page, "AC").click();
        await press(page, keys);
        await expect(line(page)).toHaveValue(expression);
        await expectDisplay(page, display);
      });
    }
  });
}

/** Every other key: keys, the line that they write, its result. */
const OTHER_KEYS: Readonly<Record<string, readonly [keys: string, line: string, result: string][]>> = {
  "shifted keys": [
    ["2nd . 5 asin", "asin(.5)", "30"],
    ["hyp 0 sinh", "sinh(0)", "0"],
    ["2nd hyp 0 asinh", "asinh(0)", "0"],
    ["2nd 2 7 cbrt", "cbrt(27)", "3"],
    ["2nd 2 cube", "2^3", "8"],
    ["2nd 3 root 8", "root(3;8", "2"],
    ["2nd ten 3", "10^3", "1,000"],
    ["2nd exp 0", "e^0", "1"],
  ],
  "the other keys": [
    ["8 inv", "8^−1", "0.125"],
    ["5 !", "5!", "120"],
    ["5 nCr 2", "5nCr2", "10"],
    ["5 nPr 2", "5nPr2", "20"],
    ["1 7 mod 5", "17mod5", "2"],
    ["8 logb 2 )", "logb(8;2)", "3"],
    ["( 2 - 5 ) abs ( 2 - 5", "(2−5)×abs((2−5", "−9"],
    ["5 0 %", "50%", "0.5"],
    ["2 EE 3", "2E3", "2,000"],
    ["(-) 3 sqr", "−3^2", "−9"],
  ],
};

for (const [group, keys] of Object.entries(OTHER_KEYS)) {
  test(`${group} write what they say`, async ({ page }) => {
    for (const [pressed, expression, result] of keys) {
      await test.step(pressed, async () => {
        await key(page, "AC").click();
        await press(page, pressed);
        await expect(line(page)).toHaveValue(expression);
        await expect(key(page, "2nd")).toHaveAttribute("aria-pressed", "false");
        await press(page, "=");
        await expectDisplay(page, result);
      });
    }
  });
}

test("the whole keyboard works, without a click into the calculator and after clicks on keys", async ({
  page,
}) => {
  const sequences = [
    ["2+3*4 Enter", "14"],
    ["Escape (1+2)*3=", "9"],
    ["Escape 2^-2 Enter", "0.25"],
    ["Escape sqrt(16) Enter", "4"],
    ["Escape sin(30) Enter", "0.5"],
    ["Escape max(3;9) Enter", "9"],
    ["Escape 5!/3! Enter", "20"],
    ["Escape 2pi Enter", "6.2831853"],
    ["Escape 1.5e3 Enter", "1,500"],
    ["Escape 12 Backspace +8 Enter", "9"],
    ["Escape gcd(12;18) Enter", "6"],
  ] as const;
  for (const [keys, display] of sequences) {
    await test.step(keys, async () => {
      await type(page, keys);
      await expectDisplay(page, display);
    });
  }
  await key(page, "AC").click();
  await press(page, "7 *");
  await type(page, "6 Enter");
  await expectDisplay(page, "42");
  await angle(page, "RAD").click();
  await type(page, "Escape pi Enter");
  await expectDisplay(page, "3.1415927");
});

test("presses before the page’s scripts arrive count", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(SCIENTIFIC, { waitUntil: "commit" });
  await press(page, "2 + 3 =");
  await expectDisplay(page, "0");
  release();
  await expectDisplay(page, "5");
});

test("text entered before the page’s scripts arrive stays", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(SCIENTIFIC, { waitUntil: "commit" });
  await line(page).fill("2+3");
  release();
  await ready(page);
  await expect(line(page)).toHaveValue("2+3");
  await line(page).press("Enter");
  await expectDisplay(page, "5");
});
