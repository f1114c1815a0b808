import { expect, test } from "@playwright/test";
import { pageFindings, withPage } from "./support/page-quality";
import { TEMPLATES } from "./support/templates";

for (const [name, template] of Object.entries(TEMPLATES)) {
  test(`${name}: accessible, valid, steady and well linked`, async ({ browser }) => {
    expect(await withPage(browser, (page) => pageFindings(page, template))).toEqual([]);
  });
}

for (const [path, locale, indexed] of [
  // Formulas without a text are not indexed.
  ["/calculators/physics/hydrant-flow", "en-GB", false],
  ["/calculators/physics/refractive-index", "en-GB", true],
  ["/calculators/physics/free-fall", "en-US", true],
] as const) {
  test(`${path} in ${locale}: stays steady with values in other units than those of their fields`, async ({
    browser,
  }) => {
    expect(await withPage(browser, (page) => pageFindings(page, { path, indexed }), locale)).toEqual([]);
  });
}

test("the checks find what is wrong", async ({ browser }) => {
  const faulty = `<!doctype html><html><head><title>${"Long ".repeat(20)}</title>
    <script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite","name":""}</script></head>
    <body><h1>One</h1><h1>Two</h1><p style="color:#999;background:#aaa">Pale</p><img src="/no.png">
    <a href="#nowhere">Anchor</a><a href="/no-such-page">Lost</a><button>Wait</button>
    <script>console.error("Boom"); document.querySelector("button").__reactProps$1 = {};
    requestAnimationFrame(() => requestAnimationFrame(() => {
      const box = document.createElement("div"); box.style.height = "300px"; document.body.prepend(box);
    }));</script></body></html>`;
  const findings = await withPage(browser, async (page) => {
    await page.route("**/faulty", (route) => route.fulfill({ contentType: "text/html", body: faulty }));
    return pageFindings(page, { path: "/faulty" });
  });
  const all = findings.join("\n");
  for (const part of [
    /axe image-alt/,
    /axe color-contrast/,
    /dark: axe color-contrast/,
    /axe html-has-lang/,
    /console: Boom/,
    /layout shift 0\.\d+/,
    /2 h1: One \| Two/,
    /title of \d+ characters/,
    /no description/,
    /canonical is undefined/,
    /HTML element-required-attributes|HTML wcag/,
    /JSON-LD 1: name/,
    /link to #nowhere/,
    /link to \/no-such-page, which answers 404/,
  ]) {
    expect(all).toMatch(part);
  }
});
