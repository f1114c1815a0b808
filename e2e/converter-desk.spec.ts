/** Copies of results, and data that a converter saves in the browser: favorites and recent converters. */
import { clipboardText, denyClipboard, expectStored, refuseToStore, store } from "./support/browser";
import { copyButton, expectResult, favoriteButton, toolPath, valueField } from "./support/converter";
import { expect, expectErrors, open, ready, test } from "./support/test";
import { expectToast } from "./support/toast";

const FAVORITES = "converterFavoritesV2";
const RECENT = "converterRecentV2";

test("the result is copied in plain digits", async ({ page }) => {
  await open(page, toolPath("length", { from: "foot", to: "centimeter" }));
  const results = [
    ["1000", "30,480 cm", "30480"],
    ["-1000", "−30,480 cm", "-30480"],
    ["1e-20", "3.048 × 10⁻¹⁹ cm", "3.048e-19"],
  ];
  for (const [value = "", result = "", plain = ""] of results) {
    await valueField(page).fill(value);
    await expectResult(page, result);
    await copyButton(page).click();
    await expectToast(page, { title: "Copied!", description: `Result ${plain} copied to clipboard.` });
    expect(await clipboardText(page)).toBe(plain);
  }
});

test("a denied clipboard shows an error", async ({ page }) => {
  await denyClipboard(page);
  await open(page, toolPath("length"));
  await copyButton(page).click();
  await expectToast(page, { title: "Error", description: "Failed to copy result.", destructive: true });
});

test("a converter becomes a favorite and stops being one", async ({ page }) => {
  await open(page, toolPath("length"));
  const button = favoriteButton(page);
  await expect(button).toHaveText("Add to Favorites");
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await button.click();
  await expectToast(page, {
    title: "Added to Favorites",
    description: "Length converter has been added to your favorites.",
  });
  await expect(button).toHaveText("Favorited");
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expectStored(page, FAVORITES, ["length"]);

  await page.reload();
  await ready(page);
  await expect(button).toHaveText("Favorited");
  await button.click();
  await expectToast(page, {
    title: "Removed from Favorites",
    description: "Length converter has been removed from your favorites.",
  });
  await expect(button).toHaveText("Add to Favorites");
  await expectStored(page, FAVORITES, []);
});

test("a favorite that cannot be stored shows an error, and its button stays unpressed", async ({ page }) => {
  await refuseToStore(page, FAVORITES);
  await open(page, toolPath("length"));
  await favoriteButton(page).click();
  await expectToast(page, { title: "Error", description: "Could not update favorites.", destructive: true });
  await expect(favoriteButton(page)).toHaveText("Add to Favorites");
});

test("opening a tool moves it to the front of the recent ones; ten are kept, none twice", async ({
  page,
}) => {
  await open(page, "/converters");
  const before = ["area", "volume", "mass", "time", "speed", "angle", "force", "pressure", "energy", "power"];
  await store(page, { [RECENT]: JSON.stringify(before) });
  await open(page, toolPath("length"));
  await expectStored(page, RECENT, ["length", ...before.slice(0, 9)]);
  await page.reload();
  await ready(page);
  await expectStored(page, RECENT, ["length", ...before.slice(0, 9)]);
  await open(page, toolPath("pressure"));
  await expectStored(page, RECENT, ["pressure", "length", ...before.slice(0, 7), "energy"]);
});

test("a pair page counts as its tool", async ({ page }) => {
  await open(page, `${toolPath("length")}/meters-to-feet`);
  await expectStored(page, RECENT, ["length"]);
  await favoriteButton(page).click();
  await expectStored(page, FAVORITES, ["length"]);
});

test("a recent list that cannot be stored is logged and nothing more", async ({ page, errors }) => {
  await refuseToStore(page, RECENT);
  await open(page, toolPath("length"));
  await expectErrors(errors, ["Could not store the recent converters"]);
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  await valueField(page).fill("2");
  await expectResult(page, "6.56167979 ft");
});
