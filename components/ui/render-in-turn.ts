import { startTransition } from "react";

/** Longest time that an update delays the others, in ms: it may wait for code of its own. */
const MAX_TURN_MS = 1000;

let previous: Promise<unknown> = Promise.resolve();

/** An update that is waiting for its turn, or rendering. */
export interface Turn {
  /** Lets the next update begin. Call it once the update is displayed or no longer needed. */
  end: () => void;
}

/** Renders updates one at a time, each in a transition: a key or a press waits for one of them, not for all. */
export function renderInTurn(update: () => void): Turn {
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const begun = previous.then(() => startTransition(update));
  // A task of its own: the browser handles input between two updates.
  previous = begun.then(() => Promise.race([ended, pause(MAX_TURN_MS)])).then(() => pause(0));
  return { end };
}

const pause = (delay: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delay));
