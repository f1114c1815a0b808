import { describe, expect, it } from "vitest";
import { converters } from "../../lib/catalog/converters.ts";
import { COMPONENTS, FRONT, LAYERS, layerOf, SERVER, violationsOf } from "./arrows.ts";
import { cyclesOf, type ImportGraph, readGraph, resolve, specifiersOf } from "./imports.ts";

/** Folders of sources; readGraph fails when one is missing or empty. */
const FOLDERS = ["data", "lib", "components", "content", "app"];

const graph = readGraph(FOLDERS);
const graphOf = (imports: Readonly<Record<string, readonly string[]>>): ImportGraph =>
  new Map(Object.entries(imports));

describe("the sources", () => {
  it("fill every layer", () => {
    for (const layer of [...LAYERS, SERVER, FRONT]) {
      const files = [...graph.keys()].filter((file) => layerOf(file) === layer);
      expect(files.length, layer).toBeGreaterThan(0);
    }
    for (const folder of COMPONENTS)
      expect(
        [...graph.keys()].filter((file) => file.startsWith(`components/${folder}/`)).length,
        folder,
      ).toBeGreaterThan(0);
    for (const { category, slug } of converters)
      expect([...graph.keys()]).toContain(`lib/converters/${category}/${slug}.ts`);
    expect(() => readGraph(["lib/no-such-folder"])).toThrow();
  });

  it("have imports that were read, and that lead to files", () => {
    const edges = [...graph].flatMap(([file, targets]) => targets.map((target) => ({ file, target })));
    const lost = edges.filter(
      ({ target }) =>
        /^(data|lib|components|content|app)\//.test(target) &&
        !graph.has(target) &&
        !/\.(?:css|json)$|\$\{/.test(target),
    );
    expect(lost).toEqual([]);
    // Each arrow is used: the layer above a layer does import it.
    const used = new Set(edges.map(({ file, target }) => `${layerOf(file)} → ${layerOf(target)}`));
    for (const arrow of [
      "lib/converters → lib/units",
      "lib/fields → lib/civil",
      "lib/calculators → lib/data",
      "data → lib/data",
      "lib/quantities → lib/converters",
      "lib/fields → lib/quantities",
      "lib/catalog → lib/calculators",
      "lib/calculators → lib/phrases",
      "lib/catalog → lib/phrases",
      "lib/faces → lib/catalog",
      "lib/tools → lib/faces",
      "lib/answers → lib/phrases",
      "lib/server → lib/answers",
      "lib/server → lib/tools",
      "components → lib/faces",
      "app → components",
      "app → lib/server",
    ])
      expect(used).toContain(arrow);
  });

  it("keep to the arrows", () => expect(violationsOf(graph)).toEqual([]));

  it("have no import cycle", () => expect(cyclesOf(graph)).toEqual([]));
});

describe("the rule itself", () => {
  it.each([
    ["lib/units/a.ts", "lib/catalog/b.ts", "lib/units imports nothing outside itself"],
    ["lib/units/a.ts", "mathjs", "lib/units imports nothing outside itself"],
    ["lib/civil/a.ts", "lib/units/b.ts", "lib/civil imports no other of our folders"],
    ["lib/civil/a.ts", "lib/fields/b.ts", "lib/civil imports no other of our folders"],
    ["lib/units/a.ts", "lib/civil/b.ts", "lib/units imports nothing outside itself"],
    ["lib/data/a.ts", "lib/civil/b.ts", "lib/data imports no other of our folders"],
    ["lib/data/a.ts", "data/a.ts", "lib/data imports no other of our folders"],
    ["lib/calculators/bmi/a.ts", "data/growth-charts/schema.ts", "the schemas of data are for tests"],
    ["lib/faces/a.ts", "data/growth-charts/a.json", "the schemas of data are for tests"],
    ["lib/converters/x/a.laws.ts", "lib/civil/b.ts", "imports only lib/units"],
    ["lib/converters/x/a.laws.ts", "lib/converters/x/b.laws.ts", "imports only lib/units"],
    ["lib/converters/x/a.laws.ts", "lib/calculators/basic/b.ts", "imports only lib/units"],
    ["lib/calculators/basic/a.ts", "lib/calculators/scientific/b.ts", "one calculator never imports another"],
    ["lib/calculators/basic/a.ts", "lib/catalog/b.ts", "lib/calculators is below lib/catalog"],
    ["lib/catalog/a.ts", "lib/faces/b.ts", "lib/catalog is below lib/faces"],
    ["lib/faces/a.ts", "components/ui/b.tsx", "lib/faces is below components"],
    ["components/ui/a.tsx", "components/site/b.tsx", "components/ui is below components/site"],
    [
      "components/chart/a.tsx",
      "components/calculator/b.tsx",
      "components/chart is below components/calculator",
    ],
    ["components/search/a.tsx", "components/site/b.tsx", "components/search is below components/site"],
    ["components/calculator/a.tsx", "components/panels/basic/b.tsx", "is below components/panels"],
    [
      "components/panels/basic/a.tsx",
      "components/panels/scientific/b.tsx",
      "one panel never imports another",
    ],
    ["components/ui/a.tsx", "app/layout.tsx", "components is below app"],
    ["components/ui/a.tsx", "lib/server/problem.ts", "only app imports lib/server"],
    ["lib/faces/a.ts", "lib/server/problem.ts", "only app imports lib/server"],
    ["lib/server/a.ts", "components/ui/b.tsx", "lib/server is below app"],
    ["lib/faces/a.ts", "lib/tools/b.ts", "not for pages"],
    ["components/ui/a.tsx", "lib/tools/b.ts", "not for pages"],
    ["components/chat/a.tsx", "lib/answers/reading.ts", "only the search and the panels read questions"],
    ["lib/faces/a.ts", "lib/answers/b.ts", "lib/faces is below lib/answers"],
    ["lib/tools/a.ts", "lib/server/b.ts", "only app imports lib/server"],
    ["lib/tools/a.ts", "components/ui/b.tsx", "lib/tools is below components"],
    ["lib/phrases/a.ts", "lib/calculators/loan/b.ts", "lib/phrases is below lib/calculators"],
    ["lib/calculators/loan/calculator.ts", "lib/calculators/loan/phrases.ts", "phrases are for"],
    ["lib/calculators/loan/compute.ts", "lib/phrases/figures.ts", "phrases are for"],
    ["lib/catalog/calculators.ts", "lib/catalog/generated/phrases.ts", "phrases are for"],
    ["lib/faces/a.ts", "lib/catalog/phrases.ts", "phrases are for"],
    ["components/chat/a.tsx", "lib/phrases/days.ts", "phrases are for"],
    ["lib/front/a.ts", "lib/server/b.ts", "lib/front imports nothing of the site"],
    ["components/search/a.tsx", "lib/catalog/entries.ts", "entries come to components as properties"],
    ["lib/calculators/bmi/compute.ts", "data/elements/names.json", "the schemas of data are for tests"],
    ["app/page.tsx", "lib/front/a.ts", "only lib/server imports lib/front"],
    ["app/page.tsx", "lib/novel/b.ts", "no place among the layers"],
  ])("%s must not import %s", (file, target, reason) => {
    const violations = violationsOf(graphOf({ [file]: [target] }));
    expect(violations).toHaveLength(1);
    expect(violations[0]).toContain(`${file} → ${target}: `);
    expect(violations[0]).toContain(reason);
  });

  it("places every file of lib, and keeps panels out of it", () => {
    expect(violationsOf(graphOf({ "lib/novel/a.ts": [] }))).toHaveLength(1);
    expect(violationsOf(graphOf({ "lib/calculators/basic/panel.tsx": [] }))).toHaveLength(1);
    expect(violationsOf(graphOf({ "components/novel/a.tsx": [] }))).toHaveLength(1);
    expect(violationsOf(graphOf({ "components/loose.tsx": [] }))).toHaveLength(1);
  });

  it.each([
    ["lib/converters/x/a.ts", "lib/units/quantity.ts"],
    ["lib/calculators/basic/a.ts", "lib/calculators/basic/b.ts"],
    ["lib/calculators/basic/a.ts", "lib/calculators/history.ts"],
    ["lib/calculators/scientific/a.ts", "mathjs/number"],
    ["components/ui/a.tsx", "react"],
    ["components/site/a.tsx", "components/search/b.tsx"],
    ["components/calculator/form/a.tsx", "components/chart/b.tsx"],
    ["components/panels/basic/panel.tsx", "components/calculator/keypad.tsx"],
    ["app/api/v1/route.ts", "lib/server/problem.ts"],
    ["lib/server/a.ts", "lib/faces/b.ts"],
    ["lib/server/a.ts", "lib/tools/b.ts"],
    ["app/mcp/route.ts", "lib/tools/b.ts"],
    ["lib/tools/a.ts", "lib/phrases/b.ts"],
    ["lib/answers/a.ts", "lib/phrases/b.ts"],
    ["components/search/a.tsx", "lib/answers/b.ts"],
    ["lib/calculators/loan/phrases.ts", "lib/phrases/figures.ts"],
    ["lib/calculators/percentage/phrases.ts", "lib/calculators/percentage/phrases/tip.ts"],
    ["lib/catalog/generated/phrases.ts", "lib/calculators/loan/phrases.ts"],
    ["lib/phrases/places.ts", "data/holidays/records.json"],
    ["lib/calculators/periodictable/entries.ts", "data/elements/names.json"],
    ["lib/calculators/periodictable/phrases.ts", "data/elements/names.json"],
    ["lib/faces/search/search-index.ts", "lib/catalog/entries.ts"],
  ])("%s may import %s", (file, target) => expect(violationsOf(graphOf({ [file]: [target] }))).toEqual([]));

  it("finds a cycle, of two files or of more, and none where there is none", () => {
    expect(cyclesOf(graphOf({ a: ["b"], b: ["c"], c: ["a"] }))).toEqual([["a", "b", "c", "a"]]);
    expect(cyclesOf(graphOf({ a: ["a"] }))).toEqual([["a", "a"]]);
    expect(cyclesOf(graphOf({ a: ["b", "c"], b: ["c"], c: ["package"] }))).toEqual([]);
  });
});

describe("the reading of imports", () => {
  it("sees every kind of statement, on one line or several, and no comment", () => {
    const source = `
      import a, { type B } from "./a.ts";
      import type { C } from '@/lib/c';
      import "./side-effect.css";
      export { d } from "../d.ts";
      export * from "e";
      import {
        f,
        g,
      } from "f";
      const lazy = () => import("./lazy.ts").then((x) => x.default);
      const page = await import(\`@/content/\${slug}.mdx\`);
      // import h from "./h.ts";
      /* import i from "./i.ts"; */
      const text = "not from anywhere";`;
    expect(specifiersOf(source).sort()).toEqual(
      [
        "./a.ts",
        "@/lib/c",
        "./side-effect.css",
        "../d.ts",
        "e",
        "f",
        "./lazy.ts",
        `@/content/\${slug}.mdx`,
      ].sort(),
    );
  });

  it("follows relative paths, the alias and left-out endings", () => {
    const files = new Set(["lib/units/law.ts", "components/ui/button.tsx"]);
    const isFile = (path: string): boolean => files.has(path);
    expect(resolve("../units/law.ts", "lib/faces/a.ts", isFile)).toBe("lib/units/law.ts");
    expect(resolve("@/components/ui/button", "app/page.tsx", isFile)).toBe("components/ui/button.tsx");
    expect(resolve("next/link", "app/page.tsx", isFile)).toBe("next/link");
    expect(resolve("./gone", "app/page.tsx", isFile)).toBe("app/gone");
  });
});
