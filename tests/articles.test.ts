import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { evaluate } from "@mdx-js/mdx";
import { createElement, type ReactElement } from "react";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import remarkGfm from "remark-gfm";
import { describe, expect, test } from "vitest";
import AboutPage from "../app/(site)/(info)/about/page";
import DisclosurePage from "../app/(site)/(info)/disclosure/page";
import EditorialPolicyPage from "../app/(site)/(info)/editorial-policy/page";
import PrivacyPolicyPage from "../app/(site)/(info)/privacy-policy/page";
import TermsPage from "../app/(site)/(info)/terms/page";
import { evaluateExpression } from "../lib/calculators/scientific/expression/evaluate.ts";
import { anchorOf } from "../lib/catalog/anchor.ts";
import { type Article, articlePath, articles, findArticle, neighborsOf } from "../lib/catalog/articles.ts";
import { calculatorPath, calculators } from "../lib/catalog/calculators.ts";
import { converterCategories, converterCategoryPath } from "../lib/catalog/converter-categories.ts";
import { converterPath, converters } from "../lib/catalog/converters.ts";
import { buildDay, longDay } from "../lib/catalog/dates.ts";
import { iconNames } from "../lib/catalog/icon-names.ts";
import { jobs } from "../lib/catalog/jobs.ts";
import { pages } from "../lib/catalog/pages.ts";
import { buildSearchIndex } from "../lib/catalog/search/search-index.ts";
import { parseDay } from "../lib/core/civil/day.ts";
import { pageTitle } from "../lib/faces/page/metadata.ts";
import { countWords } from "../lib/faces/page/reading-time.ts";
import { redirectFor } from "../lib/run/address/redirects.ts";
import {
  MAIL_DAYS,
  REJECTED_REVIEW_DAYS,
  SECURITY_EVENT_DAYS,
  SESSION_HOURS,
  SESSION_IDLE_MINUTES,
} from "../lib/server/retention.ts";
import { useMDXComponents } from "../mdx-components";

const root = join(import.meta.dirname, "..");
const folder = join(root, "content/articles");
const sourceOf = ({ slug }: Article): string => readFileSync(join(folder, `${slug}.mdx`), "utf8");

/** Slugs of the specification, section 2. */
const SPECIFIED = [
  "how-to-use-scientific-calculator-functions",
  "mastering-financial-future",
  "guide-to-health-metrics",
  "ultimate-guide-hvac-systems",
  "mastering-your-plumbing",
  "guide-to-air-duct-cleaning",
  "understanding-firefighting-systems",
  "decoding-hvac-calculations",
  "finding-reliable-local-services",
  "scicalc-user-guides",
];

/** Calculators that the guides may link to: those of the specification. */
const TOOLS = new Set(
  "hvac pipesizer ductsizer plumbing firefighting scientific materials physics periodictable loan mortgage savings investment bmi calorie basic percentage fraction age date time".split(
    " ",
  ),
);

const routes = new Set([
  ...pages.map(({ path }) => path),
  ...articles.map(articlePath),
  ...calculators.map(calculatorPath),
  ...jobs.map(({ path }) => path),
  ...converterCategories.map(converterCategoryPath),
  ...converters.map(converterPath),
]);

async function markupOf(article: Article): Promise<string> {
  const { default: Body } = await evaluate(sourceOf(article), {
    ...runtime,
    remarkPlugins: [remarkGfm],
    useMDXComponents,
  });
  return renderToStaticMarkup(createElement(Body));
}

const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? "");

const linksOf = (markup: string): string[] => matchesOf(markup, /href="(\/[^"#?]*)/g);

test("the list has the specified articles, and each has a file", () => {
  expect(articles.map(({ slug }) => slug)).toEqual(SPECIFIED);
  const files = readdirSync(folder).map((name) => name.replace(/\.mdx$/, ""));
  expect(files.toSorted()).toEqual(SPECIFIED.toSorted());
});

test("the article on the scientific calculator has the specified dates", () => {
  const article = findArticle("how-to-use-scientific-calculator-functions");
  expect(article).toMatchObject({ published: "2025-08-13", modifiedByBuild: true });
  expect(articles.filter(({ modifiedByBuild }) => modifiedByBuild)).toEqual([article]);
});

test("an article has a previous and a next one, except at the ends of the list", () => {
  const [first, second, third] = articles;
  if (!first || !second || !third) throw new Error("there are fewer than three articles");
  expect(neighborsOf(first)).toEqual({ next: second });
  expect(neighborsOf(second)).toEqual({ previous: first, next: third });
  expect(neighborsOf(articles.at(-1) ?? first)).toEqual({ previous: articles.at(-2) });
});

describe.each(articles.map((article) => [article.slug, article] as const))("%s", (_, article) => {
  test("its title and description fit, its icon exists", () => {
    expect(pageTitle(article.title)).toBe(`${article.title} | SciCalc`);
    expect(article.description.length).toBeLessThanOrEqual(160);
    expect(Object.keys(iconNames)).toContain(article.icon);
  });

  test("its text is not changed, and its facts are not checked, before it is published", () => {
    for (const day of [article.published, article.changed, article.checked]) {
      expect(parseDay(day), day).toBeDefined();
      expect(day >= article.published, day).toBe(true);
    }
  });

  // The only test that depends on the day on which it runs: facts age without a change in the project.
  test("its facts were checked in the twelve months before the build", () => {
    const nextCheck = `${Number(article.checked.slice(0, 4)) + 1}${article.checked.slice(4)}`;
    expect(nextCheck >= buildDay(), `check the facts of ${article.slug}, then set \`checked\``).toBe(true);
  });

  test("its headings equal the table of contents", async () => {
    const markup = await markupOf(article);
    expect(matchesOf(markup, /<h2 id="([^"]*)"/g)).toEqual(article.headings.map(({ id }) => id));
    const ids = matchesOf(markup, / id="([^"]*)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    expect(markup).not.toMatch(/<h1|<h[3-6]/);
  });

  test("its formulas are typeset from start to end, remarks aside", async () => {
    const formulas = matchesOf(sourceOf(article), /<Formula[^>]*>([^<]*)</g);
    const typeset = matchesOf(await markupOf(article), /class="formula-line[^"]*">(.*?)<\/div>/g);
    expect(typeset).toHaveLength(formulas.reduce((sum, text) => sum + text.split("; ").length, 0));
    for (const line of typeset) expect(line).toMatch(/^<math/);
  });

  test("its links lead to pages that exist", async () => {
    const links = linksOf(await markupOf(article));
    expect(links.filter((link) => !routes.has(link))).toEqual([]);
  });

  test("it names only specified calculators, and never one as existing in front of its link", () => {
    const tools = matchesOf(sourceOf(article), /<ToolLink id="([^"]*)"/g);
    expect(tools.filter((id) => !TOOLS.has(id))).toEqual([]);
    const missing = tools.filter((id) => !calculators.some((calculator) => calculator.id === id));
    for (const id of missing) {
      expect(sourceOf(article)).not.toMatch(new RegExp(`\\b(?:the|our|your) <ToolLink id="${id}"`, "i"));
    }
  });

  test("it lists sources, each once, with its edition and a link or a number to look it up by", () => {
    expect(article.sources.length).toBeGreaterThanOrEqual(3);
    expect(new Set(article.sources.map(({ id }) => id)).size).toBe(article.sources.length);
    for (const { title, edition, url } of article.sources) {
      expect(edition, title).toMatch(/\S/);
      if (url) expect(url).toMatch(/^https:\/\//);
      else expect(title).toMatch(/\d/);
    }
  });

  test("a standard that it names with an edition is cited with that edition", () => {
    const named = [...sourceOf(article).matchAll(/(NFPA \d+)[^.]{0,20}?[ (,]((?:19|20)\d\d)\b/g)];
    for (const [, standard = "", year] of named) {
      const cited = article.sources.find(({ title }) => title.startsWith(`${standard},`));
      expect(`${standard} ${cited?.edition}`).toBe(`${standard} ${year}`);
    }
  });

  test("its length is that of an article", () => {
    const words = countWords(sourceOf(article));
    expect(words).toBeGreaterThanOrEqual(700);
    // The guide to the tools is looked things up in, not read through.
    expect(words).toBeLessThanOrEqual(article.slug === "scicalc-user-guides" ? 3500 : 2600);
  });
});

test("the guides name the methods that the specification cites", () => {
  const cited: Readonly<Record<string, readonly string[]>> = {
    "ultimate-guide-hvac-systems": ["ASHRAE", "equal friction"],
    "decoding-hvac-calculations": ["ASHRAE", "equal friction"],
    "mastering-your-plumbing": ["Fixture Unit method", "Hazen-Williams", "Darcy-Weisbach"],
    "understanding-firefighting-systems": ["NFPA 13", "So are parking garages as of the 2022 edition"],
    "guide-to-health-metrics": ["Under 18.5", "18.5 to 24.9", "25 to 29.9", "30 and over"],
    "finding-reliable-local-services": [
      "three written quotes",
      "16 CFR Part 429",
      "emergency",
      "repairs or maintenance on your personal property",
    ],
    // EPA 402-K-97-002
    "guide-to-air-duct-cleaning": [
      "none is registered for fiberglass duct board or for ducts lined with fiberglass",
    ],
  };
  for (const [slug, terms] of Object.entries(cited)) {
    const article = findArticle(slug);
    const source = article ? sourceOf(article) : "";
    for (const term of terms) expect(source.toLowerCase()).toContain(term.toLowerCase());
  }
});

test("an anchor is lower case with hyphens, without other characters", () => {
  expect(anchorOf("Get at least three written quotes")).toBe("get-at-least-three-written-quotes");
  expect(anchorOf("Powers, roots & e (mc²)")).toBe("powers-roots--e-mc");
});

test("days are read without a time zone", () => {
  expect(longDay("2025-08-19")).toBe("August 19, 2025");
  expect(longDay("2026-01-01")).toBe("January 1, 2026");
});

test("an unknown article leads to the list", () => {
  expect(redirectFor("/articles")).toBeUndefined();
  expect(redirectFor("/articles/mastering-your-plumbing")).toBeUndefined();
  expect(redirectFor("/articles/no-such-article")).toBe("/articles");
  expect(redirectFor("/articles/__proto__")).toBe("/articles");
  expect(redirectFor("/articles/mastering-your-plumbing/more")).toBe("/articles/mastering-your-plumbing");
});

test("the search finds every article", () => {
  const indexed = buildSearchIndex().entries.filter(({ kind }) => kind === "article");
  expect(indexed.map(({ path }) => path)).toEqual(articles.map(articlePath));
});

const infoPages: readonly (readonly [path: string, page: () => ReactElement])[] = [
  ["/about", AboutPage],
  ["/terms", TermsPage],
  ["/privacy-policy", PrivacyPolicyPage],
  ["/disclosure", DisclosurePage],
  ["/editorial-policy", EditorialPolicyPage],
];

describe.each(infoPages)("%s", (path, page) => {
  const markup = renderToStaticMarkup(createElement(page));

  test("it is registered, with a description that fits", () => {
    const entry = pages.find((candidate) => candidate.path === path);
    expect(entry?.description.length).toBeLessThanOrEqual(160);
    expect(entry?.nav).toBe("footer");
  });

  test("its links lead to pages that exist and its anchors are unique", () => {
    expect(linksOf(markup).filter((link) => !routes.has(link))).toEqual([]);
    const ids = matchesOf(markup, / id="([^"]*)"/g);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test("the privacy policy has the date and the promise of the specification", () => {
  const markup = renderToStaticMarkup(createElement(PrivacyPolicyPage));
  expect(markup).toContain("August 19, 2025");
  expect(markup).toMatch(/stay only\s+on your device/);
});

test("the privacy policy names the stored data, its retention and its recipients", () => {
  const markup = renderToStaticMarkup(createElement(PrivacyPolicyPage)).replaceAll(/\s+/g, " ");
  for (const words of [
    `not approved is deleted ${REJECTED_REVIEW_DAYS} days after`,
    `copy of such an email after ${MAIL_DAYS} days`,
    `ends after ${SESSION_IDLE_MINUTES} minutes without use, and after ${SESSION_HOURS} hours`,
    "a code computed from the address, the day and a secret of the site",
    `Counts are deleted after ${SECURITY_EVENT_DAYS} days`,
    "counts how many forms, questions and sign-in attempts come from one network address",
    "A log records what the site’s administrators do",
    "no names or addresses of people who send us messages",
    "If one is connected, your questions, the chat so far and your time zone are passed on to that service",
  ])
    expect(markup).toContain(words);
});

test("every page of the list has a file", () => {
  const places = ["app/(site)", "app/(site)/(info)"];
  const missing = pages
    .filter(({ path }) => path !== "/calculators")
    .filter(({ path }) => !places.some((place) => existsSync(join(root, place, path, "page.tsx"))));
  expect(missing.map(({ path }) => path)).toEqual([]);
});

describe("the numbers of the article on the scientific calculator", () => {
  const worked: readonly (readonly [expression: string, display: string])[] = [
    ["−3²", "-9"],
    ["2^3^2", "512"],
    ["1/2π", "1.5707963"],
    ["1/(2π)", "0.1591549"],
    ["6 × sin(75)", "5.795555"],
    ["6 × cos(75)", "1.5529143"],
    ["atan(5/12)", "22.6198649"],
    ["1.05^10", "1.6288946"],
    ["sqrt(8^2 + 13^2)", "15.2643375"],
    ["−log(3.2e-5)", "4.49485"],
    ["10 × log(2)", "3.0103"],
    ["ln(2)/ln(1.05)", "14.2066991"],
    ["10 nPr 3", "720"],
    ["52 nCr 5", "2598960"],
    ["3 + 5/2 + 2", "7.5"],
    ["19.99 × 1.07", "21.3893"],
    ["19.99 × 1.07 × 12", "256.6716"],
    ["21.39 × 12", "256.68"],
    ["200 + 10%", "200.1"],
  ];

  test.each(worked)("%s", (expression, display) => {
    expect(evaluateExpression(expression, { angle: "deg" })).toMatchObject({ ok: true, display });
  });
});
