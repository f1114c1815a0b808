import { entries } from "./lib/catalog/entries.ts";

/** @type {import('next-sitemap').IConfig} */
const config = {
  siteUrl: (process.env.SITE_URL?.trim() || "http://localhost:3000").replace(/(?<!\/)\/+$/, ""),
  generateRobotsTxt: true,
  generateIndexSitemap: false,
  sourceDir: process.env.DIST_FOLDER ?? ".next",
  outDir: "public",
  // Not pages, or not for search engines
  exclude: [
    "/sitemap",
    "/search-index.json",
    "/menu.json",
    "/feed.xml",
    "/verification.json",
    "/verification.schema.json",
    "/verification/*/cases.json",
    "/icon.svg",
    "/apple-icon.png",
    "/api/*",
    "/_not-found",
    "/embed/*",
    "/admin",
    "/admin/*",
    "/calculators-for-your-site",
    // Page of a visitor's project, and the files that it loads.
    "/project/*",
    // Data that the physics calculator loads.
    "/physics-formulas/*",
    // The variants of pages in other units (lib/run/address): they have the address of the page.
    "/calculators/*~*",
    // Formulas without a text of their own.
    ...entries.filter(({ page }) => page.noIndex).map(({ path }) => path),
  ],
  // Rendered for each visitor: the build's list of pages, which is read here, does not have them.
  additionalPaths: async (config) =>
    Promise.all(["/faq", "/reviews"].map((path) => config.transform(config, path))),
  robotsTxtOptions: { policies: [{ userAgent: "*", allow: "/" }] },
  // The build date says nothing of a page's content.
  autoLastmod: false,
  changefreq: undefined,
  priority: undefined,
};

export default config;
