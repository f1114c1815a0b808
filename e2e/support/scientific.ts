/** The scientific calculator's parts as a visitor sees them. */
import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

export const SCIENTIFIC = "/calculators/scientific";

/** Keys as they are written in the tests, and what they are called. */
const NAMES: Readonly<Record<string, string>> = {
  "+": "Plus",
  "-": "Minus",
  "*": "Times",
  "/": "Divided by",
  "^": "To the power",
  "=": "Equals",
  ".": "Decimal point",
  "(": "Open parenthesis",
  ")": "Close parenthesis",
  "±": "Change sign",
  "(-)": "Negative sign",
  "<": "Backspace",
  "←": "Cursor left",
  "→": "Cursor right",
  AC: "All clear",
  π: "Pi",
  e: "Euler’s number e",
  Ans: "Last answer",
  "2nd": "Second functions",
  hyp: "Hyperbolic functions",
  sin: "Sine",
  cos: "Cosine",
  tan: "Tangent",
  asin: "Inverse sine",
  sinh: "Hyperbolic sine",
  asinh: "Inverse hyperbolic sine",
  sqrt: "Square root",
  cbrt: "Cube root",
  root: "Root of any degree, degree first",
  sqr: "Square",
  cube: "Cube",
  log: "Logarithm to base 10",
  ten: "Ten to the power",
  ln: "Natural logarithm",
  exp: "e to the power",
  logb: "Logarithm to any base, number first",
  inv: "Reciprocal",
  "!": "Factorial",
  nCr: "Combinations",
  nPr: "Permutations",
  mod: "Remainder",
  abs: "Absolute value",
  "%": "Percent",
  EE: "Times ten to the power",
  ";": "Next value",
  MC: "Memory clear",
  MR: "Memory recall",
  "M+": "Memory add",
  "M-": "Memory subtract",
  MS: "Memory store",
};

export const calculator = (page: Page): Locator =>
  page.getByRole("region", { name: "Calculator", exact: true });
export const line = (page: Page): Locator => page.getByRole("textbox", { name: "Expression" });
export const history = (page: Page): Locator => page.getByRole("region", { name: "History" });
export const rows = (page: Page): Locator => history(page).getByRole("listitem");
export const angle = (page: Page, name: "DEG" | "RAD" | "GRAD"): Locator =>
  page.getByRole("radio", { name: new RegExp(`^${name}:`) });

/** A key by its name, before which may stand what is on it: "MC: Memory clear". */
export function key(page: Page, name: string): Locator {
  const spoken = (NAMES[name] ?? name).replace(/[.()^]/g, "\\$&");
  return calculator(page).getByRole("button", { name: new RegExp(`(^|: )${spoken}$`) });
}

export const expectDisplay = (page: Page, value: string): Promise<void> =>
  expect(
    calculator(page)
      .getByRole("paragraph")
      .filter({ hasText: /^Display:/ }),
  ).toHaveText(`Display: ${value}`);

/** Expects the message below the expression line. */
export async function expectMessage(page: Page, message: string | RegExp): Promise<void> {
  const id = await line(page).getAttribute("aria-describedby");
  await expect(page.locator(`[id="${id}"]`)).toHaveText(message);
}

/** Presses keys by mouse: "2 π + 7 =". */
export async function press(page: Page, keys: string): Promise<void> {
  for (const name of keys.split(" ")) await key(page, name).click();
}

/** Types keys on the keyboard: "12+7 Enter". Words of more than one letter that begin with a capital are single keys. */
export async function type(page: Page, keys: string): Promise<void> {
  for (const part of keys.split(" ")) {
    if (/^[A-Z][a-z]\w+$/.test(part)) await page.keyboard.press(part);
    else for (const each of part) await page.keyboard.press(each);
  }
}

/** Puts a text into the clipboard and pastes it. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press("Control+v");
}
