import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "playwright-core";
import { CHROMIUM_FLAGS } from "../chromium.ts";
import { serveEmptyPage } from "./empty-page.ts";
import { benchPages } from "./pages.ts";
import { serveSite } from "./serve.ts";
import { printTable } from "./table.ts";

const KILOBYTE = 1000;
/** Compressed bytes of scripts that a page may load in addition to those of the empty page. */
const LIMIT = 25 * KILOBYTE;
const LIMITS: Readonly<Record<string, number>> = {
  scientific: 70 * KILOBYTE,
  materials: 60 * KILOBYTE,
  periodictable: 60 * KILOBYTE,
  // These pages render entirely in the browser from stored content.
  projects: 60 * KILOBYTE,
  "a project": 90 * KILOBYTE,
};
/** Time after the page load in which further scripts count, in ms. */
const QUIET = 3000;

/**
 * Returns the bytes of all scripts that a page loads without interaction. Compresses all in the same way:
 * ours are served as Brotli and the empty page's by `next start` as gzip, which would hide a difference.
 */
async function scriptBytes(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    const isScript =
      response.request().resourceType() === "script" || new URL(response.url()).pathname.endsWith(".js");
    if (isScript) sizes.push(response.body().then((body) => gzipSync(body).byteLength));
  });
  const answer = await page.goto(url, { waitUntil: "load" });
  if (answer?.status() !== 200) throw new Error(`${url}: ${answer?.status()}`);
  await page.waitForTimeout(QUIET);
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  if (total === 0) throw new Error(`${url} loaded no script: nothing was measured`);
  return total;
}

const kilobytes = (bytes: number): string => (bytes / KILOBYTE).toFixed(1);

/** Measures JavaScript per page against an empty page of the same framework. Passes within limits. */
export async function run(): Promise<boolean> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: CHROMIUM_FLAGS });
  try {
    const emptyPage = await serveEmptyPage();
    const empty = await scriptBytes(browser, `${emptyPage.url}/`).finally(emptyPage.stop);
    const site = await serveSite();
    try {
      const rows: string[][] = [["(empty page)", kilobytes(empty), "", "", ""]];
      let within = true;
      for (const [name, path] of Object.entries(benchPages)) {
        const total = await scriptBytes(browser, site.url + path);
        const limit = LIMITS[name] ?? LIMIT;
        const ok = total - empty <= limit;
        within &&= ok;
        rows.push([name, kilobytes(total), kilobytes(total - empty), kilobytes(limit), ok ? "" : "TOO MUCH"]);
      }
      printTable(
        "JavaScript per page, gzip, in kB",
        ["page", "total", "over the empty page", "limit", ""],
        rows,
      );
      return within;
    } finally {
      await site.stop();
    }
  } finally {
    await browser.close();
  }
}
