import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { definitions, resolveDefinition } from "../../lib/units/definitions/resolve.ts";
import { evaluate } from "../../lib/units/expression.ts";
import { dimensionText, factorText, factorValue, parseFactor } from "../../lib/units/factor.ts";
import * as R from "../../lib/units/rational.ts";

const factor = (text: string) => evaluate(text, resolveDefinition);
const ratio = (text: string): string => factorText(factor(text));
const dimension = (text: string): string => dimensionText(factor(text).dimension);

describe("a defining relation", () => {
  // Expected values: the definitions worked out by hand, in kg, m, s (the gram is the base of mass: 1 kg = 1000 g).
  it.each([
    ["0.3048 m", "381/1250", "m"],
    ["1/12 ft", "127/5000", "m"],
    ["60 mi/h / 60", "1397/3125", "m·s^-1"],
    ["2 * 3 m^2", "6", "m^2"],
    ["m^-1", "1", "m^-1"],
    ["(km/h)^2", "25/324", "m^2·s^-2"],
    ["J/(kg K)", "1", "K^-1·m^2·s^-2"],
    ["J/kg K", "1", "K·m^2·s^-2"],
    ["kWh", "3600000000", "g·m^2·s^-2"],
    ["deg", "1/180*pi", "1"],
    ["rev/min", "1/30*pi", "s^-1"],
    ["-2/3 K", "-2/3", "K"],
    ["km/m", "1000", "1"],
    ["1/(pi m)^2", "1*pi^-2", "m^-2"],
    ["KiB/bit", "8192", "1"],
  ])("%s", (text, expectedRatio, expectedDimension) => {
    expect(ratio(text)).toBe(expectedRatio);
    expect(dimension(text)).toBe(expectedDimension);
  });

  it.each(["", " ", "m^", "m^1.5", "(m", "m)", "m//s", "*m", "m ? s", "m^s", "__proto__", "[", "[]"])(
    "%j is outside the grammar",
    (text) => expect(() => factor(text)).toThrow(SyntaxError),
  );

  it.each(["furlongs", "kinch", "mft", "M", "constructor", "[foot]", "2 m²", "1e m"])(
    "%j names nothing",
    (text) => expect(() => factor(text)).toThrow(ReferenceError),
  );

  it("lets prefixes stand only before units that take them", () => {
    expect(ratio("µF/F")).toBe("1/1000000");
    expect(ratio("uF/F")).toBe("1/1000000");
    expect(ratio("dam")).toBe("10");
    // Whole names win over prefix + unit: a foot is no femtotonne, a minute no milli-inch, a day no prefix.
    expect(dimension("ft")).toBe("m");
    expect(dimension("min")).toBe("s");
    expect(dimension("cd")).toBe("cd");
  });

  it("never ends in anything but a factor, a SyntaxError, a ReferenceError or a division by zero", () => {
    const names = [...definitions.keys()];
    const piece = fc.oneof(
      fc.constantFrom(...names, "(", ")", "/", "*", " ", "^2", "^-1", "0", "1.5", "1e3", "[x]", "-"),
      fc.string({ unit: "binary", maxLength: 3 }),
    );
    let good = 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        try {
          factor(pieces.join(" "));
          good += 1;
        } catch (error) {
          expect([SyntaxError, ReferenceError, RangeError]).toContain((error as Error).constructor);
        }
      }),
    );
    expect(good).toBeGreaterThan(0);
  });
});

describe("the text of a factor", () => {
  it("is read back unchanged", () => {
    for (const text of ["ft", "deg", "rev/min", "1/(pi m)^2", "pc", "planck/(2 pi)"]) {
      const { ratio: value, pi } = factor(text);
      expect(parseFactor(factorText({ ratio: value, pi }))).toEqual({ ratio: value, pi });
    }
  });

  it("has π to more digits than a double", () => {
    // OEIS A000796
    const digits = R.decimalText(factorValue(parseFactor("1*pi")), 31);
    expect(digits).toBe("3.141592653589793238462643383280e0");
  });
});

describe("a measured constant", () => {
  it("taints what rests on it", () => {
    expect(factor("Da").measured).toBe(true);
    expect(factor("kg/kDa").measured).toBe(true);
    expect(factor("kg/eV").measured).toBe(false);
  });
});
