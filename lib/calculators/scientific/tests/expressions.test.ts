import { describe, expect, test } from "vitest";
import { failure } from "../../../core/result/result.ts";
import type { AngleUnit } from "../../../science/functions/angle-unit.ts";
import { evaluateExpression } from "../expression/evaluate.ts";

const evaluate = (text: string, angle: AngleUnit = "deg") => evaluateExpression(text, { angle });

describe("the echo shows how an expression was read", () => {
  test.each([
    ["1/2π", "(1 ÷ 2) × π"],
    ["1+2+3*4", "1 + 2 + (3 × 4)"],
    ["1-(2-3)", "1 − (2 − 3)"],
    ["2*3*4", "2 × 3 × 4"],
    ["-3^2", "−(3^2)"],
    ["(-3)^2", "(−3)^2"],
    ["2^-1", "2^−1"],
    ["2^3^2", "2^(3^2)"],
    ["3!!", "(3!)!"],
    ["5%", "5%"],
    ["15% of 80", "(15%) × 80"],
    ["15%of(80+20)", "(15%) × (80 + 20)"],
    ["15 of 80", undefined],
    ["15% often", undefined],
    ["√4^2", "sqrt(4^2)"],
    ["√2x", undefined],
    ["sin²(30)", "sin(30)^2"],
    ["sin^-1(0.5)", "asin(0.5)"],
    ["max(1,5;2)", "max(1.5; 2)"],
    ["|1-2", "abs(1 − 2)"],
    ["2 5nCr2", undefined],
    ["10 nCr 3 * 2", "(10 nCr 3) × 2"],
    ["-7 mod 3", "(−7) mod 3"],
    ["12°30'", "12.5°"],
    ["1e21", "1e21"],
    ["1e-9", "1e-9"],
    ["hbar phi tau", "ħ × φ × τ"],
  ])("%s → %s", (text, echo) => {
    const result = evaluate(text);
    expect(result.ok ? result.echo : undefined).toBe(echo);
  });
});

describe("a refusal is a sentence with the column to blame", () => {
  test.each([
    ["", "The expression is empty.", 1],
    ["   ", "The expression is empty.", 1],
    ["1+", "A number is missing after +.", 2],
    ["*2", "A number is missing before *.", 1],
    ["2+*3", "A number is missing after +.", 2],
    ["()", "There is nothing between these parentheses.", 1],
    ["sin()", "sin needs a value: write sin(x).", 4],
    ["sin 30", "sin needs parentheses: write sin(x).", 1],
    ["sin30", "sin30 is not a known name; did you mean sin(30)?", 1],
    ["pi2", "pi2 is not a known name; did you mean pi × 2?", 1],
    ["π2", "An operator is missing before 2.", 2],
    ["2 3", "An operator is missing before 3.", 3],
    ["5%3", "An operator is missing before 3 (% is percent; the remainder is mod).", 3],
    ["2)", "This closing parenthesis has no opening one.", 2],
    ["(1;2)", "Values are separated only inside a function such as max(1; 2).", 3],
    ["(1, 2)", "A comma separates values only inside a function such as max(1, 2).", 3],
    ["1,234", "1,234 can mean 1.234 or 1234: write the one you mean.", 1],
    ["1..2", "A number can have only one decimal mark.", 1],
    ["1.2.3", "A number can have only one decimal mark.", 1],
    ["2E", "Digits are missing after the E of this number.", 1],
    ["2E+x", "Digits are missing after the E of this number.", 1],
    ["12abc", "abc is not a known name.", 3],
    ["log(1;2;3)", "log cannot take 3 values: write log(x) or log(x; b).", 1],
    ["root(8)", "root cannot take 1 value: write root(n; x).", 1],
    ["log^-1(2)", "log has no inverse function here.", 1],
    ["sin^0.5(30)", "Write (sin(x))^n for this power of sin.", 5],
    ["12°61'", "Minutes and seconds of an angle must be below 60.", 1],
    ["x+1", "x is not a known name.", 1],
    ["NA+na", "na is not a known name.", 4],
    ["1/0", "Division by zero has no result.", 2],
    ["5+3/(2-2)", "Division by zero has no result.", 4],
    ["5 mod 0", "Division by zero has no remainder.", 3],
    ["0^-1", "Zero cannot be raised to a negative power.", 2],
    ["√-4", "The square root of a negative number is not real.", 1],
    ["root(4; -16)", "An even root of a negative number is not real.", 1],
    ["root(0; 2)", "The zeroth root does not exist.", 1],
    ["root(2.5; -2)", "A fractional root of a negative number is not real.", 1],
    ["root(-3; 0)", "Zero cannot be raised to a negative power.", 1],
    ["ln(0)", "A logarithm needs a number above zero.", 1],
    ["log(-1)", "A logarithm needs a number above zero.", 1],
    ["log(2; 1)", "The base of a logarithm must be above zero and not 1.", 1],
    ["log(2; -2)", "The base of a logarithm must be above zero and not 1.", 1],
    ["1+asin(2)", "asin needs a number from −1 to 1.", 3],
    ["acos(-1.1)", "acos needs a number from −1 to 1.", 1],
    ["acosh(0.5)", "acosh needs a number of at least 1.", 1],
    ["atanh(1)", "atanh needs a number between −1 and 1.", 1],
    ["tan(90)", "tan has no value here: the angle is an odd number of quarter turns.", 1],
    ["tan(-450)", "tan has no value here: the angle is an odd number of quarter turns.", 1],
    ["cot(180)", "cot has no value at this angle.", 1],
    ["sec(90)", "sec has no value at this angle.", 1],
    ["csc(0)", "csc has no value at this angle.", 1],
    ["atan2(0;0)", "atan2 needs a point other than (0, 0).", 1],
    ["(-1)!", "The factorial of a negative whole number does not exist.", 5],
    ["gamma(-2)", "gamma has no value at 0 or at negative whole numbers.", 1],
    ["(-5) nCr 2", "nCr needs whole numbers of at least 0.", 6],
    ["nPr(2.5; 1)", "nPr needs whole numbers of at least 0.", 1],
    ["gcd(1.5; 2)", "gcd needs whole numbers.", 1],
    ["round(1; 2.5)", "The decimals of round must be a whole number from −15 to 15.", 1],
    ["9^9^9^9", "The result is too large (the limit is 10^1,000,000,000).", 1],
    ["exp(10^10)", "The result is too large (the limit is 10^1,000,000,000).", 1],
    ["exp(-10^10)", "The result is too small (the limit is 10^−1,000,000,000).", 1],
    ["1e9999999999", "This number is too large (the limit is 10^1,000,000,000).", 1],
    ["1e-9999999999", "This number is too small (the limit is 10^−1,000,000,000).", 1],
  ])("%j: %s", (text, message, column) => {
    expect(evaluate(text)).toEqual(failure("", message, column));
  });

  test("a negative base with a fractional exponent names the way out", () => {
    expect(evaluate("(-8)^(1/3)")).toMatchObject({
      ok: false,
      problems: [{ message: expect.stringContaining("cbrt(x)") }],
    });
  });
  test("tan(π/2) in radians has no value either", () => {
    expect(evaluate("tan(π/2)", "rad")).toMatchObject({ ok: false });
  });
});

describe("missing closing brackets are added and counted", () => {
  test.each([
    ["(1+2", 1],
    ["((1+(2", 3],
    ["|1-3", 1],
    ["sqrt(16", 1],
    ["(1)", 0],
  ])("%s: %i", (text, closed) => expect(evaluate(text)).toMatchObject({ ok: true, closed }));
});

describe("names", () => {
  test.each([
    ["PI", "3.1415927"],
    ["Pi", "3.1415927"],
    ["SIN(30)", "0.5"],
    ["Arcsin(0.5)", "30"],
    ["lg(100)", "2"],
    ["log10(100)", "2"],
    ["lb(8)", "3"],
    ["5 ncr 2", "10"],
  ])("%s is %s", (text, display) => expect(evaluate(text)).toMatchObject({ ok: true, display }));

  test("Ans is the last result", () => {
    expect(evaluateExpression("2ans+1", { angle: "deg", ans: 4 })).toMatchObject({ value: 9 });
  });
});

describe("texts of a result", () => {
  test.each([
    ["1e-9", "0", "1e-9"],
    ["-1e-9", "0", "-1e-9"],
    ["1/3", "0.3333333", "0.333333333333333"],
    ["5e-8", "0.0000001", "5e-8"],
    ["1.00000005", "1.0000001", "1.00000005"],
    ["-1.00000005", "-1.0000001", "-1.00000005"],
    ["100.1-100", "0.1", "0.1"],
    ["1/10000", "0.0001", "0.0001"],
    ["1/100000", "0.00001", "1e-5"],
    ["999999999999", "999999999999", "999999999999"],
    ["10^12", "1000000000000", "1e12"],
    ["123456789.12345678", "123456789.1234568", "123456789.123457"],
    ["2^53", "9007199254740992", "9.00719925474099e15"],
    ["10^16", "1e16", "1e16"],
    ["170!", "7.257415615308e306", "7.257415615308e306"],
    ["0*-1", "0", "0"],
  ])("%s displays %s, precisely %s", (text, display, precise) => {
    expect(evaluate(text)).toMatchObject({ display, precise });
  });
  test("never −0", () => {
    for (const text of ["0*-1", "-0", "round(-0.4)", "sin(-180)"]) {
      const result = evaluate(text);
      expect(result.ok && Object.is(result.value, 0), text).toBe(true);
    }
  });
});

test.each(["−", "–", "—", "‐"])("an exponent takes the typographic minus %s as its sign", (minus) => {
  const reading = evaluate(`1.6e${minus}19`);
  expect(reading).toMatchObject({ ok: true, value: 1.6e-19 });
});
