/** Key sequences beyond the specification's sentences. Expected values: arithmetic by hand, or the source named beside them. */

import { describe, expect, it } from "vitest";
import { cpuClock } from "@/tests/cpu-clock.ts";
import { failure, success } from "../../../core/result/result.ts";
import { copyText, displayedText, expressionLine, preciseLine, preview } from "../expression.ts";
import { groupedText } from "../number-text.ts";
import { reduce } from "../reducer.ts";
import { display, press } from "./press.ts";

describe("decimal arithmetic", () => {
  it.each([
    ["0.1 + 0.2 =", "0.3"],
    ["0.3 - 0.1 =", "0.2"],
    ["1.1 * 1.1 =", "1.21"],
    ["1.005 * 1000 =", "1005"],
    ["0.7 + 0.1 - 0.8 =", "0"],
    ["1 / 3 * 3 =", "1"],
    ["10 / 3 * 3 =", "10"],
    ["1 / 3 = * 3 =", "1"],
    ["0.0001 * 0.0001 * 100000000 =", "1"],
    ["9999999999999999 + 1 =", "1e16"],
    ["9999999999999999 * 9999999999999999 =", "9.999999999999998e31"],
    ["123456789 * 987654321 =", "1.219326311126353e17"],
    ["99999999.12345678 + 0 =", "99999999.1234568"],
  ])("%s shows %s", (keys, expected) => expect(display(keys)).toBe(expected));
});

describe("entry", () => {
  it("takes 16 digits and no more", () => {
    expect(display("12345678901234567890")).toBe("1234567890123456");
    expect(display("0.1234567890123456789")).toBe("0.123456789012345");
  });
  it("backspace takes back one character of a typed number", () => {
    expect(display("12.5 ⌫")).toBe("12.");
    expect(display("12.5 ⌫ ⌫ ⌫ ⌫")).toBe("0");
    expect(display("5 ± ⌫")).toBe("0");
    expect(display("0.5 ± ⌫ ⌫")).toBe("0");
  });
  it("backspace does not edit a result or an operand that has been taken", () => {
    expect(display("12 + 7 = ⌫")).toBe("19");
    expect(display("12 + ⌫")).toBe("12");
  });
  it("clear entry empties the display and keeps the operation", () => {
    expect(display("12 + 99 CE 7 =")).toBe("19");
    expect(press("8 / 5 CE * 3 =").displayValue).toBe("24");
    expect(press("12 + 7 = CE").displayValue).toBe("0");
  });
  it("0 has no sign", () => {
    expect(display("±")).toBe("0");
    expect(display("5 - 5 = ±")).toBe("0");
    expect(display("0.05 ±")).toBe("-0.05");
    expect(display("0. ± 0 + 0 =")).toBe("0");
  });
  it("a sign or percent while waiting makes the second operand from the display", () => {
    expect(display("8 + ± =")).toBe("0");
    expect(display("8 + % =")).toBe("8.08");
    expect(display("8 + % + 1 =")).toBe("9.08");
    expect(display("8 + ± 5 =")).toBe("13");
  });
});

describe("equals", () => {
  it("pressed again repeats the operation", () => {
    expect(display("5 + 3 = =")).toBe("11");
    expect(display("2 * 3 = = =")).toBe("54");
    expect(display("5 + 3 = ± =")).toBe("-8");
  });
  it("takes the display as second operand when none was typed (as Windows does)", () =>
    expect(display("5 + =")).toBe("10"));
  it("with nothing does nothing", () => expect(press("=").displayValue).toBe("0"));
  it("after a single number lets the next digit begin a new one", () => expect(display("5 = 3")).toBe("3"));
  it("a new number after it starts fresh", () => expect(display("5 + 3 = 4 =")).toBe("4"));
  it("an operator first takes the 0", () => expect(display("- 5 =")).toBe("-5"));
});

describe("functions", () => {
  it.each([
    ["9 √", "3"],
    ["6.25 √", "2.5"],
    ["2 √", "1.4142136"],
    ["2 √ x²", "2"],
    ["256 √ √ √", "2"],
    ["12 x²", "144"],
    ["8 1/x", "0.125"],
    ["7 + 9 √ =", "10"],
    ["9 √ + 16 √ =", "7"],
  ])("%s shows %s", (keys, expected) => expect(display(keys)).toBe(expected));

  it("√2 to 16 digits, as published (OEIS A002193)", () =>
    expect(preciseLine(press("2 √"))).toEqual({ text: "1.414213562373095", exact: false }));

  it("refuses the root of a negative number and 1 ÷ 0, keeping the display", () => {
    const negative = press("9 ± √");
    expect(negative.notice?.text).toBe("A negative number has no real square root");
    expect(negative.displayValue).toBe("-9");
    expect(press("0 1/x").notice?.text).toBe("Cannot divide by zero");
  });
});

describe("range", () => {
  const huge = "9999999999999999 x² x² x² x²";
  it("ends in a sentence when a result is too large", () => {
    expect(press(huge).notice).toBeNull();
    expect(press(`${huge} x²`).notice?.text).toBe(
      "Too large: this calculator stops at 10 to the power of 308",
    );
    expect(press(`${huge} * =`).notice?.title).toBe("Error");
  });
  it("ends in a sentence when a result is too close to zero, never in a silent 0", () => {
    expect(press(`${huge} 1/x`).notice).toBeNull();
    expect(press(`${huge} 1/x x²`).notice?.text).toBe(
      "Too close to zero: this calculator stops at 10 to the power of −308",
    );
  });
  it("stays quick when fractions grow", () => {
    const taken = cpuClock();
    press(`1.0000001 ${"x² ".repeat(28).trim()}`);
    expect(taken()).toBeLessThan(500);
  });
});

describe("full-precision line", () => {
  it("shows what rounding to 7 decimals hides", () => {
    expect(displayedText(press("1 / 1000000000 ="))).toBe("1e-9");
    expect(preciseLine(press("1 / 1000000000 ="))).toBeNull();
    expect(display("1 / 1000000000 =")).toBe("0");
    expect(preciseLine(press("1 / 3 ="))).toEqual({ text: "0.3333333333333333", exact: false });
  });
  it("is copied when the display shows 0 for it", () => {
    expect(copyText(press("1 / 1000000000 ="))).toBe("1e-9");
    expect(copyText(press("1 / 3 ="))).toBe("0.3333333");
    expect(copyText(press("1234567 ."))).toBe("1234567");
    expect(copyText(press("0"))).toBe("0");
  });
  it("is empty while the display is exact", () => {
    expect(preciseLine(press("0.000000001"))).toBeNull();
    expect(preciseLine(press("1 / 4 ="))).toBeNull();
  });
});

describe("expression line and preview", () => {
  it.each([
    ["12", ""],
    ["12 +", "12 +"],
    ["12 + 7", "12 + 7"],
    ["12 + 7 =", "12 + 7 ="],
    ["12 + 7 = *", "19 ×"],
    ["2 + 3 * 4", "(2 + 3) × 4"],
    ["2 + 3 * +", "2 + 3 +"],
    ["2 * 3 + 4 / 5", "(2 × 3 + 4) ÷ 5"],
    ["2 - 5 ±", "2 − (−5)"],
    ["5 ± x²", "(−5)²"],
    ["5 + 3 = =", "8 + 3 ="],
    ["9 √", "√9"],
    ["7 + 9 √ x²", "7 + (√9)²"],
    ["8 / 4 1/x", "8 ÷ (1/4)"],
    ["8 / 0 +", "8 ÷"],
    ["8 / 0 =", ""],
  ])("after %s the line reads “%s”", (keys, line) => expect(expressionLine(press(keys))).toBe(line));

  it("previews the result while the second operand is typed", () => {
    expect(preview(press("12"))).toBeNull();
    expect(preview(press("12 +"))).toBeNull();
    expect(preview(press("12 + 7"))).toEqual(success("19"));
    expect(preview(press("12 / 0"))).toEqual(failure("", "Cannot divide by zero"));
    expect(preview(press("12 + 7 ="))).toBeNull();
  });
  it("replaces a very long chain by its value", () => {
    const line = expressionLine(press("123456 + ".repeat(60).trim()));
    expect(line.length).toBeLessThan(220);
  });
});

describe("an expression for reading", () => {
  it.each([
    ["1234567 ÷ 8", "1,234,567 ÷ 8"],
    ["0.1234567 + 1000.5", "0.1234567 + 1,000.5"],
    ["(−12345)²", "(−12,345)²"],
    ["1e20 + 999", "1e20 + 999"],
  ])("%s is written %s", (expression, expected) => expect(groupedText(expression)).toBe(expected));
});

describe("percent of the first number, as pocket calculators have it", () => {
  // Expected values: R. Chen, "The Old New Thing" of January 10, 2008, and microsoft/calculator issues 138 and 655:
  // a + b % is a + a·b/100, a × b % is a·b/100; worked out by hand.
  it.each([
    ["80 + 10 % =", "88"],
    ["80 - 10 % =", "72"],
    ["2 + 3 + 5 % =", "5.25"],
    ["250 * 18 % =", "45"],
    ["45 / 18 % =", "250"],
    ["50 %", "0.5"],
    ["80 + 10 = 50 %", "0.5"],
    ["80 + 10 = %", "0.9"],
    ["80 + % =", "144"],
    ["80 + 10 % 5 =", "85"],
    ["80 + 10 % = =", "96"],
    ["80 ± + 10 % =", "-88"],
    ["1 / 3 + 100 % = * 3 =", "2"],
  ])("%s shows %s", (keys, expected) => expect(display(`%→88 ${keys}`)).toBe(expected));

  it("writes the amount that is added", () => {
    expect(expressionLine(press("%→88 80 + 10 %"))).toBe("80 + 8");
    expect(preview(press("%→88 80 + 10 %"))).toEqual(success("88"));
  });
  it("is a choice that clearing keeps and that changes no number", () => {
    expect(display("AC 80 + 10 % =", press("%→88 5 = 8 / 0 ="))).toBe("88");
    expect(display("80 + 10 %→88 %→80.1 % =")).toBe("80.1");
    expect(display("80 + 10 %→88")).toBe("10");
  });
  it("refuses an amount beyond the range", () => {
    const huge = "%→88 9999999999999999 x² x² x² x² + 9999999999999999 x² x² x²";
    expect(press(`${huge} %`).notice?.title).toBe("Error");
  });
});

describe("memory and Ans", () => {
  it("stores, recalls, adds, subtracts and clears", () => {
    expect(display("5 MS AC MR")).toBe("5");
    expect(display("5 M+ 3 M+ MR")).toBe("8");
    expect(display("5 M+ 3 M- MR")).toBe("2");
    expect(display("5 MS AC 9 MC MR")).toBe("9");
    expect(press("5 MS MC").memory).toBeNull();
  });
  it("recalls nothing once it is cleared: display, operation and entry stay as they are", () => {
    for (const keys of ["8", "12.5", "12 + 7", "12 +", "12 + 7 ="]) {
      const state = press(`5 MS ${keys} MC`);
      expect(press("MR", state)).toEqual(state);
    }
    expect(display("5 MS 8 MC MR")).toBe("8");
    expect(display("5 MS 8 MC MR 1")).toBe("81");
  });
  it("finishes a pending operation first", () => {
    const state = press("2 + 3 M+");
    expect(state.displayValue).toBe("5");
    expect(display("MR", state)).toBe("5");
    expect(state.operator).toBeNull();
  });
  it("is not touched by a refused operation, by Clear or by an error", () => {
    expect(display("MR", press("7 MS 8 / 0 M+"))).toBe("7");
    expect(display("MR", press("7 MS 8 / 0 = AC"))).toBe("7");
  });
  it("recalls as a second operand, replaced by the next digit", () => {
    expect(display("5 MS 8 * MR =")).toBe("40");
    expect(display("5 MS 8 * MR 2 =")).toBe("16");
    expect(display("8 * 5 MS =")).toBe("40");
  });
  it("keeps the exact value", () => expect(display("1 / 3 = MS AC MR * 3 =")).toBe("1"));
  it("Ans is the last result of equals", () => {
    expect(display("12 + 7 = AC 2 * Ans =")).toBe("38");
    expect(display("4 Ans")).toBe("4");
  });
});

describe("history", () => {
  it("gets an entry for every result, newest first, with the time of the action", () => {
    const state = reduce(press("12 + 7 = 1 / 3"), { type: "equals", at: "2025-08-13T10:00:00.000Z" });
    expect(state.history).toEqual([
      {
        expression: "1 ÷ 3",
        result: "0.3333333",
        precise: "0.3333333333333333",
        at: "2025-08-13T10:00:00.000Z",
      },
      { expression: "12 + 7", result: "19" },
    ]);
  });
  it("has no entry for a refused operation or an equals without one", () => {
    expect(press("8 / 0 =").history).toEqual([]);
    expect(press("8 =").history).toEqual([]);
    expect(press("9 √ =").history).toEqual([{ expression: "√9", result: "3" }]);
  });
  it("puts an entry back into the display as an operand", () => {
    const state = press("12 + 7 = 2 *");
    const entry = { expression: "12 + 7", result: "19" };
    expect(display("=", reduce(state, { type: "recall", entry }))).toBe("38");
  });
  it("refuses an entry that holds no number", () => {
    const state = reduce(press("5"), { type: "recall", entry: { expression: "x", result: "NaN" } });
    expect(state.notice?.text).toBe("This entry has no number");
    expect(state.displayValue).toBe("5");
  });
  it("deletes one entry or all, and takes the stored ones", () => {
    const state = press("1 + 1 = 2 + 2 =");
    expect(reduce(state, { type: "delete-entry", index: 0 }).history).toEqual([
      { expression: "1 + 1", result: "2" },
    ]);
    expect(reduce(state, { type: "clear-history" }).history).toEqual([]);
    expect(reduce(state, { type: "restore-history", entries: [] }).history).toEqual([]);
  });
});
