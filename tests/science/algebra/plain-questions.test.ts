/** Expected values: percentages and units by hand from the SI Brochure and NIST SP 811; others by mpmath 1.3. */
import { describe, expect, it } from "vitest";
import { cpuClock } from "@/tests/cpu-clock.ts";
import { firstProblem } from "../../../lib/core/result/result.ts";
import { partText } from "../../../lib/science/algebra/part.ts";
import { run } from "../../../lib/science/algebra/run.ts";

const answerOf = (line: string) => {
  const answer = run({ line, definitions: [] });
  if (!answer.ok) return { text: firstProblem(answer).message, notes: "" };
  return { text: answer.parts.map(partText).join("; "), notes: answer.notes.join(" ") };
};

describe("percentages", () => {
  it.each([
    ["50% of 80", "40"],
    ["33 1/3 % of 300", "100"],
    ["50%", "1/2 = 0.5"],
    ["10% + 5%", "3/20 = 0.15"],
    ["10% + 5% + 2%", "17/100 = 0.17"],
    ["200 * 15%", "30"],
    ["200/50%", "400"],
    ["2^200%", "4"],
    ["80 - 50% of 80", "40"],
    ["1/2 of 80", "40"],
    ["x% of 80", "4 · x / 5"],
    ["12 % 5", "2"],
  ])("%s is %s", (line, text) => expect(answerOf(line)).toMatchObject({ text }));

  it.each([
    ["100 - 10%", "90"],
    ["100 + 10%", "110"],
    ["100 + 10% + 5", "115"],
    ["100 - 10% - 10%", "81"],
  ])("%s changes the number before, and says so", (line, text) => {
    expect(answerOf(line)).toEqual({ text, notes: expect.stringContaining("100 − 10% is 90") });
  });

  it("two accents are no percentage", () => expect(answerOf("6'2''").text).toMatch(/not allowed/));
});

describe("quantities without a target", () => {
  it.each([
    ["2 m + 30 cm", "2.3 m = 23/10"],
    ["60 mi / 1.5 h", "40 mi/h"],
    ["60 mi / 1.5 h in mi/h", "40 mi/h"],
    ["430 kN/m / (13 cm^2/m * 210 GPa)", "0.00157509157509 = 43/27,300 exactly"],
    ["6 ft 2 in", "6.16666666667 ft = 37/6 ft exactly"],
    ["2 in + 3 cm", "3.1811023622 in = 404/127 in exactly"],
    ["2 h + 30 min", "2.5 h = 5/2"],
    ["2 ft * 3 ft", "6 ft²"],
    ["5% of 80 kg", "4 kg"],
    ["(2 m + 30 cm) / 2", "1.15 m = 23/20"],
    ["3 kg * 2 m/s^2", "6 kg·m/s²"],
    ["0 degC + 10 K", "10 °C"],
    ["20 °C − 5 K", "15 °C"],
    ["20 °C + 9 °F", "25 °C"],
  ])("%s is %s", (line, text) => expect(answerOf(line)).toMatchObject({ text }));

  it("of different kinds cannot be added", () => {
    expect(answerOf("5 kg + 3 m").text).toBe(
      "5 · kg and 3 · m cannot be added: they are different kinds of quantities.",
    );
    expect(answerOf("2 + 3 kg").text).toMatch(/cannot be added/);
    expect(answerOf("5 degC * 2").text).toMatch(/temperature/);
  });

  it("single letters are unknowns", () => {
    expect(answerOf("2 m + 3 m").text).toBe("5 · m");
    expect(answerOf("2 x + 3 x").text).toBe("5 · x");
  });
});

describe("sums and products", () => {
  it.each([
    ["sum(k^2, k, 1, 10)", "385"],
    ["sum(k, k, -3, 3)", "0"],
    ["sum(1, 2, 3, 4)", "10"],
    ["sum(2^k, k, 1, 0)", "0"],
    ["sum(1/k^2, k, 1, 1000)", "1.64393456668"],
    ["sum(sin(k), k, 1, 3)", "1.89188841969"],
    ["product(k, k, 1, 5)", "120"],
    ["product(1 - 1/k^2, k, 2, 50)", "51/100 = 0.51"],
    ["sum(x^k, k, 0, 3)", "x³ + x² + x + 1"],
    ["2 sum(k, k, 1, 4) + 1", "21"],
  ])("%s is %s", (line, text) => expect(answerOf(line)).toMatchObject({ text }));

  it.each(["sum(k, k, 1, 100000)", "sum(k, k, 1, 2.5)", "sum(1/2^k, k, 0, inf)", "product(k, 1, 5)"])(
    "%s has no figure",
    (line) => expect(run({ line, definitions: [] }).ok).toBe(false),
  );
});

describe("exp of a matrix", () => {
  it.each([
    ["exp([[0, 1], [0, 0]])", "[[1, 1], [0, 1]]"],
    ["exp([[1, 2], [3, 4]])", "[[51.9689561987, 74.736564567], [112.104846851, 164.073803049]]"],
    [
      "exp([[-20, 1], [0, -30]])",
      "[[2.06115362244 × 10⁻⁹, 2.06106004621 × 10⁻¹⁰], [0, 9.35762296884 × 10⁻¹⁴]]",
    ],
    ["exp([[0, -pi/3], [pi/3, 0]])", "[[0.5, −0.866025403784], [0.866025403784, 0.5]]"],
    ["expm([[1, 0], [0, 2]])", "[[2.71828182846, 0], [0, 7.38905609893]]"],
    ["expEach([[0, 1], [1, 0]])", "[[1, 2.71828182846], [2.71828182846, 1]]"],
  ])("%s is %s", (line, text) => expect(answerOf(line)).toMatchObject({ text }));

  it("has a bound", () => {
    expect(run({ line: "exp([[100, 0], [0, 1]])", definitions: [] }).ok).toBe(false);
    const row = `[${Array(12).fill("4.9").join(", ")}]`;
    const taken = cpuClock();
    run({ line: `exp([${Array(12).fill(row).join(", ")}])`, definitions: [] });
    expect(taken()).toBeLessThan(150);
  });
});

/** Solutions by SymPy’s definitions, checked by hand: each pair satisfies both equations. */
describe("two equations that are not linear", () => {
  it.each([
    ["x+y=7, xy=12", "(x, y) = (4, 3); (x, y) = (3, 4)"],
    ["x + y = 7, x y = 12", "(x, y) = (4, 3); (x, y) = (3, 4)"],
    ["x^2+y^2=25, x-y=1", "(x, y) = (−3, −4); (x, y) = (4, 3)"],
    ["x^2+y^2=25, xy=12", "(x, y) = (−3, −4); (x, y) = (−4, −3); (x, y) = (4, 3); (x, y) = (3, 4)"],
    ["y = x^2, y = 2x", "(x, y) = (0, 0); (x, y) = (2, 4)"],
    ["xy = 1, x + y = 2", "(x, y) = (1, 1)"],
    ["x^3+y^3=9, x+y=3", "(x, y) = (2, 1); (x, y) = (1, 2)"],
    ["x^2+y^2=4, y=x", "(x, y) ≈ (−1.41421356237, −1.41421356237); (x, y) ≈ (1.41421356237, 1.41421356237)"],
    // Two circles, ellipses, hyperbolas: x²/9 + y²/4 = 1 and x² − y² = 1 meet at x² = 45/13, y² = 32/13.
    ["x^2+y^2=25, x^2-y^2=7", "(x, y) = (−4, −3); (x, y) = (4, −3); (x, y) = (−4, 3); (x, y) = (4, 3)"],
    ["x^2+y^2=25, (x-1)^2+y^2=16", "(x, y) = (5, 0)"],
    ["x^2+xy+y^2=7, x^2-xy+y^2=3", "(x, y) = (−1, −2); (x, y) = (−2, −1); (x, y) = (2, 1); (x, y) = (1, 2)"],
    ["x^2=4, y^2=9", "(x, y) = (−2, −3); (x, y) = (2, −3); (x, y) = (−2, 3); (x, y) = (2, 3)"],
    [
      "x^2/9+y^2/4=1, x^2-y^2=1",
      "(x, y) ≈ (−1.86052101884, −1.56892908111); (x, y) ≈ (1.86052101884, −1.56892908111); (x, y) ≈ (−1.86052101884, 1.56892908111); (x, y) ≈ (1.86052101884, 1.56892908111)",
    ],
  ])("%s", (line, text) => expect(answerOf(line)).toMatchObject({ text }));

  // Roots by bisection in Python.
  it.each([
    [
      "y = sin(x), y = x/2",
      "(x, y) ≈ (−1.89549426703, −0.947747133517); (x, y) = (0, 0); (x, y) ≈ (1.89549426703, 0.947747133517)",
    ],
    ["e^x = y, x + y = 1", "(x, y) = (0, 1)"],
    ["sin(x) + y = 1, x = y", "(x, y) ≈ (0.510973429389, 0.510973429389)"],
    ["cos(x) = y, sin(y) = x", "(x, y) ≈ (0.694819690731, 0.768169156737)"],
    ["y = 1/x, y = e^x", "(x, y) ≈ (0.56714329041, 1.76322283435)"],
    ["y = sqrt(x), y = x^2/8", "(x, y) = (0, 0); (x, y) = (4, 2)"],
  ])("%s, by a search that names its range", (line, text) =>
    expect(answerOf(line)).toEqual({ text, notes: expect.stringContaining("from −10 to 10") }),
  );

  it.each(["sin(x) sin(y) = 1, x y = 2", "y = sin(x), 2y = 2sin(x)", "x^3 + y^3 = 9, x^2 y + x y^2 = 6"])(
    "%s has no figure",
    (line) => expect(run({ line, definitions: [] }).ok).toBe(false),
  );

  it("without a solution says so", () => {
    expect(answerOf("x y = 1, x y = 2")).toEqual({ text: "", notes: expect.stringMatching(/no common/) });
    expect(answerOf("x^2+y^2=1, x^2+y^2=2").notes).toMatch(/no common/);
  });

  it("with infinitely many solutions says so", () => {
    expect(answerOf("x^2+y^2=1, 2x^2+2y^2=2")).toEqual({
      text: "",
      notes: expect.stringMatching(/infinitely/),
    });
  });
});

describe("a zero at an edge of the domain", () => {
  it.each([
    ["sqrt(x) = x", "x_1 = 0; x_2 = 1"],
    ["sqrt(x-1.37) = 0", "x = 1.37 = 137/100"],
    ["asin(x) = pi/2", "x = 1"],
    ["sqrt(1-x^2) = 0", "x_1 = −1; x_2 = 1"],
    ["solve(sqrt(x) = x, x, 0, 5)", "x_1 = 0; x_2 = 1"],
    ["sqrt(x) + 0.000001 = 0", ""],
  ])("is a solution of %s if it is exact", (line, text) => expect(answerOf(line)).toMatchObject({ text }));
});

describe("bars", () => {
  it.each([
    ["|-3|", "3"],
    ["|3 - 5| + |2|", "4"],
    ["|2 - |-7||", "5"],
    ["||-3|-5|", "2"],
    ["|3+4i|", "5"],
    ["sqrt|-16|", "4"],
    ["2|x-1|", "2 · |x − 1|"],
    ["\\left|x-3\\right|", "|x − 3|"],
    ["|x-1| = 3", "x = −2; x = 4"],
    ["|x^2-4| = 3", "x = −√7 ≈ −2.64575131106; x = −1; x = 1; x = √7 ≈ 2.64575131106"],
    ["|2x-3| = |x+1|", "x = 2/3 ≈ 0.666666666667; x = 4"],
    ["|x| = x", "x ≥ 0"],
    ["solve(|x| = 20, x)", "x = −20; x = 20"],
  ])("mean the absolute value in %s", (line, text) => expect(answerOf(line)).toMatchObject({ text }));

  it.each([
    ["|x| = -2", /No real number/],
    ["|x - 1| = |1 - x|", /true for every x/],
  ])("%s has no numbers", (line, notes) => {
    expect(answerOf(line)).toEqual({ text: "", notes: expect.stringMatching(notes) });
  });

  it("that do not close are refused", () => expect(run({ line: "|x", definitions: [] }).ok).toBe(false));
});

describe("inequalities", () => {
  it.each([
    ["x^2 < 4", "−2 < x < 2"],
    ["2x+1 > 5", "x > 2"],
    ["3 - x ≥ 1", "x ≤ 2"],
    ["x^2 >= 4", "x ≤ −2; x ≥ 2"],
    ["x^2 <= 0", "x = 0"],
    ["x^2 <= 2", "−√2 ≤ x ≤ √2"],
    ["1/x < 2", "x < 0; x > 1/2"],
    ["(x-1)^2 (x+2) >= 0", "x ≥ −2"],
    ["(x-1)^2 (x+2) > 0", "−2 < x < 1; x > 1"],
    ["(x^2-1)/(x-1) > 0", "−1 < x < 1; x > 1"],
    ["(x-1)^2/(x-1) >= 0", "x > 1"],
    ["x^3 - x - 1 > 0", "x > 1.32471795724"],
    ["1 < x < 3", "1 < x < 3"],
    ["1 < x^2 < 9", "−3 < x < −1; 1 < x < 3"],
    ["1 <= x^2 < 9", "−3 < x ≤ −1; 1 ≤ x < 3"],
    ["5 ≥ 2x+3 > -1", "−2 < x ≤ 1"],
    ["0 < 1/x < 2", "x > 1/2"],
    ["0 <= x^2 <= 0", "x = 0"],
    ["3 > 2x > x", "0 < x < 3/2"],
    ["(x-1)^60 > 0", "x < 1; x > 1"],
    ["|x-1| < 3", "−2 < x < 4"],
    ["|x-1| >= 3", "x ≤ −2; x ≥ 4"],
    ["|x^2-4| > 3", "x < −√7; −1 < x < 1; x > √7"],
    ["|x| + |x-1| <= 1", "0 ≤ x ≤ 1"],
    ["|1/x| > 2", "−1/2 < x < 0; 0 < x < 1/2"],
    ["||x|-1| < 1", "−2 < x < 0; 0 < x < 2"],
    ["2 < |x-3| < 5", "−2 < x < 1; 5 < x < 8"],
    ["|x|/x > 0", "x > 0"],
    ["x|x| > 4", "x > 2"],
    ["|x-5| <= 0", "x = 5"],
    ["|x|+|x-1|+|x-2|+|x-3|+|x-4|+|x-5|+|x-6|+|x-7|+|x-8|+|x-9|+|x-10| <= 30", "x = 5"],
  ])("%s", (line, text) => expect(answerOf(line)).toMatchObject({ text }));

  it.each([
    ["x^2 < 0", /No real number/],
    ["1 < x < 1", /No real number/],
    ["x^2 > -1", /Every real x/],
    ["|x| < -1", /No real number/],
    ["|x| >= 0", /Every real x/],
  ])("%s has no limits", (line, notes) => {
    expect(answerOf(line)).toEqual({ text: "", notes: expect.stringMatching(notes) });
  });

  it.each(["1 < x > 3", "1 < x < 3 < 4", "sin(x) > 0", "x < y", "3 < 4"])("%s has no figure", (line) =>
    expect(run({ line, definitions: [] }).ok).toBe(false),
  );
});
