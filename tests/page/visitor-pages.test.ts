import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addRecentPage, favoritePages, recentPages } from "../../components/page/visitor-pages.ts";
import { buildMenu } from "../../lib/catalog/search/menu.ts";
import { favoriteLinks } from "../../lib/catalog/search/menu-links.ts";

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("recent pages", () => {
  it("are stored newest first, each once", () => {
    for (const path of ["/calculators/date", "/calculators/date/days-until", "/calculators/date"])
      addRecentPage(path);
    expect(recentPages.read()).toEqual(["/calculators/date", "/calculators/date/days-until"]);
  });

  it("are the last twelve", () => {
    for (let index = 1; index <= 15; index += 1) addRecentPage(`/calculators/tool-${index}`);
    expect(recentPages.read()).toHaveLength(12);
    expect(recentPages.read()[0]).toBe("/calculators/tool-15");
  });

  it.each(["{", "null", "7", '{"a":1}', '["//example.com/a","javascript:alert(1)",7,"/calculators/"]'])(
    "leave out what is not the path of a tool: %s",
    (text) => {
      stored.set("recentPages", text);
      expect(recentPages.read()).toEqual([]);
      addRecentPage("/calculators/bmi");
      expect(recentPages.read()).toEqual(["/calculators/bmi"]);
    },
  );

  it("are none in a browser that does not store", () => {
    vi.stubGlobal("localStorage", undefined);
    addRecentPage("/calculators/bmi");
    expect(recentPages.read()).toEqual([]);
  });
});

describe("favorite pages", () => {
  it("are added and removed in turn, apart from the favorite converters", () => {
    expect(favoritePages.toggle("/calculators/loan")).toBe(true);
    expect(favoritePages.toggle("/calculators/loan/car-payment")).toBe(true);
    expect(favoritePages.toggle("/calculators/loan")).toBe(false);
    expect(favoritePages.read()).toEqual(["/calculators/loan/car-payment"]);
    expect([...stored.keys()]).toEqual(["favoritePages"]);
  });
});

describe("favorites", () => {
  it("list pages first, of elements and formulas, too, then converters", () => {
    const menu = buildMenu();
    const [entry] = menu.entries;
    if (!entry) throw new Error("No elements");
    const links = favoriteLinks(menu, ["/calculators/bmi", entry.path, "/calculators/none"], ["length"]);
    expect(links.map(({ path }) => path)).toEqual([
      "/calculators/bmi",
      entry.path,
      menu.converters.length?.path,
    ]);
    expect(favoriteLinks(menu, ["/calculators/bmi", entry.path], ["length"], 1)).toHaveLength(2);
  });
});
