import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseAst } from "vitest/node";

/** A regular expression of the code, with the places where it stands: "lib/units/format.ts:67". */
export interface Pattern {
  source: string;
  flags: string;
  places: string[];
}

/** Expressions of one file: its literals, and the lines that create one from a text. */
interface FilePatterns {
  literals: Pattern[];
  constructed: string[];
}

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/** The source files of folders and, for ".", those next to package.json; without generated code. */
export const sourceFiles = (folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: folder !== ".", encoding: "utf8" })
      .map((file) => (folder === "." ? file : `${folder}/${file.replaceAll("\\", "/")}`))
      .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !/\.d\.ts$|\/generated\//.test(file)),
  );

/** All literals of files, each pattern once, and the places where `RegExp` is called. @throws Error for a broken file. */
export function readPatterns(files: readonly string[]): FilePatterns {
  const byPattern = new Map<string, Pattern>();
  const constructed: string[] = [];
  for (const file of files) {
    const ofFile = patternsOf(readFileSync(join(ROOT, file), "utf8"), file);
    constructed.push(...ofFile.constructed);
    for (const pattern of ofFile.literals) collect(byPattern, pattern);
  }
  return { literals: [...byPattern.values()], constructed };
}

/** Adds a pattern to those that are known; its places to those of the same one. */
export function collect(byPattern: Map<string, Pattern>, pattern: Pattern): void {
  const key = `/${pattern.source}/${pattern.flags}`;
  const same = byPattern.get(key);
  if (same) same.places.push(...pattern.places);
  else byPattern.set(key, pattern);
}

/** The regular expressions of one source text. */
export function patternsOf(source: string, file: string): FilePatterns {
  const patterns: FilePatterns = { literals: [], constructed: [] };
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const place = (offset: number): string => `${file}:${starts.findLastIndex((start) => start <= offset) + 1}`;
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, regex, callee, start } = node as {
      type?: string;
      regex?: { pattern: string; flags: string };
      callee?: { name?: string };
      start: number;
    };
    if (type === "Literal" && regex)
      patterns.literals.push({ source: regex.pattern, flags: regex.flags, places: [place(start)] });
    if ((type === "NewExpression" || type === "CallExpression") && callee?.name === "RegExp")
      patterns.constructed.push(place(start));
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(source, { lang: file.endsWith("x") ? "tsx" : file.endsWith(".ts") ? "ts" : "js" }));
  return patterns;
}

/**
 * Lists the arguments of `RegExp` while modules are loaded. `load` imports a file by its path from the root. An expression that
 * is created later, from a request, is not seen here: readPatterns names its place.
 */
export async function constructedBy(
  files: readonly string[],
  load: (file: string) => Promise<unknown>,
): Promise<Pattern[]> {
  const byPattern = new Map<string, Pattern>();
  const { RegExp: Original } = globalThis;
  globalThis.RegExp = new Proxy(Original, {
    construct(target, input, newTarget) {
      const created = Reflect.construct(target, input, newTarget) as RegExp;
      const frame = new Error().stack?.split("\n").find((line) => files.some((file) => line.includes(file)));
      const at = /([\w./@()[\]-]+):(\d+):\d+\)?$/.exec(frame ?? "");
      const file = files.find((path) => at?.[1]?.endsWith(path));
      if (file)
        collect(byPattern, { source: created.source, flags: created.flags, places: [`${file}:${at?.[2]}`] });
      return created;
    },
  });
  try {
    for (const file of files) await load(file);
  } finally {
    globalThis.RegExp = Original;
  }
  return [...byPattern.values()];
}
