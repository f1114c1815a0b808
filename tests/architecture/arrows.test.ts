import { describe, expect, it } from "vitest";
import { converters } from "../../lib/catalog/converters.ts";
import { ARROWS, roomOf, unusedNeighborsOf, upwardArrows, violationsOf } from "./arrows.ts";
import { cyclesOf, type ImportGraph, readGraph, resolve, specifiersOf } from "./imports.ts";

/** Folders of sources; readGraph fails when one is missing or empty. */
const FOLDERS = ["data", "lib", "components", "content", "app"];

const graph = readGraph(FOLDERS);
const graphOf = (imports: Readonly<Record<string, readonly string[]>>): ImportGraph =>
  new Map(Object.entries(imports));

describe("the sources", () => {
  it("fill every room", () => {
    const rooms = new Set([...graph.keys()].map(roomOf));
    expect(Object.keys(ARROWS).filter((room) => !rooms.has(room))).toEqual([]);
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
  });

  it("follow the arrows", () => expect(violationsOf(graph)).toEqual([]));

  it("use every arrow", () => expect(unusedNeighborsOf(graph)).toEqual([]));

  it("run downward", () => expect(upwardArrows()).toEqual([]));

  it("have no import cycle", () => expect(cyclesOf(graph)).toEqual([]));
});

describe("the rule itself", () => {
  const OTHER = "does not name";
  it.each([
    ["lib/units/a.ts", "lib/catalog/b.ts", OTHER],
    ["lib/units/a.ts", "mathjs", "lib/units imports nothing outside itself"],
    ["lib/core/civil/a.ts", "lib/units/b.ts", OTHER],
    ["lib/core/data/a.ts", "lib/core/civil/b.ts", OTHER],
    ["lib/core/data/a.ts", "data/a.ts", "the schemas of data are for tests"],
    ["lib/calculators/bmi/a.ts", "data/growth-charts/schema.ts", "the schemas of data are for tests"],
    ["lib/calculators/bmi/compute.ts", "data/elements/names.json", OTHER],
    ["lib/faces/page/a.ts", "data/growth-charts/a.json", OTHER],
    ["lib/converters/x/a.laws.ts", "lib/core/civil/b.ts", OTHER],
    ["lib/converters/x/a.laws.ts", "lib/converters/x/b.laws.ts", "imports only lib/units"],
    ["lib/converters/x/a.ts", "lib/converters/x/a.texts.ts", "imports only lib/units"],
    ["lib/science/finance/a.ts", "lib/science/chemistry/b.ts", OTHER],
    ["lib/calculators/basic/a.ts", "lib/calculators/scientific/b.ts", "one calculator never imports another"],
    ["lib/calculators/basic/a.ts", "lib/catalog/b.ts", OTHER],
    ["lib/calculators/loan/calculator.ts", "lib/calculators/loan/phrases.ts", OTHER],
    ["lib/calculators/loan/compute.ts", "lib/kit/phrases/words.ts", OTHER],
    ["lib/catalog/calculators.ts", "lib/catalog/generated/phrases.ts", OTHER],
    ["lib/catalog/a.ts", "lib/faces/page/b.ts", OTHER],
    ["lib/faces/page/a.ts", "lib/faces/api/b.ts", OTHER],
    ["lib/faces/page/a.ts", "lib/agents/b.ts", OTHER],
    ["lib/faces/page/a.ts", "components/ui/b.tsx", OTHER],
    ["lib/faces/api/a.ts", "lib/catalog/phrases.ts", OTHER],
    ["lib/agents/a.ts", "lib/server/b.ts", OTHER],
    ["lib/server/front/a.ts", "lib/server/b.ts", OTHER],
    ["lib/server/a.ts", "components/ui/b.tsx", OTHER],
    ["components/ui/a.tsx", "components/site/b.tsx", OTHER],
    ["components/chart/a.tsx", "components/calculator/b.tsx", OTHER],
    ["components/calculator/a.tsx", "components/panels/basic/b.tsx", OTHER],
    [
      "components/panels/basic/a.tsx",
      "components/panels/scientific/b.tsx",
      "one calculator never imports another",
    ],
    ["components/ui/a.tsx", "app/layout.tsx", OTHER],
    ["components/ui/a.tsx", "lib/server/problem.ts", OTHER],
    ["components/search/a.tsx", "lib/catalog/entries.ts", OTHER],
    ["components/chat/a.tsx", "lib/faces/answers/reading.ts", OTHER],
    ["components/chat/a.tsx", "lib/kit/phrases/days.ts", OTHER],
    ["app/page.tsx", "lib/server/front/a.ts", OTHER],
    ["app/page.tsx", "lib/novel/b.ts", "leads to no room"],
  ])("%s must not import %s", (file, target, reason) => {
    const violations = violationsOf(graphOf({ [file]: [target] }));
    expect(violations).toHaveLength(1);
    expect(violations[0]).toContain(`${file} → ${target}: `);
    expect(violations[0]).toContain(reason);
  });

  it.each([
    "lib/novel/a.ts",
    "lib/loose.ts",
    "lib/calculators/loose.ts",
    "lib/faces/loose.ts",
    "lib/kit/loose.ts",
    "lib/calculators/basic/panel.tsx",
    "components/novel/a.tsx",
    "components/loose.tsx",
  ])("has no room for %s", (file) => expect(violationsOf(graphOf({ [file]: [] }))).toHaveLength(1));

  it.each([
    ["lib/converters/x/a.ts", "lib/units/quantity.ts"],
    ["lib/calculators/basic/a.ts", "lib/calculators/basic/b.ts"],
    ["lib/calculators/basic/a.ts", "lib/kit/calculator/history.ts"],
    ["lib/calculators/scientific/a.ts", "mathjs/number"],
    ["lib/calculators/loan/phrases.ts", "lib/kit/phrases/words.ts"],
    ["lib/calculators/percentage/phrases.ts", "lib/calculators/percentage/phrases/tip.ts"],
    ["lib/calculators/periodictable/entries.ts", "data/elements/names.json"],
    ["lib/calculators/periodictable/phrases.ts", "data/elements/names.json"],
    ["lib/catalog/generated/phrases.ts", "lib/calculators/loan/phrases.ts"],
    ["lib/kit/phrases/places.ts", "data/holidays/records.json"],
    ["lib/faces/answers/a.ts", "lib/kit/reader/b.ts"],
    ["lib/agents/a.ts", "lib/faces/answers/b.ts"],
    ["lib/server/a.ts", "lib/faces/api/b.ts"],
    ["lib/server/a.ts", "lib/agents/b.ts"],
    ["components/ui/a.tsx", "react"],
    ["components/site/a.tsx", "components/search/b.tsx"],
    ["components/calculator/form/a.tsx", "components/chart/b.tsx"],
    ["components/panels/basic/panel.tsx", "components/calculator/keypad.tsx"],
    ["components/search/a.tsx", "lib/faces/answers/b.ts"],
    ["app/api/v1/route.ts", "lib/server/problem.ts"],
    ["app/answer/route.ts", "lib/catalog/search/b.ts"],
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
