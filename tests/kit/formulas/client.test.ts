import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readGraph, resolve, specifiersOf } from "../../architecture/imports.ts";

const graph = readGraph(["lib", "components", "content", "app"]);
const sourceOf = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8");

/** Imports of code in a file; types are not part of a page’s script. */
const importedBy = (file: string): string[] =>
  specifiersOf(sourceOf(file).replace(/^\s*(?:import|export) type\s[^;]*;/gm, "")).map((specifier) =>
    resolve(specifier, file, (path) => graph.has(path)),
  );

const PANEL_ANSWERS = "lib/catalog/generated/panel-api-loaders.ts";

/** Files that scripts of pages import, directly or not, each with the file that imports it. */
function filesInScripts(): ReadonlyMap<string, string> {
  const clients = [...graph.keys()].filter((file) => /^\s*"use client";/.test(sourceOf(file)));
  expect(clients).toContain("components/calculator/form/form-calculator.tsx");
  const reached = new Map<string, string>();
  const visit = (file: string, from: string): void => {
    if (reached.has(file)) return;
    reached.set(file, from);
    // Each panel's answers come with the first question that is for it: the answer bar's, not a page's.
    if (file === PANEL_ANSWERS) return;
    if (graph.has(file)) for (const target of importedBy(file)) visit(target, file);
  };
  for (const client of clients) visit(client, "a page");
  return reached;
}

const inScripts = filesInScripts();

test("mathjs reaches the script of no page", () => {
  // The walk does follow the imports, into what a page draws formulas with.
  expect([...inScripts.keys()]).toContain("lib/kit/formulas/tree.ts");
  expect([...inScripts.keys()]).toContain(PANEL_ANSWERS);
  const mathjs = [...inScripts].filter(([file]) => /^mathjs\b/.test(file));
  expect(mathjs).toEqual([]);
});

test("the prose of formulas reaches the script of no page", () => {
  const texts = [...graph.keys()].filter((file) => file.startsWith("lib/calculators/physics/texts"));
  expect(texts).toContain("lib/calculators/physics/texts.ts");
  expect(texts.filter((file) => inScripts.has(file))).toEqual([]);
});

test("one file of lib/kit/formulas imports mathjs", () => {
  const ofFormulas = [...graph].filter(([file]) => file.startsWith("lib/kit/formulas/"));
  const users = ofFormulas.filter(([, targets]) => targets.some((target) => /^mathjs\b/.test(target)));
  expect(users.map(([file]) => file)).toEqual(["lib/kit/formulas/parse.ts"]);
});
