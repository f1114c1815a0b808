import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ConverterState } from "../../lib/run/address/converter-state.ts";
import { queryOf, stateFromQuery } from "../../lib/run/address/converter-url.ts";
import { initialState, viewOf } from "../../lib/run/converter-view.ts";
import { loadTools } from "../converters/load.ts";

const tools = (await loadTools()).map((tool) => ({
  ...tool,
  start: initialState(tool.compiled, tool.declaration.defaultPair, tool.laws),
}));
function tool(slug: string) {
  const match = tools.find(({ compiled }) => compiled.slug === slug);
  if (!match) throw new Error(`No converter ${slug}`);
  return match;
}
const from = (slug: string, query: string) => {
  const { compiled, start } = tool(slug);
  return stateFromQuery(new URLSearchParams(query), compiled, start);
};

describe("the state in the address", () => {
  it("names only what differs from the page as it opens", () => {
    const { start } = tool("length");
    expect(queryOf(start, start)).toBe("");
    expect(queryOf({ ...start, text: "5 ft 11 in" }, start)).toBe("value=5+ft+11+in");
    expect(queryOf({ ...start, to: "inch" }, start)).toBe("from=meter&to=inch");
    expect(queryOf({ ...start, digits: "s12" }, start)).toBe("digits=s12");
    const cooking = tool("cooking").start;
    expect(queryOf({ ...cooking, parameters: { density: "0.6" } }, cooking)).toBe("density=0.6");
  });

  it("comes back from the address as it went in, for every converter", () => {
    const digits = fc.constantFrom("auto", "s2", "s15", "d0", "d15");
    fc.assert(
      fc.property(
        fc.constantFrom(...tools),
        fc.string({ unit: "grapheme", maxLength: 60 }),
        fc.nat(),
        fc.nat(),
        digits,
        fc.string({ maxLength: 20 }),
        ({ compiled, start }, text, a, b, choice, parameter) => {
          const pick = (index: number): string => compiled.units[index % compiled.units.length]?.id ?? "";
          const state: ConverterState = {
            text,
            from: pick(a),
            to: pick(b),
            digits: choice,
            parameters: Object.fromEntries(compiled.parameters.map(({ id }) => [id, parameter])),
          };
          const back = stateFromQuery(new URLSearchParams(queryOf(state, start)), compiled, start);
          expect(back).toEqual({ state, ignored: [] });
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("an address that is stale or hostile", () => {
  it("has no value to convert if a unit, a value or a parameter is invalid", () => {
    const { start } = tool("length");
    expect(from("length", "")).toEqual({ state: start, ignored: [] });
    expect(from("length", "from=parsnip&to=inch")).toEqual({
      state: { ...start, to: "inch", text: "" },
      ignored: ["from"],
    });
    expect(from("length", "from=__proto__&to=constructor")).toEqual({
      state: { ...start, text: "" },
      ignored: ["from", "to"],
    });
    expect(from("length", `value=${"1".repeat(401)}`)).toEqual({
      state: { ...start, text: "" },
      ignored: ["value"],
    });
    for (const digits of ["s1", "s16", "d16", "s", "auto ", "12", "s02"])
      expect(from("length", `digits=${digits}`), digits).toEqual({ state: start, ignored: ["digits"] });
    expect(from("cooking", `density=${"1".repeat(41)}`).ignored).toEqual(["density"]);
  });

  it("may carry what others append: unknown names are left alone", () => {
    expect(from("length", "utm_source=x&fbclid=1&value=2")).toEqual({
      state: { ...tool("length").start, text: "2" },
      ignored: [],
    });
  });

  it("takes the first of several", () => {
    expect(from("length", "value=1&value=2").state.text).toBe("1");
  });

  it("always gives a state that the page can show", () => {
    const name = fc.constantFrom(
      "value",
      "from",
      "to",
      "digits",
      "density",
      "molar-mass",
      "temperature",
      "x",
    );
    const value = fc.oneof(
      fc.string({ unit: "binary", maxLength: 30 }),
      fc.constantFrom("meter", "celsius", "1e400", "-1", "NaN", "s3", "<b>"),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...tools),
        fc.array(fc.tuple(name, value), { maxLength: 6 }),
        (picked, pairs) => {
          const { compiled, start, laws } = picked;
          const { state, ignored } = stateFromQuery(new URLSearchParams(pairs), compiled, start);
          expect(() => viewOf(compiled, state, laws)).not.toThrow();
          for (const name of ignored) expect(pairs.map(([key]) => key)).toContain(name);
        },
      ),
      { numRuns: 500 },
    );
  });
});
