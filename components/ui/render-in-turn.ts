import { startTransition } from "react";

/** Longest time that an update delays the others, in ms: it may wait for code of its own. */
const MAX_TURN_MS = 1000;

let previous: Promise<unknown> = Promise.resolve();

/** An update that is waiting for its turn, or rendering. */
export interface Turn {
  /** Lets the next update begin. Call it once the update is displayed or no longer needed. */
  end: () => void;
}

/** Updates of one kind that have not begun. */
interface Batch {
  updates: Set<() => void>;
  turn: Turn;
}

const batches = new WeakMap<object, Batch>();

/**
 * Renders updates one at a time, each in a transition: a key or a press waits for one of them, not for all. Updates of the
 * same `kind`, such as those of 100 rows, are one.
 */
export function renderInTurn(kind: object, update: () => void): Turn {
  const waiting = batches.get(kind);
  if (waiting) {
    waiting.updates.add(update);
    return waiting.turn;
  }
  const updates = new Set([update]);
  const turn = takeTurn(() => {
    batches.delete(kind);
    for (const each of updates) each();
  });
  batches.set(kind, { updates, turn });
  return turn;
}

function takeTurn(update: () => void): Turn {
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
