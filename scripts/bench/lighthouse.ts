import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { throttling } from "lighthouse/core/config/constants.js";
import { CHROMIUM_FLAGS } from "../chromium.ts";
import { serveEmptyPage } from "./empty-page.ts";
import { benchPages } from "./pages.ts";
import { serveSite } from "./serve.ts";
import { median, printTable } from "./table.ts";

const RUNS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const TIMES = {
  "first-contentful-paint": "FCP",
  "largest-contentful-paint": "LCP",
  "total-blocking-time": "TBT",
  "cumulative-layout-shift": "CLS",
} as const;

interface Run {
  /** 0 to 100, by category. */
  scores: readonly number[];
  /** Milliseconds; the layout shift has no unit. */
  times: readonly number[];
  /** Titles of the audits that cost points. */
  faults: readonly string[];
}

/**
 * Returns the factor by which a mid-tier phone is slower than this machine: the middle of each bracket in Lighthouse's
 * docs/throttling.md, "Calibrating the CPU slowdown". Its default of 4 is meant for the first bracket.
 */
const slowdownOn = (benchmarkIndex: number): number =>
  benchmarkIndex >= 1500 ? 4 : benchmarkIndex >= 1000 ? 2 : 1;

/** Runs one visit by a mobile phone, with simulated throttling, in a fresh browser. */
async function visit(url: string, cpuSlowdownMultiplier: number): Promise<Result> {
  const chrome = await launch({
    ...(process.env.CHROMIUM && { chromePath: process.env.CHROMIUM }),
    chromeFlags: [...CHROMIUM_FLAGS, "--headless=new"],
  });
  try {
    const result = await lighthouse(
      url,
      { port: chrome.port, logLevel: "error", onlyCategories: [...CATEGORIES] },
      {
        extends: "lighthouse:default",
        settings: { throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier } },
      },
    );
    if (!result || result.lhr.runtimeError) {
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
    }
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

function runOf({ categories, audits }: Result): Run {
  const faults = CATEGORIES.flatMap((id) =>
    (categories[id]?.auditRefs ?? [])
      .filter((ref) => ref.weight > 0)
      .map((ref) => audits[ref.id])
      .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 0.9)
      .map((audit) => `${id}: ${audit?.title}${audit?.displayValue ? ` (${audit.displayValue})` : ""}`),
  );
  return {
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    times: Object.keys(TIMES).map((id) => audits[id]?.numericValue ?? Number.NaN),
    faults,
  };
}

async function visits(url: string, slowdown: number): Promise<Result[]> {
  const results: Result[] = [];
  for (let count = 0; count < RUNS; count += 1) results.push(await visit(url, slowdown));
  return results;
}

const medians = (runs: readonly Run[], of: (run: Run) => readonly number[]): number[] =>
  (runs[0] ? of(runs[0]) : []).map((_, index) => median(runs.map((run) => of(run)[index] ?? Number.NaN)));

/**
 * Runs Lighthouse on a page of each template and an empty page of the same framework, the median of three
 * runs. Passes if all four categories are at 100.
 */
export async function run(): Promise<boolean> {
  const faults = new Set<string>();
  const rows: string[][] = [];
  let perfect = true;
  function add(name: string, results: readonly Result[]): number[] {
    const runs = results.map(runOf);
    const scores = medians(runs, (run) => run.scores);
    const times = medians(runs, (run) => run.times);
    rows.push([
      name,
      ...scores.map(String),
      ...times.map((time, index) => (index === 3 ? time.toFixed(3) : `${Math.round(time)} ms`)),
    ]);
    if (scores.some((score) => score < 100)) {
      for (const fault of runs.flatMap((run) => run.faults)) faults.add(`${name}: ${fault}`);
    }
    return scores;
  }

  const empty = await serveEmptyPage();
  const site = await serveSite();
  let slowdown: number;
  let benchmarkIndex: number;
  try {
    const trial = await visits(`${empty.url}/`, 1);
    benchmarkIndex = median(trial.map((result) => result.environment.benchmarkIndex));
    slowdown = slowdownOn(benchmarkIndex);
    add("(empty page)", await visits(`${empty.url}/`, slowdown));
    faults.clear();
    for (const [name, path] of Object.entries(benchPages)) {
      const scores = add(name, await visits(site.url + path, slowdown));
      perfect &&= scores.every((score) => score === 100);
    }
  } finally {
    await Promise.all([empty.stop(), site.stop()]);
  }
  printTable(
    `Lighthouse, mobile with simulated throttling, median of ${RUNS}; benchmark index ${benchmarkIndex}: processor slowed ${slowdown}×`,
    ["page", ...CATEGORIES, ...Object.values(TIMES)],
    rows,
  );
  for (const fault of faults) console.log(`  ${fault}`);
  return perfect;
}
