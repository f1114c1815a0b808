import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { converters } from "../../lib/catalog/converters.ts";
import { lawLoaders, lawsOf } from "../../lib/catalog/law-loaders.ts";
import { firstProblem } from "../../lib/core/result/result.ts";
import { convert, isTextUnit } from "../../lib/units/convert.ts";
import { findUnit } from "../../lib/units/find-unit.ts";
import { ratioText } from "../../lib/units/rational.ts";
import { readValue } from "../../lib/units/read-value.ts";
import inventory from "../fixtures/inventory.json" with { type: "json" };
import { canonical, compiledTool, roundedAs } from "./load.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const folder = join(root, "tests", "oracles", "converters");

/** One value from a published table or an independent computation. */
interface Oracle {
  tool: string;
  from: string;
  to: string;
  value: string;
  parameters?: Record<string, number>;
  /** Digits as printed: ours must round to them. */
  expected: string | { error: true };
  origin: string;
}

const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
const oracles = files.map((file) => ({
  file,
  entries: JSON.parse(readFileSync(join(folder, file), "utf8")) as Oracle[],
}));

/** Our answer in the words of the oracle: rounded to the digits that it prints, or "refused: …". */
async function answer({ tool, from, to, value, parameters, expected }: Oracle): Promise<string> {
  const compiled = compiledTool(tool);
  const laws = await lawsOf(tool);
  const unit = findUnit(compiled, from);
  if (!unit || !findUnit(compiled, to)) return `no pair ${from} → ${to}`;
  const input = isTextUnit(unit, laws)
    ? { ok: true as const, value }
    : readValue(value, compiled, from, laws, parameters);
  const result = input.ok
    ? convert(compiled, { value: input.value, from, to, ...(parameters && { parameters }) }, laws)
    : input;
  if (!result.ok) return `refused: ${firstProblem(result).message}`;
  if (typeof expected !== "string")
    return `not refused: ${typeof result.value === "object" ? ratioText(result.value) : result.value}`;
  return typeof result.value === "string" ? result.value : roundedAs(result.value, expected);
}

describe("the oracle files", () => {
  it("exist, and every entry says where its number comes from", () => {
    expect(files.length).toBeGreaterThan(1);
    for (const { file, entries } of oracles) {
      expect(entries.length, file).toBeGreaterThan(0);
      for (const entry of entries) expect(entry.origin.trim(), `${file} ${entry.tool}`).toMatch(/\S{2}/);
    }
  });

  it("cover every converter that is specified", () => {
    const covered = new Set(oracles.flatMap(({ entries }) => entries.map(({ tool }) => tool)));
    expect(inventory.tools.map(({ slug }) => slug).filter((slug) => !covered.has(slug))).toEqual([]);
  });
});

describe.each(oracles)("$file", ({ entries }) => {
  const named = entries.map((entry, index) => ({
    ...entry,
    title: `${index}: ${entry.tool}, ${entry.value} ${entry.from} → ${entry.to} ${JSON.stringify(entry.parameters ?? {})}`,
  }));

  it.each(named)("$title", async (entry) => {
    const ours = await answer(entry);
    const isText = isTextUnit(
      findUnit(compiledTool(entry.tool), entry.to) as never,
      await lawsOf(entry.tool),
    );
    if (typeof entry.expected === "string")
      expect(ours, entry.origin).toBe(isText ? entry.expected : canonical(entry.expected));
    else expect(ours, entry.origin).toMatch(/^refused: .{5,}\.$/);
  });
});

describe("the law loaders", () => {
  const lawFiles = readdirSync(join(root, "lib", "converters"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".laws.ts"))
    .map((file) => file.replaceAll("\\", "/"));

  it("list every .laws.ts file and nothing else", () => {
    expect(lawFiles.length).toBeGreaterThan(5);
    const slugs = lawFiles.map((file) => file.replace(/^.*\/|\.laws\.ts$/g, "")).sort();
    expect(Object.keys(lawLoaders).sort()).toEqual(slugs);
    for (const file of lawFiles) {
      const declaration = converters.find(({ slug }) => file.endsWith(`/${slug}.laws.ts`));
      expect(declaration && `${declaration.category}/${declaration.slug}.laws.ts`).toBe(file);
    }
  });

  it("name the file of the converter that they are listed under", () => {
    const path = join(root, "lib", "kit", "quantities", "generated", "laws.ts");
    const text = readFileSync(path, "utf8");
    for (const file of lawFiles)
      expect(text, relative(root, path)).toContain(`import("../../../converters/${file}")`);
  });

  it("load a law for every unit that is a function, and none for any other", async () => {
    for (const { slug } of converters) {
      const functions = compiledTool(slug)
        .units.filter(({ law }) => law.kind === "function")
        .map(({ id }) => id);
      expect(Object.keys((await lawsOf(slug)) ?? {}).sort(), slug).toEqual(functions.sort());
    }
  });
});
