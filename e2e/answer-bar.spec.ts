import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { expectResult, toolPath, valueField } from "./support/converter";
import { expect, expectErrors, open, test } from "./support/test";
import { expectToast } from "./support/toast";

const bar = (page: Page) => page.getByRole("main").getByRole("combobox", { name: /^Ask for a conversion/ });
const options = (page: Page) => page.getByRole("listbox", { name: "Results" }).getByRole("option");

test("the first thing on a desktop is the bar, with an answer beside it before anything is typed", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/search-index.json")) fetched.push(request.url());
  });
  await open(page, "/");
  await expect(bar(page)).toBeFocused();
  await expect(page.getByRole("main").getByRole("link", { name: /^Each pays \$25.37/ })).toBeInViewport();
  expect(fetched).toEqual([]);
  await page.keyboard.press("/");
  await expect(bar(page)).toHaveValue("");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("answers while one types, tells it politely, copies by a key and opens it filled in", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/");
  await bar(page).pressSequentially("350f");
  const answer = options(page).first();
  await expect(answer).toContainText("350 °F = 176.66667 °C");
  await expect(answer).toContainText("Exactly 530/3 °C");
  await expect(answer).toContainText("Exact");
  await expect(answer).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("main").getByRole("status")).toHaveText("350 °F = 176.66667 °C");
  const size = await answer
    .getByText("176.66667", { exact: false })
    .first()
    .evaluate((node) => Number.parseFloat(getComputedStyle(node.querySelector(".numeral") ?? node).fontSize));
  expect(size).toBeGreaterThanOrEqual(40);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page, `an answer, ${colorScheme}`);
  }
  await bar(page).press("Control+c");
  await expectToast(page, { title: "Copied!", description: "Result 176.66667 copied to clipboard." });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("176.66667");
  await bar(page).press("ArrowDown");
  await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(options(page).nth(1)).toContainText("350 °F = 449.81667 K");
  await bar(page).press("ArrowUp");
  await bar(page).press("Enter");
  await expect(page).toHaveURL(toolPath("temperature", { value: "350", from: "fahrenheit", to: "celsius" }));
  await expect(valueField(page)).toHaveValue("350");
  await expectResult(page, "176.66667 °C");
});

test("a phrase is answered by the calculator, which opens with it filled in; its code alone is loaded", async ({
  page,
}) => {
  await open(page, "/");
  const views: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/project/calculators/")) views.push(new URL(request.url()).pathname);
  });
  await page.getByRole("link", { name: "300k at 6.5% for 30 years" }).click();
  await expect(bar(page)).toHaveValue("300k at 6.5% for 30 years");
  await expect(options(page).first()).toContainText("Monthly payment $1,896.20");
  expect(views).toHaveLength(1);
  expect(views[0]).toContain("/loan/");
  await bar(page).press("Enter");
  await expect(page).toHaveURL(
    (url) => url.pathname.startsWith("/calculators/loan/") && url.searchParams.get("amount") === "300000",
  );
  await expect(page.getByRole("main")).toContainText("$1,896.20");
});

test("words that were not understood are struck through; what has no answer says why", async ({ page }) => {
  await open(page, "/");
  await bar(page).fill("20 c to f for the turkey");
  await expect(options(page).first()).toContainText("20 °C = 68 °F");
  await expect(page.getByRole("main").locator("s")).toHaveText(["turkey"]);
  await bar(page).fill("1/0");
  await expect(options(page).first()).toContainText("Division by zero has no result.");
  for (const text of ["NaN", "'; drop table", "🦆🦆", "(".repeat(500), "<img src=x onerror=alert(1)>"]) {
    await bar(page).fill(text);
    await expect(page.getByRole("main").getByRole("status")).toHaveText(
      /^(?:Nothing found for “|\d+ results?$)/,
    );
  }
  await bar(page).press("Enter");
  await expect(page).toHaveURL((url) => url.pathname === "/" && url.searchParams.has("q"));
  await bar(page).press("Escape");
  await expect(bar(page)).toHaveValue("");
  await expect(page.getByRole("link", { name: /^Each pays \$25.37/ })).toBeVisible();
});

test("an Enter that comes before the answer opens it when it is there", async ({ page }) => {
  await page.route("**/search-index.json", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await open(page, "/");
  await bar(page).focus();
  await bar(page).pressSequentially("2 mi to km");
  await bar(page).press("Enter");
  await expect(page).toHaveURL((url) => url.pathname === toolPath("length"));
  await expect(valueField(page)).toHaveValue("2");
});

test("the page of an unknown address answers, too, above its external search", async ({ page, errors }) => {
  await open(page, "/no/such/page");
  await expectErrors(errors, ["404"]);
  await bar(page).fill("5 lb to kg");
  await expect(options(page).first()).toContainText("5 lb = 2.26796185 kg");
  await bar(page).press("Escape");
  await expect(options(page)).toHaveCount(0);
  await expect(page.getByRole("searchbox")).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the bar is a form that the server answers with the page filled in", async ({ page }) => {
    await page.goto("/");
    await bar(page).fill("5 ft 11 in to cm");
    await bar(page).press("Enter");
    await expect(page).toHaveURL(toolPath("length", { value: "5 ft 11 in", from: "foot", to: "centimeter" }));
    for (const [question, path] of [
      ["days until Christmas", "/calculators/date/days-until?"],
      ["wire gauge", "/converters/electrical-magnetism/wire-gauge"],
      ["", "/"],
      ["//qqzx.invalid", "/?q="],
    ] as const) {
      const answer = await page.request.get(`/answer?q=${encodeURIComponent(question)}`, { maxRedirects: 0 });
      expect(answer.status()).toBe(303);
      expect(answer.headers().location?.startsWith(path), answer.headers().location).toBe(true);
    }
  });
});

for (const width of [320, 390]) {
  test(`at ${width} px the answer is in sight below the bar, and nothing overflows`, async ({ page }) => {
    await page.setViewportSize({ width, height: 500 });
    await open(page, "/");
    await expect(bar(page)).not.toBeFocused();
    await bar(page).fill("1234567.891 gallons to liters");
    const answer = options(page).first();
    await expect(answer).toContainText("4,673,347.84");
    await bar(page).evaluate((field) => field.scrollIntoView({ block: "start" }));
    await expect(answer.locator(".numeral").first()).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
