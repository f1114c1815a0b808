import { describe, expect, it } from "vitest";
import { converterCategories } from "../../lib/catalog/converter-categories.ts";
import { compiledConverter, converters } from "../../lib/catalog/converters.ts";
import inventory from "../fixtures/inventory.json" with { type: "json" };

// tests/fixtures/inventory.json holds the converters that are specified: slugs, names, default pairs, popular pairs, and the
// ids of the units by their flag. The catalog may have more of each.
const tools = inventory.tools.map((tool) => ({
  ...tool,
  flags: new Map(
    Object.entries<string | undefined>(tool.units).flatMap(([flag, ids]) =>
      (ids ?? "").split(" ").map((id) => [id, flag] as const),
    ),
  ),
}));
const bySlug = new Map(converters.map((declaration) => [declaration.slug, declaration]));
const compiledOf = (slug: string) => {
  const declaration = bySlug.get(slug);
  if (!declaration) throw new Error(`The catalog lacks ${slug}`);
  return compiledConverter(declaration);
};

/** Linear units that the inventory counts as non-linear because their whole tool is a tool of scales. */
const LINEAR_ON_A_SCALE = new Set([
  "temperature/kelvin",
  "temperature/millikelvin",
  "temperature/rankine",
  "temperature/electronvolt-temperature",
  "shoe-size/foot-length-millimeter",
  "shoe-size/foot-length-centimeter",
  "shoe-size/foot-length-inch",
]);

/** Lower case; letters, digits, spaces and hyphens, with one hyphen for a run of these (docs/specification.md, section 3). */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, "")
    .replace(/[\s-]+/g, "-");

describe("the catalog", () => {
  it("has exactly those categories, in that order", () => {
    expect(Object.fromEntries(converterCategories.map(({ slug, name }) => [slug, name]))).toEqual(
      inventory.categories,
    );
    expect(converterCategories.map(({ slug }) => slug)).toEqual(Object.keys(inventory.categories));
    for (const { slug, name } of converterCategories) expect(slugOf(name)).toBe(slug);
  });

  it("contains those tools, in that order, with their categories and names", () => {
    const reduced = (tool: { slug: string; category: string; name: string }) =>
      `${tool.category}/${tool.slug}: ${tool.name}`;
    const specified = new Set(tools.map(({ slug }) => slug));
    expect(converters.filter(({ slug }) => specified.has(slug)).map(reduced)).toEqual(tools.map(reduced));
  });
});

describe.each(tools)("$slug", (tool) => {
  const compiled = compiledOf(tool.slug);
  const ids = compiled.units.map(({ id }) => id);

  it("has the units of the inventory, and no id twice", () => {
    expect(ids).toEqual(expect.arrayContaining([...tool.flags.keys()]));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("has the exactness and the kind of law that the inventory flags", () => {
    for (const unit of compiled.units) {
      const name = `${tool.slug}/${unit.id}`;
      const flag = tool.flags.get(unit.id);
      if (flag === undefined) continue;
      const plain = unit.law.kind === "linear" && !unit.law.scaledBy;
      if (flag === "non-linear") expect(plain, name).toBe(LINEAR_ON_A_SCALE.has(name));
      else expect(`${name}: ${unit.exactness}`).toBe(`${name}: ${flag}`);
      // The one tool whose laws depend on a choice (the assessment report) without being marked so.
      if (flag !== "non-linear" && unit.law.kind !== "linear") expect(tool.slug).toBe("carbon-emissions");
    }
  });

  it("has its default pair and its popular pairs at their slugs", () => {
    const declaration = bySlug.get(tool.slug);
    expect(declaration?.defaultPair.join(" → ")).toBe(tool.default);
    expect(
      declaration && Object.fromEntries(declaration.pairs.map((p) => [p.slug, `${p.from} → ${p.to}`])),
    ).toEqual(tool.pairs);
    for (const id of [tool.default, ...Object.values(tool.pairs)].flatMap((pair) => `${pair}`.split(" → ")))
      expect(ids).toContain(id);
  });

  it("is real: no placeholder unit, name, symbol or text", () => {
    for (const unit of compiled.units) {
      expect(unit.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(unit.id).not.toMatch(/^unit-?\d*$/);
      for (const text of [unit.name, unit.plural, unit.symbol]) expect(text.trim()).toMatch(/\S/);
    }
    expect(compiled.units.length).toBeGreaterThan(1);
    const declaration = bySlug.get(tool.slug);
    const texts = [
      declaration?.description,
      ...(declaration?.notes ?? []),
      ...(declaration?.faq ?? []).flatMap(({ q, a }) => [q, a]),
    ];
    for (const text of texts)
      expect(text).not.toMatch(/\bunit[12]\b|\b(lorem|todo|tbd|undefined)\b|under development|\bNaN\b|`/);
  });

  it("has four to six questions of its own", () => {
    const faq = bySlug.get(tool.slug)?.faq ?? [];
    expect(faq.length).toBeGreaterThanOrEqual(4);
    expect(faq.length).toBeLessThanOrEqual(6);
    for (const { q, a } of faq) {
      expect(q.trim()).toMatch(/\?$/);
      expect(a.length).toBeGreaterThan(40);
    }
    const others = converters.filter(({ slug }) => slug !== tool.slug).flatMap((other) => other.faq);
    for (const { a } of faq) expect(others.map((other) => other.a)).not.toContain(a);
  });
});
