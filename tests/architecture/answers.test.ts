import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readGraph, resolve, specifiersOf } from "./imports.ts";

const root = join(import.meta.dirname, "..", "..");
const isFile = (path: string): boolean => existsSync(join(root, path));

/** Imports that are loaded with a file: neither types nor dynamic imports. */
const loadedWith = (source: string): string[] =>
  specifiersOf(
    source
      .replace(/^(?:import|export) type [^;]{1,2000};/gm, "")
      .replace(/^import \{(?:\s*type [\w\s]{1,80},?)+\s*\} from [^;]{1,200};/gm, "")
      .replace(/\bimport\((?:\s*\/\*[^*]*\*\/)?\s*"[^"]*"\)/g, ""),
  );

/** Every file and package that comes with some files. */
function comesWith(files: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (!/\.tsx?$/.test(file) || !isFile(file)) continue;
    const importer = file;
    waiting.push(
      ...loadedWith(readFileSync(join(root, importer), "utf8")).map((each) =>
        resolve(each, importer, isFile),
      ),
    );
  }
  return seen;
}

describe("what reads questions in the browser", () => {
  const answers = [...readGraph(["lib"]).keys()].filter((file) => file.startsWith("lib/faces/answers/"));
  const loaded = comesWith([...answers, "lib/catalog/phrases.ts"]);

  it("is followed over its imports", () => {
    expect(answers.length).toBeGreaterThan(5);
    expect(loaded).toContain("lib/calculators/loan/phrases.ts");
    expect(loaded).toContain("lib/units/convert.ts");
  });

  it("brings no declaration of a calculator, no list of converters, no large table, and nothing of Node", () => {
    const heavy = [...loaded].filter((file) =>
      /^(?:node:|zod|mathjs|next|react)|^lib\/catalog\/(?:calculators|converters)\.ts|generated\/(?:calculators|converters|computes|laws)\.ts|^data\/materials|^lib\/calculators\/\w+\/(?:calculator|compute|api)\.ts/.test(
        file,
      ),
    );
    expect(heavy).toEqual([]);
  });
});
