/** One test per sentence on the scientific calculator in sections 4, 5, 8 and 9 of the specification. */
import { describe, expect, test } from "vitest";
import { displayed } from "../keypad/reducer.ts";
import { INITIAL_STATE } from "../keypad/state.ts";
import { expressionAfter, press, typeText } from "./press.ts";

const writes = (cases: readonly (readonly [keys: string, expression: string])[]) =>
  test.each(cases)("%s writes %s", (keys, expression) => {
    expect(expressionAfter(keys)).toBe(expression);
  });

describe("Number: appended; after ) or π or e a multiplication is inserted first", () => {
  writes([
    ["1 2", "12"],
    ["1 . 5", "1.5"],
    ["( 2 ) 3", "(2)*3"],
    ["π 2", "π*2"],
    ["e 2", "e*2"],
    ["2 + 3", "2+3"],
  ]);
});

describe("Constant: appended; implicit multiplication after a digit, ), π, e or a decimal point", () => {
  writes([
    ["π", "π"],
    ["2 π", "2*π"],
    ["( 2 ) π", "(2)*π"],
    ["π e", "π*e"],
    ["e π", "e*π"],
    ["2 . π", "2.*π"],
    ["2 + π", "2+π"],
  ]);
});

describe("Operator", () => {
  describe("ignored when the expression is empty or ends in ( or ^", () => {
    writes([
      ["+", ""],
      ["-", ""],
      ["( *", "("],
      ["2 ^ /", "2^"],
    ]);
  });
  describe("if the last character is already + - * /, it is replaced", () => {
    writes([
      ["2 + -", "2-"],
      ["2 - *", "2*"],
      ["2 * /", "2/"],
      ["2 / +", "2+"],
      ["2 + ^", "2^"],
    ]);
  });
});

describe("Function: wraps the trailing number, or opens a call", () => {
  writes([
    ["3 0 sin", "sin(30)"],
    ["2 + 3 0 cos", "2+cos(30)"],
    ["9 sqrt", "sqrt(9)"],
    ["1 . 5 tan", "tan(1.5)"],
    ["1 0 log", "log(10)"],
    ["1 0 ln", "ln(10)"],
    ["2 + sin", "2+sin("],
    ["( cos", "(cos("],
    ["2 ^ tan", "2^tan("],
    ["log", "log("],
    ["( 2 ) ln", "(2)*ln("],
  ]);
});

describe("Square: appends ^2; ignored when empty or after an operator or (", () => {
  writes([
    ["5 x²", "5^2"],
    ["π x²", "π^2"],
    ["( 2 ) x²", "(2)^2"],
    ["x²", ""],
    ["5 + x²", "5+"],
    ["( x²", "("],
  ]);
});

describe("Sign: negates the expression only when it is a plain number", () => {
  writes([
    ["5 ±", "-5"],
    ["5 ± ±", "5"],
    ["1 . 5 ±", "-1.5"],
    ["2 + 3 ±", "2+3"],
    ["π ±", "π"],
    ["±", ""],
  ]);
});

describe("Parenthesis", () => {
  describe("an opening one gets implied multiplication after a digit, ), π, e or a decimal point", () => {
    writes([
      ["(", "("],
      ["2 (", "2*("],
      ["( 2 ) (", "(2)*("],
      ["π (", "π*("],
      ["e (", "e*("],
      ["2 . (", "2.*("],
      ["2 + (", "2+("],
    ]);
  });
  describe("a closing one is appended", () => {
    writes([
      ["( 2 )", "(2)"],
      ["2 )", "2)"],
    ]);
  });
});

describe("Clear: AC empties the expression; otherwise the last character is removed", () => {
  writes([
    ["1 2 + 3 AC", ""],
    ["1 2 + 3 DEL", "12+"],
    ["3 0 sin DEL", "sin(30"],
    ["DEL", ""],
  ]);
});

describe("Equals", () => {
  test("ignored when empty", () => {
    expect(press("=")).toEqual(INITIAL_STATE);
  });

  test.each([
    ["2 ^ 1 0 =", "1024"],
    ["1 0 0 0 log =", "3"],
    ["ln e =", "1"],
    ["π =", "3.1415927"],
    ["e =", "2.7182818"],
    ["3 0 sin =", "0.5"],
    ["6 0 cos =", "0.5"],
    ["4 5 tan =", "1"],
    ["1 8 0 sin =", "0"],
  ])("%s gives %s: ^ power, log base 10, ln natural, π and e, degrees", (keys, result) => {
    expect(displayed(press(keys))).toBe(result);
  });

  test("missing closing parentheses are added", () => {
    expect(displayed(press("( 1 + 2 * ( 3 + 4 ="))).toBe("15");
    expect(displayed(press("sqrt 1 6 ="))).toBe("4");
  });

  test("on success the result replaces the expression and the result flag is set", () => {
    expect(press("2 + 3 =")).toMatchObject({ expression: "5", isResult: true });
  });

  test.each(["4", ".", "π", "+", "sin", "x²", "±", "(", ")", "DEL", "AC"])(
    "then %s clears the flag",
    (key) => {
      expect(press(`2 + 3 = ${key}`).isResult).toBe(false);
    },
  );
});

describe("Display", () => {
  test("0 when empty", () => expect(displayed(INITIAL_STATE)).toBe("0"));
  test("the result", () => expect(displayed(press("2 + 3 ="))).toBe("5"));
  test.each([
    ["1 2 + 3 4", "34"],
    ["1 2", "12"],
    ["3 0 sin", "30"],
    ["2 * (−) 5", "-5"],
    ["1 2 +", "12"],
    ["2 * π", "π"],
    ["sin", "0"],
  ])("otherwise the trailing number: after %s it is %s", (keys, display) => {
    expect(displayed(press(keys))).toBe(display);
  });
});

describe("Section 4, reading conflict: degrees govern", () => {
  test("a new calculator is in degrees", () => expect(INITIAL_STATE.angle).toBe("deg"));
});

describe("Section 5: a result that is NaN or infinite is invalid", () => {
  test.each(["1/0", "0/0", "sqrt(-1)", "ln(0)", "tan(90)", "9^9^9^9", "asin(2)"])("%s", (text) => {
    expect(press("=", typeText(text)).notice).toMatchObject({
      title: "Error",
      text: "Invalid expression format",
    });
  });
});

describe("Sections 5 and 9: results are rounded to 7 decimals with trailing zeros dropped", () => {
  test.each([
    ["1 / 3 =", "0.3333333"],
    ["2 / 3 =", "0.6666667"],
    ["1 / 4 =", "0.25"],
    ["5 / 5 =", "1"],
    ["0 . 1 + 0 . 2 =", "0.3"],
  ])("%s %s", (keys, display) => {
    expect(displayed(press(keys))).toBe(display);
  });
});

describe("Section 8: equals on an invalid expression", () => {
  const state = press("=", typeText("2+*3"));
  test("toast Error / Invalid expression format", () => {
    expect(state.notice).toMatchObject({ title: "Error", text: "Invalid expression format" });
  });
  test("expression cleared, result flag reset", () => {
    expect(state).toMatchObject({ expression: "", isResult: false });
    expect(displayed(state)).toBe("0");
  });
});
