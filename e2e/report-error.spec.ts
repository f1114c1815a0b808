import { field } from "./support/forms";
import { expect, open, test } from "./support/test";

const LINK = { name: "Report an error in this result" };

test("the contact form has the page, its inputs and the displayed result", async ({ page }) => {
  await open(page, "/calculators/loan?amount=12000&rate=9&years=3");
  const result = page.locator("[data-tool] output").first();
  await expect(result).toContainText("381.60");
  await page.getByRole("link", LINK).click();
  await expect(field(page, "Subject")).toHaveValue("Error in a result");
  await expect(field(page, "Message")).toHaveValue(
    /Page: http.+\/calculators\/loan\?amount=12000&rate=9&years=3/,
  );
  await expect(field(page, "Message")).toHaveValue(/Displayed result: .*381\.60/);
});

for (const path of [
  "/converters/general-physics-mechanics/length",
  "/converters/general-physics-mechanics/length/feet-to-meters",
  "/calculators/date/days-between-dates",
  "/calculators/basic",
  "/calculators/scientific",
  "/calculators/periodictable",
])
  test(`${path} has the link, and one to its verified cases`, async ({ page }) => {
    await open(page, path);
    const link = page.getByRole("link", LINK);
    await expect(link).toHaveAttribute("href", `/contact?about=${encodeURIComponent(path)}`);
    const [, kind, ...names] = path.split("/");
    const tool = kind === "converters" ? names[1] : names[0];
    await expect(page.locator(`a[href="/verification/${kind}/${tool}"]`)).toHaveCount(1);
  });

test("an ordinary message stays empty", async ({ page }) => {
  await open(page, "/contact");
  await expect(field(page, "Message")).toHaveValue("");
});
