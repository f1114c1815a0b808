/**
 * Pauses a failed service (open), then sends it one request (half-open): success closes the breaker, failure
 * or no outcome restarts the pause. Packages such as cockatiel wrap a promise; a streamed reply has its
 * outcome at its end, and none if the visitor leaves.
 */
export class CircuitBreaker {
  readonly #pauseMs: number;
  /** Time of the next allowed request, in ms of the monotonic clock; undefined if closed. */
  #retryAt: number | undefined;

  constructor(pauseMs: number) {
    this.#pauseMs = pauseMs;
  }

  /** Returns true if requests are paused. */
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
