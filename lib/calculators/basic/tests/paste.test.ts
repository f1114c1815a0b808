import { describe, expect, it } from "vitest";
import { display, paste, press } from "./press.ts";

describe("paste of a number", () => {
  it.each([
    ["1,234.50", "1234.5"],
    ["−5", "-5"],
    ["-5", "-5"],
    ["+5", "5"],
    ["1e3", "1000"],
    ["1.5E−9", "1.5e-9"],
    [".5", "0.5"],
    ["1.234.567,89", "1234567.89"],
    ["1 234 567", "1234567"],
    ["1\u202f234,5", "1234.5"],
    ["0,125", "0.125"],
    ["1,5", "1.5"],
    ["$1,299.00", "1299"],
    ["1299 €", "1299"],
    ["-$20", "-20"],
    ["  42\n", "42"],
    ["50%", "0.5"],
    ["12345678901234567890", "1.234567890123457e19"],
    ["0.00000000000000000001", "1e-20"],
  ])("“%s” shows %s", (text, expected) => {
    const state = paste(text);
    expect(state.notice).toBeNull();
    expect(state.displayValue).toBe(expected);
  });

  it("replaces what is typed, and a digit replaces it", () => {
    expect(paste("7", press("12")).displayValue).toBe("7");
    expect(display("3", paste("7"))).toBe("3");
  });
  it("is the second operand after an operator", () =>
    expect(display("=", paste("7", press("12 +")))).toBe("19"));
});

describe("paste of an expression", () => {
  it.each([
    ["12 + 7 =", "19"],
    ["=12+7=", "19"],
    ["2 + 3 × 4 =", "20"],
    ["10 ÷ 4 − 1 =", "1.5"],
    ["5 - -3 =", "8"],
    ["6 x 7 =", "42"],
    ["200 * 15% =", "30"],
    ["1,000 / 8 =", "125"],
  ])("“%s” is run through the keys: %s", (text, expected) => expect(paste(text).displayValue).toBe(expected));

  it("leaves the last operation pending without an equals sign", () => {
    const state = paste("12 + 7");
    expect(state.displayValue).toBe("7");
    expect(display("=", state)).toBe("19");
  });
  it("goes on from the display when it begins with an operator", () =>
    expect(display("=", paste("* 7", press("6")))).toBe("42"));
});

describe("what cannot be pasted", () => {
  it.each([
    ["", "There is no number in the pasted text"],
    ["   ", "There is no number in the pasted text"],
    ["12abc", "Paste a number such as 1,234.50, or numbers with + − × ÷ between them"],
    ["hello", "Paste a number such as 1,234.50, or numbers with + − × ÷ between them"],
    ["NaN", "Paste a number such as 1,234.50, or numbers with + − × ÷ between them"],
    ["Infinity", "Paste a number such as 1,234.50, or numbers with + − × ÷ between them"],
    ["(1 + 2) * 3", "This calculator has no parentheses; use the scientific calculator for them"],
    ["1 2", "There is no operator between two of the pasted numbers"],
    ["1.2.3", "There is no operator between two of the pasted numbers"],
    ["12 + 7 = 19", "Nothing may follow the equals sign"],
    ["1e999", "Too large: this calculator stops at 10 to the power of 308"],
    ["1e-350", "Too close to zero: this calculator stops at 10 to the power of −308"],
    ["８", "Paste a number such as 1,234.50, or numbers with + − × ÷ between them"],
    ["😀", "Paste a number such as 1,234.50, or numbers with + − × ÷ between them"],
    ["\u0000", "Paste a number such as 1,234.50, or numbers with + − × ÷ between them"],
    ["8 / 0 + 1", "Cannot divide by zero"],
    ["9".repeat(1001), "The pasted text is longer than 1,000 characters"],
  ])("“%s”", (text, sentence) => {
    const before = press("5 + 2");
    const after = paste(text, before);
    expect(after.notice).toEqual({ title: "Error", text: sentence });
    expect({ ...after, notice: null }).toEqual(before);
  });
});
