import { expectNoViolations } from "./support/axe";
import { expect, open, test } from "./support/test";

const JOB = "/calculators/date/days-between-dates";

test("a job opens with its question, few fields and an answer, and follows its fields", async ({ page }) => {
  await open(page, JOB);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Days Between Two Dates");
  const form = page.getByRole("form");
  await expect(form.getByLabel("From")).toBeVisible();
  await expect(form.getByLabel("To")).toBeVisible();
  await expect(page.getByRole("radiogroup", { name: "What to calculate" })).toHaveCount(0);
  await form.getByLabel("From").fill("2026-03-03");
  await form.getByLabel("To").fill("2026-11-20");
  await expect(page.getByRole("status").filter({ hasText: "262" }).first()).toBeAttached();
  await expect(page).toHaveURL(/days-between-dates\?start=2026-03-03&end=2026-11-20/);
  await page.reload();
  await expect(form.getByLabel("From")).toHaveValue("2026-03-03");
  await expectNoViolations(page, "a job");
});

test("a calculator links to its jobs, and a job back to it and to the others", async ({ page }) => {
  await open(page, "/calculators/date");
  const links = page.getByRole("navigation", { name: "Common questions" });
  await links.getByRole("link", { name: "Days between dates", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${JOB}$`));
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(crumbs.getByRole("link", { name: "Date" })).toHaveAttribute("href", "/calculators/date");
  await expect(page.locator(`aside a[href="${JOB}"]`)).toHaveAttribute("aria-current", "page");
});

test("a job answers the inputs of its address without script, in a frame, and by the API", async ({
  browser,
  baseURL,
  request,
}) => {
  const query = "?start=2026-03-03&end=2026-11-20";
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  for (const path of [JOB, JOB.replace("/calculators/", "/embed/")]) {
    await page.goto(path + query);
    await expect(page.getByRole("main")).toContainText("262 days", { useInnerText: true });
  }
  await context.close();
  const answer = await request.get(`/api/v1${JOB}${query}`);
  expect(await answer.json()).toMatchObject({ calculator: "date", outputs: { days: 262 } });
  const other = await request.get(`/api/v1${JOB}?mode=facts`);
  expect(other.status()).toBe(400);
  const unknown = await request.get("/api/v1/calculators/date/no-such-job");
  expect([unknown.status(), unknown.headers()["content-type"]]).toEqual([404, "application/problem+json"]);
});

test("an unknown job leads to its calculator", async ({ page }) => {
  await open(page, "/calculators/date/no-such-job");
  await expect(page).toHaveURL(/\/calculators\/date$/);
});

test("the bar keeps the question in the address, and opens the job with what it understood", async ({
  page,
}) => {
  await open(page, "/");
  const bar = page.getByRole("main").getByRole("combobox", { name: /^Ask for a conversion/ });
  await bar.fill("days from March 3, 2026 to November 20, 2026");
  const understood = page.getByRole("list", { name: "Understood" });
  await expect(understood).toContainText("March 3, 2026");
  await expect(page).toHaveURL(/\?q=days\+from\+March/);
  await bar.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${JOB}\\?start=2026-03-03&end=2026-11-20`));
  await page.goBack();
  await expect(bar).toHaveValue("days from March 3, 2026 to November 20, 2026");
});

test("a pasted page is not written to the address", async ({ page }) => {
  await open(page, "/?q=5+kg+to+lb");
  await page
    .getByRole("main")
    .getByRole("combobox", { name: /^Ask for a conversion/ })
    .fill("x".repeat(5000));
  await expect(page).toHaveURL("/");
});

test("a question that misses a choice offers its options", async ({ page }) => {
  await open(page, "/?q=calories+to+lose+1+lb+a+week");
  const repairs = page.getByRole("list", { name: "Did you mean" });
  await repairs.getByRole("button", { name: "Female" }).click();
  await expect(page.getByRole("main").getByRole("combobox", { name: /^Ask for a conversion/ })).toHaveValue(
    "calories to lose 1 lb a week female",
  );
});

/** Job of a panel, a text of its initial answer, and an answer of its API. */
const PANEL_JOBS = [
  ["/calculators/scientific/quadratic-formula", "two different real roots", { lines: [{}, {}] }],
  ["/calculators/scientific/graphing-calculator", "(2, −1)", { lines: [{}, {}, {}] }],
  ["/calculators/periodictable/molar-mass", "249.677", { unit: "g/mol" }],
  ["/calculators/periodictable/yield", "Limiting: H₂", { equations: ["N₂ + 3 H₂ → 2 NH₃"] }],
] as const;

for (const [path, text, outputs] of PANEL_JOBS)
  test(`${path} has its answer without script, in a frame, and by the API`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    for (const address of [path, path.replace("/calculators/", "/embed/")]) {
      await page.goto(address);
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    }
    await context.close();
    expect((await (await request.get(`/api/v1${path}`)).json()).example.answer).toMatchObject(outputs);
  });

test("a job of a panel follows its fields, and its address opens them again", async ({ page }) => {
  await open(page, "/calculators/scientific/quadratic-formula");
  const field = page.getByLabel("c", { exact: true });
  // The tool hydrates when its code has arrived, after the page.
  await expect(async () => {
    await field.fill("1");
    await field.fill("-6");
    await expect(page).toHaveURL(/expression=x%5E2\+-\+5x\+-\+6/, { timeout: 1000 });
  }).toPass();
  await page.reload();
  await expect(page.getByLabel("c", { exact: true })).toHaveValue("-6");
  await expectNoViolations(page, "the job of a panel");
});
