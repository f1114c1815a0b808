import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";

/** Imports of each file: other files by their path from the root, packages by their names. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
/** True for a calculator’s tests, which lie in its folder and are not part of the site. */
export const isTest = (path: string): boolean => /^lib\/calculators\/[^/]+\/tests\//.test(path);

const STATEMENTS = [
  /^\s*(?:import|export)\s(?:[^"'`;]*?\sfrom\s)?\s*["']([^"']+)["']/gm,
  /\bimport\(\s*["'`]([^"'`]+)["'`]\s*\)/g,
];

/** The specifiers of all import, export … from and import() in a source text; comments are no statements. */
export function specifiersOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  return STATEMENTS.flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ""));
}

/** The file that a specifier means, or the specifier itself when it names a package. */
export function resolve(specifier: string, importer: string, isFile: (path: string) => boolean): string {
  const alias = specifier.startsWith("@/");
  if (!alias && !specifier.startsWith(".")) return specifier;
  const path = posix.normalize(alias ? specifier.slice(2) : posix.join(posix.dirname(importer), specifier));
  return [path, `${path}.ts`, `${path}.tsx`].find(isFile) ?? path;
}

/** The graph of all sources under the folders. @throws Error when a folder is missing or holds no source. */
export function readGraph(folders: readonly string[]): ImportGraph {
  const files = folders.flatMap((folder) => {
    const sources = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
      .filter((file) => /\.(tsx?|mdx)$/.test(file) && !isTest(file));
    if (sources.length === 0) throw new Error(`No sources in ${folder}`);
    return sources;
  });
  const existing = new Set(files);
  return new Map(
    files.map((file) => {
      // Prisma's client is as its generator makes it.
      if (file.startsWith("lib/server/db/generated/")) return [file, []];
      const specifiers = specifiersOf(readFileSync(join(ROOT, file), "utf8"));
      return [file, specifiers.map((specifier) => resolve(specifier, file, (path) => existing.has(path)))];
    }),
  );
}

/** One cycle of files for every set of files that import each other in a circle. */
export function cyclesOf(graph: ImportGraph): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): void => {
    const start = path.indexOf(file);
    if (start >= 0) cycles.push([...path.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    path.push(file);
    for (const target of graph.get(file) ?? []) if (graph.has(target)) visit(target);
    path.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return cycles;
}
