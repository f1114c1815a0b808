import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { choose } from "./support/choice";
import { openOptions, openSection } from "./support/sections";
import { address, expect, open, test } from "./support/test";

const inputs = (page: Page) => page.getByRole("form", { name: "Firefighting inputs" });
const result = (page: Page) => page.locator("output");
const figure = (page: Page, name: string) =>
  page.getByRole("main").locator("dl > div").filter({ hasText: name }).locator("dd").first();
const mode = (page: Page, name: string) => choose(page, "What to calculate", name);

// Figures are those of tests/oracles/firefighting.py.
test("the pipes of sprinklers are a tree or a loop, and stand against the supply", async ({ page }) => {
  await open(page, "/calculators/firefighting");
  await expect(result(page)).toHaveText("2.595 bar");
  await expect(figure(page, "Safety margin")).toHaveText("2.524 bar");
  const limits = await openSection(page, "Sources and limits");
  await expect(limits.getByText("not a listed hydraulic program").first()).toBeVisible();
  await openOptions(page);
  await inputs(page)
    .getByLabel("Pipes", { exact: true })
    .selectOption({ label: "Loop or grid: pipes between nodes" });
  await expect(result(page)).toHaveText("1.366 bar");
  await expect(figure(page, "Most demanding sprinkler")).toHaveText("C");
  await expect(page.getByText("4 sprinklers, but the design area has 12")).toBeVisible();
  await expect.poll(() => address(page)).toContain("layout=network");
  await expectNoViolations(page, "with a loop");
  await inputs(page).getByLabel("Supply node", { exact: true }).fill("Nowhere");
  await expect(page.getByText("No pipe begins or ends at this node.").first()).toBeVisible();
});

test("a supply that is too weak has a warning with the shortfall", async ({ page }) => {
  await open(page, "/calculators/firefighting");
  await openOptions(page);
  await inputs(page).getByLabel("Static pressure", { exact: true }).fill("2.5");
  await expect(
    page.getByText("The residual pressure must be below the static pressure.").first(),
  ).toBeVisible();
  await inputs(page).getByLabel("Residual pressure", { exact: true }).fill("2");
  await expect(page.getByText("above the supply curve")).toBeVisible();
});

test.describe("in the United States", () => {
  test.use({ locale: "en-US" });

  test("a hose line, a hydrant and a building in gpm and psi", async ({ page }) => {
    await open(page, "/calculators/firefighting");
    await mode(page, "Hose lines");
    await expect(result(page)).toHaveText("169.8 psi");
    await mode(page, "Hydrant test");
    await inputs(page).getByLabel("Pitot pressure", { exact: true }).fill("40");
    await expect(figure(page, "Test flow")).toHaveText("1,062 gpm");
    await mode(page, "Required fire flow");
    await expect(result(page)).toHaveText("2,000 gpm");
    await choose(inputs(page), "Sprinklers throughout", "NFPA 13");
    await expect(result(page)).toHaveText("1,000 gpm");
    await expectNoViolations(page, "with the fire flow of a building");
  });
});
