/** Events that an attack on the site causes. `limit` is any limit that was exceeded; its name is the subject. */
export type SecurityEventKind =
  | "sign-in"
  | "second-factor"
  | "password"
  | "session"
  | "action"
  | "origin"
  | "limit";

export interface SecurityEventBatch {
  kind: SecurityEventKind;
  /** Empty unless the kind has subjects. Never a visitor's text. */
  subject: string;
  /** Unix time at which the window starts, in ms. */
  windowStart: number;
  firstAt: number;
  lastAt: number;
  count: number;
  /** Networks that caused the events: the first ones, at most MAX_CLIENTS. They leave the process only as codes. */
  clients: Set<string>;
}

/** Events of ten minutes are one line for the owner: a flood increases the line's number, not the lines. */
export const WINDOW_MS = 600_000;
export const MAX_CLIENTS = 10;
/** Maximum pending batches: half a day of all kinds. Older ones are dropped. */
const MAX_PENDING = 1000;

interface Store {
  totals: Map<string, { kind: SecurityEventKind; subject: string; count: number }>;
  pending: Map<string, SecurityEventBatch>;
}

const KEY = Symbol.for("scicalc.security-events");
/** Next loads this file once for each of its parts. */
const processWide = globalThis as typeof globalThis & { [KEY]?: Store };
processWide[KEY] ??= { totals: new Map(), pending: new Map() };
const store = processWide[KEY];

/** Counts an event for the metrics and the owner's log. `client` is the network that it came from (limits.ts). */
export function noteSecurityEvent(kind: SecurityEventKind, client: string, subject = ""): void {
  const name = `${kind} ${subject}`;
  const total = store.totals.get(name) ?? { kind, subject, count: 0 };
  total.count += 1;
  store.totals.set(name, total);
  const now = Date.now();
  const clients = new Set([client]);
  const windowStart = now - (now % WINDOW_MS);
  addPending({ kind, subject, windowStart, firstAt: now, lastAt: now, count: 1, clients });
}

/** Counts a request that exceeded a limit. */
export const noteLimitHit = (limit: string, client: string): void =>
  noteSecurityEvent("limit", client, limit);

/** Lists the numbers of events since this process started, by kind and subject. */
export const securityEventTotals = (): Iterable<{
  kind: SecurityEventKind;
  subject: string;
  count: number;
}> => store.totals.values();

/** Removes and returns the batches that are not stored yet. */
export function takePendingEvents(): SecurityEventBatch[] {
  const batches = [...store.pending.values()];
  store.pending.clear();
  return batches;
}

/** Adds a pending batch: an event, or a batch that could not be stored. */
export function addPending(batch: SecurityEventBatch): void {
  const key = `${batch.windowStart} ${batch.kind} ${batch.subject}`;
  const waiting = store.pending.get(key);
  if (!waiting) {
    store.pending.set(key, batch);
    for (const oldest of store.pending.keys()) {
      if (store.pending.size <= MAX_PENDING) break;
      store.pending.delete(oldest);
    }
    return;
  }
  waiting.count += batch.count;
  waiting.firstAt = Math.min(waiting.firstAt, batch.firstAt);
  waiting.lastAt = Math.max(waiting.lastAt, batch.lastAt);
  for (const client of batch.clients) if (waiting.clients.size < MAX_CLIENTS) waiting.clients.add(client);
}
