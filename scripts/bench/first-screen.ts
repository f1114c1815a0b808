import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { calculatorPath, calculators } from "../../lib/catalog/calculators.ts";
import { converterPath, converters } from "../../lib/catalog/converters.ts";
import { jobs } from "../../lib/catalog/jobs.ts";
import { CHROMIUM_FLAGS } from "../chromium.ts";
import { root } from "../paths.ts";
import { type FirstScreen, measureFirstScreen } from "./measure-first-screen.ts";
import { serveSite } from "./serve.ts";
import { median, printTable } from "./table.ts";

const VIEWS = {
  phone: { width: 390, height: 844, isMobile: true, hasTouch: true },
  desktop: { width: 1440, height: 900, isMobile: false, hasTouch: false },
} as const;
type ViewName = keyof typeof VIEWS;
const VIEW_NAMES = ["phone", "desktop"] as const satisfies readonly ViewName[];

/** Limits on a phone: top of the first field, and the median height of a page, in px. */
const MAX_FIELD_TOP = 420;
const MAX_MEDIAN_HEIGHT = 3500;
/** One in so many converters is measured. */
const CONVERTER_STEP = 9;
const PAGES_AT_ONCE = 2;

const paths: readonly string[] = [
  ...calculators.map(calculatorPath),
  ...jobs.map(({ path }) => path),
  ...converters.filter((_, index) => index % CONVERTER_STEP === 0).map(converterPath),
];

type Screens = Record<string, Partial<Record<ViewName, FirstScreen>>>;

async function measureSite(browser: Browser, origin: string): Promise<Screens> {
  const screens: Screens = {};
  for (const name of VIEW_NAMES) {
    const { width, height, isMobile, hasTouch } = VIEWS[name];
    const context = await browser.newContext({ viewport: { width, height }, isMobile, hasTouch });
    const queue = [...paths];
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, () => measurePages(context, queue, visit)));
    await context.close();

    function visit(path: string, screen: FirstScreen): void {
      screens[path] = { ...screens[path], [name]: screen };
    }

    async function measurePages(of: BrowserContext, remaining: string[], onScreen: typeof visit) {
      const page = await of.newPage();
      for (let path = remaining.shift(); path !== undefined; path = remaining.shift()) {
        const answer = await page.goto(origin + path, { waitUntil: "load" });
        if (answer?.status() !== 200) throw new Error(`${origin}${path}: ${answer?.status()}`);
        onScreen(path, await page.evaluate(measureFirstScreen));
      }
      await page.close();
    }
  }
  return screens;
}

const format = (value: number | undefined): string => (value === undefined ? "–" : String(value));

function printSite(origin: string, screens: Screens): boolean {
  const rows = paths.map((path) => {
    const { phone, desktop } = screens[path] ?? {};
    return [
      path.replace(/^\/(calculators|converters)\//, ""),
      ...[phone, desktop].flatMap((screen) =>
        [screen?.field, screen?.answerTop, screen?.answerBottom, screen?.height, screen?.controls].map(
          format,
        ),
      ),
      format(phone?.letterFields.length),
    ];
  });
  const each = ["field", "answer", "to", "height", "controls"];
  printTable(
    `First screen of ${origin}, in px: phone 390×844, then desktop 1440×900`,
    ["page", ...each, ...each, "letter keyboards"],
    rows,
  );
  const phones = paths.flatMap((path) => screens[path]?.phone ?? []);
  const low = phones.filter(({ field }) => field !== undefined && field > MAX_FIELD_TOP).length;
  const height = median(phones.map((screen) => screen.height));
  const letters = phones.reduce((sum, screen) => sum + screen.letterFields.length, 0);
  console.log(
    `\nPhone: first field below ${MAX_FIELD_TOP} px on ${low} pages; median height ${height} px; ${letters} number fields with letters`,
  );
  return low === 0 && height <= MAX_MEDIAN_HEIGHT && letters === 0;
}

/**
 * Measures the first screen of every calculator and job and of some converters, on a phone and a desktop. With
 * addresses, measures those sites instead of this build; the last one counts.
 */
export async function run(origins: readonly string[] = []): Promise<boolean> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: CHROMIUM_FLAGS });
  const site = origins.length === 0 ? await serveSite() : undefined;
  try {
    const results: Record<string, Screens> = {};
    let passed = true;
    for (const origin of site ? [site.url] : origins) {
      const screens = await measureSite(browser, origin);
      results[origin] = screens;
      passed = printSite(origin, screens);
    }
    mkdirSync(join(root, "reports"), { recursive: true });
    writeFileSync(join(root, "reports", "first-screen.json"), JSON.stringify(results, null, 1));
    return passed;
  } finally {
    await site?.stop();
    await browser.close();
  }
}
