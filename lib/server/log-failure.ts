import { summaryOf } from "./db/failure.ts";
import { log } from "./front/log.ts";

export const logFailure = (what: string, error: unknown): void =>
  log.error({ reason: summaryOf(error) }, what);
