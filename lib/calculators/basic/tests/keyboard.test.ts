import { describe, expect, it } from "vitest";
import { KEYBOARD } from "../keyboard.ts";

describe("keyboard", () => {
  it.each([
    ["7", { type: "digit", digit: "7" }],
    [",", { type: "decimal" }],
    ["*", { type: "operator", operator: "*" }],
    ["Enter", { type: "equals" }],
    ["Escape", { type: "clear" }],
    ["Delete", { type: "clear-entry" }],
    ["Backspace", { type: "backspace" }],
    ["%", { type: "percent" }],
  ])("%s", (key, action) => expect(KEYBOARD.get(key)).toEqual(action));

  it.each(["constructor", "__proto__", "Tab", "F5", "ArrowUp", " ", "e"])("leaves %s alone", (key) =>
    expect(KEYBOARD.get(key)).toBeUndefined(),
  );
});
