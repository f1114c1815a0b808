import type { KeyRecorder } from "./record-keys";

/** Repeats what was pressed before the scripts arrived, in its order. Later presses wait for it. */
export async function replayKeys(): Promise<void> {
  const recorder: KeyRecorder | undefined = self.keyRecorder;
  self.keyRecorder = undefined;
  for (let input = recorder?.inputs.shift(); input; input = recorder?.inputs.shift()) {
    // A task for each: it reads the display after the one before.
    await new Promise((resume) => setTimeout(resume));
    const { key, target } = input;
    if (key !== undefined)
      target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    else if (target instanceof HTMLElement) target.click();
  }
  recorder?.stop();
}
