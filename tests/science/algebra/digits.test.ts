import { describe, expect, it } from "vitest";
import { firstProblem } from "../../../lib/core/result/result.ts";
import { partText } from "../../../lib/science/algebra/part.ts";
import { run } from "../../../lib/science/algebra/run.ts";

/** Returns the lines of an answer. Expected values are those of Python’s fractions. */
function linesOf(line: string): string[] {
  const answer = run({ line, definitions: [] });
  if (!answer.ok) throw new Error(firstProblem(answer).message);
  return answer.parts.map(partText);
}

describe("an exact number with more digits than are displayed", () => {
  it("has its fraction below it", () => {
    expect(linesOf("(1/3)^60")).toEqual([
      "2.35898248759 × 10⁻²⁹",
      "Exactly: 1/42,391,158,275,216,203,514,294,433,201",
    ]);
  });

  it("has an approximate equals sign behind a name", () => {
    expect(linesOf("integrate(x^30/12345678901234567890123, x, 0, 7)")[0]).toMatch(/ ≈ 412\.251808382$/);
  });

  it("is in full among the terms of a polynomial, and marked beyond 80 digits", () => {
    expect(linesOf("charpoly([[12345678901234, 2/7], [3, 98765432109876/13]])")).toEqual([
      "det(λ I − A): λ² − 259,259,257,825,918/13 · λ + 8,535,284,179,591,086,106,279,908,810/91",
    ]);
    expect(linesOf("charpoly([[-3^200, 0], [0, 0]])")).toEqual([
      "det(λ I − A): λ² + ≈ 2.65613988876 × 10⁹⁵ · λ",
    ]);
  });

  it("is in full before the factors of a polynomial", () => {
    expect(linesOf("factor((x^2 - 2)/12345678901234567890123456789)")[0]).toMatch(
      /^1\/12,345,678,901,234,567,890,123,456,789 · /,
    );
  });

  it("does not count as an exact root", () => {
    const answer = run({ line: "roots((x - 3^60)(x - 1))", definitions: [] });
    expect(answer.ok && answer.notes.join()).not.toContain("all exact");
  });
});

describe("a matrix", () => {
  it("marks what is rounded beside exact fractions", () => {
    expect(linesOf("[[1/3, sqrt(2)], [1, 2]]")).toEqual(["[[1/3, ≈ 1.41421356237], [1, 2]]"]);
    expect(linesOf("[1/3, 2^0.5]")).toEqual(["[[1/3], [≈ 1.41421356237]]"]);
  });

  it("marks an entry that lost digits beside one that did not", () => {
    expect(linesOf("[[1, 1], [0, 3]]^60")).toEqual([
      "[[1, ≈ 2.11955791376 × 10²⁸], [0, ≈ 4.23911582752 × 10²⁸]]",
    ]);
  });

  it("has no marks where all of its entries are whole or rounded", () => {
    expect(linesOf("[[1, sqrt(2)], [0, 1]]")).toEqual(["[[1, 1.41421356237], [0, 1]]"]);
  });
});

describe("a zero of a function", () => {
  // Values by mpmath 1.3 with 30 digits.
  it.each([
    ["solve(cos(x) = x, x, 0, 2)", "x = 0.739085133215"],
    ["solve(x^x = 2, x, 0.5, 3)", "x = 1.55961046946"],
    ["solve((exp(x) - 2)^2 = 0, x, -1, 1)", "x = 0.69314718056 (touches zero)"],
    ["solve(abs(x - 0.0123) = 0, x, -1, 1)", "x = 0.0123 (touches zero)"],
    ["solve(10^10 (exp(x) - 1)^3 = 0, x, -1, 1.3)", "x = 0"],
    ["sin(x) = x", "x = 0"],
  ])("has only proven digits: %s", (line, expected) => expect(linesOf(line)).toEqual([expected]));
});

describe("a scalar result", () => {
  // Values by mpmath 1.3 with 30 digits.
  it.each([
    ["ln(1 + 10^-15)", "1 × 10⁻¹⁵"],
    ["10^20 + 1 - 10^20", "1"],
    ["e^1000 / e^999", "2.71828182846"],
    ["erf(0.5)", "0.520499877813"],
    ["derivative(sin(x), x, 1, 10^22)", "0.523214785395"],
    ["ln(2) + ln(3) - ln(6)", "0"],
  ])("has only proven digits: %s", (line, expected) => expect(linesOf(line)).toEqual([expected]));
});
