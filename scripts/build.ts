import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setAside } from "./pack/previous.ts";
import { asideFolder, packedFolder, root } from "./paths.ts";
import { publishData } from "./publish-data.ts";

/** What the built site depends on. */
export const SOURCES: readonly string[] = [
  "app",
  "components",
  "content",
  "data",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "lib",
  "mdx-components.tsx",
  "public",
  "next.config.mjs",
  "next-sitemap.config.mjs",
  "package-lock.json",
  "package.json",
  "postcss.config.mjs",
  "prisma",
  "proxy.ts",
  "scripts/environment.ts",
  "scripts/pack",
  "scripts/paths.ts",
  "scripts/serve",
  "scripts/serve.ts",
  "tsconfig.build.json",
  "tsconfig.json",
];
/** Written by the build itself. */
const GENERATED = /^(public\/(sitemap.*\.xml|robots\.txt|data)|lib\/server\/db\/generated)$/;

const stampFile = join(root, ".next", "source-stamp");

const clientStampFile = join(root, "lib", "server", "db", "generated", "schema-stamp");
const schemaStamp = (): string =>
  createHash("sha256")
    .update(readFileSync(join(root, "prisma", "schema.prisma")))
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");

/** Whether the database client is generated from the schema as it is. */
export const isGenerated = (): boolean =>
  existsSync(clientStampFile) && readFileSync(clientStampFile, "utf8") === schemaStamp();

/** Remembers that `generate` made the client from the schema as it is. */
export function generated(generate: () => void): void {
  generate();
  writeFileSync(clientStampFile, schemaStamp());
}

/** Whether the site is built from the sources as they are. */
export const isBuilt = (): boolean =>
  existsSync(stampFile) && readFileSync(stampFile, "utf8") === sourceStamp();

/** Builds the site, the data sets that it serves, and its XML sitemap. */
export function build(run: (command: string, args: readonly string[]) => void): void {
  const stamp = sourceStamp();
  setAside(packedFolder, asideFolder);
  publishData();
  run("next", ["build"]);
  run("next-sitemap", ["--config", "next-sitemap.config.mjs"]);
  run("node", ["scripts/pack/run.ts"]);
  writeFileSync(stampFile, stamp);
}

function sourceStamp(): string {
  const hash = createHash("sha256").update(process.env.SITE_URL ?? "");
  for (const path of SOURCES.flatMap(filesOf)) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest("hex");
}

function filesOf(path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full) || GENERATED.test(path)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
}
