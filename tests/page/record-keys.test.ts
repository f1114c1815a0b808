import { expect, it } from "vitest";
import { type KeyRecorder, RECORD_KEYS_SCRIPT } from "../../components/calculator/record-keys.ts";

type Listener = (event: object) => void;

class FakeElement {
  closest = () => this;
}

/** Runs the script as the document does, with stand-ins for the browser. */
function record(): { recorder: KeyRecorder; press: () => void } {
  const listeners = new Map<string, Listener>();
  const scope: { keyRecorder?: KeyRecorder } = {};
  const run = new Function("addEventListener", "Element", "self", "document", RECORD_KEYS_SCRIPT);
  run((type: string, listener: Listener) => listeners.set(type, listener), FakeElement, scope, {});
  const { keyRecorder } = scope;
  if (!keyRecorder) throw new Error("Nothing records");
  const nothing = () => {};
  const event = {
    target: new FakeElement(),
    isTrusted: true,
    preventDefault: nothing,
    stopPropagation: nothing,
  };
  return { recorder: keyRecorder, press: () => listeners.get("click")?.(event) };
}

it("records presses before the scripts arrive, up to a limit", () => {
  const { recorder, press } = record();
  press();
  expect(recorder.inputs).toHaveLength(1);
  for (let count = 0; count < 1000; count += 1) press();
  expect(recorder.inputs).toHaveLength(200);
});
