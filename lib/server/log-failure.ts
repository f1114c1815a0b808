import { summaryOf } from "./db/failure.ts";
import { log } from "./front/log.ts";

/** Writes to the log what failed and why, in one line. */
export const logFailure = (what: string, error: unknown): void =>
  log.error({ reason: summaryOf(error) }, what);
