import { storeModelUsage } from "./model-usage.ts";
import { storeSecurityEvents } from "./security/event-log.ts";

const INTERVAL_MS = 10_000;

/** Stores the counts of this process for the owner: rejected attempts and model calls. Never rejects. */
export async function storeCounts(): Promise<void> {
  await storeSecurityEvents();
  await storeModelUsage();
}

/** Stores the counts every ten seconds, to protect the database. Returns a stop function. */
export function startStoringCounts(): () => void {
  const timer = setInterval(storeCounts, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
