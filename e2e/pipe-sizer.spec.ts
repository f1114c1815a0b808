import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { choose } from "./support/choice";
import { chooseRecord } from "./support/forms";
import { address, expect, open, test } from "./support/test";

const inputs = (page: Page) => page.getByRole("form", { name: "Pipe Sizer inputs" });
const result = (page: Page) => page.locator("output");
const figure = (page: Page, name: string) =>
  page.getByRole("main").locator("dl > div").filter({ hasText: name }).locator("dd").first();
const mode = (page: Page, name: string) => choose(page, "What to calculate", name);

test("a pipe is sized, checked in copper chosen by typing, and solved for its flow", async ({ page }) => {
  await open(page, "/calculators/pipesizer?flow=3&length=100&fittings=[]");
  // 3 L/s need 56 mm for 4 ft/s: more than 2 in.
  await expect(result(page)).toHaveText("Steel Sch 40, 2½ in (DN 65)");
  await mode(page, "Find pressure drop");
  const pipe = inputs(page).getByRole("button", { name: /^Pipe/ });
  await chooseRecord(page, pipe, "copper type l, 2 in", /copper type l, 2 in/i);
  await expect(inputs(page).getByLabel("Inside diameter", { exact: true })).toHaveValue("50.419");
  await expect(figure(page, "Flow regime")).toHaveText("Turbulent");
  await expect.poll(() => address(page)).toContain("copper-l-2");
  await mode(page, "Find flow");
  await inputs(page).getByLabel("Pressure available", { exact: true }).fill("40");
  await expect(result(page)).toHaveText(/L\/s$/);
  await expectNoViolations(page, "with a pipe of the list");
});

test("a glycol below its freezing point is refused at its field, and a gas that expands", async ({
  page,
}) => {
  await open(page, "/calculators/pipesizer?mode=drop&fluid=ethylene-glycol&glycolShare=20&temperature=-20");
  await expect(page.getByText(/begins to freeze at/).first()).toBeVisible();
  await open(page, "/calculators/pipesizer?mode=drop&fluid=air&flow=200&pipe=steel-40-1");
  await expect(page.getByText(/of its absolute pressure/).first()).toBeVisible();
});

test.describe("in the United States", () => {
  test.use({ locale: "en-US" });

  test("20 gpm in 1 in. copper lose 9.6 psi in 100 ft", async ({ page }) => {
    await open(
      page,
      "/calculators/pipesizer?units=us&mode=drop&flow=20+gpm&pipe=copper-l-1&length=100+ft&fittings=[]",
    );
    // tests/oracles/pipe-sizing.py: 66,277 Pa.
    await expect(result(page)).toHaveText("9.613 psi");
    await page.getByRole("main").getByRole("radio", { name: "SI units" }).check();
    // Still of the entered 20 gpm.
    await expect(result(page)).toHaveText("66.28 kPa");
  });
});
