import { calculatorPath, calculators } from "../lib/catalog/calculators";
import { converterCategories, converterCategoryPath } from "../lib/catalog/converter-categories";
import { homeJobs, homeQuestions } from "../lib/catalog/curation";
import { jobs, relatedLink } from "../lib/catalog/jobs";
import { SITE_HOST } from "../lib/catalog/site";
import { expectNoViolations } from "./support/axe";
import { clipboardText, denyClipboard } from "./support/browser";
import { toolPath } from "./support/converter";
import { address, expect, expectErrors, open, ready, test } from "./support/test";
import { expectToast } from "./support/toast";

/** The specification's header, and Projects. */
const HEADER = [
  { label: "Home", href: "/" },
  { label: "Calculators", href: "/calculators/basic" },
  { label: "Converters", href: "/converters" },
  { label: "Projects", href: "/project" },
  { label: "Articles", href: "/articles" },
  { label: "Reviews", href: "/reviews" },
  { label: "Contact", href: "/contact" },
  { label: "Embeds", href: "/calculators-for-your-site" },
];
const FOOTER = [
  "/calculators/all",
  "/project",
  "/about",
  "/sitemap",
  "/terms",
  "/privacy-policy",
  "/disclosure",
  "/editorial-policy",
  "/verification",
  "/faq",
];
const LENGTH = "/converters/general-physics-mechanics/length";

test.describe("header and footer", () => {
  test("every header link leads to its page and is marked there", async ({ page }) => {
    await open(page, "/");
    const main = page.getByRole("navigation", { name: "Main" });
    for (const { label, href } of HEADER) {
      await main.getByRole("link", { name: label, exact: true }).click();
      await expect(page).toHaveURL(href);
      await expect(main.locator("[aria-current=page]")).toHaveText([label]);
      await expect(page.locator("h1")).toHaveCount(1);
    }
  });

  test("a page below a section marks the section, and the brand leads home", async ({ page }) => {
    await open(page, LENGTH);
    const main = page.getByRole("navigation", { name: "Main" });
    await expect(main.locator("[aria-current=page]")).toHaveText(["Converters"]);
    await page.getByRole("banner").getByRole("link", { name: "SciCalc" }).click();
    await expect(page).toHaveURL("/");
  });

  test("the header stays in sight while the page is scrolled", async ({ page }) => {
    await open(page, LENGTH);
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await expect(page.getByRole("banner")).toBeInViewport();
  });

  test("every link of header and footer answers 200", async ({ page, request }) => {
    await open(page, "/");
    const hrefs = await page
      .locator("header a, footer a")
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);
    expect(hrefs).toEqual(expect.arrayContaining([...HEADER.map(({ href }) => href), ...FOOTER]));
    for (const href of hrefs) {
      const response = await request.get(href, { maxRedirects: 0 });
      expect(response.status(), href).toBe(200);
    }
  });

  test("the copyright line carries the current year, also long after the build", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2041-05-04T12:00:00"));
    await open(page, "/");
    await expect(page.getByRole("contentinfo")).toContainText("© 2041 SciCalc");
  });
});

test("all calculators stand on one page by category, which the sidebar and the footer lead to first", async ({
  page,
}) => {
  await open(page, "/calculators/loan");
  const sidebar = page.getByRole("navigation", { name: "All Calculators" });
  await expect(sidebar.getByRole("link").first()).toHaveAttribute("href", "/calculators/all");
  const footer = page.getByRole("navigation", { name: "Footer" });
  await expect(footer.getByRole("link").first()).toHaveText("All Calculators");
  await sidebar.getByRole("link").first().click();
  await expect(page).toHaveURL("/calculators/all");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Calculators");
  const main = page.getByRole("main");
  const hrefs = await main
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      ...calculators.map(calculatorPath),
      ...converterCategories.map(converterCategoryPath),
      ...jobs.map(({ path }) => path),
    ]),
  );
  // The link of a card covers the card, but not its jobs.
  await main.getByRole("link", { name: "Days between dates", exact: true }).click();
  await expect(page).toHaveURL("/calculators/date/days-between-dates");
  await page.goBack();
  // An example of a form, computed when the site was built.
  await expect(main.getByRole("listitem").filter({ hasText: "70 kg at 170 cm" })).toContainText("24.2");
});

test.describe("the header's lists", () => {
  for (const [name, link, path, other] of [
    ["Calculators by category", "Days between dates", "/calculators/date/days-between-dates", "Mortgage"],
    ["Converters by category", "Temperature", toolPath("temperature"), "Fuel Economy"],
  ] as const)
    test(`${name}: opens by its button, closes by Escape, by a press outside and when the focus leaves`, async ({
      page,
    }) => {
      await open(page, "/about");
      const main = page.getByRole("navigation", { name: "Main" });
      const button = main.getByRole("button", { name });
      const target = main.getByRole("link", { name: link, exact: true });
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await expect(target).toBeVisible();
      await expect(main.getByRole("link", { name: other, exact: true })).toBeVisible();
      await expectNoViolations(page, name);

      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("[popover]")?.id)).toBeTruthy();
      await page.keyboard.press("Escape");
      await expect(target).toBeHidden();
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute("aria-expanded", "false");

      await button.click();
      await expect(target).toBeVisible();
      await page.mouse.click(20, 30);
      await expect(target).toBeHidden();

      await button.click();
      await expect(target).toBeVisible();
      await page.keyboard.press("Shift+Tab");
      await expect(target).toBeHidden();

      await button.click();
      await target.click();
      await expect(page).toHaveURL(path);
      await expect(target).toBeHidden();
    });

  test("are left out without script, where the links remain", async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    await page.goto("/");
    const main = page.getByRole("navigation", { name: "Main" });
    await expect(main.getByRole("link", { name: "Calculators" })).toBeVisible();
    await expect(main.getByRole("button")).toHaveCount(0);
    await page.close();
  });
});

test.describe("the home page", () => {
  test("lists jobs by visitor, and leads to dates, times, investments and projects", async ({ page }) => {
    await open(page, "/");
    const hrefs = await page
      .getByRole("region", { name: "What people come for" })
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    const named = homeJobs.flatMap(({ tools }) => tools).flatMap((tool) => relatedLink(tool)?.path ?? []);
    expect(hrefs).toEqual(named);
    expect(hrefs).toEqual(
      expect.arrayContaining(["/calculators/date", "/calculators/time", "/calculators/investment"]),
    );
    const projects = page.getByRole("region", { name: "Projects" });
    await expect(projects.getByRole("link")).toHaveAttribute("href", "/project");
  });

  test("lists recent tools and favorites on a later visit", async ({ page }) => {
    await open(page, "/calculators/date/days-between-dates");
    await open(page, LENGTH);
    await page.evaluate(() => localStorage.setItem("converterFavoritesV2", '["pressure"]'));
    await open(page, "/calculators/bmi");
    await page.getByRole("button", { name: "Add to Favorites" }).click();
    await expect(page.getByRole("button", { name: "Favorited" })).toHaveAttribute("aria-pressed", "true");
    await open(page, "/");
    await expect(page.getByRole("region", { name: "Recently used" }).getByRole("link")).toHaveText([
      "BMI Calculator",
      "Length Converter",
      "Days between dates",
    ]);
    await expect(page.getByRole("region", { name: "Favorites" }).getByRole("link")).toHaveText([
      "BMI Calculator",
      "Pressure Converter",
    ]);
  });

  test("opens the example project", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("button", { name: "Open the example" }).click();
    await expect(page).toHaveURL(/^[^?]*\/project\/open\?id=/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Small office");
  });

  test("a press on an example asks it", async ({ page }) => {
    await open(page, "/");
    const [, , ...others] = homeQuestions;
    const question = others.at(-1) ?? "";
    await page.getByRole("list", { name: "Examples" }).getByText(question).click();
    await expect(page.getByRole("main").getByRole("combobox")).toHaveValue(question);
    // From 8:45 to 17:15.
    await expect(page.getByRole("main").getByRole("option").first()).toContainText("8 h 30 min");
  });
});

test("the not-found page leads to popular jobs", async ({ page, errors }) => {
  await page.goto("/no-such-page");
  await expectErrors(errors, ["404"]);
  await expect(page.getByRole("main").getByRole("link", { name: "Days between dates" })).toHaveAttribute(
    "href",
    "/calculators/date/days-between-dates",
  );
});

test.describe("mobile menu", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("opens, and closes by Escape, by its button and by a tap outside, which presses nothing else", async ({
    page,
  }) => {
    await open(page, "/");
    const button = page.getByRole("button", { name: "Menu" });
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(menu).toBeHidden();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();

    await button.tap();
    // The lists of tools below come later.
    await expect(menu.getByRole("list").first().getByRole("link")).toHaveText([
      "All Calculators",
      ...HEADER.map(({ label }) => label),
    ]);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await button.tap();
    await expect(menu).toBeVisible();
    await page.getByRole("main").evaluate((main) => {
      main.addEventListener("click", () => main.setAttribute("data-pressed", ""));
    });
    await page.touchscreen.tap(195, 810);
    await expect(menu).toBeHidden();
    await expect(page.getByRole("main")).not.toHaveAttribute("data-pressed");

    await button.press("Enter");
    await expect(menu).toBeVisible();
    await button.tap();
    await expect(menu).toBeHidden();
  });

  test("closes when a link is followed, also the link of the page itself", async ({ page }) => {
    await open(page, "/");
    const button = page.getByRole("button", { name: "Menu" });
    const menu = page.getByRole("navigation", { name: "Menu" });
    for (const label of ["Converters", "Converters"]) {
      await button.tap();
      await menu.getByRole("link", { name: label, exact: true }).tap();
      await expect(page).toHaveURL("/converters");
      await expect(menu).toBeHidden();
    }
    await button.tap();
    await expect(menu.locator("[aria-current=page]")).toHaveText(["Converters"]);
  });
});

test.describe("theme", () => {
  const theme = { name: "Switch between light and dark" };

  test("follows the system, also when the system changes", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await open(page, "/");
    const root = page.locator("html");
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect(root).toHaveAttribute("data-theme", "dark");
    const dark = await paper();
    await page.emulateMedia({ colorScheme: "light" });
    await expect(root).toHaveAttribute("data-theme", "light");
    await expect.poll(paper).not.toBe(dark);
  });

  test("the toggle is remembered over a reload and set before anything is drawn", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        (window as { themeAtBody?: string | undefined }).themeAtBody = document.documentElement.dataset.theme;
      }).observe(document, { childList: true, subtree: true });
    });
    const themeAtBody = () =>
      page.evaluate(() => (window as { themeAtBody?: string | undefined }).themeAtBody);

    await open(page, "/");
    expect(await themeAtBody()).toBe("light");
    await page.getByRole("button", theme).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.reload();
    expect(await themeAtBody()).toBe("dark");
    await open(page, "/converters");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.getByRole("button", theme).click();
    await page.reload();
    expect(await themeAtBody()).toBe("light");
  });
});

test.describe("404 page", () => {
  test("answers 404 with popular links, a way home and no place in search engines", async ({
    page,
    errors,
  }) => {
    const response = await open(page, "/no/such/page");
    expect(response.status()).toBe(404);
    await expectErrors(errors, ["404"]);
    await expect(page.locator("h1")).toHaveText("We can’t find that page");
    await expect(page.locator("meta[name=robots]").first()).toHaveAttribute("content", /noindex/);
    const links = page.getByRole("main").getByRole("link");
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(hrefs).toEqual(expect.arrayContaining(["/calculators/scientific", "/converters", "/"]));
    for (const href of hrefs) expect((await page.request.get(href)).status(), href).toBe(200);
    await links.filter({ hasText: "Return home" }).click();
    await expect(page).toHaveURL("/");
  });

  test("searches the web for pages of this site only, and does nothing without a word", async ({
    page,
    errors,
  }) => {
    const searches: URL[] = [];
    await page.route(/^https:\/\/duckduckgo\.com\//, (route) => {
      searches.push(new URL(route.request().url()));
      return route.fulfill({ contentType: "text/html", body: "<title>Results</title>" });
    });
    await open(page, "/no/such/page");
    await expectErrors(errors, ["404"]);
    const field = page.getByRole("searchbox");
    await field.press("Enter");
    await field.fill("   ");
    await field.press("Enter");
    await page.getByRole("search").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/no/such/page");

    await field.fill("heat load & vents");
    await field.press("Enter");
    await expect(page).toHaveTitle("Results");
    expect(searches.map((url) => url.searchParams.get("q"))).toEqual(["heat load & vents"]);
    expect(searches[0]?.searchParams.get("sites")).toBe(SITE_HOST);
  });
});

test.describe("share block", () => {
  test("shares the page's public address with each network and by mail", async ({ page }) => {
    await open(page, LENGTH);
    const share = page.getByRole("region", { name: "Share" });
    const canonical = (await page.locator("link[rel=canonical]").getAttribute("href")) ?? "";
    expect(new URL(canonical).pathname).toBe(LENGTH);
    const targets = [
      { name: "Facebook", host: "www.facebook.com", parameter: "u" },
      { name: "Twitter", host: "twitter.com", parameter: "url" },
      { name: "LinkedIn", host: "www.linkedin.com", parameter: "url" },
    ];
    for (const { name, host, parameter } of targets) {
      const link = share.getByRole("link", { name });
      const target = new URL((await link.getAttribute("href")) ?? "");
      expect(target.host).toBe(host);
      expect(target.searchParams.get(parameter)).toBe(canonical);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noopener/);
    }
    const mail = new URL((await share.getByRole("link", { name: "Email" }).getAttribute("href")) ?? "");
    expect(mail.protocol).toBe("mailto:");
    expect(mail.searchParams.get("subject")).toBe("Length Converter");
    expect(mail.searchParams.get("body")).toBe(canonical);
  });

  test("copies the link with the visitor's inputs", async ({ page }) => {
    await open(page, `${LENGTH}?value=12`);
    await page.getByRole("button", { name: "Copy link" }).click();
    await expectToast(page, {
      title: "Link Copied!",
      description: "The link to this page has been copied to your clipboard.",
    });
    expect(await clipboardText(page)).toBe(page.url());
    expect(address(page)).toBe(`${LENGTH}?value=12`);
  });

  test("shows an error when the clipboard is denied", async ({ page }) => {
    await denyClipboard(page);
    await open(page, "/");
    await page.getByRole("button", { name: "Copy link" }).click();
    await expectToast(page, {
      title: "Copy Failed",
      description: "Could not copy link. Please try again manually.",
      destructive: true,
    });
  });

  test("offers the browser’s share sheet if it exists", async ({ page }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      navigator.share = async (data) => {
        shared.push(data);
      };
    });
    await open(page, "/converters");
    await page.getByRole("button", { name: "Share…" }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared))
      .toEqual([{ title: "The Ultimate Converter Hub", url: page.url() }]);
  });
});

test.describe("keyboard", () => {
  test("the skip link is the first stop, becomes visible and leads to the content", async ({ page }) => {
    // The bar of the home page takes the focus only in a wider window.
    await page.setViewportSize({ width: 800, height: 800 });
    await open(page, "/");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    expect((await skip.boundingBox())?.height).toBeGreaterThan(20);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").getByRole("combobox")).toBeFocused();
  });

  test("every stop of a page is in sight and marked, and the walk has an end", async ({ page }) => {
    await open(page, "/calculators/basic");
    const seen = new Set<string>();
    for (let stop = 0; stop < 120; stop += 1) {
      await page.keyboard.press("Tab");
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return undefined;
        // The label of a segment is marked instead of its radio button.
        const marks = [element, element.closest("label")].flatMap((place) =>
          place ? getComputedStyle(place) : [],
        );
        const { top, bottom, width, height } = element.getBoundingClientRect();
        return {
          name: `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent}`,
          marked: marks.some(
            ({ outlineStyle, outlineWidth }) =>
              outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0,
          ),
          inSight: bottom > 0 && top < innerHeight && width > 0 && height > 0,
        };
      });
      if (!focused) break;
      expect(focused).toMatchObject({ marked: true, inSight: true });
      seen.add(focused.name);
    }
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(seen.size).toBeGreaterThan(40);
  });

  test("a visitor converts a length without touching the mouse", async ({ page }) => {
    await open(page, "/");
    const main = page.getByRole("navigation", { name: "Main" });
    await main.getByRole("link", { name: "Converters" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/converters");
    await page.getByRole("combobox", { name: "Search converters" }).focus();
    await page.keyboard.type("length");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(LENGTH);
    await ready(page);

    await page.getByLabel("Value", { exact: true }).focus();
    await page.keyboard.type("5 ft 11 in");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByPlaceholder("Search units")).toBeFocused();
    await page.keyboard.type("foot");
    await expect(page.getByRole("combobox", { name: "From: search units" })).toHaveValue("foot");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: /^From Foot/ })).toBeFocused();
    // Past the swap, the result's source and its field. Feet were typed: the other side has what is left.
    const to = page.getByRole("button", { name: /^To Meter/ });
    const isReached = () => to.evaluate((button) => button === document.activeElement);
    for (let stops = 0; stops < 4 && !(await isReached()); stops += 1) await page.keyboard.press("Tab");
    await expect(to).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByPlaceholder("Search units")).toBeFocused();
    await page.keyboard.type("cm");
    await expect(page.getByRole("combobox", { name: "To: search units" })).toHaveValue("cm");
    await page.keyboard.press("Enter");
    await expect(page.locator("output")).toHaveText("180.34cm");
  });
});

test("the menu of a phone lists favorites, recent converters and the calculators", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    localStorage.setItem("converterFavoritesV2", '["length"]');
    localStorage.setItem("converterRecentV2", '["pressure","length"]');
    localStorage.setItem("favoritePages", '["/calculators/loan"]');
  });
  await open(page, "/");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu.getByRole("region", { name: "Favorites" }).getByRole("link")).toHaveText([
    "Loan Calculator",
    "Length Converter",
  ]);
  await expect(menu.getByRole("region", { name: "Recently Used" }).getByRole("link")).toHaveCount(2);
  await menu.getByRole("link", { name: "Mortgage" }).click();
  await expect(page).toHaveURL("/calculators/mortgage");
  await expect(menu).toBeHidden();
});

test("fonts that come late move nothing", async ({ browser }) => {
  const places = async (withFonts: boolean) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    if (!withFonts) await page.route(/\.woff2$/, (route) => route.abort());
    await page.goto("/converters/general-physics-mechanics/length");
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check("16px inter"))).toBe(withFonts);
    const boxes = await page
      .locator("header nav a:visible, main section, .formula-line, .formula-line ~ p")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ x, y }) => ({ x, y })));
    await page.close();
    return boxes;
  };
  const [late, rendered] = [await places(false), await places(true)];
  expect(late.length).toBeGreaterThan(8);
  // A movement of less than 3 px does not count as a shift.
  for (const [index, { x, y }] of rendered.entries()) {
    if (y > 900) continue;
    expect(Math.abs(x - (late[index]?.x ?? Number.NaN)), `across, ${index}`).toBeLessThan(3);
    expect(Math.abs(y - (late[index]?.y ?? Number.NaN)), `down, ${index}`).toBeLessThan(3);
  }
});

test("a page that is not found has the site's own font at once, and so has a toast", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/no-such-page")).text();
  expect(html).toMatch(/<link rel="preload" href="\/_next\/static\/media\/inter[^"]*\.woff2" as="font"/);
  await open(page, "/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  const families = await page
    .locator("[data-sonner-toast] [data-title]")
    .evaluate((title) => [title, document.body].map((element) => getComputedStyle(element).fontFamily));
  expect(families[0]).toBe(families[1]);
});
