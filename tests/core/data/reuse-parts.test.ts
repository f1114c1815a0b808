import { describe, expect, it } from "vitest";
import { reuseParts } from "@/lib/core/data/reuse-parts";

describe("reuseParts", () => {
  const previous = { figures: { a: 1, b: "x" }, rows: [{ at: 0 }, { at: 1 }], note: undefined };

  it("returns the previous value if all of it is equal", () => {
    expect(reuseParts(previous, structuredClone(previous))).toBe(previous);
  });

  it("keeps equal parts of a changed value", () => {
    const next = { ...structuredClone(previous), rows: [{ at: 0 }, { at: 2 }] };
    const result = reuseParts(previous, next);
    expect(result).toEqual(next);
    expect(result.figures).toBe(previous.figures);
    expect(result.rows[0]).toBe(previous.rows[0]);
    expect(result.rows).not.toBe(previous.rows);
  });

  it("notices added, removed and renamed parts", () => {
    expect(reuseParts({ a: 1 }, { a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
    expect(reuseParts({ a: 1, b: undefined }, { a: 1 })).not.toHaveProperty("b");
    expect(reuseParts<object>({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
    expect(reuseParts([1, 2], [1])).toEqual([1]);
    expect(reuseParts<unknown>([], {})).toEqual({});
  });

  it("takes the next one of other objects", () => {
    const next = new Map();
    expect(reuseParts({ of: new Map() }, { of: next }).of).toBe(next);
  });
});
