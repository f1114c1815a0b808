import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Metadata } from "next";
import Link from "next/link";
import { preload } from "react-dom";
import { AnswerBar } from "@/components/search/answer-bar";
import { SiteFrame } from "@/components/site/site-frame";
import { buttonStyles } from "@/components/ui/button";
import { calculatorPath, findCalculator } from "@/lib/catalog/calculators";
import { popularCalculators, popularJobs } from "@/lib/catalog/curation";
import { relatedLink } from "@/lib/catalog/jobs";
import { PRODUCT, SITE_HOST } from "@/lib/catalog/site";
import { pageTitle } from "@/lib/faces/page/metadata";
import RootLayout from "./layout";

export const metadata: Metadata = {
  title: { absolute: pageTitle("Page not found") },
  robots: { index: false },
};

const popular = [
  ...popularCalculators.flatMap((id) => {
    const calculator = findCalculator(id);
    return calculator ? [{ label: `${calculator.label} Calculator`, path: calculatorPath(calculator) }] : [];
  }),
  { label: "Unit Converters", path: "/converters" },
];
const jobs = popularJobs.flatMap((name) => relatedLink(name) ?? []);

/** Lists the fonts of this page. While the site is being built, DIST_FOLDER names the folder of the new build. */
const FONTS = join(process.env.DIST_FOLDER ?? ".next", "server/app/_not-found/page/next-font-manifest.json");

/**
 * Next preloads a page's fonts by its file and finds none for this one, whose file has another name than its route: cold,
 * it would be shown in the system's font.
 */
function preloadFonts(): void {
  try {
    const { app } = JSON.parse(readFileSync(join(process.cwd(), FONTS), "utf8")) as {
      app: Readonly<Record<string, readonly string[]>>;
    };
    for (const file of Object.values(app).flat())
      preload(`/_next/${file}`, { as: "font", type: "font/woff2", crossOrigin: "" });
  } catch {
    // Development does not build this font: it loads late.
  }
}

/**
 * Unknown address. Not `not-found.tsx`, whose client components Next loads with every page.
 */
export default function GlobalNotFound() {
  preloadFonts();
  return (
    <RootLayout>
      <SiteFrame>
        <div className="column py-16">
          <p className="tabular font-medium text-muted">404</p>
          <h1 className="mt-1 text-3xl md:text-4xl">We can’t find that page</h1>
          <p className="measure mt-3 text-muted leading-relaxed">
            The address may be mistyped, or the page may have moved. Ask for what you need here, or start with
            one of the pages below.
          </p>
          <div className="mt-8 max-w-2xl">
            <AnswerBar
              label="Ask for a conversion, a calculation or a page"
              placeholder="5 ft 11 in to cm, duct sizer…"
              over
            />
          </div>
          <search aria-label="External search" className="mt-8 block max-w-2xl">
            <p aria-hidden="true" className="mb-2 text-muted text-sm">
              Or search {PRODUCT} with DuckDuckGo
            </p>
            <form action="https://duckduckgo.com/" method="get" className="flex gap-2">
              <input type="hidden" name="sites" value={SITE_HOST} />
              <input
                type="search"
                name="q"
                required
                pattern=".*\S.*"
                title="Type what you are looking for"
                aria-label={`Search the web for ${PRODUCT} pages`}
                placeholder="What are you looking for?"
                className="h-11 min-w-0 flex-1 rounded-md border border-line-strong bg-surface px-3 placeholder:text-muted"
              />
              <button type="submit" className={buttonStyles.secondary}>
                Search
              </button>
            </form>
          </search>
          <h2 className="mt-10 text-lg">Popular pages</h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {popular.map((link) => (
              <li key={link.path}>
                <Link href={link.path} prefetch={false} className={buttonStyles.secondary}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
          {jobs.length > 0 && (
            <>
              <h2 className="mt-8 text-lg">Popular questions</h2>
              <ul className="mt-1 grid max-w-2xl grid-cols-2 gap-x-6 sm:grid-cols-3">
                {jobs.map(({ label, path }) => (
                  <li key={path}>
                    <Link
                      href={path}
                      prefetch={false}
                      className="flex min-h-11 items-center py-1 text-accent text-sm leading-snug underline-offset-4 hover:underline"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )}
          <Link href="/" prefetch={false} className={`mt-8 ${buttonStyles.primary}`}>
            Return home
          </Link>
        </div>
      </SiteFrame>
    </RootLayout>
  );
}
