import type { Page } from "@playwright/test";
import { calculators } from "../lib/catalog/calculators";
import { SWEEP } from "./support/sweep";
import { TEMPLATES } from "./support/templates";
import { expect, open, test } from "./support/test";

/** Calculators with a form, rows, a keypad, a table and formulas; the sweep has all of them. */
const SAMPLE = new Set(["mortgage", "hvac", "scientific", "periodictable", "physics"]);
const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 390, height: 700 },
];
/** Stops of the tab key in one page; the longest forms have more. */
const MAX_STOPS = 150;

/** Describes the focused control if nothing of it is in view (2.4.11); undefined at the end of the page. */
const hiddenFocus = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const control = document.activeElement;
    if (!control || control === document.body || control.closest("footer")) return undefined;
    const { left, top, width, height } = control.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    const isInView = parts.some((across) =>
      parts.some((down) => {
        const hit = document.elementFromPoint(left + width * across, top + height * down);
        return hit && (hit.contains(control) || control.contains(hit));
      }),
    );
    return isInView ? "" : `${control.tagName} ${control.getAttribute("aria-label") ?? control.textContent}`;
  });

for (const { id } of calculators)
  for (const viewport of WINDOWS)
    test(
      `${id} at ${viewport.width} px: the focus is never hidden`,
      SAMPLE.has(id) ? {} : SWEEP,
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await open(page, `/calculators/${id}`);
        const hidden: string[] = [];
        for (let stop = 0; stop < MAX_STOPS; stop += 1) {
          await page.keyboard.press("Tab");
          const finding = await hiddenFocus(page);
          if (finding === undefined) break;
          if (finding !== "") hidden.push(finding);
        }
        expect(hidden).toEqual([]);
      },
    );

test("the phone’s menu closes when the focus leaves it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, "/about");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.locator("#mobile-menu");
  await expect(menu).toBeVisible();
  await page.getByRole("main").getByRole("link").first().focus();
  await expect(menu).toBeHidden();
});

test("buttons and fields move the plot’s window", async ({ page }) => {
  await open(page, "/calculators/scientific?f=x&view=-10,10,-10,10");
  await page.getByRole("tab", { name: "Plot" }).click();
  const limits = page.getByRole("group", { name: "Window" });
  const limit = (name: string) => limits.getByRole("textbox", { name, exact: true });
  await limits.getByRole("button", { name: "Move right" }).click();
  await expect(limit("x from")).toHaveValue("−5");
  await expect(limit("x to")).toHaveValue("15");
  await limits.getByRole("button", { name: "Move down" }).click();
  await expect(limit("y from")).toHaveValue("−15");
  await limit("x to").fill("40");
  await expect(page).toHaveURL(/view=-5(?:%2C|,)40/);
  await limit("x to").fill("-7");
  await expect(limit("x to")).toHaveAttribute("aria-invalid", "true");
  await expect(limits.getByText("smaller than the upper")).toBeVisible();
  await limit("x to").blur();
  await expect(limit("x to")).toHaveValue("40");
});

for (const [name, { path, status = 200 }] of Object.entries(TEMPLATES))
  test.describe(() => {
    // The console reports a page’s status.
    if (status !== 200) test.use({ tolerated: RegExp(`status of ${status}`) });

    test(`${name}: nothing is cut or scrolls sideways at 200% text or at 320 px`, async ({ page }) => {
      const sideways = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      expect(await sideways()).toBe(0);
      await page.setViewportSize({ width: 390, height: 844 });
      const client = await page.context().newCDPSession(page);
      try {
        await client.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 32 } });
        await page.goto(path);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
        expect(await sideways()).toBe(0);
        for (const button of await page.locator("header button:visible").all()) {
          const box = await button.boundingBox();
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
        }
      } finally {
        await client.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
      }
    });

    test(`${name}: every description and label by reference exists`, async ({ page }) => {
      await page.goto(path);
      const missing = await page.evaluate(() =>
        ["aria-describedby", "aria-labelledby"].flatMap((attribute) =>
          [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
            (element.getAttribute(attribute) ?? "")
              .split(" ")
              .filter((id) => !document.getElementById(id))
              .map((id) => `${attribute}=${id} of ${element.outerHTML.slice(0, 80)}`),
          ),
        ),
      );
      expect(missing).toEqual([]);
    });
  });

test("single-key shortcuts can be switched off, which is remembered", async ({ page }) => {
  await open(page, "/calculators/basic");
  const display = page.getByRole("region", { name: "Calculator" });
  const figure = display.locator("p").filter({ hasText: "Display:" }).first();
  const off = page.getByRole("button", { name: "Turn off single-key shortcuts" });
  const on = page.getByRole("button", { name: "Turn on single-key shortcuts" });
  await off.click();
  await expect(on).toBeVisible();
  await page.reload();
  await open(page, "/calculators/basic");
  await page.keyboard.press("7");
  await page.keyboard.press("/");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(figure).toContainText("0");
  await expect(figure).not.toContainText("7");
  // The calculator hears the keys while it contains the focus.
  await display.getByRole("button", { name: "Copy result" }).focus();
  await page.keyboard.press("8");
  await expect(figure).toContainText("8");
  await page.goto("/about");
  await on.click();
  await open(page, "/about");
  await page.keyboard.press("/");
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a review without stars has its error at the group of stars", async ({ page }) => {
  await open(page, "/reviews");
  const rating = page.getByRole("radiogroup", { name: "Rating" });
  await page.getByLabel("Name", { exact: true }).fill("Ada");
  await page.getByLabel("Comment", { exact: true }).fill("Useful.");
  await page.getByRole("button", { name: "Submit Review" }).click();
  await expect(rating).toHaveAttribute("aria-invalid", "true");
  await expect(rating).toHaveAccessibleDescription("Choose one to five stars.");
});

/** Records what live regions say, with the time since the last input in ms. */
async function recordAnnouncements(page: Page): Promise<() => Promise<{ text: string; after: number }[]>> {
  await page.evaluate(() => {
    const announcements: { text: string; after: number }[] = [];
    let last = 0;
    Object.assign(window, { announcements });
    document.addEventListener("input", () => (last = performance.now()), true);
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest("[role=status],[role=alert],[aria-live],output");
        if (!region || region.getAttribute("aria-live") === "off" || !region.textContent) continue;
        announcements.push({ text: region.textContent, after: performance.now() - last });
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () =>
    page.evaluate(
      () => (window as unknown as { announcements: { text: string; after: number }[] }).announcements,
    );
}

for (const [path, label, first, keys, text] of [
  ["/calculators/mortgage?country=us", "Home price", /125\.01/, "450000", /^Monthly cost: .*2,812\.94/],
  ["/converters/general-physics-mechanics/length", "Value", /6\.56/, "123.4", /123\.4|404\.8/],
] as const)
  test(`${path}: a result is announced once, after the last key`, async ({ page }) => {
    await open(page, path);
    const field = page.getByLabel(label, { exact: true }).first();
    await field.fill("2");
    await expect(page.locator("[data-announcement]").filter({ hasText: first })).toBeAttached();
    const announcements = await recordAnnouncements(page);
    await field.selectText();
    await page.keyboard.type(keys, { delay: 80 });
    await expect.poll(announcements).toHaveLength(1);
    const [only] = await announcements();
    expect(only?.text).toMatch(text);
    expect(only?.after).toBeGreaterThanOrEqual(500);
    await expect(page.locator("output").first()).toHaveAttribute("aria-live", "off");
  });

test("an error appears after a pause, in an element that existed before", async ({ page }) => {
  await open(page, "/calculators/bmi");
  const weight = page.getByLabel("Weight", { exact: true });
  await weight.fill("70");
  const message = page.locator(`[id="${await weight.getAttribute("aria-describedby")}"]`);
  await expect(message).toBeAttached();
  await expect(message).not.toHaveCSS("display", "none");
  await weight.selectText();
  const texts = await page.evaluate(
    async (id) => {
      const element = document.getElementById(id ?? "");
      const seen: string[] = [];
      new MutationObserver(() => seen.push(element?.textContent ?? "")).observe(element as Element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      Object.assign(window, { seen });
      return seen;
    },
    await message.getAttribute("id"),
  );
  expect(texts).toEqual([]);
  await page.keyboard.type("1850000", { delay: 60 });
  await expect(message).toContainText("Must be between");
  await expect(weight).toHaveAttribute("aria-invalid", "true");
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.filter((text) => text.includes("Must"))).toHaveLength(1);
});

test.describe("forced colors", () => {
  test.use({ forcedColors: "active", colorScheme: "dark" });

  const background = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);

  test("what is chosen and what is a button is visible", async ({ page }) => {
    await open(page, "/calculators/periodictable");
    expect(await background(page, "[role=tab][aria-selected=true]")).not.toBe(
      await background(page, "[role=tab][aria-selected=false]"),
    );
    expect(await background(page, "label:has(> [type=radio]:checked)")).not.toBe(
      await background(page, "label:has(> [type=radio]:not(:checked))"),
    );
    await expect(page.locator("header nav a[aria-current]").first()).toHaveCSS(
      "text-decoration-line",
      "underline",
    );
    await open(page, "/reviews");
    await expect(page.getByRole("button", { name: "Submit Review" })).toHaveCSS("border-top-width", "1px");
  });

  test("the table of elements keeps categories and borders", async ({ page }) => {
    await open(page, "/calculators/periodictable");
    const looks = await page.locator('[class*="_cell"]').evaluateAll((cells) =>
      cells.map((cell) => {
        const { backgroundColor, borderTopWidth } = getComputedStyle(cell);
        return { backgroundColor, borderTopWidth };
      }),
    );
    expect(new Set(looks.map(({ backgroundColor }) => backgroundColor)).size).toBeGreaterThan(8);
    expect(looks.every(({ borderTopWidth }) => borderTopWidth !== "0px")).toBe(true);
  });

  test("a chart’s first line has the color of text", async ({ page }) => {
    await open(page, "/calculators/mortgage");
    const root = page.locator("html");
    const colors = await root.evaluate((html) => {
      const probe = document.createElement("i");
      html.append(probe);
      probe.style.cssText = "forced-color-adjust: none; color: var(--chart-1)";
      const line = getComputedStyle(probe).color;
      probe.style.color = "CanvasText";
      const text = getComputedStyle(probe).color;
      probe.remove();
      return { line, text };
    });
    expect(colors.line).toBe(colors.text);
  });
});
