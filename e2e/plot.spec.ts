import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { processorTime } from "./support/processor-time";
import { angle, SCIENTIFIC } from "./support/scientific";
import { expect, open, test } from "./support/test";
import { THEMED_WINDOWS } from "./support/themed-windows";

const plane = (page: Page) => page.getByRole("application");
const field = (page: Page, name: string) => page.getByRole("textbox", { name: `${name}(x) =` });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openPlot(page: Page): Promise<void> {
  await open(page, SCIENTIFIC);
  await page.getByRole("tab", { name: "Plot" }).click();
  await expect(plane(page)).toBeVisible();
}

/** Labels of the axis of x, as numbers. */
async function marks(page: Page): Promise<number[]> {
  const labels = await plane(page).locator("text[text-anchor=middle]").allTextContents();
  return labels.map((label) => Number(label.replace("−", "-")));
}

/** The readout below the plane: name to value. */
const expectReading = (page: Page, reading: string | RegExp) =>
  expect(page.getByRole("region", { name: "Plot" }).locator("p.tabular")).toHaveText(reading);

const middle = async (page: Page) => {
  const box = await plane(page).boundingBox();
  if (!box) throw new Error("no plane");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height };
};

const paths = (page: Page) => plane(page).locator("path");

test("the code of the plot is loaded when its tab is opened", async ({ page }) => {
  await open(page, SCIENTIFIC);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await expect(plane(page)).toHaveCount(0);
  await page.getByRole("tab", { name: "Plot" }).click();
  await expect(plane(page)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
});

test("tabs are turned by arrows, and the calculator keeps its state and hears no key meanwhile", async ({
  page,
}) => {
  await open(page, SCIENTIFIC);
  await page.keyboard.type("12+7");
  await page.getByRole("tab", { name: "Calculator" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Plot" })).toBeFocused();
  await expect(plane(page)).toBeVisible();
  await page.keyboard.type("99");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("textbox", { name: "Expression" })).toHaveValue("12+7");
});

test("up to six functions are drawn, read, and told apart", async ({ page }) => {
  await openPlot(page);
  await field(page, "f").fill("x^2-4");
  await expect(page.getByText("Read as (x^2) − 4").first()).toBeVisible();
  await button(page, "Add a function").click();
  await expect(field(page, "g")).toBeFocused();
  await field(page, "g").fill("1/x");
  await button(page, "Add a function").click();
  await field(page, "h").fill("2x");
  await expect(plane(page)).toHaveAccessibleName("Plot of f(x) = x^2-4, g(x) = 1/x, h(x) = 2x");
  for (const name of ["u", "v", "w"]) {
    await button(page, "Add a function").click();
    await expect(field(page, name)).toBeFocused();
    await page.keyboard.type("x");
  }
  await expect(button(page, "Add a function")).toHaveCount(0);
  await expect(paths(page)).toHaveCount(6);
  const patterns = await paths(page).evaluateAll((all) =>
    all.map((path) => path.getAttribute("stroke-dasharray")),
  );
  expect(new Set(patterns).size).toBe(6);
  // 1/x has two branches.
  expect((await paths(page).nth(1).getAttribute("d"))?.match(/M/g)).toHaveLength(2);

  await button(page, "Remove g(x)").click();
  await expect(paths(page)).toHaveCount(5);
});

test("errors appear below their field; a curve without values has a message", async ({ page }) => {
  await openPlot(page);
  await field(page, "f").fill("2*foo(x)");
  await expect(page.getByText("foo is not a known name.").first()).toBeVisible();
  await expect(field(page, "f")).toHaveAttribute("aria-invalid", "true");
  await expect(paths(page)).toHaveCount(0);
  await field(page, "f").fill("sqrt(-1-x^2)");
  await expect(page.getByText("No real value in this window.").first()).toBeVisible();
  await field(page, "f").fill("");
  await button(page, "x^2 − 4").click();
  await expect(field(page, "f")).toHaveValue("x^2 − 4");
  await expect(paths(page)).toHaveCount(1);
});

test("the plot is moved by drag and arrows, and reset", async ({ page }) => {
  await openPlot(page);
  await field(page, "f").fill("x");
  expect(await marks(page)).toContain(0);
  const before = await marks(page);
  const { x, y, width } = await middle(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - width / 2, y, { steps: 5 });
  await page.mouse.up();
  await expectReading(page, /^x = 0/);
  await expect.poll(async () => Math.max(...(await marks(page)))).toBe(20);

  await plane(page).focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press("Shift+ArrowLeft");
  await expect.poll(() => marks(page)).toEqual(before);
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("0");
  await expect.poll(() => marks(page)).toEqual(before);
});

test("the plot is zoomed by wheel after a click, by keys and by buttons", async ({ page }) => {
  await openPlot(page);
  await field(page, "f").fill("x");
  const width = async () => {
    const all = await marks(page);
    return Math.max(...all) - Math.min(...all);
  };
  const start = await width();
  const { x, y } = await middle(page);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -200);
  expect(await width()).toBe(start);
  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.click(x, y);
  for (let i = 0; i < 5; i++) await page.mouse.wheel(0, -200);
  await expect.poll(width).toBeLessThan(start / 2);
  await button(page, "Reset view").click();
  await expect.poll(width).toBe(start);
  for (let i = 0; i < 3; i++) await button(page, "Zoom out").click();
  await expect.poll(width).toBeGreaterThan(start * 2);
  await plane(page).focus();
  for (let i = 0; i < 6; i++) await page.keyboard.press("+");
  await expect.poll(width).toBeLessThan(start / 2);
  await page.keyboard.press("-");
});

test("values are read under the pointer and traced by keyboard, in the unit of angles", async ({ page }) => {
  await openPlot(page);
  await field(page, "f").fill("sin(x)");
  await expect(angle(page, "DEG")).toBeChecked();
  await angle(page, "RAD").click();
  await expect(plane(page).getByText("−2π", { exact: true })).toBeAttached();
  const { x, y, width } = await middle(page);
  await page.mouse.move(x + width / 4, y);
  await expectReading(page, /^x = 3\.1\df\(x\) = −?0\.0\d+$/);
  await page.mouse.move(5, 5);
  await expect(page.getByText("Drag to move the plot")).toBeVisible();

  await button(page, "Add a function").focus();
  await page.keyboard.press("Tab");
  await expect(plane(page)).toBeFocused();
  await expectReading(page, "x = 0f(x) = 0");
  await page.keyboard.press("ArrowRight");
  await expectReading(page, /^x = 0\.1\d+f\(x\) = 0\.1\d+$/);
  const status = page.getByRole("region", { name: "Plot" }).locator("[role=status]:not([data-announcement])");
  await expect(status).toHaveText(/^x = 0\.1\d+, f\(x\) = /);
  await expect(page.getByRole("list", { name: "Points of interest" })).toBeVisible();
  await page.keyboard.press("n");
  await expect(status).toHaveText("Maximum: x = π/2 ≈ 1.570796, y = 1");
  await page.keyboard.press("n");
  await expect(status).toHaveText("Root: x = π ≈ 3.141593, y = 0");

  await page.getByRole("radio", { name: /^DEG/ }).click();
  await expect.poll(async () => Math.max(...(await marks(page)))).toBeGreaterThan(100);
});

test("the unit of angles is that of the calculator; a link without one is in radians", async ({ page }) => {
  await openPlot(page);
  await expect(angle(page, "DEG")).toBeChecked();
  await expect(page).toHaveURL(/page=plot&f=sin%28x%29&angle=deg$/);
  await angle(page, "GRAD").click();
  await page.getByRole("tab", { name: "Calculator" }).click();
  await expect(angle(page, "GRAD")).toBeChecked();
  await angle(page, "DEG").click();
  await page.getByRole("tab", { name: "Plot" }).click();
  await expect(angle(page, "DEG")).toBeChecked();

  await open(page, `${SCIENTIFIC}?page=plot&f=sin(x)`);
  await expect(angle(page, "RAD")).toBeChecked();
  await expect(plane(page).getByText("−2π", { exact: true })).toBeAttached();
  await open(page, SCIENTIFIC);
  await expect(angle(page, "DEG")).toBeChecked();
});

test("points are named, and selected in the plane and in the list", async ({ page }) => {
  await openPlot(page);
  await field(page, "f").fill("(x^2-1)/(x-1)");
  await button(page, "Add a function").click();
  await field(page, "g").fill("1/(x-3)");
  const list = page.getByRole("list", { name: "Points of interest" });
  const point = (name: string) => list.getByRole("button", { name, exact: true });
  for (const name of ["Hole of f (1, 2)", "Root of f (−1, 0)", "Pole of g x = 3"])
    await expect(point(name)).toBeVisible();
  // No line goes through the pole: two branches.
  expect((await paths(page).nth(1).getAttribute("d"))?.match(/M/g)).toHaveLength(2);
  await point("Pole of g x = 3").click();
  await expectReading(page, "Pole of gx = 3");

  await plane(page).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 0));
  const hole = await plane(page).locator("circle[r='5']").first().boundingBox();
  if (!hole) throw new Error("no hole");
  await page.mouse.click(hole.x + hole.width / 2 + 3, hole.y + hole.height / 2 - 3);
  await expect(point("Hole of f (1, 2)")).toHaveAttribute("aria-pressed", "true");
});

test("letters have sliders; all is in the address, and there after a reload", async ({ page }) => {
  await openPlot(page);
  await field(page, "f").fill("ax^2+c");
  const slider = (name: string) => page.getByRole("slider", { name, exact: true });
  await expect(slider("c")).toHaveValue("1");
  await page.getByRole("button", { name: "Range of c" }).click();
  await page.getByLabel("Maximum c").fill("20");
  await page.getByLabel("Value of c").fill("-12.5");
  await expect(slider("c")).toHaveAttribute("min", "-12.5");
  await page.getByLabel("Value of a").fill("two");
  await expect(page.getByLabel("Value of a")).toHaveAttribute("aria-invalid", "true");
  await slider("a").focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider("a")).toHaveValue("1.05");
  await page.getByLabel("Equal scales").check();
  await expect(page).toHaveURL(/page=plot&f=ax%5E2%2Bc&view=.*&c=-12\.5%2C-12\.5%2C20.*equal=1/);
  await page.reload();
  await expect(field(page, "f")).toHaveValue("ax^2+c");
  await expect(slider("a")).toHaveValue("1.05");
  await expect(page.getByLabel("Equal scales")).toBeChecked();
  await page.getByRole("tab", { name: "Calculator" }).click();
  await expect(page).toHaveURL(SCIENTIFIC);
  await open(page, `${SCIENTIFIC}?page=plot&f=${"(".repeat(300)}&view=1,0,x,1e999&a=NaN&pi=7`);
  await expect(plane(page)).toBeVisible();
});

test("the plot is saved as SVG and PNG", async ({ page }) => {
  await openPlot(page);
  await field(page, "f").fill("tan(x)");
  for (const [kind, start] of [
    ["SVG", "<svg"],
    ["PNG", "\u0089PNG"],
  ] as const) {
    const downloading = page.waitForEvent("download");
    await button(page, `Save ${kind}`).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe(`plot.${kind.toLowerCase()}`);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 4).toString("latin1")).toBe(start);
    expect(bytes.length).toBeGreaterThan(3000);
    if (kind === "PNG") continue;
    const text = bytes.toString();
    expect(text).toContain("f(x) = tan(x)");
    expect(text).not.toMatch(/var\(|class=/);
  }
});

test("a table gives the values in figures", async ({ page }) => {
  await openPlot(page);
  await field(page, "f").fill("1/x");
  await page.getByText("Table of values").click();
  const row = (x: string) => page.getByRole("row", { name: new RegExp(`^${x} `) });
  await expect(row("4")).toHaveText("40.25");
  await expect(row("0")).toHaveText("0no value");
  await expect(row("−2")).toHaveText("−2−0.5");
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("two fingers zoom", async ({ page }) => {
    await openPlot(page);
    await field(page, "f").fill("x");
    await plane(page).scrollIntoViewIfNeeded();
    const width = async () => Math.max(...(await marks(page))) - Math.min(...(await marks(page)));
    const before = await width();
    const { x, y } = await middle(page);
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", spread: number) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints:
          type === "touchEnd"
            ? []
            : [
                { x: x - spread, y, id: 1 },
                { x: x + spread, y, id: 2 },
              ],
      });
    await touch("touchStart", 20);
    for (const spread of [40, 60, 80, 100]) await touch("touchMove", spread);
    await touch("touchEnd", 0);
    await expect.poll(width).toBeLessThan(before / 2);
  });
});

test("a drag is redrawn within a frame", async ({ page }) => {
  await openPlot(page);
  await field(page, "f").fill("sin(x)*x/50");
  await button(page, "Add a function").click();
  await field(page, "g").fill("tan(x)");
  const moves = 40;
  const drag = () =>
    plane(page).evaluate(async (element, count) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const fire = (type: string, x: number) =>
        element.dispatchEvent(
          new PointerEvent(type, {
            pointerId: 1,
            clientX: left + x,
            clientY: top + height / 2,
            bubbles: true,
            button: 0,
          }),
        );
      element.setPointerCapture = () => undefined;
      fire("pointerdown", width / 2);
      for (let i = 1; i <= count; i++) {
        fire("pointermove", width / 2 + i * 2);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      fire("pointerup", width / 2);
    }, moves);
  expect((await processorTime(page, drag)) / moves).toBeLessThan(16);
});

for (const { name, viewport, colorScheme, details } of THEMED_WINDOWS) {
  test.describe(`on ${name}`, details, () => {
    test.use({ viewport, colorScheme });

    test("axe finds nothing, in any state", async ({ page }) => {
      await openPlot(page);
      await page.getByText("Table of values").click();
      await plane(page).focus();
      await expectNoViolations(page, "plot, reading and table");
      await field(page, "f").fill("2 3");
      await button(page, "Add a function").click();
      await expectNoViolations(page, "mistake");
      await field(page, "f").fill("");
      await expectNoViolations(page, "empty");
    });
  });
}
