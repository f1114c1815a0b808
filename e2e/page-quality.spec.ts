import { expect, test } from "@playwright/test";
import { articlePath, articles } from "../lib/catalog/articles";
import { type PageToCheck, pageFindings, withPage } from "./support/page-quality";

const [article] = articles;
if (!article) throw new Error("There is no article");

/** A page of each template. */
const TEMPLATES: Record<string, PageToCheck> = {
  home: { path: "/" },
  hub: { path: "/converters" },
  category: { path: "/converters/general-physics-mechanics" },
  tool: { path: "/converters/general-physics-mechanics/length" },
  "tool with laws": { path: "/converters/climate-environment-meteorology/humidity" },
  "tool with a parameter": { path: "/converters/general-physics-mechanics/pressure" },
  pair: { path: "/converters/general-physics-mechanics/length/meters-to-feet" },
  "all calculators": { path: "/calculators/all" },
  "basic calculator": { path: "/calculators/basic" },
  "scientific calculator": { path: "/calculators/scientific" },
  "table of elements": { path: "/calculators/periodictable" },
  "entry of a calculator": { path: "/calculators/periodictable/iron" },
  "formulas of physics": { path: "/calculators/physics" },
  "calculator with a form": { path: "/calculators/loan" },
  "calculator with quantities": { path: "/calculators/bmi" },
  "calculator with rows": { path: "/calculators/time" },
  "calculator with entries": { path: "/calculators/periodictable" },
  "an entry": { path: "/calculators/periodictable/iron" },
  projects: { path: "/project" },
  "a project": { path: "/project/open", indexed: false },
  articles: { path: "/articles" },
  article: { path: articlePath(article) },
  "information page": { path: "/about" },
  "questions from the database": { path: "/faq" },
  "contact form": { path: "/contact" },
  reviews: { path: "/reviews" },
  "embedded tool": {
    path: "/embed/converter/length",
    indexed: false,
    canonical: "/converters/general-physics-mechanics/length",
  },
  sitemap: { path: "/sitemap", indexed: false },
  "page not found": { path: "/no-such-page", indexed: false, canonical: null, status: 404 },
};

for (const [name, template] of Object.entries(TEMPLATES)) {
  test(`${name}: accessible, valid, steady and well linked`, async ({ browser }) => {
    expect(await withPage(browser, (page) => pageFindings(page, template))).toEqual([]);
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
