import { describe, expect, test } from "vitest";
import { keyAction } from "../keypad/keyboard.ts";
import { displayed, preview, reduce } from "../keypad/reducer.ts";
import { preciseTextOf } from "../keypad/saved-value.ts";
import { INITIAL_STATE, type ScientificState } from "../keypad/state.ts";
import { expressionAfter, press, typeText } from "./press.ts";

const keyboard = (keys: readonly string[], from: ScientificState = INITIAL_STATE): ScientificState =>
  keys.reduce((state, key) => {
    const action = keyAction(key);
    return action ? reduce(state, action) : state;
  }, from);

describe("numbers", () => {
  test.each([
    ["1 . 2 . 3", "1.23"],
    ["5 ! 3", "5!*3"],
    ["Ans 3", "Ans*3"],
    ["c0 3", "c0*3"],
    ["5 nCr 2", "5nCr2"],
    ["5 nCr +", "5+"],
    ["7 mod 3", "7mod3"],
    ["1 . 5 EE 3", "1.5E3"],
    ["1 . 5 EE - 3", "1.5E-3"],
    ["1 EE EE", "1E"],
    ["EE 5", "1E5"],
  ])("%s writes %s", (keys, expression) => expect(expressionAfter(keys)).toBe(expression));
});

describe("a sign where a number is expected", () => {
  test.each([
    ["(−) 5", "-5"],
    ["( (−) 5", "(-5"],
    ["2 ^ (−) 3", "2^-3"],
    ["2 * (−) 3", "2*-3"],
    ["2 * (−) (−) 3", "2*-3"],
    ["2 - (−) 3", "2--3"],
    ["2 * (−) +", "2+"],
    ["(−) +", "-"],
    ["−key 5", "-5"],
    ["5 −key 3", "5-3"],
    ["5 * −key 3", "5-3"],
    ["2 * (−) 5 sqrt", "2*sqrt(-5)"],
    ["8 - 5 sqrt", "8-sqrt(5)"],
  ])("%s writes %s", (keys, expression) => expect(expressionAfter(keys)).toBe(expression));
});

describe("functions", () => {
  test.each([
    ["3 root", "root(3;"],
    ["3 root 8 =", "2"],
    ["8 logb 2 ) =", "3"],
    ["INV 3 0 sin", "asin(30)"],
    ["HYP 1 sin", "sinh(1)"],
    ["INV HYP 1 sin", "asinh(1)"],
    ["INV ln", "exp("],
    ["INV 1 sqrt", "sqrt(1)"],
    ["π sin", "π*sin("],
    ["log 2", "log(2"],
  ])("%s writes %s", (keys, expression) => expect(expressionAfter(keys)).toBe(expression));

  test("INV and HYP serve one function key", () => {
    expect(press("INV HYP 1 sin")).toMatchObject({ inverse: false, hyperbolic: false });
  });
});

describe("after a result", () => {
  test("the next digit is appended, as the specification says of numbers", () => {
    expect(press("2 + 3 = 4").expression).toBe("54");
  });
  test("a negative one is squared as a whole", () => {
    expect(press("2 - 5 = x²").expression).toBe("(-3)^2");
    expect(displayed(press("2 - 5 = x² ="))).toBe("9");
  });
  test("its full value counts, though the display is rounded", () => {
    expect(displayed(press("1 / 3 = * 3 ="))).toBe("1");
    expect(displayed(press("1 EE - 9 = * 1 EE 9 ="))).toBe("1");
    expect(displayed(press("2 sqrt = x² ="))).toBe("2");
    expect(displayed(press("1 / 3 = ± * 3 ="))).toBe("-1");
    expect(press("1 EE - 8 = sqrt =").result?.precise).toBe("0.0001");
  });
  test("but not once its digits are edited", () => {
    expect(displayed(press("1 / 3 = DEL 3 * 3 ="))).toBe("0.9999999");
    expect(press("1 / 3 = 3 * 3 =").result?.precise).toBe("0.99999999");
    expect(press("1 / 3 = DEL").carried).toBeNull();
  });
  test("errors still name the column of the expression shown", () => {
    const state = press("1 / 3 = / 0 =");
    expect(state.notice?.failure).toMatchObject({ expression: "0.3333333/0", problems: [{ column: 10 }] });
  });
  test("equals again changes nothing", () => {
    expect(press("2 + 3 = =")).toMatchObject({ expression: "5", isResult: true });
    expect(press("2 + 3 = =").history).toHaveLength(1);
  });
  test("Ans carries it on", () => {
    expect(displayed(press("1 / 3 = AC 3 * Ans ="))).toBe("1");
  });
  test("Ans before any result is refused", () => {
    expect(press("Ans =").notice?.failure?.problems).toMatchObject([
      { message: "There is no earlier result for Ans yet." },
    ]);
  });
  test("the angle unit can change without touching it", () => {
    expect(press("3 0 sin = RAD")).toMatchObject({ isResult: true, angle: "rad" });
  });
  test("what lies behind it is there to show", () => {
    expect(press("1 EE - 9 =").result).toMatchObject({ display: "0", precise: "1e-9" });
    expect(press("1 / 3 =").result?.fraction).toEqual({ numerator: 1, denominator: 3 });
  });
});

describe("angle units", () => {
  test.each([
    ["9 0 sin =", "1"],
    ["RAD π / 2 = sin =", "1"],
    ["GRAD 1 0 0 sin =", "1"],
  ])("%s %s", (keys, display) => expect(displayed(press(keys))).toBe(display));
});

describe("caret", () => {
  test("keys write where it stands", () => {
    expect(press("1 3 ← 2")).toMatchObject({ expression: "123", caret: 2 });
    expect(press("2 + 3 HOME sin")).toMatchObject({ expression: "sin(2+3", caret: 4 });
    expect(press("1 2 3 ← DEL").expression).toBe("13");
    expect(press("1 2 3 HOME SUPPR").expression).toBe("23");
    expect(press("2 * 3 ← ← sqrt").expression).toBe("sqrt(2)*3");
  });
  test("it stays within the expression", () => {
    expect(press("1 ← ← ←").caret).toBe(0);
    expect(press("1 → →").caret).toBe(1);
    expect(reduce(press("1 2"), { type: "caret", to: Number.NaN }).caret).toBe(0);
    expect(reduce(press("1 2"), { type: "caret", to: 99 }).caret).toBe(2);
  });
  test("changing the sign keeps it beside its digit", () => {
    expect(press("1 2 ← ±")).toMatchObject({ expression: "-12", caret: 2 });
    expect(press("1 2 ± ±").caret).toBe(2);
  });
});

describe("memory", () => {
  test.each([
    ["5 MS AC MR", "5"],
    ["5 MS + 3 M+ AC MR", "13"],
    ["5 MS 3 M- AC MR", "-48"],
    ["5 MS AC 2 MR", "2*5"],
    ["5 ± MS AC 2 + MR", "2+(-5)"],
    ["1 / 3 = MS AC MR", "0.333333333333333"],
  ])("%s writes %s", (keys, expression) => expect(expressionAfter(keys)).toBe(expression));

  test("an expression without a value leaves it", () => {
    const { memory, notice } = press("5 MS + M+");
    expect(preciseTextOf(memory ?? 0)).toBe("5");
    expect(notice).toMatchObject({ title: "Memory Unchanged" });
  });
  test("recall of an empty memory shows a message; clear empties it", () => {
    expect(press("MR").notice).toMatchObject({ title: "Memory Empty" });
    expect(press("5 MS MC").memory).toBeNull();
  });
  test("it holds sums above the largest double", () => {
    const { memory } = press("M+", typeText("1.7e308", press("AC", press("MS", typeText("1.7e308")))));
    expect(preciseTextOf(memory ?? 0)).toBe("3.4e308");
  });
});

describe("history", () => {
  const two = reduce(press("2 + 3 = AC 1 / 3"), { type: "equals", at: "2025-01-02T03:04:05Z" });
  test("newest first, with full precision and time", () => {
    expect(two.history).toEqual([
      { expression: "1/3", result: "0.3333333", precise: "0.333333333333333", at: "2025-01-02T03:04:05Z" },
      { expression: "2+3", result: "5" },
    ]);
  });
  test("re-use of an expression replaces the line, of a result writes it at the caret", () => {
    const [entry] = two.history;
    if (!entry) throw new Error("no entry");
    expect(reduce(two, { type: "recall", entry, part: "expression" }).expression).toBe("1/3");
    const after = reduce(press("AC 2 +", two), { type: "recall", entry, part: "result" });
    expect(after.expression).toBe("2+0.333333333333333");
  });
  test("delete one, delete all, restore", () => {
    expect(reduce(two, { type: "delete-entry", index: 0 }).history).toHaveLength(1);
    expect(reduce(two, { type: "clear-history" }).history).toEqual([]);
    expect(reduce(INITIAL_STATE, { type: "restore-history", entries: two.history }).history).toBe(
      two.history,
    );
  });
  test("a plain number and a failure leave no entry", () => {
    expect(press("5 = AC 1 / 0 =").history).toEqual([]);
  });
});

describe("undo", () => {
  test("takes back key after key", () => {
    expect(press("1 2 UNDO")).toMatchObject({ expression: "1", caret: 1 });
    expect(press("1 2 UNDO UNDO UNDO").expression).toBe("");
  });
  test("brings back what equals refused, and what a result replaced", () => {
    expect(press("2 / 0 = UNDO").expression).toBe("2/0");
    expect(press("2 + 3 = UNDO")).toMatchObject({ expression: "2+3", isResult: false });
  });
});

describe("inserted text", () => {
  test.each([
    ["2 × 3 − 1", "2 * 3 - 1"],
    ["2**3", "2^3"],
    ["=2+3", "2+3"],
    ["2+3 =", "2+3"],
    ["2\n+\t3", "2 + 3"],
    ["2\u0000+\u200b3", "2+3"],
  ])("%j becomes %j", (text, expression) => expect(typeText(text).expression).toBe(expression));

  test("too much of it is refused", () => {
    expect(typeText("1".repeat(1001)).notice).toMatchObject({ title: "Expression Full" });
    expect(typeText("1".repeat(1_000_000)).notice).toMatchObject({ title: "Too Long" });
    expect(press("1", typeText("1".repeat(1000)))).toMatchObject({ notice: { title: "Expression Full" } });
  });
});

describe("preview", () => {
  test.each(["", "12", "-3.5"])("none for %j", (text) => {
    expect(preview(text === "" ? INITIAL_STATE : typeText(text))).toBeUndefined();
  });
  test("none beside a result", () => expect(preview(press("2 + 3 ="))).toBeUndefined());
  test("the value to come", () => expect(preview(press("2 + 3"))).toMatchObject({ ok: true, display: "5" }));
  test("or why there is none", () =>
    expect(preview(press("2 +"))).toMatchObject({ ok: false, problems: [{ column: 2 }] }));
});

describe("keyboard", () => {
  test.each([
    [["1", ".", "5", "e", "3"], "1.5e3"],
    [[..."sin(30)"], "sin(30)"],
    [[..."log2(8)"], "log2(8)"],
    [[..."eps0*c0"], "eps0*c0"],
    [[..."5nCr2"], "5nCr2"],
    [[..."-5+3"], "-5+3"],
    [[..."exp(1)"], "exp(1)"],
    [[..."pi2"], "pi*2"],
    [[..."12", "Backspace", "3", "ArrowLeft", "Delete"], "1"],
    [["F5", "Tab", "Shift", "1"], "1"],
    [[..."12", "Escape"], ""],
    [[..."1,5"], "1,5"],
  ])("%j writes %s", (keys, expression) => expect(keyboard(keys).expression).toBe(expression));

  test("Enter is equals", () => {
    expect(displayed(keyboard([..."2+3", "Enter"]))).toBe("5");
  });
  test.each(["constructor", "__proto__", "toString"])("%s is no key", (key) => {
    expect(keyAction(key)).toBeUndefined();
  });
});
