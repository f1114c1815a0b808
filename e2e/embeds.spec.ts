import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Frame, Locator, Page } from "@playwright/test";
import { formCalculators } from "../lib/catalog/calculators";
import { featuredTools } from "../lib/catalog/embeds";
import { SITE_URL } from "../lib/catalog/site";
import { expectNoViolations } from "./support/axe";
import { clipboardText, denyClipboard } from "./support/browser";
import { SWEEP, sweptButFirst } from "./support/sweep";
import { expect, open, ready, test } from "./support/test";
import { expectToast } from "./support/toast";

const PATH = "/calculators-for-your-site";
const LENGTH = "/converters/general-physics-mechanics/length";
const TOAST = {
  title: "Code Copied!",
  description: "The embed code has been copied to your clipboard.",
};

const heading = (page: Page, name: string): Locator =>
  page.getByRole("heading", { name: new RegExp(`^${name}`) });
const row = (page: Page, name: string): Locator => page.locator("main .group", { has: heading(page, name) });
const summary = (page: Page, name: string): Locator => heading(page, name).getByRole("button");
const previews = (page: Page): Locator => page.locator("iframe");

/** Forms are alike, and so are converters; what has a panel of its own is like nothing else. */
function kindOf({ path }: { path: string }): string {
  if (path.startsWith("/embed/converter/")) return "converter";
  return formCalculators.some(({ id }) => path === `/embed/${id}`) ? "form" : path;
}

/** The frame that shows a path, once it answers. */
async function frameAt(page: Page, path: string): Promise<Frame> {
  await expect.poll(() => page.frame({ url: (url) => url.pathname === path })).not.toBeNull();
  const frame = page.frame({ url: (url) => url.pathname === path });
  if (!frame) throw new Error(`No frame shows ${path}`);
  await ready(frame);
  return frame;
}

const expectDisplay = (frame: Frame, value: string): Promise<void> =>
  expect(
    frame
      .getByRole("region", { name: "Calculator", exact: true })
      .locator("p")
      .filter({ hasText: /^Display:/ }),
  ).toHaveText(`Display: ${value}`);

test.describe("the page", () => {
  test("lists the tools and the terms, and stays out of search engines", async ({ page }) => {
    await open(page, PATH);
    await expect(page).toHaveTitle("Calculators for Your Site | SciCalc");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await expect(page.locator("main h3 button > span:first-child")).toHaveText([
      ...featuredTools.map(({ name }) => name),
      "Any other calculator",
      "Any other unit converter",
    ]);
    const terms = page.getByRole("region", { name: "Terms of use" });
    for (const rule of ["not alter the code", "credit", "illegal, hateful or adult", "revoke"])
      await expect(terms).toContainText(rule);
  });

  test("its former address leads to it", async ({ request }) => {
    const response = await request.get("/developers/embed-calculator", { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(PATH);
  });

  test("loads a preview when its row is opened, one at a time, and the preview works", async ({ page }) => {
    const framed: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/embed/")) framed.push(pathname);
    });
    await open(page, PATH);
    await expect(previews(page)).toHaveCount(0);

    await summary(page, "Basic Calculator").click();
    const basic = await frameAt(page, "/embed/basic");
    for (const key of ["7", "Times", "6", "Equals"])
      await basic.getByRole("button", { name: key, exact: true }).click();
    await expectDisplay(basic, "42");
    expect(framed).toEqual(["/embed/basic"]);

    await summary(page, "Length Converter").click();
    await expect(summary(page, "Basic Calculator")).toHaveAttribute("aria-expanded", "false");
    await expect(previews(page)).toHaveCount(1);
    const length = await frameAt(page, "/embed/converter/length");
    await expect(length.getByRole("status", { name: "Result" })).toContainText("3.280839895");
  });

  for (const { thing, details } of sweptButFirst(featuredTools, kindOf)) {
    const { name, path, page: toolPage } = thing;
    test(`copies the code of ${name}`, details, async ({ page }) => {
      await open(page, PATH);
      await summary(page, name).click();
      await row(page, name).getByRole("button", { name: "Copy code" }).click();
      await expectToast(page, TOAST);
      const code = await clipboardText(page);
      expect(await row(page, name).locator("code").textContent()).toBe(code);

      const frame = await page.evaluate((html) => {
        const holder = document.createElement("template");
        holder.innerHTML = html;
        const [element] = holder.content.children;
        return {
          count: holder.content.children.length,
          tag: element?.tagName,
          style: element?.getAttribute("style"),
          attributes: Object.fromEntries(
            [...(element?.attributes ?? [])].map((attribute) => [attribute.name, attribute.value]),
          ),
          comment: holder.content.firstChild?.nodeValue,
        };
      }, code);
      expect(frame).toMatchObject({ count: 1, tag: "IFRAME" });
      expect(frame.attributes).toMatchObject({
        src: SITE_URL + path,
        title: name,
        scrolling: "no",
        loading: "lazy",
      });
      expect(frame.style).toContain("width: 100%; height: 400px");
      expect(frame.comment).toContain(`Powered by SciCalc: ${SITE_URL}${toolPage}`);
    });
  }

  test("says when the code cannot be copied, and selects it", async ({ page }) => {
    await denyClipboard(page);
    await open(page, PATH);
    await summary(page, "Basic Calculator").click();
    await row(page, "Basic Calculator").getByRole("button", { name: "Copy code" }).click();
    await expectToast(page, {
      title: "Copy Failed",
      description: "Could not copy the code. Please try again manually.",
      destructive: true,
    });
    const code = await row(page, "Basic Calculator").locator("code").textContent();
    expect((await page.evaluate(() => String(getSelection()))).trim()).toBe(code?.trim());
  });

  test("offers every other converter in one chooser", async ({ page }) => {
    await open(page, PATH);
    const other = row(page, "Any other unit converter");
    await summary(page, "Any other unit converter").click();
    await other.getByLabel("Converter", { exact: true }).selectOption({ label: "Fuel Economy Converter" });
    await expect(other.locator("code")).toContainText(`src="${SITE_URL}/embed/converter/fuel-economy"`);
    const frame = await frameAt(page, "/embed/converter/fuel-economy");
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Fuel Economy Converter");
    await expect(previews(page)).toHaveCount(1);
  });

  test("offers every other calculator in one list", async ({ page }) => {
    await open(page, PATH);
    const other = row(page, "Any other calculator");
    await summary(page, "Any other calculator").click();
    await other.getByLabel("Calculator", { exact: true }).selectOption({ label: "Physics Calculator" });
    await expect(other.locator("code")).toContainText(`src="${SITE_URL}/embed/physics"`);
    await frameAt(page, "/embed/physics");
  });

  test("can be used with the keyboard alone", async ({ page }) => {
    await open(page, PATH);
    await summary(page, "Length Converter").focus();
    await page.keyboard.press("Enter");
    const frame = await frameAt(page, "/embed/converter/length");
    const value = frame.getByLabel("Value", { exact: true });
    for (let stop = 0; stop < 5; stop += 1) {
      await page.keyboard.press("Tab");
      if (await value.evaluate((field) => field === document.activeElement)) break;
    }
    await expect(value).toBeFocused();
    await page.keyboard.type("12");
    await expect(frame.getByRole("status", { name: "Result" })).toContainText("39.37007874");
    const copy = row(page, "Length Converter").getByRole("button", { name: "Copy code" });
    for (let stop = 0; stop < 12; stop += 1) {
      if (await copy.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await expect(copy).toBeFocused();
    await page.keyboard.press("Enter");
    await expectToast(page, TOAST);
  });

  test("shows every code without JavaScript too", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(PATH);
    for (const { name, path } of featuredTools) {
      await expect(row(page, name).locator("code")).toBeVisible();
      await expect(row(page, name).locator("code")).toContainText(`src="${SITE_URL}${path}"`);
    }
    await context.close();
  });

  for (const [width, colorScheme] of [
    [390, "dark"],
    [1440, "light"],
  ] as const) {
    test(
      `has no accessibility violations at ${width} px, ${colorScheme}, with any row open`,
      SWEEP,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await open(page, PATH);
        for (const { name, path } of featuredTools) {
          await summary(page, name).click();
          await frameAt(page, path);
          await expectNoViolations(page, name);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      },
    );
  }
});

test.describe("on a site of another origin", () => {
  let server: Server;
  let host: string;
  /** The body of the page that it serves. */
  let body = "";

  test.beforeAll(async () => {
    server = createServer((_, response) => {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(`<!doctype html><html lang="en"><title>Another site</title><main>${body}</main></html>`);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    host = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  test.afterAll(() => server.close());

  /** Copies the code of a tool, pastes it into the other site, and opens that. */
  async function embed(page: Page, name: string, path: string, baseURL: string | undefined): Promise<Frame> {
    await open(page, PATH);
    const code = (await row(page, name).locator("code").textContent()) ?? "";
    body = code.replace(`src="${SITE_URL}`, `src="${baseURL}`);
    await page.goto(host);
    return frameAt(page, path);
  }

  test("the converter converts, swaps, chooses units and copies", async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width: 500, height: 700 });
    const frame = await embed(page, "Length Converter", "/embed/converter/length", baseURL);
    const result = frame.getByRole("status", { name: "Result" });
    await frame.getByLabel("Value", { exact: true }).fill("5 ft 11 in");
    await frame.getByRole("button", { name: /^To / }).click();
    await frame.getByRole("combobox", { name: "To: search units" }).fill("centimeter");
    await frame.getByRole("option").first().click();
    await expect(result).toContainText("180.34");
    await frame.getByRole("button", { name: "Copy result" }).click();
    await expect(frame.locator("[data-sonner-toast] [data-title]")).toHaveText("Copied!");
    await frame.getByRole("button", { name: "Swap units" }).click();
    await expect(frame.getByLabel("Value", { exact: true })).toHaveValue("180.34");
    await expect(frame.locator("section").getByText(/^ft = cm/)).toBeVisible();
    expect(await context.cookies()).toEqual([]);
  });

  test("a list of units covers the low frame and is left by a press outside", async ({ page, baseURL }) => {
    const frame = await embed(page, "Length Converter", "/embed/converter/length", baseURL);
    await frame.getByRole("button", { name: /^From / }).click();
    const list = frame.getByRole("listbox", { name: "From" });
    await expect(list).toBeInViewport({ ratio: 0.99 });
    await expect.poll(async () => (await list.boundingBox())?.height).toBeGreaterThan(250);
    await frame.getByRole("contentinfo").click({ position: { x: 4, y: 4 } });
    await expect(list).toBeHidden();
  });

  test("the basic calculator counts by mouse and keyboard, also with storage closed", async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("Access is denied", "SecurityError");
        },
      });
    });
    const frame = await embed(page, "Basic Calculator", "/embed/basic", baseURL);
    await frame.getByRole("button", { name: "8", exact: true }).click();
    await page.keyboard.press("*");
    await page.keyboard.press("9");
    await page.keyboard.press("Enter");
    await expectDisplay(frame, "72");
  });

  test("the scientific calculator counts", async ({ page, baseURL }) => {
    const frame = await embed(page, "Scientific Calculator", "/embed/scientific", baseURL);
    await frame.getByRole("textbox").first().fill("sin(30)+2^10");
    await page.keyboard.press("Enter");
    await expectDisplay(frame, "1,024.5");
  });

  test("the credit opens the tool's own page in a new tab", async ({ page, context, baseURL }) => {
    const frame = await embed(page, "Length Converter", "/embed/converter/length", baseURL);
    const opened = context.waitForEvent("page");
    await frame.getByRole("link", { name: "Powered by SciCalc" }).click();
    const tab = await opened;
    await expect(tab).toHaveURL(`${baseURL}${LENGTH}`);
    await expect(page).toHaveURL(host);
  });

  test("what does not fit is reached by scrolling inside the frame", async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 340, height: 700 });
    const frame = await embed(page, "Loan Calculator", "/embed/loan", baseURL);
    const last = frame.locator("form input, form select").last();
    await expect(last).not.toBeInViewport();
    await page.locator("iframe").hover();
    await expect(async () => {
      await page.mouse.wheel(0, 150);
      await expect(last).toBeInViewport({ ratio: 1, timeout: 500 });
    }).toPass();
    expect(await frame.evaluate(() => scrollY)).toBe(0);
  });

  test("no page but an embed may be framed", async ({ page, errors, baseURL }) => {
    body = `<iframe src="${baseURL}${LENGTH}" title="Refused"></iframe>`;
    await page.goto(host);
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    for (const error of errors.splice(0)) expect(error).toMatch(/frame-ancestors 'self'|refused to connect/);
    expect(page.frames().some((frame) => frame.url().includes(LENGTH))).toBe(false);
  });

  test.describe("in a sandboxed preview without an origin of its own", () => {
    // Icons are of another origin there, and SVG’s use has no CORS: the browser may say that it left them out.
    test.use({ tolerated: /icons\.svg/ });

    test("the tool is shown", async ({ page, baseURL }) => {
      body = `<iframe sandbox="allow-scripts" srcdoc='<iframe src="${baseURL}/embed/basic" title="Tool" style="width:100%;height:400px"></iframe>' title="Preview" style="width:100%;height:450px"></iframe>`;
      await page.goto(host);
      const frame = await frameAt(page, "/embed/basic");
      for (const key of ["2", "Plus", "3", "Equals"])
        await frame.getByRole("button", { name: key, exact: true }).click();
      await expectDisplay(frame, "5");
    });
  });
});

test.describe("what stands in the frame", () => {
  const frames = [
    ...featuredTools.map(({ path, page }) => ({ path, page })),
    { path: "/embed/converter/temperature", page: "/converters/thermal-heat-transfer/temperature" },
    { path: "/embed/converter/wire-gauge", page: "/converters/electrical-magnetism/wire-gauge" },
  ];

  for (const { thing, details } of sweptButFirst(frames, kindOf)) {
    const { path, page: toolPage } = thing;
    test(
      `${path}: bare, not indexed, credited, framed by anyone, without cookies`,
      details,
      async ({ page }) => {
        const response = await open(page, path);
        const headers = await response.allHeaders();
        expect(headers["content-security-policy"] ?? "").not.toContain("frame-ancestors");
        expect(headers["x-frame-options"]).toBeUndefined();
        expect(headers["set-cookie"]).toBeUndefined();
        await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
        await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", SITE_URL + toolPage);
        await expect(page.getByRole("banner")).toHaveCount(0);
        await expect(page.getByRole("navigation")).toHaveCount(0);
        // Sources may be cited, and a link may lead down the page. Nothing takes the frame to another one.
        expect(await page.locator("base").getAttribute("target")).toBe("_blank");
        for (const link of await page.locator("a[target]:not([href^='#'])").all())
          await expect(link).toHaveAttribute("target", "_blank");
        // A link down the page stays in the frame.
        for (const link of await page.locator("a[href^='#']").all())
          await expect(link).toHaveAttribute("target", "_self");
        const credit = page.getByRole("link", { name: "Powered by SciCalc" });
        await expect(credit).toHaveAttribute("href", toolPage);
        await expect(credit).toHaveAttribute("target", "_blank");
      },
    );

    test(`${path}: nothing stands beyond its frame, and axe finds nothing`, details, async ({ page }) => {
      for (const [width, colorScheme] of [
        [300, "light"],
        [800, "dark"],
      ] as const) {
        await page.setViewportSize({ width, height: 400 });
        await page.emulateMedia({ colorScheme });
        await open(page, path);
        await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
        const beyond = await page
          .locator("main")
          .evaluate((main) => [
            main.scrollWidth - main.clientWidth,
            document.documentElement.scrollWidth - innerWidth,
            document.documentElement.scrollHeight - innerHeight,
          ]);
        expect(beyond).toEqual([0, 0, 0]);
        await expectNoViolations(page, `at ${width} px`);
      }
    });
  }

  test("is a card for a tool that does not exist, which any site may frame", async ({ page, errors }) => {
    for (const [path, kind] of [
      ["/embed", "calculator"],
      ["/embed/unknown", "calculator"],
      ["/embed/no-such-tool", "calculator"],
      ["/embed/converter", "converter"],
      ["/embed/converter/no-such-tool", "converter"],
    ] as const) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      expect((await response?.allHeaders())?.["content-security-policy"]).not.toContain("frame-ancestors");
      await expect(
        page.getByText(`This ${kind} is currently under development. Please check back soon!`),
      ).toBeVisible();
    }
    for (const error of errors.splice(0)) expect(error).toContain("status of 404");
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("answers to the inputs of its address", async ({ page }) => {
      // 80 kg / (1.75 m)² = 26.12 kg/m²; the form’s example has 24.2.
      await page.goto("/embed/bmi?weight=80&weight.unit=kilogram&height=175&height.unit=centimeter");
      await expect(page.getByRole("region", { name: "Result" })).toContainText("26.1");
      await page.locator("#plain-weight").fill("70");
      await page.getByRole("button", { name: "Calculate" }).click();
      // 70 kg / (1.75 m)² = 22.86 kg/m².
      await expect(page.getByRole("region", { name: "Result" })).toContainText("22.9");
    });
  });

  test("the converter's result and formula are in sight", async ({ page }) => {
    await open(page, "/embed/converter/length");
    const parts = [
      page.getByLabel("Value", { exact: true }),
      page.getByRole("button", { name: /^From / }),
      page.getByRole("button", { name: "Swap units" }),
      page.getByRole("status", { name: "Result" }),
      page.getByRole("button", { name: /^To / }),
      page.locator(".formula-line"),
    ];
    for (const width of [300, 500, 800]) {
      await page.setViewportSize({ width, height: 400 });
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    }
  });

  for (const [tool, widths] of [
    ["basic", [300, 500, 800]],
    ["scientific", [800]],
  ] as const) {
    test(`every key of the ${tool} calculator is in sight`, async ({ page }) => {
      await open(page, `/embed/${tool}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 400 });
        const boxes = await page
          .getByRole("region", { name: "Calculator", exact: true })
          .getByRole("button")
          .evaluateAll((keys) => keys.map((key) => key.getBoundingClientRect().toJSON() as DOMRect));
        expect(boxes).not.toEqual([]);
        for (const { top, bottom, width: across, height } of boxes) {
          expect(top).toBeGreaterThanOrEqual(0);
          expect(bottom).toBeLessThanOrEqual(400 - 24);
          expect(Math.min(across, height)).toBeGreaterThanOrEqual(24);
        }
      }
    });
  }
});

const isInWindow = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

test.describe("in a frame of 304 × 400", () => {
  test.use({ viewport: { width: 304, height: 400 } });
  for (const { thing, details } of sweptButFirst(featuredTools, kindOf))
    test(
      `${thing.path}: the result is seen at first, and while any of its fields has the focus`,
      details,
      async ({ page }) => {
        await open(page, thing.path);
        const result = page
          .locator("output, [role=status][aria-label=Result], p:has-text('Display:'), p:has-text('Answer:')")
          .locator("visible=true")
          .first();
        await expect(result).toBeInViewport();
        // Further down in a form, the strip at the frame's lower edge shows it.
        const strip = page
          .locator("[data-result-strip]")
          .filter({ hasText: (await result.textContent()) ?? "" });
        for (const field of await page.locator("main :is(input, select):visible").all()) {
          await field.focus();
          await expect
            .poll(async () => (await strip.isVisible()) || (await result.evaluate(isInWindow)))
            .toBe(true);
        }
      },
    );
});
