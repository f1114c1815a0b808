import { type Browser, chromium } from "playwright-core";
import { CHROMIUM_FLAGS } from "../chromium.ts";
import { type ColdLoad, measureColdLoad } from "./cold-load.ts";
import {
  type Interaction,
  interact,
  observeInteractions,
  readInteractions,
  resetLongestTask,
} from "./event-timing.ts";
import { type InteractionPage, interactionPages } from "./interaction-pages.ts";
import { performAll } from "./page-actions.ts";
import { PHONE, SLOWDOWN } from "./phone.ts";
import { measureSearch, type SearchTiming } from "./search-timing.ts";
import { serveSite } from "./serve.ts";
import { percentile, printTable } from "./table.ts";

const LIMIT_MS = 100;
const COLD_LIMIT_MS = 2000;

interface Measurement {
  page: string;
  interactions: readonly Interaction[];
  /** Longest task during the interactions, in ms. */
  longestTask: number;
  cold?: ColdLoad | undefined;
  search?: SearchTiming | undefined;
}

async function measurePage(browser: Browser, base: string, target: InteractionPage): Promise<Measurement> {
  const { kind, name } = target;
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await observeInteractions(page);
    await page.goto(base + target.path);
    await page.waitForLoadState("networkidle");
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await resetLongestTask(page);
    const isSearch = kind === "search";
    const search = isSearch ? await measureSearch(page) : undefined;
    if (!isSearch)
      await performAll(page, kind, (action, perform, pause) => interact(page, action, perform, pause));
    const measured = await readInteractions(page);
    const isCold = kind === "form" || kind === "converter";
    const cold = isCold ? await measureColdLoad(browser, base + target.path) : undefined;
    return { page: name, ...measured, search, cold };
  } finally {
    await context.close();
  }
}

/** Measures all pages, or those named in the variable PAGES. A page that fails has no figures. */
async function measureSite(browser: Browser, base: string): Promise<Measurement[]> {
  const wanted = process.env.PAGES?.split(",");
  const measurements: Measurement[] = [];
  for (const target of await interactionPages()) {
    if (wanted && !wanted.includes(target.name)) continue;
    try {
      measurements.push(await measurePage(browser, base, target));
    } catch (error) {
      console.error(`${target.name}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
      measurements.push({ page: target.name, interactions: [], longestTask: Number.NaN });
    }
  }
  return measurements;
}

const PARTS = [0.5, 0.75, 0.98] as const;
const round = (ms: number | undefined): string =>
  ms === undefined || Number.isNaN(ms) ? "–" : ms.toFixed(0);
const durationsOf = (interactions: readonly Interaction[]): number[] =>
  interactions.map(({ duration }) => duration);
const percentilesOf = (interactions: readonly Interaction[]): string[] =>
  PARTS.map((part) => round(percentile(durationsOf(interactions), part)));

function slowest(interactions: readonly Interaction[]): string {
  const [worst] = [...interactions].sort((one, other) => other.duration - one.duration);
  return worst ? worst.action : "";
}

/** Prints one row for each page or action; figures of two sites are joined by a slash. */
function printSideBySide(
  title: string,
  head: readonly string[],
  names: readonly string[],
  figuresOf: readonly ((name: string) => readonly string[])[],
): void {
  const rows = names.map((name) => {
    const sites = figuresOf.map((figures) => figures(name));
    return [name, ...head.slice(1).map((_, column) => sites.map((site) => site[column] ?? "–").join(" / "))];
  });
  printTable(title, head, rows);
}

function report(sites: readonly { base: string; measurements: readonly Measurement[] }[]): void {
  console.log(`\nSites: ${sites.map(({ base }) => base).join(" / ")}`);
  const figuresBy = (figures: (measurement: Measurement) => readonly string[]) =>
    sites.map(({ measurements }) => (name: string) => {
      const measurement = measurements.find(({ page }) => page === name);
      return measurement ? figures(measurement) : [];
    });
  const pages = sites[0]?.measurements ?? [];
  printSideBySide(
    `Interactions to next paint, ms, processor slowed ${SLOWDOWN}× (limit of p98: ${LIMIT_MS})`,
    ["page", "p50", "p75", "p98", "slowest", "longest task"],
    pages.filter(({ search }) => !search).map(({ page }) => page),
    figuresBy(({ interactions, longestTask }) => [
      ...percentilesOf(interactions),
      slowest(interactions),
      round(longestTask),
    ]),
  );
  const actions = pages.flatMap(({ interactions }) => interactions.map(({ action }) => action));
  printSideBySide(
    "The same by action",
    ["action", "p50", "p75", "p98"],
    [...new Set(actions)],
    sites.map(({ measurements }) => (name: string) => {
      const all = measurements.flatMap(({ interactions }) => interactions);
      return percentilesOf(all.filter(({ action }) => action === name));
    }),
  );
  printSideBySide(
    `Cold load at 1.6 Mbit/s and 150 ms, ms (limit of the result: ${COLD_LIMIT_MS})`,
    ["page", "result of the first key", "from the key", "requests"],
    pages.filter(({ cold }) => cold).map(({ page }) => page),
    figuresBy(({ cold }) => [round(cold?.result), round(cold?.wait), String(cold?.requests ?? "–")]),
  );
  printSideBySide(
    "Search, ms",
    ["page", "field", "first answer", "later answer", "longest task"],
    pages.filter(({ search }) => search).map(({ page }) => page),
    figuresBy(({ search, longestTask }) => [
      ...[search?.field, search?.firstAnswer, search?.answer, longestTask].map(round),
    ]),
  );
}

const isWithin = ({ interactions, cold }: Measurement): boolean =>
  interactions.length > 0 &&
  percentile(durationsOf(interactions), 0.98) <= LIMIT_MS &&
  (cold?.result ?? 0) <= COLD_LIMIT_MS;

/**
 * Measures how long a phone takes to react, on the built site or on the sites of one or two addresses:
 * `npm run bench -- interactions http://localhost:3420 http://localhost:3000`.
 */
export async function run(addresses: readonly string[] = []): Promise<boolean> {
  const built = addresses.length === 0 ? await serveSite() : undefined;
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: CHROMIUM_FLAGS });
  const sites: { base: string; measurements: Measurement[] }[] = [];
  try {
    for (const base of built ? [built.url] : addresses)
      sites.push({ base, measurements: await measureSite(browser, base) });
  } finally {
    await browser.close();
    await built?.stop();
  }
  report(sites);
  return sites.at(-1)?.measurements.every((each) => each.search !== undefined || isWithin(each)) ?? false;
}
