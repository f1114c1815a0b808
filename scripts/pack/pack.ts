/**
 * Packs the static output of `next build` (pages, the router's data of pages, scripts, styles, fonts, data
 * sets) into one file with every encoding of each, and a manifest of positions, which lib/server/front serves
 * without Next.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { mkdir, open, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { findFormCalculator, formCalculators } from "../../lib/catalog/calculators.ts";
import { converters } from "../../lib/catalog/converters.ts";
import { UNKNOWN_CONVERTER_EMBED, UNKNOWN_EMBED } from "../../lib/catalog/embeds.ts";
import { allJobForms } from "../../lib/catalog/jobs.ts";
import { calculatorInSystems, variantId } from "../../lib/run/address/unit-variants.ts";
import { PAGE_CACHE } from "../../lib/server/front/cache-control.ts";
import {
  BLOB_NAME,
  type Encoding,
  MANIFEST_NAME,
  type Manifest,
  type PackedFile,
  type PackedPage,
  type PageInSystems,
} from "../../lib/server/front/packed/manifest.ts";
import { audienceOf, NO_PAGE_POLICY, pagePolicy } from "../../lib/server/front/policy.ts";
import { newFolder, packedIn, root } from "../paths.ts";
import { type Effort, encoded } from "./compress.ts";
import { inlineScripts } from "./inline-scripts.ts";
import { prune } from "./prune.ts";

/** Number of files that are compressed simultaneously: one per zlib thread. */
const AT_ONCE = 4;

/** Cache-Control for shared caches and browsers. */
const CACHE = {
  immutable: "public, max-age=31536000, immutable",
  page: PAGE_CACHE,
  // Two visitors get different pages at one address, and shared caches rarely respect Vary.
  inSystems: "private, no-cache",
  file: "public, max-age=0, must-revalidate",
} as const;

const TYPES: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  ico: "image/x-icon",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  map: "application/json",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  woff2: "font/woff2",
  xml: "application/xml",
};

interface Source {
  content: Buffer;
  type: string;
  cacheControl: string;
  headers?: Readonly<Record<string, string>>;
  effort: Effort;
}

/** Metadata that Next writes next to a page or an answer. */
interface Meta {
  status?: number;
  headers: Readonly<Record<string, string>>;
}

const app = join(newFolder, "server", "app");
const read = (path: string): Buffer => readFileSync(path);
const json = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

const OWN_HEADERS = new Set(["x-next-cache-tags", "content-type", "cache-control"]);
const metaOf = (path: string): Meta => json(join(app, `${path}.meta`)) as Meta;
const othersOf = ({ headers }: Meta): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name)));

/** Returns the two halves of a built page: a path in `.next/server/app`, without extension. */
function pageSources(path: string, address: string, cacheControl: string): { html: Source; rsc: Source } {
  const html = read(join(app, `${path}.html`));
  const headers = othersOf(metaOf(path));
  const policy = pagePolicy(inlineScripts(html.toString()), audienceOf(address));
  return {
    html: {
      content: html,
      type: "text/html; charset=utf-8",
      cacheControl,
      headers: { ...headers, "Content-Security-Policy": policy },
      effort: "page",
    },
    rsc: {
      content: read(join(app, `${path}.rsc`)),
      type: "text/x-component",
      // Under the page's address with a number after it, which no one else caches.
      cacheControl: CACHE.inSystems,
      headers,
      effort: "page",
    },
  };
}

/** Lists every file below a folder, by its relative path with slashes. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    );
}

const typeOf = (path: string): string => TYPES[extname(path).slice(1)] ?? "application/octet-stream";

const folderSources = (folder: string, prefix: string, isImmutable: (path: string) => boolean) =>
  filesIn(folder).map((path): [string, Source] => [
    `${prefix}${path}`,
    {
      content: read(join(folder, path)),
      type: typeOf(path),
      cacheControl: isImmutable(path) ? CACHE.immutable : CACHE.file,
      effort: "asset",
    },
  ]);

/** Pages for unknown addresses below a path, the longest path first. */
const NOT_FOUND = { "/embed/converter": UNKNOWN_CONVERTER_EMBED, "/embed": UNKNOWN_EMBED };

interface Route {
  routeType: "page" | "route";
}

/** Packs the build. Prints the sizes before and after. */
export async function pack(): Promise<void> {
  const { routes } = json(join(newFolder, "prerender-manifest.json")) as { routes: Record<string, Route> };
  const folder = packedIn(newFolder);
  rmSync(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const blob = await open(join(folder, BLOB_NAME), "w");
  let offset = 0;
  let raw = 0;

  const work: (() => Promise<void>)[] = [];
  /** Files of the same content are packed once. */
  const cached = new Map<string, Promise<PackedFile["parts"]>>();

  async function partsOf({ content, type, effort }: Source): Promise<PackedFile["parts"]> {
    raw += content.length;
    const encodings = Object.entries(await encoded(content, type, effort)) as [Encoding, Buffer][];
    const parts: Partial<Record<Encoding, [number, number]>> = {};
    for (const [encoding, bytes] of encodings) {
      const at = offset;
      offset += bytes.length;
      parts[encoding] = [at, bytes.length];
      await blob.write(bytes, 0, bytes.length, at);
    }
    return parts;
  }

  async function packed(source: Source): Promise<PackedFile> {
    const hash = createHash("sha256").update(source.type).update(source.content).digest("base64url");
    const parts = cached.get(hash) ?? partsOf(source);
    cached.set(hash, parts);
    const { type, cacheControl, headers = {} } = source;
    return { type, cacheControl, etag: hash.slice(0, 22), headers, parts: await parts };
  }

  const files: Record<string, PackedFile> = {};
  const pages: Record<string, PackedPage> = {};
  const inSystems: Record<string, PageInSystems> = {};

  const packedPage = async (path: string, address: string, cacheControl: string): Promise<PackedPage> => {
    const { html, rsc } = pageSources(path, address, cacheControl);
    return { html: await packed(html), rsc: await packed(rsc) };
  };

  // Pages with a variant for each unit system have only one address.
  const variants = new Set<string>();
  for (const us of Object.keys(routes)) {
    const path = variantId(us);
    const calculator = path === undefined ? undefined : calculatorInSystems(path);
    if (path === undefined || !calculator || !(path in routes)) continue;
    variants.add(path).add(us);
    const inputs = Object.keys(findFormCalculator(calculator.id)?.inputs ?? {});
    work.push(async () => {
      inSystems[path] = {
        si: await packedPage(path, path, CACHE.inSystems),
        us: await packedPage(us, path, CACHE.inSystems),
        inputs: Object.fromEntries(inputs.map((name) => [name, true])),
      };
    });
  }

  for (const [path, { routeType }] of Object.entries(routes)) {
    if (variants.has(path) || path.startsWith("/_") || Object.values(NOT_FOUND).includes(path)) continue;
    if (routeType === "page")
      work.push(async () => {
        pages[path] = await packedPage(path === "/" ? "/index" : path, path, CACHE.page);
      });
    else
      work.push(async () => {
        const meta = metaOf(path);
        if (meta.status !== undefined && meta.status !== 200) return;
        files[path] = await packed({
          content: read(join(app, `${path}.body`)),
          type: meta.headers["content-type"] ?? typeOf(path),
          cacheControl: meta.headers["cache-control"] ?? CACHE.file,
          headers: { ...othersOf(meta), "Content-Security-Policy": NO_PAGE_POLICY },
          effort: "asset",
        });
      });
  }
  const notFound: Record<string, PackedPage> = {};
  for (const [base, path] of Object.entries(NOT_FOUND))
    notFound[base] = await packedPage(path, path, CACHE.page);
  const loose = [
    ...folderSources(join(newFolder, "static"), "/_next/static/", () => true),
    ...folderSources(join(root, "public"), "/", (path) => path.startsWith("data/")),
  ];
  for (const [path, source] of loose)
    work.push(async () => {
      files[path] = await packed(source);
    });

  // Sorting by size would need all sizes; four lanes that take the next file are as good.
  const lane = async (): Promise<void> => {
    for (let task = work.shift(); task; task = work.shift()) await task();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  await blob.close();

  const scriptsOf = (path: string) => inlineScripts(readFileSync(join(app, `${path}.html`), "utf8"));
  const ofNotFound = scriptsOf("_not-found");
  const home = scriptsOf("index");
  const manifest: Manifest = {
    files,
    pages,
    inSystems,
    notFound,
    askable: {
      calculators: [
        ...formCalculators.map(({ id }) => id),
        ...allJobForms().map(({ id, job }) => `${id}/${job}`),
      ],
      converters: converters.map(({ slug }) => slug),
    },
    policies: {
      notFound: pagePolicy(ofNotFound, "page"),
      failed: pagePolicy(scriptsOf("_global-error"), "page"),
      // Scripts of both pages are on every page of the site.
      scripts: ofNotFound.filter((hash) => home.includes(hash)),
    },
  };
  await writeFile(join(folder, MANIFEST_NAME), JSON.stringify(manifest));
  prune([...Object.keys(pages), ...variants]);
  const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
  console.log(`  ${megabytes(raw)} of pages and files are packed in ${megabytes(offset)}.`);
}
