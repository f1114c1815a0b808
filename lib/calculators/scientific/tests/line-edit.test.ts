import { describe, expect, test } from "vitest";
import {
  type LineAction,
  reduceLine,
  replacementBetween,
} from "../../../../components/panels/scientific/line-edit.ts";
import { INITIAL_STATE, type ScientificState } from "../keypad/state.ts";

const start = (text: string): ScientificState => reduceLine(INITIAL_STATE, { type: "insert", text });
const lineAfter = (text: string, ...actions: readonly LineAction[]): ScientificState =>
  actions.reduce(reduceLine, start(text));

describe("a replaced selection", () => {
  test("gives way to the key, at its place", () => {
    const state = lineAfter("12+345", { type: "replace", from: 3, to: 5, by: { type: "number", key: "7" } });
    expect(state).toMatchObject({ expression: "12+75", caret: 4 });
  });

  test("is one step for undo, also when keys follow", () => {
    const state = lineAfter(
      "12+345",
      { type: "replace", from: 0, to: 5, by: { type: "function", name: "sin" } },
      { type: "undo" },
    );
    expect(state).toMatchObject({ expression: "12+345", caret: 6 });
  });

  test("is only deleted without a key", () => {
    expect(lineAfter("12+345", { type: "replace", from: 2, to: 6, by: null })).toMatchObject({
      expression: "12",
      caret: 2,
    });
  });

  test("without extent is the key at its place", () => {
    const state = lineAfter("12", { type: "replace", from: 1, to: 1, by: { type: "number", key: "." } });
    expect(state).toMatchObject({ expression: "1.2", caret: 2 });
    expect(state.drafts).toHaveLength(2);
  });
});

describe("what a field did by itself", () => {
  test.each([
    ["2+sqrt(4)", "2+(4)", 2, { from: 2, to: 6, by: null }],
    ["24", "2×π4", 3, { from: 1, to: 1, by: { type: "insert", text: "×π" } }],
    ["", "7", 1, { from: 0, to: 0, by: { type: "insert", text: "7" } }],
    ["abc", "", 0, { from: 0, to: 3, by: null }],
    ["1+1", "1+2+1", 4, { from: 2, to: 2, by: { type: "insert", text: "2+" } }],
  ] as const)("%s became %s", (before, now, caret, expected) => {
    expect(replacementBetween(before, now, caret)).toEqual({ type: "replace", ...expected });
  });
});
