import { RateLimiterMemory, RateLimiterPrisma, RateLimiterRes } from "rate-limiter-flexible";
import { MAX_CLOCK_DRIFT_S } from "./clock.ts";
import { withDatabase } from "./db/database.ts";
import type { PrismaClient } from "./db/generated/client.ts";
import { env } from "./env.ts";
import { scaleLimit } from "./front/scale-limit.ts";
import { noteLimitHit } from "./front/security-events.ts";

interface Limit {
  /** Length of the window in seconds. */
  window: number;
  perClient: number;
  overall: number;
}

/** Rate limits. docs/decisions/abuse.md explains the numbers. better-auth itself limits sign-in. */
export const LIMITS = {
  /** All form submissions, including rejected ones, counted before their content is read. */
  "form attempt": { window: 600, perClient: 60, overall: 3000 },
  contact: { window: 600, perClient: 20, overall: 300 },
  review: { window: 600, perClient: 20, overall: 300 },
  /** Forms without the time that the visitor took, in addition to the limits above. */
  "form without script": { window: 600, perClient: 10, overall: 100 },
  chat: { window: 60, perClient: 20, overall: 600 },
  /** Answers and tokens of the language model; ASSISTANT_DAILY_… override these. */
  "chat model": { window: 86_400, perClient: 50, overall: 5000 },
  "chat tokens": { window: 86_400, perClient: 300_000, overall: 10_000_000 },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof LIMITS;

type Model = PrismaClient["rateLimiterFlexible"];

/** Model that RateLimiterPrisma requires of its client, on the database that is open during the call. */
const storeClient = {
  rateLimiterFlexible: {
    upsert: (args: Parameters<Model["upsert"]>[0]) =>
      withDatabase((prisma) => prisma.rateLimiterFlexible.upsert(args)),
    deleteMany: (args: Parameters<Model["deleteMany"]>[0]) =>
      withDatabase((prisma) => prisma.rateLimiterFlexible.deleteMany(args)),
    findFirst: (args: Parameters<Model["findFirst"]>[0]) =>
      withDatabase((prisma) => prisma.rateLimiterFlexible.findFirst(args)),
  },
};

const limiters = new Map<string, RateLimiterPrisma>();

/** Counts in the database, or in this process while it is down. */
function limiterOf(keyPrefix: string, points: number, duration: number): RateLimiterPrisma {
  const existing = limiters.get(keyPrefix);
  if (existing?.points === points) return existing;
  const limiter = new RateLimiterPrisma({
    storeClient,
    tableName: "rateLimiterFlexible",
    keyPrefix,
    points,
    duration,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
    // housekeeping.ts deletes expired rows.
    clearExpiredByTimeout: false,
  });
  limiters.set(keyPrefix, limiter);
  return limiter;
}

function limitOf(name: LimitName): Limit {
  const { window, perClient, overall }: Limit = LIMITS[name];
  const settings = env();
  if (name === "chat model")
    return {
      window,
      perClient: settings.ASSISTANT_DAILY_REQUESTS ?? perClient,
      overall: settings.ASSISTANT_DAILY_TOTAL ?? overall,
    };
  if (name === "chat tokens")
    return {
      window,
      perClient: settings.ASSISTANT_DAILY_TOKENS ?? perClient,
      overall: settings.ASSISTANT_DAILY_TOTAL_TOKENS ?? overall,
    };
  const { RATE_LIMIT_FACTOR: factor } = settings;
  return { window, perClient: scaleLimit(perClient, factor), overall: scaleLimit(overall, factor) };
}

/**
 * Uses up some of what a client, and all clients together, may do; nothing of it if either has too little left.
 * @returns 0, or the seconds to wait, at least 1
 */
export async function takeFrom(name: LimitName, client: string, points = 1): Promise<number> {
  const { window, perClient, overall } = limitOf(name);
  const ofAll = limiterOf(`all ${name}`, overall, window);
  // Checked first: a flood from changing addresses must not create a row for each.
  const used = await ofAll.get("");
  if (used && used.consumedPoints + points > overall && !isStale(used, window)) {
    noteLimitHit(`all ${name}`, client);
    return secondsToWait(used);
  }
  const ofClient = limiterOf(name, perClient, window);
  const clientWait = await take(ofClient, client, window, points);
  // A client over its limit takes nothing from the others.
  if (clientWait > 0) {
    noteLimitHit(name, client);
    return clientWait;
  }
  const wait = await take(ofAll, "", window, points);
  if (wait === 0) return 0;
  noteLimitHit(`all ${name}`, client);
  await ofClient.reward(client, points);
  return wait;
}

/** Returns unused points. */
export async function giveBack(
  name: LimitName,
  client: string,
  points: { ofClient: number; ofAll: number },
): Promise<void> {
  const { window, perClient, overall } = limitOf(name);
  await limiterOf(name, perClient, window).reward(client, points.ofClient);
  await limiterOf(`all ${name}`, overall, window).reward("", points.ofAll);
}

async function take(
  limiter: RateLimiterPrisma,
  key: string,
  window: number,
  points: number,
): Promise<number> {
  try {
    await limiter.consume(key, points);
    return 0;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    if (isStale(error, window)) {
      await limiter.delete(key);
      return take(limiter, key, window, points);
    }
    // A single point is negligible, and a flood must not cost a second write.
    if (points > 1) await limiter.reward(key, points);
    return secondsToWait(error);
  }
}

/** Returns true for a window that ends later than its length from now: a clock that was ahead created it. */
const isStale = ({ msBeforeNext }: RateLimiterRes, window: number): boolean =>
  msBeforeNext > (window + MAX_CLOCK_DRIFT_S) * 1000;

const secondsToWait = ({ msBeforeNext }: RateLimiterRes): number =>
  Math.max(1, Math.ceil(msBeforeNext / 1000));
