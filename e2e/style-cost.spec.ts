import { expect, type Page, test } from "@playwright/test";

/** Elements that may be styled anew when one is added: itself and what stands around it. */
const MOST_STYLED = 25;

interface TraceEvent {
  name: string;
  args?: { elementCount?: number };
}

/** Counts the elements that the browser styles at once while the page runs `change`. */
async function styledBy(page: Page, change: () => void): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.start", { traceConfig: { includedCategories: ["devtools.timeline"] } });
  await page.evaluate(change);
  await session.send("Tracing.end");
  await complete;
  await session.detach();
  const counts = events.flatMap(({ name, args }) =>
    name === "UpdateLayoutTree" && args?.elementCount !== undefined ? [args.elementCount] : [],
  );
  expect(counts.length, "the browser has styled something").toBeGreaterThan(0);
  return Math.max(...counts);
}

function addElement(): void {
  const added = document.createElement("i");
  document.querySelector("main h1")?.after(added);
  added.getBoundingClientRect();
}

function openBreakdown(): void {
  const section = document.querySelector<HTMLDetailsElement>("[data-section=breakdown]");
  if (section) section.open = true;
  section?.lastElementChild?.getBoundingClientRect();
}

for (const path of [
  "/",
  "/converters/general-physics-mechanics/length",
  "/calculators/mortgage",
  "/calculators/physics",
  "/calculators/scientific",
])
  test(`adding an element to ${path} does not style the whole page`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(await page.locator("*").count()).toBeGreaterThan(10 * MOST_STYLED);
    expect(await styledBy(page, addElement)).toBeLessThanOrEqual(MOST_STYLED);
  });

test("a closed section is laid out in a pause, also after its figures have changed", async ({ page }) => {
  await page.goto("/calculators/mortgage");
  await page.waitForLoadState("networkidle");
  const elements = await page.locator("[data-section=breakdown] *").count();
  await page.getByRole("textbox", { name: "Home price" }).press("End");
  await page.keyboard.type("0");
  // Longer than the section waits for the last key, and its layout for the section.
  await page.waitForTimeout(3000);
  expect(await styledBy(page, openBreakdown)).toBeLessThan(elements / 4);
});
