import { expectNoViolations } from "./support/axe";
import { SWEEP } from "./support/sweep";
import { expect, test } from "./support/test";
import { expectToast } from "./support/toast";

const PHYSICS = "/calculators/physics";
const PHONE = { width: 390, height: 844 };

test("the page shows its first formula and its answer without script", async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(PHYSICS);
  await expect(page.getByRole("heading", { name: "Kinetic energy", exact: true })).toBeVisible();
  await expect(page.getByText("578,704 J").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Steps" })).toBeVisible();
  await page.locator("summary", { hasText: "All formulas" }).click();
  await page.locator("#all-formulas summary", { hasText: "Optics" }).click();
  await expect(page.getByRole("link", { name: /Snell’s law/ })).toBeVisible();
});

test("every formula has a page of its own, in the visitor's units, before any script runs", async ({
  browser,
}) => {
  for (const [locale, force] of [
    ["en-US", "3.35053"],
    ["de-DE", "15 N"],
  ] as const) {
    const page = await (await browser.newContext({ locale, javaScriptEnabled: false })).newPage();
    const response = await page.goto(`${PHYSICS}/newton-second-law`);
    expect(response?.headers()["cache-control"]).toBe("private, no-cache");
    await expect(page).toHaveTitle(/^Newton’s Second Law: /);
    await expect(page.getByRole("heading", { level: 1, name: "Newton’s second law" })).toBeVisible();
    await expect(page.getByText(force).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Steps" })).toBeVisible();
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      /\/physics\/newton-second-law$/,
    );
    await page.locator("summary", { hasText: "More formulas: Mechanics" }).click();
    await page
      .getByRole("navigation", { name: "More formulas: Mechanics" })
      .getByRole("link", { name: /^Friction/ })
      .click();
    await expect(page).toHaveURL(/\/physics\/friction$/);
    await page.goto(`${PHYSICS}/projectile-range`);
    await expect(page.getByRole("img", { name: /Path of the projectile/ })).toBeVisible();
    await page.context().close();
  }
});

test("an American page starts in US units, and hydrates unchanged", async ({ browser }) => {
  const page = await (await browser.newContext({ locale: "en-US" })).newPage();
  await page.goto(PHYSICS);
  const mass = page.getByLabel("Mass: unit");
  await expect(mass).toHaveValue("pound");
  await page.getByRole("textbox", { name: "Mass", exact: true }).fill("2000");
  await expect(page).toHaveURL(/m=2000/);
  await expect(mass).toHaveValue("pound");
  await page.context().close();
});

test("on a formula's page another formula is another page", async ({ page }) => {
  await page.goto(`${PHYSICS}/momentum`);
  await page.getByLabel("Find a formula").fill("snell");
  await page.getByRole("button", { name: /Snell’s law/ }).click();
  await expect(page).toHaveURL(/\/physics\/snell$/);
  await expect(page.getByRole("heading", { level: 1, name: "Snell’s law" })).toBeVisible();
  await page.getByRole("textbox", { name: "Angle of incidence" }).fill("30");
  await expect(page).toHaveURL(/\/physics\/snell\?theta_1=30/);
});

test("a formula is solved for another variable, and the address keeps it", async ({ page }) => {
  await page.goto(PHYSICS);
  await page.getByRole("radio", { name: "Speed" }).click();
  const energy = page.getByRole("textbox", { name: "Kinetic energy", exact: true });
  await expect(energy).toHaveValue("578703.7");
  await energy.fill("500000");
  await expect(page.locator("output").first()).toContainText("92.95");
  await expect(page).toHaveURL(/solve=v/);
  await expect(page).toHaveURL(/E=500000/);
  await page.reload();
  await expect(page.locator("output").first()).toContainText("92.95");
  await expect(page.getByRole("radio", { name: "Speed" })).toBeChecked();
});

test("an uncertain input gives an uncertain result with shares", async ({ page }) => {
  await page.goto(PHYSICS);
  await page.getByRole("textbox", { name: "Mass", exact: true }).fill("1500±5");
  await expect(page.locator("output").first()).toContainText("578,700 ± 1,900 J");
  await page.getByRole("textbox", { name: "Speed", exact: true }).fill("100 +/- 1");
  await expect(page.getByText("Each input’s share of the uncertainty")).toBeVisible();
});

test("invalid input has an error at its field, and the last result stays", async ({ page }) => {
  await page.goto(PHYSICS);
  const mass = page.getByRole("textbox", { name: "Mass", exact: true });
  for (const text of ["", "heavy", "-3", "1e999", "9.81±", "<script>alert(1)</script>"]) {
    await mass.fill(text);
    await expect(mass).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator("output").first()).toContainText("578,704 J");
  }
  await mass.fill("0");
  await expect(page.getByRole("form").getByText("Must be above zero.")).toBeVisible();
});

test("formulas are found by what they are about, with the keyboard alone", async ({ page }) => {
  await page.goto(PHYSICS);
  const field = page.getByLabel("Find a formula");
  await field.focus();
  await page.keyboard.type("total reflection");
  await expect(page.getByRole("button", { name: /Critical angle/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Critical angle", exact: true })).toBeVisible();
  await expect(page).toHaveURL(/formula=critical-angle/);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Kinetic energy", exact: true })).toBeVisible();
});

test("both angles of a throw are shown, with the path", async ({ page }) => {
  await page.goto(`${PHYSICS}?formula=projectile-range&solve=theta&R=38&h=0`);
  await expect(page.locator("output").first()).toContainText("34.3453°");
  await expect(page.locator("output").first()).toContainText("55.6547°");
  await expect(page.getByRole("img", { name: /Path of the projectile/ })).toBeVisible();
});

test("what has no solution says why", async ({ page }) => {
  await page.goto(`${PHYSICS}?formula=snell&n_1=1.5&n_2=1&theta_1=80`);
  await expect(page.getByText(/Total internal reflection/)).toBeVisible();
});

test("a wrong value is said to be wrong, a missing one to be missing", async ({ page }) => {
  await page.goto(`${PHYSICS}?formula=snell&n_1=-3`);
  const answer = page.locator("output").first();
  await expect(answer).toHaveText("Correct the marked values.");
  const index = page.getByRole("textbox", { name: "Index of the first medium" });
  await expect(index).toHaveAttribute("aria-invalid", "true");
  await expect(index).toHaveAccessibleDescription(/^Must be/);
  await index.fill("");
  await expect(answer).toHaveText("Fill in the other values.");
  await index.fill("glass");
  await expect(answer).toHaveText("Correct the marked values.");
});

test("what is typed before the page's scripts arrive is kept and answered", async ({ page }) => {
  const { promise: released, resolve: go } = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(PHYSICS, { waitUntil: "commit" });
  await page.getByRole("textbox", { name: "Mass", exact: true }).fill("3000");
  await page.getByLabel("Find a formula").fill("pendulum");
  go();
  await expect(page.locator("output").first()).toContainText("1,157,410 J");
  await expect(page.getByRole("button", { name: /Simple pendulum|Pendulum/ }).first()).toBeVisible();
});

test("the link of the assistant and of the API is understood", async ({ page }) => {
  await page.goto(`${PHYSICS}?formula=ohms-law&solve=I&values=V+%3D+12+V%3B+R+%3D+4+ohm`);
  await expect(page.locator("output").first()).toContainText("3 A");
});

test("an address that asks for what is not there leaves the page as it is", async ({ page }) => {
  await page.goto(`${PHYSICS}?formula=__proto__&solve=zz&m=abc`);
  await expectToast(page, {
    title: "Formula not opened",
    description: "“__proto__” is not among the formulas, or could not be loaded.",
    destructive: true,
  });
  await expect(page.getByRole("heading", { name: "Kinetic energy", exact: true })).toBeVisible();
});

test("constants are searched and copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${PHYSICS}?constant=electron+mass`);
  const copy = page.getByRole("button", { name: "Copy the electron mass", exact: true });
  await copy.click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("9.1093837139e-31");
});

for (const [name, viewport, details] of [
  ["phone", PHONE, {}],
  ["desktop", { width: 1440, height: 900 }, SWEEP],
] as const)
  test(`nothing is wrong for axe, and nothing runs over, on a ${name}`, details, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const query of ["", "?formula=thin-lens", "?formula=parallel-resistors", "?formula=bernoulli"]) {
      await page.goto(PHYSICS + query);
      await page.getByRole("button", { name: "Optics" }).click();
      await expect(page.getByRole("button", { name: /Snell’s law/ })).toBeVisible();
      await expectNoViolations(page, `${name} ${query}`);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
    }
  });
