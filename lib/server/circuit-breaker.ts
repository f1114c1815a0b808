/**
 * Leaves a service that failed alone for a while (open), then sends it one request (half-open): if that succeeds, all are
 * sent again (closed), and if it fails or has no outcome, the pause starts over. Packages such as cockatiel wrap a promise;
 * a streamed reply has its outcome at its end, and none if the visitor leaves.
 */
export class CircuitBreaker {
  readonly #pauseMs: number;
  /** When the next request may be sent, in ms of the monotonic clock; undefined: closed. */
  #retryAt: number | undefined;

  constructor(pauseMs: number) {
    this.#pauseMs = pauseMs;
  }

  /** True if no request may be sent now. */
  get isPaused(): boolean {
    return this.#retryAt !== undefined && performance.now() < this.#retryAt;
  }

  /** Returns true if a request may be sent now. The caller must send it. */
  admit(): boolean {
    if (this.isPaused) return false;
    // Half-open: the next request waits for the outcome of this one, or for another pause.
    if (this.#retryAt !== undefined) this.recordFailure();
    return true;
  }

  recordSuccess(): void {
    this.#retryAt = undefined;
  }

  recordFailure(): void {
    this.#retryAt = performance.now() + this.#pauseMs;
  }
}
