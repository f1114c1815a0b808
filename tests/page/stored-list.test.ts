import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  favoriteConverters,
  MAX_LISTED,
  MAX_RECENT,
  recentConverters,
} from "../../components/converter/preferences.ts";
import { movedToFront, parseList } from "../../components/page/stored-list.ts";

const SLUG = /^[a-z0-9-]{1,64}$/;
const addRecent = (slug: string) => recentConverters.moveToFront(slug, MAX_RECENT);
const withRecent = (items: readonly string[], slug: string) => movedToFront(items, slug, MAX_RECENT);

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("the keys and limits", () => {
  it("are those of the specification", () => {
    expect([recentConverters.key, favoriteConverters.key]).toEqual([
      "converterRecentV2",
      "converterFavoritesV2",
    ]);
    expect([MAX_RECENT, MAX_LISTED]).toEqual([10, 6]);
  });
});

describe("recently used converters", () => {
  it("are kept newest first, without doubles, ten at most", () => {
    for (const slug of ["length", "mass", "length"]) addRecent(slug);
    expect(recentConverters.read()).toEqual(["length", "mass"]);
    for (let index = 1; index <= 12; index += 1) addRecent(`tool-${index}`);
    expect(recentConverters.read()).toHaveLength(10);
    expect(recentConverters.read()[0]).toBe("tool-12");
    expect(JSON.parse(stored.get("converterRecentV2") ?? "")).toEqual(recentConverters.read());
  });

  it("keep these rules whatever was opened", () => {
    const slug = fc.stringMatching(/^[a-z]{1,3}$/);
    fc.assert(
      fc.property(fc.array(slug, { maxLength: 40 }), slug, (opened, last) => {
        const recent = [...opened, last].reduce<readonly string[]>(withRecent, []);
        expect(recent[0]).toBe(last);
        expect(new Set(recent).size).toBe(recent.length);
        expect(recent.length).toBe(Math.min(10, new Set([...opened, last]).size));
      }),
    );
  });
});

describe("favorites", () => {
  it("are added and removed in turn, in the order in which they were added", () => {
    expect(favoriteConverters.toggle("length")).toBe(true);
    expect(favoriteConverters.toggle("mass")).toBe(true);
    expect(favoriteConverters.read()).toEqual(["length", "mass"]);
    expect(favoriteConverters.toggle("length")).toBe(false);
    expect(favoriteConverters.read()).toEqual(["mass"]);
  });

  it("give the same array as long as nothing changes, as useSyncExternalStore needs", () => {
    favoriteConverters.toggle("length");
    expect(favoriteConverters.read()).toBe(favoriteConverters.read());
    const before = favoriteConverters.read();
    favoriteConverters.toggle("mass");
    expect(favoriteConverters.read()).not.toBe(before);
  });

  it("tell the page when the browser refuses to store", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    expect(() => favoriteConverters.toggle("length")).toThrow(DOMException);
    expect(() => addRecent("length")).toThrow(DOMException);
  });
});

describe("broken or hostile storage", () => {
  it.each([
    ["no JSON", "{", undefined],
    ["not a list", '{"length":1}', undefined],
    ["a text", '"length"', undefined],
    ["null", "null", undefined],
    ["a list of others", '["length",1]', undefined],
    ["nested lists", '[["length"]]', undefined],
    ["nothing stored", null, []],
    ["an empty list", "[]", []],
    ["doubles", '["length","mass","length"]', ["length", "mass"]],
    ["what is no slug", '["length","<script>","../etc","LENGTH","",  "__proto__"]', ["length"]],
  ])("%s", (_, text, expected) => {
    expect(parseList(text, SLUG)).toEqual(expected);
    if (text !== null) stored.set(recentConverters.key, text);
    expect(recentConverters.read()).toEqual(expected ?? []);
    expect(recentConverters.isReadable()).toBe(expected !== undefined);
  });

  it("is read as slugs or as nothing, whatever stands there", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.json()), (text) => {
        for (const slug of parseList(text, SLUG) ?? []) expect(slug).toMatch(/^[a-z0-9-]{1,64}$/);
      }),
    );
  });

  it("is repaired by the next converter opened", () => {
    stored.set(recentConverters.key, "{broken");
    addRecent("length");
    expect(stored.get(recentConverters.key)).toBe('["length"]');
  });

  it("is unreadable where the browser forbids it altogether", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
    expect(favoriteConverters.read()).toEqual([]);
    expect(favoriteConverters.isReadable()).toBe(false);
  });
});
