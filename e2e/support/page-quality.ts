import AxeBuilder from "@axe-core/playwright";
import type { APIRequestContext, Browser, ConsoleMessage, Page } from "@playwright/test";
import { SITE_URL } from "../../lib/catalog/site";
import { servedPageFindings } from "./served-page";
import { settled } from "./settled-page";
import { ready } from "./test";

export interface PageToCheck {
  path: string;
  /** True if search engines may list it, which every page of the XML sitemap requires. Default true. */
  indexed?: boolean;
  /** Path that the canonical link names, or none at all. Default: the page's own. */
  canonical?: string | null;
  /** Default 200. */
  status?: number;
}

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** Below this the layout shift of a page is 0.000, as Lighthouse prints it: an icon moved by parts of a pixel. */
export const VISIBLE_SHIFT = 0.0005;
/** Loads of a page that must all shift before that is a finding. */
const MAX_LOADS = 4;
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** The rules whose answer depends on colours. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Opens a page that counts layout shifts, in a context of its own, for `use`. */
export async function withPage<Result>(
  browser: Browser,
  use: (page: Page) => Promise<Result>,
  locale?: string,
): Promise<Result> {
  const context = await browser.newContext({ colorScheme: "light", ...(locale !== undefined && { locale }) });
  await context.addInitScript(observeShifts);
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/**
 * Everything that is wrong with a page, one sentence each: what it serves, then for both widths errors, layout shift and
 * axe's violations in both themes. The page must come from `withPage`; it may be used again.
 */
export async function pageFindings(
  page: Page,
  { path, indexed = true, canonical = path, status = 200 }: PageToCheck,
): Promise<string[]> {
  const findings: string[] = [];
  for (const [index, size] of WIDTHS.entries()) {
    const at = `${size.width} px: `;
    const errors: string[] = [];
    const onConsole = (message: ConsoleMessage): void => {
      // A page that is not found reports its own status as an error.
      const isStatusOfPage =
        status !== 200 && new URL(message.location().url || page.url()).pathname === path;
      if (message.type() === "error" && !isStatusOfPage) errors.push(message.text());
    };
    const onError = (error: Error): void => void errors.push(error.message);
    page.on("console", onConsole).on("pageerror", onError);
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    const response = await page.goto(path);
    if (response?.status() !== status) findings.push(`${at}status ${response?.status()}`);
    // A page that is loaded again has another response.
    const body = await response?.text();
    findings.push(...(await repeatedShifts(page)).map((shift) => at + shift));
    if (index === 0 && body !== undefined) {
      const expected = {
        path,
        indexed,
        canonical: canonical === null ? undefined : SITE_URL + (canonical === "/" ? "" : canonical),
      };
      const served = await servedPageFindings(page, body, expected);
      findings.push(...served.findings, ...(await brokenLinks(page.request, served.links)));
    }
    findings.push(...(await violations(axe(page).withTags(WCAG))).map((each) => `${at}light: ${each}`));
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await page.waitForFunction(() => (document.documentElement.dataset.theme ?? "dark") === "dark");
    await settled(page);
    findings.push(
      ...(await violations(axe(page).withRules(COLOUR_RULES))).map((each) => `${at}dark: ${each}`),
    );
    page.off("console", onConsole).off("pageerror", onError);
    findings.push(...errors.map((error) => `${at}console: ${error}`));
  }
  return findings;
}

/**
 * Lists the layout shifts of a page if every load has some. A browser that is short of processor time paints a page that it
 * has parsed in part, with a select that has only some of its options: that moves things in single loads.
 */
async function repeatedShifts(page: Page): Promise<string[]> {
  for (let load = 1; ; load += 1) {
    await ready(page);
    await page.evaluate(() => document.fonts.ready);
    await settled(page);
    const shifts = await page.evaluate(() => (window as unknown as ShiftWindow).layoutShifts);
    const total = shifts.reduce((sum, shift) => sum + shift.value, 0);
    if (total < VISIBLE_SHIFT) return [];
    if (load === MAX_LOADS)
      return shifts.map(({ value, moved }) => `layout shift ${value.toFixed(4)} (${moved})`);
    await page.reload();
  }
}

/** Axe without the long lists of what passed, which take longer than the checks; our pages have frames of their own only. */
const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();

async function violations(builder: AxeBuilder): Promise<string[]> {
  const { violations: axeViolations } = await builder.analyze();
  return axeViolations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, 3).map((node) => node.target.join(" "));
    return `axe ${id}: ${help} (${nodes.length}: ${places.join("; ")})`;
  });
}

/** Lists the links that do not answer with a page. Requests each one once. */
async function brokenLinks(request: APIRequestContext, links: readonly string[]): Promise<string[]> {
  const broken: string[] = [];
  for (const link of links) {
    let status = statuses.get(link);
    if (status === undefined) {
      status = (await request.get(link, { maxRedirects: 0 })).status();
      statuses.set(link, status);
    }
    // A question of the answer bar leads to the page that answers it.
    const expected = link.startsWith("/answer?") ? 303 : 200;
    if (status !== expected) broken.push(`link to ${link}, which answers ${status}`);
  }
  return broken;
}
const statuses = new Map<string, number>();

export interface ShiftWindow {
  layoutShifts: { value: number; moved: string }[];
}

/** Runs in the browser before the page: records every layout shift with the elements that moved. */
function observeShifts(): void {
  const shifts: ShiftWindow["layoutShifts"] = [];
  (window as unknown as ShiftWindow).layoutShifts = shifts;
  interface LayoutShift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null }[];
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      const moved = entry.sources.map(({ node }) =>
        node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : String(node?.nodeName),
      );
      shifts.push({ value: entry.value, moved: moved.join("; ") });
    }
  }).observe({ type: "layout-shift", buffered: true });
}
