import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { root } from "../../scripts/paths";
import { structuredDataFindings } from "./structured-data";

/** Metadata and headings in the served HTML of a page, before any script has run. */
interface Head {
  title: string;
  titles: number;
  description: string | undefined;
  canonical: string | undefined;
  robots: string;
  headings: string[];
  structuredData: string[];
  links: string[];
  ids: string[];
}

const TITLE_LIMIT = 60;
const DESCRIPTION_LIMIT = 160;

const validator = new HtmlValidate(
  new StaticConfigLoader(JSON.parse(readFileSync(join(root, ".htmlvalidate.json"), "utf8"))),
);

/** Checks the served HTML: validity, head, heading, structured data. Also returns the addresses of its links. */
export async function servedPageFindings(
  page: Page,
  html: string,
  expected: { path: string; indexed: boolean; canonical: string | undefined },
): Promise<{ findings: string[]; links: string[] }> {
  const report = await validator.validateString(html);
  const invalid = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `HTML ${ruleId}: ${message} (${selector ?? ""})`),
  );
  const head = await page.evaluate(readHead, html);
  const findings = [
    ...invalid,
    ...headFindings(head, expected),
    ...structuredDataFindings(head.structuredData),
  ];
  const internal = head.links.filter((link) => /^\/(?!\/)/.test(link));
  for (const link of head.links) {
    if (link.startsWith("#") && link !== "#" && !head.ids.includes(link.slice(1))) {
      findings.push(`link to ${link}, which is not on the page`);
    }
    if (link === "" || link === "#") findings.push(`link that leads nowhere: "${link}"`);
  }
  return { findings, links: [...new Set(internal.map((link) => link.replace(/#.*/, "")))] };
}

function headFindings(
  head: Head,
  { indexed, canonical }: { indexed: boolean; canonical: string | undefined },
): string[] {
  const findings: string[] = [];
  const description = head.description ?? "";
  if (head.titles !== 1) findings.push(`${head.titles} titles`);
  if (head.title.trim() === "") findings.push("empty title");
  if (head.title.length > TITLE_LIMIT)
    findings.push(`title of ${head.title.length} characters: ${head.title}`);
  if (indexed && description.trim() === "") findings.push("no description");
  if (description.length > DESCRIPTION_LIMIT)
    findings.push(`description of ${description.length} characters`);
  if (head.headings.length !== 1) findings.push(`${head.headings.length} h1: ${head.headings.join(" | ")}`);
  if (head.headings[0]?.trim() === "") findings.push("empty h1");
  if (head.canonical !== canonical) findings.push(`canonical is ${head.canonical}, not ${canonical}`);
  if (indexed === head.robots.includes("noindex")) findings.push(`robots is "${head.robots}"`);
  if (indexed && head.structuredData.length === 0) findings.push("no structured data");
  return findings;
}

/** Runs in the browser. */
function readHead(html: string): Head {
  const document = new DOMParser().parseFromString(html, "text/html");
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const content = (name: string): string | undefined =>
    document.querySelector(`meta[name=${name}]`)?.getAttribute("content") ?? undefined;
  return {
    title: document.title,
    titles: all("head > title").length,
    description: content("description"),
    canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? undefined,
    robots: content("robots") ?? "",
    headings: all("h1").map((heading) => heading.textContent ?? ""),
    structuredData: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ""),
    links: all("a[href]").map((link) => link.getAttribute("href") ?? ""),
    ids: all("[id]").map((element) => element.id),
  };
}
