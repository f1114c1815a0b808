import { expect, type Page, test } from "@playwright/test";

/** Elements that may be styled anew when one is added: itself and what stands around it. */
const MOST_STYLED = 25;

interface TraceEvent {
  name: string;
  args?: { elementCount?: number };
}

/** Counts the elements that the browser styles when the test adds an element below the page's heading. */
async function styledForOne(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.start", { traceConfig: { includedCategories: ["devtools.timeline"] } });
  await page.evaluate(() => {
    const added = document.createElement("i");
    document.querySelector("main h1")?.after(added);
    added.getBoundingClientRect();
  });
  await session.send("Tracing.end");
  await complete;
  await session.detach();
  const counts = events.flatMap(({ name, args }) =>
    name === "UpdateLayoutTree" && args?.elementCount !== undefined ? [args.elementCount] : [],
  );
  expect(counts.length, "the browser has styled something").toBeGreaterThan(0);
  return Math.max(...counts);
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
    expect(await styledForOne(page)).toBeLessThanOrEqual(MOST_STYLED);
  });
