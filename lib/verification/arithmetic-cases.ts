import { KEYBOARD } from "../calculators/basic/keyboard.ts";
import { reduce } from "../calculators/basic/reducer.ts";
import { INITIAL_STATE } from "../calculators/basic/state.ts";
import { checkText, type VerifiedCase } from "./verified-case.ts";

/** Keys of the basic calculator with the number that it must display (tests/oracles/basic.json). */
export interface KeyRecord {
  keys: string;
  expected: string;
}

/** Returns the display after keys, each a character of the keyboard. */
export function displayAfter(keys: string): string {
  let state = INITIAL_STATE;
  for (const key of keys) {
    const action = KEYBOARD.get(key);
    if (!action) throw new RangeError(`No such key: ${key}`);
    state = reduce(state, action);
  }
  return state.displayValue;
}

export const verifyKeys = ({ keys, expected }: KeyRecord, index: number, origin: string): VerifiedCase => ({
  id: `${index + 1}`,
  title: keys,
  inputs: { keys },
  source: { kind: "independent", text: origin },
  checks: [checkText("display", expected, displayAfter(keys))],
});
