import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { finishReplacement, markServed, moveCache, replaceBuild } from "./build-folders.ts";
import { NEW_BUILD, newFolder, root, servedFolder } from "./paths.ts";
import { publishData } from "./publish-data.ts";

/** Inputs of the built site. */
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
  "tests/converters/round-trip.test.ts",
  "tests/oracles",
  "tests/units/convert-number.test.ts",
  "tsconfig.build.json",
  "tsconfig.json",
];
/** The cases beside the tests of a calculator are displayed (lib/verification); the tests are not. */
const EXCLUDED =
  /^(public\/(sitemap.*\.xml|robots\.txt|data)|lib\/server\/db\/generated|lib\/calculators\/[^/]+\/tests\/[^/]+\.tsx?)$/;

/** Name of the file that the last step of a build writes: a hash of the sources. */
const STAMP = "source-stamp";

const clientStampFile = join(root, "lib", "server", "db", "generated", "schema-stamp");
const schemaStamp = (): string =>
  createHash("sha256")
    .update(readFileSync(join(root, "prisma", "schema.prisma")))
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");

/** Returns true if the database client matches the current schema. */
export const isGenerated = (): boolean =>
  existsSync(clientStampFile) && readFileSync(clientStampFile, "utf8") === schemaStamp();

/** Records that the database client matches the current schema. */
export const stampGenerated = (): void => writeFileSync(clientStampFile, schemaStamp());

/** Returns true if there is a complete build, of any sources. */
export const isServable = (): boolean => existsSync(join(servedFolder, STAMP));

/** Returns true if the served build matches the current sources. */
export function isBuilt(): boolean {
  finishReplacement(root, STAMP);
  const stamp = join(servedFolder, STAMP);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === sourceStamp();
}

type Run = (
  command: string,
  args: readonly string[],
  extra: Readonly<Record<string, string>>,
) => Promise<void>;

/**
 * Builds the site, its data sets and its XML sitemap. The served build stays until the other one is complete;
 * its server keeps serving.
 */
export async function build(run: Run): Promise<void> {
  const stamp = sourceStamp();
  const environment = { DIST_FOLDER: NEW_BUILD };
  publishData();
  moveCache(root);
  await run("next", ["build"], environment);
  await run("next-sitemap", ["--config", "next-sitemap.config.mjs"], environment);
  await run("node", ["scripts/pack/run.ts"], environment);
  markServed(root);
  writeFileSync(join(newFolder, STAMP), stamp);
  replaceBuild(root);
}

/** Returns a hash of everything that the built site depends on. */
export function sourceStamp(): string {
  const hash = createHash("sha256").update(process.env.SITE_URL?.trim() ?? "");
  for (const path of SOURCES.flatMap(filesOf)) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest("hex");
}

function filesOf(path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full) || EXCLUDED.test(path)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
}
