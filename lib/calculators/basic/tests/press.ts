import { KEYBOARD } from "../keyboard.ts";
import { reduce } from "../reducer.ts";
import { type BasicAction, type BasicState, INITIAL_STATE } from "../state.ts";

const NAMED = new Map<string, BasicAction>([
  ["±", { type: "sign" }],
  ["AC", { type: "clear" }],
  ["CE", { type: "clear-entry" }],
  ["⌫", { type: "backspace" }],
  ["√", { type: "function", name: "square-root" }],
  ["x²", { type: "function", name: "square" }],
  ["1/x", { type: "function", name: "reciprocal" }],
  ["MC", { type: "memory-clear" }],
  ["MR", { type: "memory-recall" }],
  ["MS", { type: "memory-store" }],
  ["M+", { type: "memory-add" }],
  ["M-", { type: "memory-subtract" }],
  ["Ans", { type: "ans" }],
  // The switch below the keys.
  ["%→88", { type: "percent-rule", rule: "share" }],
  ["%→80.1", { type: "percent-rule", rule: "hundredth" }],
]);

/** Returns the state after keys separated by spaces; a number such as "12.5" is entered digit by digit. */
export function press(keys: string, from: BasicState = INITIAL_STATE): BasicState {
  const actions = keys.split(" ").flatMap((key): BasicAction[] => {
    const named = NAMED.get(key);
    if (named) return [named];
    return [...key].map((character) => {
      const action = KEYBOARD.get(character);
      if (!action) throw new Error(`No such key: ${character}`);
      return action;
    });
  });
  return actions.reduce(reduce, from);
}

export const display = (keys: string, from?: BasicState): string => press(keys, from).displayValue;

export const paste = (text: string, from: BasicState = INITIAL_STATE): BasicState =>
  reduce(from, { type: "paste", text });
