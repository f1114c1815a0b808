import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstProblem } from "../../../core/result/result.ts";
import { displayedText, expressionLine, preciseLine, preview } from "../expression.ts";
import { KEYBOARD } from "../keyboard.ts";
import { reduce } from "../reducer.ts";
import { type BasicAction, type BasicState, INITIAL_STATE } from "../state.ts";

const NUMBER = /^-?\d+(\.\d*)?(e-?\d+)?$/;

const OTHERS: BasicAction[] = [
  { type: "sign" },
  { type: "function", name: "square-root" },
  { type: "function", name: "square" },
  { type: "function", name: "reciprocal" },
  { type: "memory-clear" },
  { type: "memory-recall" },
  { type: "memory-store" },
  { type: "memory-add" },
  { type: "memory-subtract" },
  { type: "ans" },
  { type: "recall", entry: { expression: "1 ÷ 3", result: "0.3333333", precise: "0.3333333333333333" } },
  { type: "delete-entry", index: 0 },
];

const action: fc.Arbitrary<BasicAction> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...KEYBOARD.values()) },
  { weight: 3, arbitrary: fc.constantFrom(...OTHERS) },
  {
    weight: 1,
    arbitrary: fc
      .oneof(
        fc.string({ unit: "grapheme" }),
        fc.double().map(String),
        fc.constantFrom("12 + 7", "1e300", "1e-300"),
      )
      .map((text): BasicAction => ({ type: "paste", text })),
  },
);

const texts = (state: BasicState): string[] => {
  const ahead = preview(state);
  return [
    state.displayValue,
    expressionLine(state),
    preciseLine(state)?.text ?? "",
    ahead?.ok ? ahead.value : "",
    ...state.history.flatMap(({ expression, result, precise }) => [expression, result, precise ?? ""]),
  ];
};

describe("any sequence of keys", () => {
  it("keeps the display a number, without NaN, Infinity, undefined or an exception", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        let state = INITIAL_STATE;
        for (const key of actions) {
          state = reduce(state, key);
          expect(state.displayValue).toMatch(NUMBER);
          expect(state.displayValue).not.toMatch(/^-0$/);
          expect(state.displayValue.replace(/e.*$/, "").replace(/\D/g, "").length).toBeLessThanOrEqual(24);
          expect(texts(state).join(" ")).not.toMatch(/NaN|Infinity|undefined|null/);
          expect(state.value.d > 0n).toBe(true);
          expect((state.operator === null) === (state.firstOperand === null)).toBe(true);
          expect(state.history.length).toBeLessThanOrEqual(100);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("shows in the preview what equals then shows", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const state = actions.reduce(reduce, INITIAL_STATE);
        const ahead = preview(state);
        const after = reduce(state, { type: "equals" });
        if (ahead === null) return;
        if (!ahead.ok) expect(after.notice?.text).toBe(firstProblem(ahead).message);
        else expect(displayedText(after)).toBe(ahead.value);
      }),
    );
  });

  it("is undone by Clear, but for memory, Ans and history", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const state = reduce(actions.reduce(reduce, INITIAL_STATE), { type: "clear" });
        const { memory, ans, history } = state;
        expect(state).toEqual({ ...INITIAL_STATE, memory, ans, history });
      }),
    );
  });
});

describe("whole numbers", () => {
  const whole = fc.integer({ min: 0, max: 9_999_999 });
  const keys = (n: number): BasicAction[] => [...String(n)].map((c) => KEYBOARD.get(c) as BasicAction);

  it.each([
    ["+", (a: number, b: number) => a + b],
    ["-", (a: number, b: number) => a - b],
    ["*", (a: number, b: number) => a * b],
  ] as const)("agree with integer arithmetic for %s", (operator, expected) => {
    fc.assert(
      fc.property(whole, whole, (a, b) => {
        const actions: BasicAction[] = [
          ...keys(a),
          { type: "operator", operator },
          ...keys(b),
          { type: "equals" },
        ];
        expect(actions.reduce(reduce, INITIAL_STATE).displayValue).toBe(String(expected(a, b)));
      }),
    );
  });
});
