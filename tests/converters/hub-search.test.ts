import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { converterCategories } from "../../lib/catalog/converter-categories.ts";
import { converterPath, converters } from "../../lib/catalog/converters.ts";
import { type HubTool, searchTools } from "../../lib/catalog/search/hub-search.ts";

const tool = (name: string, description = "", category = ""): HubTool => ({
  slug: name.toLowerCase(),
  name,
  path: `/${name}`,
  description,
  category,
});
const tools = [
  tool("Unit Weight", "Heaviness", "Civil"),
  tool("Humidity", "Water in weighted air", "Climate"),
  tool("Weight", "Mass of things", "Physics"),
  tool("Density", "Mass per volume", "Weighing"),
];
const names = (query: string): string[] => searchTools(tools, query).map(({ name }) => name);

describe("the hub's search", () => {
  it("ranks beginnings of names first, then names, descriptions and categories", () => {
    expect(names("weigh")).toEqual(["Weight", "Unit Weight", "Humidity", "Density"]);
  });

  it("finds an apostrophe by either of its forms", () => {
    const laws = [tool("Young’s Modulus")];
    for (const query of ["young's", "young’s"]) expect(searchTools(laws, query)).toEqual(laws);
  });

  it("ignores case and blanks around the text", () => {
    expect(names("  WEIGHT ")).toEqual(names("weight"));
    expect(names("weight")).toEqual(["Weight", "Unit Weight", "Humidity"]);
  });

  it("finds nothing for a blank text or for what is not there", () => {
    for (const query of ["", "   ", "\t\n", "\u00a0", "xyzzy"]) expect(names(query)).toEqual([]);
  });

  it("keeps the order of the list among equals, and never changes the list", () => {
    expect(names("mass")).toEqual(["Weight", "Density"]);
    expect(tools.map(({ name }) => name)).toEqual(["Unit Weight", "Humidity", "Weight", "Density"]);
  });

  it("takes any text literally: no pattern, no error", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (query) => {
        for (const match of searchTools(tools, query)) {
          const text = `${match.name}\n${match.description}\n${match.category}`.toLowerCase();
          expect(text).toContain(query.trim().toLowerCase());
        }
      }),
    );
    expect(names(".*")).toEqual([]);
  });
});

describe("over the catalog", () => {
  const all: HubTool[] = converters.map((converter) => ({
    slug: converter.slug,
    name: converter.name,
    path: converterPath(converter),
    description: converter.description,
    category: converterCategories.find(({ slug }) => slug === converter.category)?.name ?? "",
  }));

  it("finds every converter by its whole name, first of all", () => {
    for (const { name, slug } of all) expect(searchTools(all, name)[0]?.slug).toBe(slug);
  });

  it("finds a whole category by its name", () => {
    const ofCategory = all
      .filter(({ category }) => category === "Electrical & Magnetism")
      .map(({ slug }) => slug);
    const matches = searchTools(all, "Electrical & Magnetism").map(({ slug }) => slug);
    expect(ofCategory).toContain("voltage");
    expect(new Set(matches)).toEqual(new Set(ofCategory));
  });
});
