import type { Page } from "@playwright/test";
import { converterCategories, converterCategoryPath } from "../lib/catalog/converter-categories";
import { converterPath, convertersIn } from "../lib/catalog/converters";
import { commonConverters } from "../lib/catalog/curation";
import { closeStorage, store } from "./support/browser";
import { favoriteButton, toolPath } from "./support/converter";
import { expect, expectErrors, open, test } from "./support/test";
import { expectToast } from "./support/toast";

const HUB = "/converters";
const FAVORITES = "converterFavoritesV2";
const RECENT = "converterRecentV2";

const search = (page: Page) => page.getByRole("combobox", { name: "Search converters" });
const suggestions = (page: Page) =>
  page.getByRole("listbox", { name: "Matching converters" }).getByRole("option");
/** Waits until the suggestions have not changed for half a second: others may come with the index. */
const settledSuggestions = (page: Page): Promise<void> =>
  expect(async () => {
    const before = await suggestions(page).allTextContents();
    await page.waitForTimeout(500);
    expect(await suggestions(page).allTextContents()).toEqual(before);
  }).toPass();
const linksIn = (page: Page, list: "Favorites" | "Recently Used") =>
  page.getByRole("region", { name: list }).getByRole("link");

test.describe("search", () => {
  test("suggests at most ten converters, whatever the case, and says how many", async ({ page }) => {
    await open(page, HUB);
    await search(page).fill("e");
    await expect(suggestions(page)).toHaveCount(10);
    await search(page).fill("TEMPERATURE");
    await expect(suggestions(page).first()).toContainText("Temperature");
    await settledSuggestions(page);
    const count = await suggestions(page).count();
    await expect(page.getByRole("search").getByRole("status")).toHaveText(`${count} suggestions`);
    await search(page).fill("temperature");
    await expect(suggestions(page)).toHaveCount(count);
  });

  test("matches names, descriptions and categories", async ({ page }) => {
    await open(page, HUB);
    await search(page).fill("hydraulics");
    await expect(suggestions(page).filter({ hasText: "Fluid Mechanics & Hydraulics" }).first()).toBeVisible();
    await search(page).fill("wire gauge");
    await expect(suggestions(page)).toContainText(["Wire Gauge (AWG)"]);
    await search(page).fill("qzxqzx");
    await expect(suggestions(page)).toHaveCount(0);
    await expect(page.getByText("No converter matches “qzxqzx”.")).toBeVisible();
  });

  test("submitting opens the first match", async ({ page }) => {
    await open(page, HUB);
    await search(page).fill("  Pressure ");
    await expect(suggestions(page).first()).toHaveText(/^Pressure/);
    await search(page).press("Enter");
    await expect(page).toHaveURL(toolPath("pressure"));
  });

  test("nothing happens for a blank text or one without a match", async ({ page }) => {
    await open(page, HUB);
    for (const text of ["", "   ", "qzxqzx", "<script>alert(1)</script>"]) {
      await search(page).fill(text);
      await search(page).press("Enter");
      await expect(suggestions(page)).toHaveCount(0);
      await expect(page).toHaveURL((url) => url.pathname === HUB);
    }
    await search(page).fill("length");
    await search(page).press("Enter");
    await expect(page).toHaveURL(toolPath("length"));
  });

  test("the arrows choose a suggestion, Escape closes the list", async ({ page }) => {
    await open(page, HUB);
    await search(page).fill("pres");
    await expect(suggestions(page).nth(1)).toBeVisible();
    await settledSuggestions(page);
    await expect(suggestions(page).nth(0)).toHaveAttribute("aria-selected", "true");
    await search(page).press("ArrowDown");
    await expect(suggestions(page).nth(1)).toHaveAttribute("aria-selected", "true");
    await expect(search(page)).toHaveAttribute(
      "aria-activedescendant",
      (await suggestions(page).nth(1).getAttribute("id")) ?? "",
    );
    const chosen = (await suggestions(page).nth(1).locator("span").first().textContent()) ?? "";
    await search(page).press("Enter");
    await expect(page.locator("h1")).toHaveText(`${chosen} Converter`);

    await open(page, HUB);
    await search(page).fill("pres");
    await expect(suggestions(page).first()).toBeVisible();
    await search(page).press("Escape");
    await expect(suggestions(page)).toHaveCount(0);
  });

  test("answers a conversion, which Enter opens", async ({ page }) => {
    await open(page, HUB);
    await search(page).fill("72 f in c");
    await expect(suggestions(page).first()).toContainText("72 °F = 22.22222 °C");
    await search(page).press("Enter");
    await expect(page).toHaveURL(toolPath("temperature", { value: "72", from: "fahrenheit", to: "celsius" }));
  });

  test("a suggestion is opened by a click", async ({ page }) => {
    await open(page, HUB);
    await search(page).fill("fuel");
    await suggestions(page).filter({ hasText: "Fuel Economy" }).click();
    await expect(page).toHaveURL(toolPath("fuel-economy"));
  });
});

test.describe("cards", () => {
  test("one for each category, with at most seven links and View all N beyond", async ({ page }) => {
    await open(page, HUB);
    await expect(page.locator("h1")).toHaveText("The Ultimate Converter Hub");
    expect(converterCategories).toHaveLength(9);
    for (const category of converterCategories) {
      const tools = convertersIn(category);
      const links = page.getByRole("region", { name: category.name, exact: true }).getByRole("link");
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      const common = commonConverters.filter((slug) => tools.some((tool) => tool.slug === slug));
      const order = (slug: string) => (common.includes(slug) ? common.indexOf(slug) : common.length);
      const first = [...tools]
        .sort((a, b) => order(a.slug) - order(b.slug))
        .slice(0, 7)
        .map(converterPath);
      expect(hrefs).toEqual(tools.length > 7 ? [...first, converterCategoryPath(category)] : first);
      if (tools.length > 7)
        await expect(links.last()).toHaveText(`View all ${tools.length} in ${category.name}`);
    }
  });

  test("a card's links lead to tools, and View all to the category", async ({ page }) => {
    await open(page, HUB);
    const card = page.getByRole("region", { name: "Thermal & Heat Transfer", exact: true });
    await card.getByRole("link", { name: "Temperature", exact: true }).click();
    await expect(page).toHaveURL(toolPath("temperature"));
    await expect(page.locator("h1")).toHaveText("Temperature Converter");
    await page.goBack();
    await card.getByRole("link", { name: /^View all 13/ }).click();
    await expect(page.locator("h1")).toHaveText("Thermal & Heat Transfer");
  });
});

test("each category's page lists every tool", async ({ page }) => {
  for (const category of converterCategories) {
    await open(page, converterCategoryPath(category));
    await expect(page.locator("h1")).toHaveText(category.name);
    const links = page.getByRole("main").getByRole("link", { name: /^Use Converter/ });
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual(convertersIn(category).map(converterPath));
  }
});

test("a category's page leads to its tools, and back to the hub", async ({ page }) => {
  await open(page, "/converters/climate-environment-meteorology");
  await page.getByRole("link", { name: /^Use Converter ?: Humidity/ }).click();
  await expect(page).toHaveURL(toolPath("humidity"));
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  await trail.getByRole("link", { name: "Climate, Environment & Meteorology" }).click();
  await page.getByRole("link", { name: "← Back to all converters" }).click();
  await expect(page).toHaveURL(HUB);
});

test.describe("favorites and recent converters", () => {
  test("neither card stands on a first visit", async ({ page }) => {
    await open(page, HUB);
    await expect(page.getByRole("heading", { name: /Favorites|Recently Used/ })).toHaveCount(0);
  });

  test("what was opened and chosen is there, newest first", async ({ page }) => {
    await open(page, toolPath("length"));
    await favoriteButton(page).click();
    await open(page, toolPath("pressure"));
    await open(page, HUB);
    await expect(linksIn(page, "Favorites")).toHaveText(["Length"]);
    await expect(linksIn(page, "Recently Used")).toHaveText(["Pressure", "Length"]);
    await linksIn(page, "Favorites").click();
    await expect(page).toHaveURL(toolPath("length"));
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Converters" }).click();
    await expect(linksIn(page, "Recently Used")).toHaveText(["Length", "Pressure"]);
  });

  test("each card shows six", async ({ page }) => {
    await open(page, HUB);
    const slugs = ["area", "volume", "torque", "time", "speed", "angle", "force", "energy"];
    await store(page, { [FAVORITES]: JSON.stringify(slugs), [RECENT]: JSON.stringify(slugs.toReversed()) });
    await page.reload();
    await expect(linksIn(page, "Favorites")).toHaveText([
      "Area",
      "Volume",
      "Torque",
      "Time",
      "Speed",
      "Angle",
    ]);
    await expect(linksIn(page, "Recently Used")).toHaveText([
      "Energy",
      "Force",
      "Angle",
      "Speed",
      "Time",
      "Torque",
    ]);
  });

  test("another tab's favorite appears without a reload", async ({ page, context }) => {
    await open(page, HUB);
    const other = await context.newPage();
    await open(other, toolPath("length"));
    await favoriteButton(other).click();
    await expect(linksIn(page, "Favorites")).toHaveText(["Length"]);
  });

  test("broken storage is reported and logged, and the page still works", async ({ page, errors }) => {
    await open(page, HUB);
    for (const text of ["{not json", '{"length":true}', "[1,2]", "null", '"length"']) {
      await store(page, { [FAVORITES]: text, [RECENT]: JSON.stringify(["length"]) });
      await page.reload();
      await expectToast(page, { title: "Could not load preferences", destructive: true });
      await expectErrors(errors, ["Could not load preferences"]);
      await expect(page.getByRole("region", { name: "Favorites" })).toHaveCount(0);
      await expect(linksIn(page, "Recently Used")).toHaveText(["Length"]);
    }
    await search(page).fill("length");
    await search(page).press("Enter");
    await expect(page).toHaveURL(toolPath("length"));
    await favoriteButton(page).click();
    await expect(favoriteButton(page)).toHaveText("Favorited");
    await page.goBack();
    await expect(linksIn(page, "Favorites")).toHaveText(["Length"]);
  });

  test("unreadable storage is reported and logged too", async ({ page, errors }) => {
    await closeStorage(page);
    await open(page, HUB);
    await expectToast(page, { title: "Could not load preferences", destructive: true });
    await expectErrors(errors, ["Could not load preferences"]);
    await expect(page.locator("h1")).toBeVisible();
  });

  test("hostile and unknown entries are left out silently", async ({ page }) => {
    await open(page, HUB);
    const hostile = [
      "<img src=x onerror=alert(1)>",
      "__proto__",
      "constructor",
      "no-such-tool",
      "length",
      "length",
    ];
    await store(page, {
      [FAVORITES]: JSON.stringify(hostile),
      [RECENT]: JSON.stringify(["../../etc/passwd"]),
    });
    await page.reload();
    await expect(linksIn(page, "Favorites")).toHaveText(["Length"]);
    await expect(page.getByRole("region", { name: "Recently Used" })).toHaveCount(0);
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  });
});
