import type { EventEmitter } from "node:events";

/** Milliseconds without a request, and between two collections. */
const IDLE = 2000;
const PAUSE = 10_000;
/** Bytes that the heap has grown by since it was collected last: for less it is not worth it. */
const GROWN = 12 * 1024 * 1024;

interface Heap {
  size: () => number;
  /** Gives back to the system what nobody needs. */
  collect: () => void;
}

/** The heap of this process; undefined where Node was not started with --expose-gc. */
function ownHeap(): Heap | undefined {
  const { gc } = globalThis;
  if (!gc) return undefined;
  return {
    size: () => process.memoryUsage().heapTotal,
    collect: () => gc({ type: "major", execution: "sync", flavor: "last-resort" }),
  };
}

/**
 * Collects garbage when a server has had nothing to do for a while: V8 keeps the room that a burst of requests took, twice
 * of what is in use. That takes some 200 ms, in which nobody waits.
 */
export function collectWhenIdle(server: EventEmitter, heap: Heap | undefined = ownHeap()): void {
  if (!heap) return;
  let least = 0;
  let collected = -PAUSE;
  const idle = setTimeout(() => {
    const now = performance.now();
    if (heap.size() < least + GROWN) return;
    if (now - collected < PAUSE) {
      idle.refresh();
      return;
    }
    heap.collect();
    collected = now;
    least = heap.size();
  }, IDLE);
  idle.unref();
  server.on("request", () => idle.refresh());
}
