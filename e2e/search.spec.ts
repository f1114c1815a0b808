import type { Page } from "@playwright/test";
import { expectResult, toolPath, unitButton, valueField } from "./support/converter";
import { expect, expectErrors, open, test } from "./support/test";

const INDEX = "**/search-index.json";
/** One without a bar of its own. */
const PAGE = "/about";
const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => dialog(page).getByRole("combobox");
const results = (page: Page) => dialog(page).getByRole("option");
const status = (page: Page) => dialog(page).getByRole("status");

/** Opens the search and waits for its index. */
async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await expect(status(page)).not.toHaveText("Loading search…");
}

test("nothing of the page glows above it: the chat’s button gives way", async ({ page }) => {
  await open(page, PAGE);
  const chat = page.locator("#chat-button");
  await expect(chat).toBeVisible();
  await openSearch(page);
  await expect(chat).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(chat).toBeVisible();
});

test("makes the page behind it inert, and usable again afterwards", async ({ page }) => {
  await open(page, PAGE);
  await openSearch(page);
  for (const link of [page.locator("main a").first(), page.locator("footer a").last()])
    await expect.poll(() => link.evaluate((element) => element.closest("[inert]") !== null)).toBe(true);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("[inert]")).toHaveCount(0);
});

test("opens by button, by / and by Ctrl-K, and loads its index only then, once", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/search-index.json")) fetched.push(request.url());
  });
  await open(page, PAGE);
  expect(fetched).toEqual([]);
  const openers = [
    () => page.getByRole("button", { name: "Search", exact: true }).click(),
    () => page.keyboard.press("/"),
    () => page.keyboard.press("Control+k"),
    () => page.keyboard.press("Meta+k"),
  ];
  for (const opener of openers) {
    await opener();
    await expect(field(page)).toBeFocused();
    await expect(status(page)).toContainText("wire gauge");
    await expect(field(page)).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
  }
  expect(fetched).toHaveLength(1);
});

test("a slash typed into a field is a slash; Ctrl-K opens the search from there", async ({ page }) => {
  await open(page, toolPath("length"));
  await valueField(page).fill("3");
  await valueField(page).press("/");
  await expect(valueField(page)).toHaveValue("3/");
  await expect(dialog(page)).toBeHidden();
  await valueField(page).press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(valueField(page)).toBeFocused();
});

test("Escape and the close button close it, and the focus returns to where it was", async ({ page }) => {
  await open(page, PAGE);
  const button = page.getByRole("button", { name: "Search", exact: true });
  await button.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(button).toBeFocused();
  await button.press("Enter");
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test("keeps the focus inside while it is open", async ({ page }) => {
  await open(page, PAGE);
  await openSearch(page);
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press("Tab");
    await expect(dialog(page).locator(":focus")).toHaveCount(1);
  }
});

/** Queries, each with an entry that must be among the results and the path of its link. */
const FINDS = [
  { query: "scientific", name: "Scientific Calculator", kind: "Calculator", path: "/calculators/scientific" },
  { query: "pocket calculator", name: "Basic Calculator", kind: "Calculator", path: "/calculators/basic" },
  { query: "pressure", name: "Pressure Converter", kind: "Converter", path: toolPath("pressure") },
  { query: "WIRE gau", name: "Wire Gauge (AWG) Converter", kind: "Converter", path: toolPath("wire-gauge") },
  { query: "kcmil", name: "Wire Gauge (AWG) Converter", kind: "Converter", path: toolPath("wire-gauge") },
  { query: "mmHg", name: "Pressure Converter", kind: "Converter", path: toolPath("pressure") },
  {
    query: "km/h",
    name: "Speed Converter",
    kind: "Converter",
    path: "/converters/general-physics-mechanics/speed",
  },
  { query: "furlong", name: "Length Converter", kind: "Converter", path: toolPath("length") },
  { query: "temprature", name: "Temperature Converter", kind: "Converter", path: toolPath("temperature") },
  {
    query: "meters to feet",
    name: "Meters to feet",
    kind: "Conversion",
    path: `${toolPath("length")}/meters-to-feet`,
  },
  {
    query: "air duct cleaning",
    name: "A Guide to Air Duct Cleaning",
    kind: "Article",
    path: "/articles/guide-to-air-duct-cleaning",
  },
  { query: "privacy", name: "Privacy", kind: "Page", path: "/privacy-policy" },
];

test("finds pages by name, alias, symbol and description, also with a slip of the finger", async ({
  page,
}) => {
  await open(page, PAGE);
  for (const { query, name, kind, path } of FINDS) {
    await test.step(query, async () => {
      await page.keyboard.press("Control+k");
      await field(page).fill(query);
      const pattern = `${name}${kind}`.replace(/[()]/g, "\\$&");
      const result = results(page).filter({ hasText: new RegExp(`^${pattern}$`) });
      await expect(result).toBeVisible();
      expect(await results(page).count()).toBeLessThanOrEqual(13);
      await result.click();
      await expect(page).toHaveURL(path);
      await expect(dialog(page)).toBeHidden();
    });
  }
});

test("“5 ft 11 in to cm” is answered at once, and Enter opens the converter with these values", async ({
  page,
}) => {
  await open(page, PAGE);
  await openSearch(page);
  await field(page).fill("5 ft 11 in to cm");
  await expect(results(page).first()).toContainText("5 ft 11 in = 180.34 cm");
  await field(page).press("Enter");
  await expect(page).toHaveURL((url) => url.pathname === toolPath("length"));
  await expect(valueField(page)).toHaveValue("5 ft 11 in");
  await expect(unitButton(page, "From")).toHaveAccessibleName(/Foot/);
  await expectResult(page, "180.34 cm");
});

test("Enter that is pressed before the answers have loaded opens the first one", async ({
  browser,
  baseURL,
}) => {
  // Another context has no scripts in its cache.
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await open(page, PAGE);
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await page.waitForTimeout(1000);
    await route.continue();
  });
  await page.keyboard.press("/");
  await field(page).fill("length");
  await expect(status(page)).toHaveText("Loading search…");
  await field(page).press("Enter");
  await expect(page).toHaveURL((url) => url.pathname === toolPath("length"));
  await context.close();
});

/** Conversions in words, and the answer with its unit. Computed by hand from the definitions. */
const PHRASES = [
  ["72 f in c", "= 22.22222 °C"],
  ["convert 3 miles to km", "= 4.828032 km"],
  ["how many ml in 2.5 cups", "2.5 metric cups = 625 mL"],
  ["-40 c to f", "= −40 °F"],
  ["100 km/h to mph", "= 62.13711922 mph"],
  ["12 awg to mm2", "= 3.308772876 mm²"],
] as const;

test("answers conversions in words", async ({ page }) => {
  await open(page, PAGE);
  await openSearch(page);
  for (const [phrase, answer] of PHRASES) {
    await field(page).fill(phrase);
    await expect(results(page).first()).toContainText(answer);
  }
});

test("an answer opened on the same converter replaces what stood there", async ({ page }) => {
  await open(page, toolPath("length", { value: "7" }));
  await page.keyboard.press("Control+k");
  await field(page).fill("2 mi to km");
  await expect(results(page).first()).toContainText("2 mi = 3.218688 km");
  await field(page).press("Enter");
  await expect(valueField(page)).toHaveValue("2");
  await expectResult(page, "3.218688 km");
  await expect(page).toHaveURL(toolPath("length", { value: "2", from: "mile", to: "kilometer" }));
});

test("the arrows move through the results and Enter opens the active one", async ({ page }) => {
  await open(page, PAGE);
  await openSearch(page);
  await field(page).fill("pressure");
  await expect(results(page).nth(2)).toBeVisible();
  await expect(results(page).nth(0)).toHaveAttribute("aria-selected", "true");
  await field(page).press("ArrowDown");
  await expect(results(page).nth(1)).toHaveAttribute("aria-selected", "true");
  const active = (await results(page).nth(1).getAttribute("id")) ?? "";
  await expect(field(page)).toHaveAttribute("aria-activedescendant", active);
  await field(page).press("ArrowUp");
  await field(page).press("ArrowUp");
  await expect(results(page).nth(0)).toHaveAttribute("aria-selected", "true");
  await expect(status(page)).toHaveText(/^\d+ results$/);
  await field(page).press("Enter");
  await expect(page).toHaveURL(toolPath("pressure"));
});

test("a unit that several quantities have finds the one that people use most first", async ({ page }) => {
  await open(page, PAGE);
  await openSearch(page);
  for (const [query, name] of [
    ["psi", "Pressure Converter"],
    ["kg lbs", "Mass & Weight Converter"],
    ["kWh", "Energy Converter"],
  ] as const) {
    await field(page).fill(query);
    const converters = results(page).filter({ hasText: /Converter$/ });
    await expect(converters.filter({ has: page.getByText(name, { exact: true }) }).first()).toBeVisible();
    await expect(
      results(page)
        .filter({ hasText: /ConverterConverter$/ })
        .first(),
    ).toContainText(name);
  }
});

test("says when there is nothing, and puts hostile text on the page as text", async ({ page }) => {
  await open(page, PAGE);
  await openSearch(page);
  for (const query of ["qzxqzx", "<img src=x onerror=alert(1)>", "__proto__", "(".repeat(500)]) {
    await field(page).fill(query);
    await expect(status(page)).toHaveText(`Nothing found for “${query.slice(0, 60)}”.`);
    await expect(results(page)).toHaveCount(0);
  }
  await field(page).press("Enter");
  await expect(page).toHaveURL(PAGE);
});

test("says when its index cannot be loaded, and succeeds at the next attempt", async ({ page, errors }) => {
  await page.route(INDEX, (route) => route.abort());
  await open(page, PAGE);
  await page.keyboard.press("/");
  await expect(status(page)).toHaveText("Search couldn’t load. Close it and try again.");
  await expectErrors(errors, ["ERR_FAILED"]);
  await page.keyboard.press("Escape");
  await page.unroute(INDEX);
  await openSearch(page);
  await field(page).fill("psi");
  await expect(
    results(page)
      .filter({ has: page.getByText("Pressure Converter", { exact: true }) })
      .first(),
  ).toBeVisible();
});

test("says so when the code that reads questions cannot be loaded", async ({ page, errors }) => {
  await page.route("**/_next/static/**/*.js", async (route) => {
    const response = await route.fetch();
    // The question that only this code contains (lib/faces/answers/prepare-reading.ts).
    if ((await response.text()).includes("5 ft at 20 psi")) await route.abort();
    else await route.fulfill({ response });
  });
  await open(page, PAGE);
  await page.keyboard.press("/");
  await expect(status(page)).toHaveText("Search couldn’t load. Close it and try again.");
  // Imports that begin after the failure request the file again.
  await page.waitForLoadState("networkidle");
  const failures = errors.splice(0);
  expect(failures).not.toEqual([]);
  for (const failure of failures) expect(failure).toContain("ERR_FAILED");
});

test("an index that answers with an error is a failure too", async ({ page, errors }) => {
  await page.route(INDEX, (route) => route.fulfill({ status: 503, body: "down" }));
  await open(page, PAGE);
  await page.keyboard.press("/");
  await expect(status(page)).toHaveText("Search couldn’t load. Close it and try again.");
  await expectErrors(errors, ["503"]);
});
