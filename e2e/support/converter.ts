/** The converter page's parts as a visitor sees them. */
import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

const category = {
  length: "general-physics-mechanics",
  mass: "general-physics-mechanics",
  time: "general-physics-mechanics",
  pressure: "general-physics-mechanics",
  temperature: "thermal-heat-transfer",
  "fuel-economy": "everyday-transport-miscellaneous",
  pace: "everyday-transport-miscellaneous",
  "number-base": "everyday-transport-miscellaneous",
  "wire-gauge": "electrical-magnetism",
  humidity: "climate-environment-meteorology",
} as const;

export type Tool = keyof typeof category;

/** The path of a tool, with a state in the query. */
export function toolPath(tool: Tool, query: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `/converters/${category[tool]}/${tool}${search && `?${search}`}`;
}

export const valueField = (page: Page): Locator => page.getByLabel("Value", { exact: true });
export const resultField = (page: Page): Locator =>
  page.getByLabel("Result: edit to convert back", { exact: true });
export const resultOutput = (page: Page): Locator => page.getByRole("status", { name: "Result" });
export const unitButton = (page: Page, side: "From" | "To"): Locator =>
  page.getByRole("button", { name: new RegExp(`^${side} `) });
export const swapButton = (page: Page): Locator => page.getByRole("button", { name: "Swap units" });
export const copyButton = (page: Page): Locator => page.getByRole("button", { name: "Copy result" });
export const favoriteButton = (page: Page): Locator =>
  page.getByRole("button", { name: /^(Add to Favorites|Favorited)$/ });

/** Expects the message below the value field: an error, or the interpretation of the value. */
export async function expectMessage(page: Page, message: string | RegExp): Promise<void> {
  const id = await valueField(page).getAttribute("aria-describedby");
  await expect(page.locator(`[id="${id}"]`)).toHaveText(message);
}

/** Expects the result to be exactly this number (or text) and unit, "3.280839895 ft". */
export async function expectResult(page: Page, result: string): Promise<void> {
  await expect(resultOutput(page)).toHaveText(new RegExp(`^${result.split(" ").map(escaped).join("\\s?")}$`));
}

const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");

/** Chooses a unit through the chooser's search. */
export async function chooseUnit(page: Page, side: "From" | "To", name: string): Promise<void> {
  await unitButton(page, side).click();
  await page.getByRole("combobox", { name: `${side}: search units` }).fill(name);
  await page.getByRole("listbox", { name: side }).getByRole("option").first().click();
}
