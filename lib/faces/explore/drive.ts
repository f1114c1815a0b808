import type { Loaded } from "../../core/data/loaded-value.ts";
import type { Search } from "../../core/numeric/levels/search.ts";

/** Time slices in which a long computation shares the thread with user input. */
export interface Turns {
  /** Milliseconds of work without a pause. */
  slice: number;
  pause: () => Promise<void>;
  /** Returns true once the result is no longer needed. */
  isStopped: () => boolean;
}

/** Runs a search in time slices and returns its result; undefined if it was stopped. */
export async function drive<T>(
  search: Search<T>,
  valueAt: (x: number) => Loaded<number | undefined>,
  { slice, pause, isStopped }: Turns,
): Promise<T | undefined> {
  let until = performance.now() + slice;
  let state = search.next();
  while (!state.done) {
    const value = valueAt(state.value);
    state = search.next(value instanceof Promise ? await value : value);
    if (performance.now() < until) continue;
    await pause();
    if (isStopped()) return undefined;
    until = performance.now() + slice;
  }
  return state.value;
}
