import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

export type Counted = readonly [client: string, points: number];

/** The other servers of the site (lib/server/instances). */
export interface Fellows {
  /** True if other servers can receive the counts. */
  readonly areThere: boolean;
  send(limit: string, counts: readonly Counted[]): void;
  /** Calls `take` for counts of other servers. */
  receive(limit: string, take: (counted: Counted) => void): void;
}

/** Fraction of a limit that a client uses on one server before it notifies the others. */
const TOLD_AT = 0.02;
/** Time for which a server collects counts before it sends them, in ms. */
const GATHER = 100;
/** Maximum number of clients with counts that are not sent yet. Each dropped count is less than TOLD_AT. */
const MOST_CLIENTS = 50_000;

/**
 * Limits calls by the counts of this process and of the other servers: exact for one server; with several,
 * late by a client's use in a tenth of a second and by TOLD_AT for each other server. A call only costs a map
 * look-up, without a database query.
 */
export function sharedLimit(
  name: string,
  { points, duration, fellows }: { points: number; duration: number; fellows?: Fellows | undefined },
): (client: string) => Promise<RateLimiterRes> {
  const limiter = new RateLimiterMemory({ points, duration });
  const least = Math.max(1, Math.floor(points * TOLD_AT));
  const untold = new Map<string, number>();
  let isGathering = false;
  let windowEnd = 0;

  fellows?.receive(name, ([client, used]) => void limiter.penalty(client, Math.min(used, points)));

  function send(): void {
    isGathering = false;
    const ready = [...untold].filter(([, used]) => used >= least);
    for (const [client] of ready) untold.delete(client);
    if (untold.size > MOST_CLIENTS) untold.clear();
    fellows?.send(name, ready);
  }

  function note(client: string): void {
    if (!fellows?.areThere) return;
    const now = Date.now();
    if (now >= windowEnd || windowEnd - now > duration * 1000) {
      // Counts of the previous window no longer matter.
      untold.clear();
      windowEnd = now + duration * 1000;
    }
    const used = (untold.get(client) ?? 0) + 1;
    untold.set(client, used);
    if (isGathering || (used < least && untold.size <= MOST_CLIENTS)) return;
    isGathering = true;
    setTimeout(send, GATHER).unref();
  }

  const consume = (client: string): Promise<RateLimiterRes> =>
    limiter.consume(client).catch((rejected: unknown) => {
      if (rejected instanceof RateLimiterRes) return rejected;
      throw rejected;
    });

  return async (client) => {
    let state = await consume(client);
    if (state.msBeforeNext > duration * 1000) {
      // The window began before the clock was set back, so it is over.
      await limiter.delete(client);
      state = await consume(client);
    }
    if (state.consumedPoints <= points) note(client);
    return state;
  };
}
