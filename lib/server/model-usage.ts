import { summaryOf } from "./db/failure.ts";
import type { PrismaClient } from "./db/generated/client.ts";
import { openDatabase } from "./db/peek.ts";
import { failureText } from "./failure-text.ts";
import { log } from "./front/log.ts";
import type { ServiceFailure } from "./mail-health.ts";

export interface TokenUsage {
  input: number;
  output: number;
}

/** Use of the language model: requested answers, with any number of tool calls. */
export interface ModelUsage {
  calls: number;
  failures: number;
  inputTokens: number;
  outputTokens: number;
  lastFailure: ServiceFailure | null;
}

interface Store {
  totals: ModelUsage;
  /** Usage that is not in the database yet, by UTC day. */
  pending: Map<string, ModelUsage>;
}

const KEY = Symbol.for("scicalc.model-usage");
/** Next loads this file once for each of its parts. */
const processWide = globalThis as typeof globalThis & { [KEY]?: Store };
const noUsage = (): ModelUsage => ({
  calls: 0,
  failures: 0,
  inputTokens: 0,
  outputTokens: 0,
  lastFailure: null,
});
processWide[KEY] ??= { totals: noUsage(), pending: new Map() };
const store = processWide[KEY];

/** Counts a call, with the failure's text if it failed. */
export function noteModelCall({ input, output }: TokenUsage, failure?: string): void {
  const at = new Date();
  const usage: ModelUsage = {
    calls: 1,
    failures: failure === undefined ? 0 : 1,
    inputTokens: input,
    outputTokens: output,
    lastFailure: failure === undefined ? null : { text: failureText(failure), at },
  };
  addUsage(store.totals, usage);
  addPending(at.toISOString().slice(0, 10), usage);
}

/** Returns the calls by this process since it started. */
export const modelTotals = (): Readonly<ModelUsage> => store.totals;

function addUsage(sum: ModelUsage, usage: ModelUsage): void {
  sum.calls += usage.calls;
  sum.failures += usage.failures;
  sum.inputTokens += usage.inputTokens;
  sum.outputTokens += usage.outputTokens;
  if (usage.lastFailure && !(sum.lastFailure && sum.lastFailure.at > usage.lastFailure.at))
    sum.lastFailure = usage.lastFailure;
}

function addPending(day: string, usage: ModelUsage): void {
  const sum = store.pending.get(day) ?? noUsage();
  addUsage(sum, usage);
  store.pending.set(day, sum);
}

/** Adds the counts since the last call to the day's row, which all servers share. */
export async function storeModelUsage(): Promise<void> {
  const database = await openDatabase();
  if (!database) return;
  const days = [...store.pending];
  store.pending.clear();
  for (const [day, usage] of days)
    try {
      await addToDay(database.prisma, day, usage);
    } catch (error) {
      addPending(day, usage);
      log.warn({ reason: summaryOf(error) }, "Counts of model calls wait for the database");
    }
}

const addToDay = (prisma: PrismaClient, day: string, usage: ModelUsage) => prisma.$executeRaw`
  INSERT INTO "model_days" ("day", "calls", "failures", "input_tokens", "output_tokens", "last_error", "last_error_at")
  VALUES (${day}::date, ${usage.calls}::int, ${usage.failures}::int, ${usage.inputTokens}::bigint,
    ${usage.outputTokens}::bigint, ${usage.lastFailure?.text ?? null}, ${usage.lastFailure?.at ?? null}::timestamptz)
  ON CONFLICT ("day") DO UPDATE SET
    "calls" = "model_days"."calls" + excluded."calls",
    "failures" = "model_days"."failures" + excluded."failures",
    "input_tokens" = "model_days"."input_tokens" + excluded."input_tokens",
    "output_tokens" = "model_days"."output_tokens" + excluded."output_tokens",
    "last_error" = coalesce(excluded."last_error", "model_days"."last_error"),
    "last_error_at" = coalesce(excluded."last_error_at", "model_days"."last_error_at")`;

export async function readModelUsage(prisma: PrismaClient, days: number): Promise<ModelUsage> {
  const [row] = await prisma.$queryRaw<
    (Omit<ModelUsage, "lastFailure"> & { lastError: string | null; lastErrorAt: Date | null })[]
  >`
    SELECT coalesce(sum("calls"), 0)::int AS "calls", coalesce(sum("failures"), 0)::int AS "failures",
      coalesce(sum("input_tokens"), 0)::float AS "inputTokens",
      coalesce(sum("output_tokens"), 0)::float AS "outputTokens",
      (array_agg("last_error" ORDER BY "day" DESC) FILTER (WHERE "last_error" IS NOT NULL))[1] AS "lastError",
      max("last_error_at") AS "lastErrorAt"
    FROM "model_days" WHERE "day" > (now() AT TIME ZONE 'utc')::date - ${days}::int`;
  if (!row) return noUsage();
  const { lastError, lastErrorAt, ...usage } = row;
  return { ...usage, lastFailure: lastError && lastErrorAt ? { text: lastError, at: lastErrorAt } : null };
}
