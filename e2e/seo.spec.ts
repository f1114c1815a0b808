import type { Page } from "@playwright/test";
import { articlePath, articles } from "../lib/catalog/articles";
import { calculatorPath, calculators } from "../lib/catalog/calculators";
import { converterCategories, converterCategoryPath } from "../lib/catalog/converter-categories";
import { converterPath, converters, pairPath } from "../lib/catalog/converters";
import { entries } from "../lib/catalog/entries";
import { jobs } from "../lib/catalog/jobs";
import { pages, verificationPath } from "../lib/catalog/pages";
import { SITE_URL } from "../lib/catalog/site";
import { toolPath } from "./support/converter";
import { expect, test } from "./support/test";

const LENGTH = toolPath("length");
const SCIENTIFIC_ARTICLE = "/articles/how-to-use-scientific-calculator-functions";

/** One page of each template, its title, and the types of its structured data. */
const TEMPLATES = [
  { path: "/", title: "Free Scientific & Engineering Calculators | SciCalc", types: ["WebSite"] },
  {
    path: "/calculators/basic",
    title: "Basic Calculator — Simple & Free | SciCalc",
    types: ["WebApplication", "BreadcrumbList"],
  },
  {
    path: "/calculators/scientific",
    title: "Scientific Calculator — Online & Free | SciCalc",
    types: ["WebApplication", "BreadcrumbList"],
  },
  {
    path: "/converters",
    title: "Unit Converters: The Ultimate Converter Hub | SciCalc",
    types: ["BreadcrumbList", "ItemList"],
  },
  {
    path: "/converters/thermal-heat-transfer",
    title: "Thermal & Heat Transfer Converters | SciCalc",
    types: ["BreadcrumbList", "ItemList"],
  },
  {
    path: LENGTH,
    title: "Length Converter | SciCalc",
    types: ["WebApplication", "BreadcrumbList", "FAQPage"],
  },
  {
    path: `${LENGTH}/meters-to-feet`,
    title: "Meters to Feet (m to ft) | SciCalc",
    types: ["WebApplication", "BreadcrumbList", "FAQPage"],
  },
  { path: "/articles", title: "Articles | SciCalc", types: ["BreadcrumbList", "ItemList"] },
  {
    path: SCIENTIFIC_ARTICLE,
    title: "How to Use Scientific Calculator Functions | SciCalc",
    types: ["BreadcrumbList", "Article"],
  },
  {
    path: "/articles/guide-to-air-duct-cleaning",
    title: "A Guide to Air Duct Cleaning | SciCalc",
    types: ["BreadcrumbList", "Article"],
  },
  { path: "/faq", title: "Frequently Asked Questions | SciCalc", types: ["BreadcrumbList", "FAQPage"] },
  { path: "/contact", title: "Contact Us | SciCalc", types: ["BreadcrumbList"] },
  { path: "/reviews", title: "Reviews | SciCalc", types: ["BreadcrumbList"] },
  { path: "/about", title: /^About.* \| SciCalc$/, types: ["BreadcrumbList"] },
];

function socialImageOf(path: string): string {
  const [, area, name = ""] = path.split("/");
  if (area === "articles") return "/social/articles.png";
  if (area === "converters" && name) return `/social/${name}.png`;
  const calculator = area === "calculators" ? calculators.find(({ id }) => id === name) : undefined;
  return calculator ? `/social/${calculator.category}.png` : "/social.png";
}

const absolute = (path: string): string => SITE_URL + (path === "/" ? "" : path);
const meta = (page: Page, name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);

interface StructuredData {
  "@context": string;
  "@type": string;
  url?: string;
  offers?: { price: string; priceCurrency: string };
  itemListElement?: { position: number; name: string; item?: string; url?: string }[];
}

async function structuredData(page: Page): Promise<StructuredData[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  for (const text of texts) expect(text).not.toContain("<");
  return texts.map((text) => JSON.parse(text));
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, title, types } of TEMPLATES) {
    test(`${path} says what it is`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      expect((await page.title()).length).toBeLessThanOrEqual(60);
      const description = (await meta(page, "description").getAttribute("content")) ?? "";
      expect(description.length).toBeGreaterThan(50);
      expect(description.length).toBeLessThanOrEqual(160);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", absolute(path));
      await expect(meta(page, "robots")).toHaveCount(0);
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect(page.locator("h1")).toHaveCount(1);

      await expect(meta(page, "og:title")).toHaveAttribute("content", /\S/);
      await expect(meta(page, "og:description")).toHaveAttribute("content", description);
      await expect(meta(page, "og:url")).toHaveAttribute("content", absolute(path));
      await expect(meta(page, "og:type")).toHaveAttribute(
        "content",
        path.startsWith("/articles/") ? "article" : "website",
      );
      await expect(meta(page, "og:site_name")).toHaveAttribute("content", "SciCalc");
      const image = SITE_URL + socialImageOf(path);
      await expect(meta(page, "og:image")).toHaveAttribute("content", image);
      await expect(meta(page, "twitter:card")).toHaveAttribute("content", "summary_large_image");
      await expect(meta(page, "twitter:title")).toHaveAttribute("content", /\S/);
      await expect(meta(page, "twitter:image")).toHaveAttribute("content", image);

      const data = await structuredData(page);
      expect(data.map((item) => item["@type"]).toSorted()).toEqual(types.toSorted());
      for (const item of data) expect(item["@context"]).toBe("https://schema.org");
    });
  }

  test("a tool is a free web application under Home, Converters and its category", async ({ page }) => {
    await page.goto(LENGTH);
    const data = await structuredData(page);
    const application = data.find((item) => item["@type"] === "WebApplication");
    expect(application).toMatchObject({
      url: absolute(LENGTH),
      offers: { price: "0", priceCurrency: "USD" },
    });
    const crumbs = data.find((item) => item["@type"] === "BreadcrumbList")?.itemListElement;
    expect(crumbs?.map(({ position, name, item }) => [position, name, item])).toEqual([
      [1, "Home", absolute("/")],
      [2, "Converters", absolute("/converters")],
      [3, "General Physics & Mechanics", absolute("/converters/general-physics-mechanics")],
      [4, "Length Converter", absolute(LENGTH)],
    ]);
  });

  test("the scientific article carries its dates and author", async ({ page }) => {
    await page.goto(SCIENTIFIC_ARTICLE);
    const article = (await structuredData(page)).find((item) => item["@type"] === "Article");
    expect(article).toMatchObject({
      datePublished: "2025-08-13",
      dateModified: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      author: { "@type": "Organization", name: expect.stringContaining("Editorial") },
    });
  });

  test("any other article carries the days of its publication and last change", async ({ page }) => {
    for (const each of articles.filter(({ modifiedByBuild }) => !modifiedByBuild)) {
      await page.goto(articlePath(each));
      const article = (await structuredData(page)).find((item) => item["@type"] === "Article");
      expect(article).toMatchObject({ datePublished: each.published, dateModified: each.changed });
    }
  });

  for (const article of articles) {
    test(`${articlePath(article)} lists its sources`, async ({ page }) => {
      await page.goto(articlePath(article));
      const sources = page.getByRole("region", { name: "Sources" });
      await expect(sources.getByRole("listitem")).toHaveCount(article.sources.length);
      await expect(
        page.getByRole("navigation", { name: "Table of contents" }).getByRole("link").last(),
      ).toHaveText("Sources");
    });
  }

  test("a formula's page has prose, or stays out of search engines", async ({ page }) => {
    await page.goto("/calculators/physics/kinetic-energy");
    await expect(meta(page, "robots")).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Worked example" })).toContainText("kJ");
    await page.goto("/calculators/physics/atwood-machine");
    await expect(meta(page, "robots")).toHaveAttribute("content", /noindex/);
    await expect(page.getByRole("region", { name: "Worked example" })).toHaveCount(0);
  });

  test("an article and a calculator link to each other", async ({ page }) => {
    await page.goto("/articles/mastering-your-plumbing");
    const tools = page.getByRole("region", { name: "Calculators and converters" });
    await expect(tools.locator('a[href="/calculators/plumbing"]')).toBeVisible();
    await page.goto("/calculators/plumbing");
    const guides = page.getByRole("region", { name: "Guides" });
    await expect(guides.locator('a[href="/articles/mastering-your-plumbing"]')).toBeVisible();
  });

  test("the human sitemap lists every calculator, tool and article, and stays out of search engines", async ({
    page,
  }) => {
    await page.goto("/sitemap");
    await expect(meta(page, "robots")).toHaveAttribute("content", /noindex/);
    const hrefs = await page
      .getByRole("main")
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual(
      expect.arrayContaining([
        ...calculators.map(calculatorPath),
        ...jobs.map(({ path }) => path),
        ...converterCategories.map(converterCategoryPath),
        ...converters.map(converterPath),
        "/articles",
        ...articles.map(articlePath),
        "/faq",
        "/contact",
        "/reviews",
        "/terms",
        "/disclosure",
        "/sitemap.xml",
      ]),
    );
  });
});

test("sitemap.xml lists every indexable page and no other", async ({ request }) => {
  const response = await request.get("/sitemap.xml");
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toMatch(/xml/);
  const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => loc);
  const indexable = [
    ...pages.filter(({ path, noIndex }) => !noIndex && path !== "/calculators").map(({ path }) => path),
    ...calculators.map(calculatorPath),
    ...entries.filter(({ page }) => !page.noIndex).map(({ path }) => path),
    ...converterCategories.map(converterCategoryPath),
    ...converters.flatMap((tool) => [converterPath(tool), ...tool.pairs.map((pair) => pairPath(tool, pair))]),
    ...articles.map(articlePath),
    ...calculators.map(({ id }) => verificationPath(`calculators/${id}`)),
    ...converters.map(({ slug }) => verificationPath(`converters/${slug}`)),
  ];
  expect(listed.toSorted()).toEqual(indexable.map(absolute).toSorted());
});

test("the articles and their list name the Atom feed, which has every article", async ({ page, request }) => {
  const response = await request.get("/feed.xml");
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toContain("application/atom+xml");
  const listed = [...(await response.text()).matchAll(/<id>([^<]+)<\/id>/g)].map(([, id = ""]) => id);
  expect(listed.toSorted()).toEqual(["/articles", ...articles.map(articlePath)].map(absolute).toSorted());
  for (const path of ["/articles", SCIENTIFIC_ARTICLE]) {
    await page.goto(path);
    await expect(page.locator('link[rel=alternate][type="application/atom+xml"]')).toHaveAttribute(
      "href",
      absolute("/feed.xml"),
    );
  }
});

test("robots.txt allows everything and names the sitemap", async ({ request }) => {
  const response = await request.get("/robots.txt");
  expect(response.status()).toBe(200);
  const text = await response.text();
  expect(text).toMatch(/^User-agent: \*$/im);
  expect(text).toMatch(/^Allow: \/$/im);
  expect(text).not.toMatch(/^Disallow: \S/im);
  expect(text).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
});

test("the social images and the icon are there", async ({ request, page }) => {
  for (const path of ["/social.png", "/social/articles.png", "/social/scientific-lab.png"]) {
    const image = await request.get(path);
    expect(image.status()).toBe(200);
    expect(image.headers()["content-type"]).toBe("image/png");
  }
  await page.goto("/");
  const icon = (await page.locator("link[rel=icon]").first().getAttribute("href")) ?? "";
  expect((await request.get(icon)).status()).toBe(200);
});
