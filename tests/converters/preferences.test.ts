import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  addRecent,
  FAVORITES_KEY,
  isReadable,
  MAX_LISTED,
  MAX_RECENT,
  parseList,
  RECENT_KEY,
  readList,
  toggleFavorite,
  withRecent,
} from "../../components/converter/preferences.ts";

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
    expect([RECENT_KEY, FAVORITES_KEY]).toEqual(["converterRecentV2", "converterFavoritesV2"]);
    expect([MAX_RECENT, MAX_LISTED]).toEqual([10, 6]);
  });
});

describe("recently used converters", () => {
  it("are kept newest first, without doubles, ten at most", () => {
    for (const slug of ["length", "mass", "length"]) addRecent(slug);
    expect(readList(RECENT_KEY)).toEqual(["length", "mass"]);
    for (let index = 1; index <= 12; index += 1) addRecent(`tool-${index}`);
    expect(readList(RECENT_KEY)).toHaveLength(10);
    expect(readList(RECENT_KEY)[0]).toBe("tool-12");
    expect(JSON.parse(stored.get("converterRecentV2") ?? "")).toEqual(readList(RECENT_KEY));
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
    expect(toggleFavorite("length")).toBe(true);
    expect(toggleFavorite("mass")).toBe(true);
    expect(readList(FAVORITES_KEY)).toEqual(["length", "mass"]);
    expect(toggleFavorite("length")).toBe(false);
    expect(readList(FAVORITES_KEY)).toEqual(["mass"]);
  });

  it("give the same array as long as nothing changes, as useSyncExternalStore needs", () => {
    toggleFavorite("length");
    expect(readList(FAVORITES_KEY)).toBe(readList(FAVORITES_KEY));
    const before = readList(FAVORITES_KEY);
    toggleFavorite("mass");
    expect(readList(FAVORITES_KEY)).not.toBe(before);
  });

  it("tell the page when the browser refuses to store", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    expect(() => toggleFavorite("length")).toThrow(DOMException);
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
    expect(parseList(text)).toEqual(expected);
    if (text !== null) stored.set(RECENT_KEY, text);
    expect(readList(RECENT_KEY)).toEqual(expected ?? []);
    expect(isReadable(RECENT_KEY)).toBe(expected !== undefined);
  });

  it("is read as slugs or as nothing, whatever stands there", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.json()), (text) => {
        for (const slug of parseList(text) ?? []) expect(slug).toMatch(/^[a-z0-9-]{1,64}$/);
      }),
    );
  });

  it("is repaired by the next converter opened", () => {
    stored.set(RECENT_KEY, "{broken");
    addRecent("length");
    expect(stored.get(RECENT_KEY)).toBe('["length"]');
  });

  it("is unreadable where the browser forbids it altogether", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
    expect(readList(FAVORITES_KEY)).toEqual([]);
    expect(isReadable(FAVORITES_KEY)).toBe(false);
  });
});
