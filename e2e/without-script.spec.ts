import { toolPath } from "./support/converter";
import { expect, test } from "./support/test";

test.use({ javaScriptEnabled: false });

test("an address's inputs are calculated by the server", async ({ page }) => {
  // 250,000 at 6% over 30 years: 1,498.88, as in any table of level payments.
  await page.goto("/calculators/loan?amount=250000&rate=6&years=30");
  await expect(page.getByRole("region", { name: "Result" })).toContainText("$1,498.88");
  await expect(page.getByRole("textbox", { name: "Loan amount" })).toHaveValue("250000");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/calculators\/loan$/);
  await page.goto(`${toolPath("length")}?value=5+ft+11+in&from=foot&to=centimeter`);
  await expect(page.getByRole("region", { name: "Result" })).toContainText("180.34 cm");
});

test("one calculates from the plain page: the notice leads to a form that is sent", async ({ page }) => {
  await page.goto("/calculators/bmi");
  await page.getByRole("button", { name: "Calculate without JavaScript" }).click();
  await page.getByRole("textbox", { name: "Weight" }).fill("180 lb");
  await page.getByRole("textbox", { name: "Height" }).fill("67 in");
  await page.getByRole("button", { name: "Calculate", exact: true }).click();
  // 81.646627 kg / (1.7018 m)²
  await expect(page.getByRole("region", { name: "Result" })).toContainText("28.2 kg/m²");
  await expect(page.getByRole("textbox", { name: "Weight" })).toHaveValue("180 lb");
});

test("what cannot be calculated is said, whatever the address holds", async ({ page }) => {
  for (const query of [
    "amount=abc%00&rate=-5%27%22%3E%3Cscript%3E",
    "years=1e999&__proto__=1&constructor=2",
    `amount=${"9".repeat(3000)}`,
    "x=1&".repeat(190),
  ]) {
    const response = await page.goto(`/calculators/loan?${query}`);
    expect(response?.status()).toBe(200);
    await expect(
      page.getByText(/No result for these inputs|This link contains settings/).first(),
    ).toBeVisible();
  }
});

test("the other pages say what needs script", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByText(/^JavaScript is off\./)).toBeVisible();
  await expect(page.getByRole("button", { name: "Chat with the SciCalc Assistant" })).toBeHidden();
});
