/** One test per sentence of the specification on the basic calculator (sections 3, 4, 5, 8 and 9). */
import { describe, expect, it } from "vitest";
import { parseRatio } from "../../../units/rational.ts";
import { resultText } from "../number-text.ts";
import { INITIAL_STATE } from "../state.ts";
import { display, press } from "./press.ts";

describe("section 3, state", () => {
  it("displayValue is a string and starts at 0", () => expect(INITIAL_STATE.displayValue).toBe("0"));

  it("has firstOperand, waitingForSecondOperand and operator", () => {
    expect(INITIAL_STATE.firstOperand).toBeNull();
    expect(INITIAL_STATE.waitingForSecondOperand).toBe(false);
    expect(INITIAL_STATE.operator).toBeNull();
    const state = press("12 +");
    expect(state.firstOperand).toEqual(parseRatio("12"));
    expect(state.waitingForSecondOperand).toBe(true);
    expect(state.operator).toBe("+");
  });
});

describe("section 4, states and transitions", () => {
  it("a digit replaces the display if it is 0", () => expect(display("7")).toBe("7"));
  it("a digit replaces the display if waiting for the second operand", () => {
    const state = press("12 + 7");
    expect(state.displayValue).toBe("7");
    expect(state.waitingForSecondOperand).toBe(false);
  });
  it("otherwise a digit appends", () => expect(display("1 2 0 0 5")).toBe("12005"));
  it("a digit after 0 does not write a leading zero", () => expect(display("0 0 5")).toBe("5"));

  it("the decimal key shows 0. when waiting", () => {
    expect(display("12 + .")).toBe("0.");
    expect(display("12 + 7 = .")).toBe("0.");
  });
  it("the decimal key is ignored if a decimal point is already present", () => {
    expect(display("1 . 5 . 2")).toBe("1.52");
  });
  it("the decimal key appends to a typed number and to the first 0", () => {
    expect(display("3 .")).toBe("3.");
    expect(display(".")).toBe("0.");
  });

  it("an operator with no first operand stores the display value and waits", () => {
    const state = press("12 *");
    expect(state.firstOperand).toEqual(parseRatio("12"));
    expect(state.operator).toBe("*");
    expect(state.waitingForSecondOperand).toBe(true);
    expect(state.displayValue).toBe("12");
  });
  it("an operator pressed again while waiting replaces the operator", () => {
    expect(press("8 + *").operator).toBe("*");
    expect(display("8 + - * / 2 =")).toBe("4");
  });

  it("an operator with a pending operation computes the result and chains", () => {
    const state = press("2 + 3 *");
    expect(state.displayValue).toBe("5");
    expect(state.firstOperand).toEqual(parseRatio("5"));
    expect(state.operator).toBe("*");
    expect(display("2 + 3 * 4 =")).toBe("20");
    expect(display("100 - 5 * 2 =")).toBe("190");
  });
  it("the computed result is rounded to 7 decimals", () => {
    expect(display("1 / 3 +")).toBe("0.3333333");
    expect(display("2 / 3 +")).toBe("0.6666667");
    expect(display("1 / 3 =")).toBe("0.3333333");
  });

  it("equals computes and shows the result", () => expect(display("12 + 7 =")).toBe("19"));
  it("equals clears the operator", () => {
    expect(press("12 + 7 =").operator).toBeNull();
    expect(press("12 + 7 =").firstOperand).toBeNull();
  });
  it("equals waits for new input", () => {
    expect(press("12 + 7 =").waitingForSecondOperand).toBe(true);
    expect(display("12 + 7 = 5")).toBe("5");
    expect(display("12 + 7 = * 2 =")).toBe("38");
  });

  it("clear resets everything", () => {
    for (const keys of ["12", "12 +", "12 + 7", "12 + 7 =", "8 / 0 +", "8 / 0 =", "1/x"]) {
      const { ans: _ans, history: _history, ...rest } = press("AC", press(keys));
      const { ans: _ans0, history: _history0, ...initial } = INITIAL_STATE;
      expect(rest).toEqual(initial);
    }
  });

  it("the sign key negates the display", () => {
    expect(display("5 ±")).toBe("-5");
    expect(display("5 ± ±")).toBe("5");
    expect(display("5 ± 7")).toBe("-57");
    expect(display("2 + 3 = ±")).toBe("-5");
  });
  it("the percent key divides the display by 100", () => {
    expect(display("50 %")).toBe("0.5");
    expect(display("12.5 %")).toBe("0.125");
    expect(display("200 + 10 %")).toBe("0.1");
    expect(display("200 + 10 % =")).toBe("200.1");
    expect(display("250 * 18 % =")).toBe("45");
    expect(display("80 + 10 % =")).toBe("80.1");
  });
});

describe("sections 5 and 8, division by zero", () => {
  const notice = { title: "Error", text: "Cannot divide by zero" };

  it("is refused with the toast Error / Cannot divide by zero", () => {
    expect(press("8 / 0 =").notice).toEqual(notice);
    expect(press("8 / 0 +").notice).toEqual(notice);
    expect(press("0 / 0 =").notice).toEqual(notice);
  });
  it("on an operator press the operand is kept", () => {
    const state = press("8 / 0 +");
    expect(state.firstOperand).toEqual(parseRatio("8"));
    expect(state.displayValue).toBe("8");
    expect(display("2 =", state)).toBe("4");
    expect(display("+ 2 =", state)).toBe("10");
  });
  it("on equals the state is reset", () => {
    const state = press("8 / 0 =");
    expect(state).toEqual({ ...INITIAL_STATE, notice });
    expect(display("4 + 1 =", state)).toBe("5");
  });
  it("the notice is gone with the next key", () => expect(press("8 / 0 = 4").notice).toBeNull());
});

describe("section 9, rounding", () => {
  it.each([
    ["1/10000000", "0.0000001"],
    ["5/100000000", "0.0000001"],
    ["-5/100000000", "-0.0000001"],
    ["4/100000000", "0"],
    ["-4/100000000", "0"],
    ["1.00000005", "1.0000001"],
    ["-1.00000005", "-1.0000001"],
    ["2.5", "2.5"],
  ])("%s is shown as %s: 7 decimals, half away from zero, no trailing zeros", (exact, expected) => {
    expect(resultText(parseRatio(exact))).toBe(expected);
  });
});
