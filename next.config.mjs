import { availableParallelism } from "node:os";
import createMDX from "@next/mdx";
import { dataVersion } from "./data/version.ts";

/** @type {import('next').NextConfig} */
const config = {
  // A build runs in a separate folder and replaces the served one when it is complete (scripts/build.ts).
  distDir: process.env.DIST_FOLDER ?? ".next",
  agentRules: false,
  poweredByHeader: false,
  // The site is built from its own sources; tests and scripts are checked by `npm test`.
  typescript: { tsconfigPath: "tsconfig.build.json" },
  reactStrictMode: true,
  // Version in the addresses of the data sets (lib/core/data/address.ts).
  env: { DATA_VERSION: dataVersion() },
  // The site serves every image unchanged: anyone could make the server spend time on other sizes.
  images: { unoptimized: true },
  experimental: {
    // Next leaves one core idle by default, which is half of a small machine.
    cpus: availableParallelism(),
    // Client components of app/not-found.tsx would come with every page.
    globalNotFound: true,
    // Source maps of the server's code: 80 MB that nothing reads without --enable-source-maps.
    turbopackSourceMaps: false,
    // The front serves prerendered pages without Next, so Next loads each remaining route on its first request.
    preloadEntriesOnStart: false,
    // A form without script; the API that the pages call has its own bound (docs/decisions/bounds.md).
    serverActions: { bodySizeLimit: "300kb" },
    // Code of every page is in one chunk, and code of a single page in another (docs/decisions/first-paint.md).
    turbopackChunking: {
      firstPageLoadPriority: 1,
      requestCost: 5_000_000,
      minChunkSize: 2_000_000,
      maxMergeChunkSize: 10_000_000,
      maxChunkCountPerGroup: 2,
    },
  },
  // Loaded by Node as they are: they read files of their own beside them.
  serverExternalPackages: ["@electric-sql/pglite", "pglite-prisma-adapter", "pg", "nodemailer"],
  async redirects() {
    return [
      { source: "/developers/embed-calculator", destination: "/calculators-for-your-site", permanent: true },
      { source: "/converters-legacy", destination: "/converters", permanent: true },
      { source: "/calculators/converter", destination: "/converters", permanent: true },
    ];
  },
  // Headers of every answer, pages or not, are in lib/server/front/headers.ts; policies of pages in lib/server/front/policy.ts.
  async headers() {
    return [
      {
        // Another version has another address. The API's schemas point here, so that any page may read them.
        source: "/data/:path*",
        headers: [
          { key: "Cache-Control", value: "public, max-age=31536000, immutable" },
          { key: "Access-Control-Allow-Origin", value: "*" },
        ],
      },
      {
        // Embeds have no origin in a sandboxed frame.
        source: "/_next/static/media/:path*",
        headers: [{ key: "Access-Control-Allow-Origin", value: "*" }],
      },
      {
        // Never framed, kept or listed.
        source: "/(admin|api/auth)/:path*",
        headers: [
          { key: "X-Frame-Options", value: "DENY" },
          { key: "X-Robots-Tag", value: "noindex, nofollow" },
          { key: "Cache-Control", value: "private, no-store" },
          { key: "Referrer-Policy", value: "same-origin" },
        ],
      },
    ];
  },
};

// Plugins by name: Turbopack cannot take functions.
const withMDX = createMDX({ options: { remarkPlugins: ["remark-gfm"] } });

export default withMDX(config);
