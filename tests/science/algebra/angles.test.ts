import { describe, expect, it } from "vitest";
import type { Definition } from "../../../lib/science/algebra/expressions/definitions.ts";
import { partText } from "../../../lib/science/algebra/part.ts";
import { run } from "../../../lib/science/algebra/run.ts";
import type { AngleUnit } from "../../../lib/science/functions/angle-unit.ts";

const answerTo = (line: string, angle?: AngleUnit, definitions: readonly Definition[] = []) => {
  const answer = run({ line, definitions, ...(angle && { angle }) });
  if (!answer.ok) throw new Error(`${line}: ${answer.problems[0]?.message}`);
  return answer;
};
const textOf = (...request: Parameters<typeof answerTo>): string =>
  answerTo(...request)
    .parts.filter(({ label }) => label === undefined)
    .map(partText)
    .join("; ");
const numberIn = (...request: Parameters<typeof answerTo>) => answerTo(...request).parts[0]?.value;

describe("a line in degrees", () => {
  it.each([
    ["sin(30)", "1/2 = 0.5"],
    ["cos(60) + tan(45)", "3/2 = 1.5"],
    ["sin(360 * 10^20 + 30)", "1/2 = 0.5"],
    ["asin(1/2)", "30"],
    ["acos(-0.5)", "120"],
    ["atan(-1)", "−45"],
    ["[sin(90), cos(180)]", "[[1], [−1]]"],
    ["arg(1 + i)", "45"],
    ["sin(x)^2 + cos(x)^2", "1"],
    ["sin(2x + 30)", "sin(2 · x + 30)"],
    ["sin(x + 180) + asin(x)", "arcsin(x) + sin(x + 180)"],
    ["derivative(sin(x), x)", "π · cos(x) / 180"],
    ["derivative(asin(x), x)", "180 / (π · √(−x² + 1))"],
    ["derivative(sinh(x), x)", "cosh(x)"],
  ])("has exact and simple results: %s = %s", (line, expected) => expect(textOf(line, "deg")).toBe(expected));

  // mpmath 1.3 at 20 digits, with every angle multiplied by π/180 (π/200).
  it.each([
    ["tan(20)", "deg", 0.363970234266202],
    ["sin(1/3)", "deg", 0.00581773135499383],
    ["atan(2)", "deg", 63.434948822922],
    ["asin(0.3)", "grad", 19.3973368041357],
    ["integrate(sin(x), x, 0, 180)", "deg", 114.591559026165],
    ["integrate(x sin(x), x, 0, 90)", "deg", 3282.80635001174],
    ["integrate(x sin(x), x, 0, 90)", "grad", 3106.64660783423],
    ["cos(x) = x/5", "deg", 4.981116840974],
  ] as const)("agrees with mpmath: %s in %s", (line, angle, expected) => {
    expect(numberIn(line, angle)).toBeCloseTo(expected, 9);
  });
  it("agrees with mpmath for complex arguments", () => {
    const sine = numberIn("sin(1 + 2i)", "deg") as { re: number; im: number };
    expect(sine.re).toBeCloseTo(0.0174630401309898, 14);
    expect(sine.im).toBeCloseTo(0.034908356719322, 14);
    const inverse = numberIn("asin(2)", "deg") as { re: number; im: number };
    expect(inverse.re).toBeCloseTo(90, 12);
    expect(Math.abs(inverse.im)).toBeCloseTo(75.4561292902169, 11);
  });
  // SymPy 1.14: diff of the function with π/180 written out, at x = 1/3.
  it.each([
    ["x^2 sin(x)", 0.00581770947615046],
    ["tan(x)", 0.0174538832640434],
    ["atan(2x)", 79.3326177873448],
    ["sin(cos(x))", -1.77191241155542e-6],
  ])("has the derivative of SymPy: %s", (f, expected) => {
    expect(Number(numberIn(`derivative(${f}, x, 1, 1/3)`, "deg")) / expected).toBeCloseTo(1, 12);
  });
});

describe("angles with a unit", () => {
  it.each(["deg", "rad", "grad"] as const)("mean the same in %s", (angle) => {
    expect(textOf("sin(30°)", angle)).toBe("1/2 = 0.5");
    expect(answerTo("sin(30°)", angle).angle).toBeUndefined();
    expect(numberIn("2∠60°", angle)).toMatchObject({ im: expect.closeTo(Math.sqrt(3), 14) });
    expect(numberIn("2∠60°", angle)).toMatchObject({ re: expect.closeTo(1, 14) });
  });
  it("become numbers of the line’s unit", () => {
    expect(textOf("30°", "deg")).toBe("30");
    expect(textOf("90°", "grad")).toBe("100");
    expect(numberIn("180°", "rad")).toBeCloseTo(Math.PI, 15);
  });
});

describe("the unit of a line", () => {
  it("is radians unless requested", () => {
    expect(textOf("derivative(sin(x), x)")).toBe("cos(x)");
    expect(answerTo("sin(1)").angle).toEqual({ unit: "rad", note: "Angles in radians." });
  });
  it.each([
    ["sin(x)", "Angles in degrees."],
    ["derivative(x sin(x), x)", "Angles in degrees: the derivative of sin(x) is π/180 · cos(x)."],
    ["derivative(atan(x), x)", "Angles in degrees: derivatives of inverse functions have a factor of 180/π."],
    [
      "integrate(cos(x), x, 0, 90)",
      "Angles in degrees, including the variable of integration if it is an angle.",
    ],
    ["sin(x) = 1/2", "Angles in degrees, including solutions that are angles."],
    ["solve(sin(x) = 1/2)", "Angles in degrees, including solutions that are angles."],
    ["arg(1 + i)", "Angles in degrees."],
  ])("is named with %s", (line, note) => expect(answerTo(line, "deg").angle?.note).toBe(note));
  it.each(["x^2 + 1", "sinh(x)", "sin(30° + 15°)", "90° to rad"])("is not named with %s", (line) =>
    expect(answerTo(line, "deg").angle).toBeUndefined(),
  );
  it.each([
    ["sin(sin(x) * 90°)", "90", "1"],
    ["sin(asin(x) * 1°)", "1/2", "1/2 = 0.5"],
    ["sin(x deg deg)", "30", "1/2 = 0.5"],
    ["sin(30x° / 1°)", "1", "1/2 = 0.5"],
  ])("stays with a definition that has a degree sign, too: %s", (f, x, expected) => {
    const { definition } = answerTo(`f(x) = ${f}`, "deg");
    expect(definition?.angle).toBe("deg");
    for (const angle of ["deg", "rad"] as const)
      expect(textOf(`f(${x})`, angle, definition && [definition])).toBe(expected);
  });
  it.each(["sin(asin(x))", "cos(90° - 30°) / (30° / 15°)", "sin(30°) = x"])("does not matter to %s", (line) =>
    expect(answerTo(line, "deg").angle).toBeUndefined(),
  );
  it("is named where only the answer depends on it", () => {
    expect(answerTo("derivative(sin(x°), x)", "grad")).toMatchObject({
      angle: { unit: "grad", note: "Angles in gradians." },
    });
    expect(textOf("derivative(sin(x°), x)", "grad")).toBe("π · cos(10 · x / 9) / 180");
  });
  it.each([
    ["tan(x) = 1", "x_1 = −315; x_2 = −135; x_3 = 45; x_4 = 225"],
    ["1 / cos(x) = 2", "x_1 = −300; x_2 = −60; x_3 = 60; x_4 = 300"],
    ["sin(x) = 0", "x_1 = −360; x_2 = −180; x_3 = 0; x_4 = 180; x_5 = 360"],
  ])("gives no poles as solutions, and the ends of the search: %s", (equation, solutions) =>
    expect(textOf(equation, "deg")).toBe(solutions),
  );
  it("is no unknown of an equation", () => {
    expect(textOf("x + sin(30) = 2", "deg")).toBe("x = 3/2 = 1.5");
    expect(textOf("2x + cos(60) y = 3, x - y = 1", "deg")).toBe("x = 7/5 = 1.4; y = 2/5 = 0.4");
    expect(textOf("x + sin(30°) = 2", "rad")).toBe("x = 3/2 = 1.5");
  });
  it("widens the search for solutions to a turn", () => {
    expect(textOf("sin(x) = 1/2", "deg")).toBe("x_1 = −330; x_2 = −210; x_3 = 30; x_4 = 150");
    expect(answerTo("exp(x) = x + 2", "deg").notes[0]).toContain("x from −10 to 10");
  });
  it("stays with a definition", () => {
    const f = answerTo("f(x) = sin(x)", "deg").definition;
    const a = answerTo("a = derivative(sin(t), t)", "grad").definition;
    expect(f).toEqual({ name: "f", line: "f(x) = sin(x)", angle: "deg" });
    expect(a).toEqual({ name: "a", line: "a = pi * cos(t) / 200", angle: "grad" });
    const definitions = [f, a].flatMap((each) => each ?? []);
    for (const angle of ["deg", "rad", "grad"] as const)
      expect(textOf("f(30)", angle, definitions)).toBe("1/2 = 0.5");
    expect(textOf("f(x)", "rad", definitions)).toBe("sin(π · x / 180)");
    expect(textOf("a", "rad", definitions)).toBe("π · cos(π · t / 200) / 200");
  });
  it("does not change an earlier result", () => {
    const { result = "" } = answerTo("derivative(sin(x), x)", "deg");
    for (const [angle, expected] of [
      ["deg", "π · cos(x) / 180"],
      ["rad", "π · cos(π · x / 180) / 180"],
    ] as const) {
      const again = run({ line: "Ans", definitions: [], answer: result, angle });
      expect(again.ok && again.parts.map(partText)).toEqual([expected]);
    }
  });
});
