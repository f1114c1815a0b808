import { env } from "../env.ts";

/** Messages that a client may send, whoever answers them. */
const PER_MINUTE = 30;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Above it the oldest are forgotten: an address costs an attacker nothing, memory does. */
const MOST_CLIENTS = 10_000;

interface Count {
  taken: number;
  until: number;
}
const counts = new Map<string, Count>();

/** Who asks: the address that scripts/serve.ts vouches for. */
export const clientOf = (headers: Headers): string =>
  headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || "unknown";

/** Takes one message of a client's minute; else the seconds until the next one is welcome. */
export async function takeMessage(client: string): Promise<{ ok: true } | { ok: false; retryAfter: number }> {
  const { taken, until } = take(`minute ${client}`, MINUTE);
  return taken <= PER_MINUTE
    ? { ok: true }
    : { ok: false, retryAfter: Math.max(1, Math.ceil((until - Date.now()) / 1000)) };
}

/** Takes one answer of the language model from a client's day; false when the day's are used up. */
export const takeModelAnswer = async (client: string): Promise<boolean> =>
  take(`day ${client}`, DAY).taken <= env().ASSISTANT_DAILY_REQUESTS;

function take(key: string, length: number): Count {
  const now = Date.now();
  const current = counts.get(key);
  const count = current && now < current.until ? current : { taken: 0, until: now + length };
  count.taken += 1;
  counts.delete(key);
  counts.set(key, count);
  const [oldest] = counts.keys();
  if (counts.size > MOST_CLIENTS && oldest !== undefined) counts.delete(oldest);
  return count;
}
