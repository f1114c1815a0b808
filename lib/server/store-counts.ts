import { storeModelUsage } from "./model-usage.ts";
import { storeSecurityEvents } from "./security/event-log.ts";

const INTERVAL_MS = 10_000;

/**
 * Stores the counts of this process for the owner: rejected attempts and calls of the language model. Never
 * rejects.
 */
export async function storeCounts(): Promise<void> {
  await storeSecurityEvents();
  await storeModelUsage();
}

/**
 * Stores the counts every ten seconds, so that attacks cost the database nothing. Returns a function that
 * stops it.
 */
export function startStoringCounts(): () => void {
  const timer = setInterval(storeCounts, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
