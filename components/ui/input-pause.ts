import { useEffect, useState } from "react";

/** Time without input after which an entry counts as complete, in ms. */
const INPUT_PAUSE_MS = 700;

/**
 * Runs a callback once the visitor pauses: each further input restarts the wait. With `"or-blur"` it also runs
 * when the focus leaves a control. Returns a function that cancels it.
 */
export function afterInputPause(run: () => void, until?: "or-blur"): () => void {
  const wait = () => setTimeout(finish, INPUT_PAUSE_MS);
  const restart = () => {
    clearTimeout(timer);
    timer = wait();
  };
  const cancel = () => {
    clearTimeout(timer);
    document.removeEventListener("input", restart);
    document.removeEventListener("focusout", finish);
  };
  function finish() {
    cancel();
    run();
  }
  let timer = wait();
  document.addEventListener("input", restart);
  if (until === "or-blur") document.addEventListener("focusout", finish);
  return cancel;
}

/**
 * Returns the problem of a field when the entry is complete: "1" on the way to "185" is not an error yet. A
 * corrected entry loses its problem immediately, and a problem that is displayed follows the entry.
 */
export function useSettledProblem(problem: string | undefined): string | undefined {
  const hasProblem = problem !== undefined;
  const [isVisible, setVisible] = useState(hasProblem);
  if (isVisible && !hasProblem) setVisible(false);
  const isPending = hasProblem && !isVisible;
  useEffect(() => (isPending ? afterInputPause(() => setVisible(true), "or-blur") : undefined), [isPending]);
  return isVisible ? problem : undefined;
}
