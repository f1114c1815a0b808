import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { choose } from "./support/choice";
import { chooseRecord } from "./support/forms";
import { openOptions } from "./support/sections";
import { address, expect, open, test } from "./support/test";

const inputs = (page: Page) => page.getByRole("form", { name: "Duct Sizer inputs" });
const result = (page: Page) => page.locator("output");
const figure = (page: Page, name: string) =>
  page.getByRole("main").locator("dl > div").filter({ hasText: name }).locator("dd").first();
const method = (page: Page, name: string) => choose(page, "Method", name);

test("a takeoff is found in the list of fittings, asks for its main, and has the coefficient of both ducts", async ({
  page,
}) => {
  await open(page, "/calculators/ductsizer?mode=size&flow=150&diameter=200&length=10&fittings=[[]]");
  await openOptions(page);
  await chooseRecord(
    page,
    inputs(page).getByRole("button", { name: /^Fitting/ }),
    "takeoff, 90",
    "Tee, 90°, diverging, branch",
  );
  await expect(
    page.getByText("Enter the diameter of the duct that this fitting joins.").first(),
  ).toBeVisible();
  await inputs(page).getByLabel("Diameter of the other duct", { exact: true }).fill("355");
  await expect(page.getByText("Enter the airflow of the main.").first()).toBeVisible();
  await inputs(page).getByLabel("Airflow of the main", { exact: true }).fill("500");
  await inputs(page).getByLabel("Quantity", { exact: true }).fill("1");
  // tests/oracles/duct-sizing.py: takeoff.
  await expect(figure(page, "Fitting loss")).toHaveText("25.89 Pa");
  await expect.poll(() => address(page)).toContain("tee-diverging-branch");
  await expectNoViolations(page, "with a takeoff");
});

test.describe("in the United States", () => {
  test.use({ locale: "en-US" });

  test("a duct is sized in inches, and the airflow of another is found", async ({ page }) => {
    await open(page, "/calculators/ductsizer");
    await expect(result(page)).toHaveText("14 in");
    await method(page, "Find airflow");
    await inputs(page).getByLabel("Diameter", { exact: true }).fill("10");
    // Colebrook by bisection for air of 70 °F.
    await expect(result(page)).toHaveText("436.5 CFM");
    await page.getByRole("main").getByRole("radio", { name: "SI units" }).check();
    await expect(result(page)).toHaveText("206 L/s");
  });
});
