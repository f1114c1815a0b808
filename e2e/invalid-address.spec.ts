import { expect, test } from "./support/test";

const result = "#primary-label ~ div output";

for (const [title, query] of [
  ["text in a number field", "initial=abc"],
  ["a number out of range", "rate=99"],
] as const)
  test(`a link with ${title} displays the problem and no result`, async ({ page }) => {
    await page.goto(`/calculators/savings?${query}`);
    await expect(page.getByText("No result for these inputs")).toBeVisible();
    await expect(page.locator(result)).toHaveCount(0);
    // The text stands in its field, to be corrected there; then there is a result.
    const [name = "", value = ""] = query.split("=");
    const field = page.getByRole("textbox", {
      name: name === "initial" ? "Initial amount" : "Interest rate",
    });
    await expect(field).toHaveValue(value);
    await field.fill("5");
    await expect(page.locator(result)).toBeVisible();
    await expect(page.getByText("No result for these inputs")).toHaveCount(0);
  });
