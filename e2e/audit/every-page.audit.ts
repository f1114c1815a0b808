import { expect, test } from "@playwright/test";
import { articlePath, articles } from "../../lib/catalog/articles";
import { calculatorPath, calculators } from "../../lib/catalog/calculators";
import { converterCategories, converterCategoryPath } from "../../lib/catalog/converter-categories";
import { converterPath, converters, pairPath } from "../../lib/catalog/converters";
import { embeddableCalculators, embeddableConverters } from "../../lib/catalog/embeds";
import { entries } from "../../lib/catalog/entries";
import { pages } from "../../lib/catalog/pages";
import { SITE_URL } from "../../lib/catalog/site";
import { type PageToCheck, pageFindings, withPage } from "../support/page-quality";

/** Addresses in the list of pages that lead on to another page. */
const REDIRECTS = ["/calculators"];

const everyPage: readonly PageToCheck[] = [
  ...pages
    .filter(({ path }) => !REDIRECTS.includes(path))
    .map(({ path, noIndex }) => ({ path, indexed: !noIndex })),
  ...calculators.map((calculator) => ({ path: calculatorPath(calculator) })),
  ...entries.map(({ path, page }) => ({ path, indexed: !page.noIndex })),
  ...articles.map((article) => ({ path: articlePath(article) })),
  ...converterCategories.map((category) => ({ path: converterCategoryPath(category) })),
  ...converters.map((converter) => ({ path: converterPath(converter) })),
  ...converters.flatMap((converter) => converter.pairs.map((pair) => ({ path: pairPath(converter, pair) }))),
  ...[...embeddableCalculators, ...embeddableConverters]
    .flatMap(({ tools }) => tools)
    .filter(({ path }, index, all) => all.findIndex((other) => other.path === path) === index)
    .map(({ path, page }) => ({ path, indexed: false, canonical: page })),
  { path: "/no-such-page", indexed: false, canonical: null, status: 404 },
];

/** A browser context serves so many pages. */
const PAGES_PER_TEST = 20;
const chunks = Array.from({ length: Math.ceil(everyPage.length / PAGES_PER_TEST) }, (_, index) =>
  everyPage.slice(index * PAGES_PER_TEST, (index + 1) * PAGES_PER_TEST),
);

for (const [index, chunk] of chunks.entries()) {
  test(`pages ${index + 1} of ${chunks.length}: ${chunk[0]?.path} …`, async ({ browser }) => {
    const findings = await withPage(browser, async (page) => {
      const all: string[] = [];
      for (const each of chunk) {
        for (const finding of await pageFindings(page, each)) all.push(`${each.path} ${finding}`);
      }
      return all;
    });
    expect(findings).toEqual([]);
  });
}

test("the XML sitemap names the indexed pages that were checked, and no other", async ({ request }) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const named = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    (match) => (match[1] ?? "").slice(SITE_URL.length) || "/",
  );
  const indexed = everyPage.filter((page) => page.indexed !== false).map(({ path }) => path);
  expect(named.toSorted()).toEqual(indexed.toSorted());
});
