import pino from "pino";
import { LOG_LEVELS } from "./log-levels.ts";
import { currentRequestId } from "./request-id.ts";

const level = process.env.LOG_LEVEL?.trim().toLowerCase() ?? "";

/**
 * The server's log: a line of JSON each, on standard output. Nothing of a visitor stands in it: no address, no query, no text
 * that was sent, no mail address. `request` is the X-Request-Id of its answer. LOG_LEVEL says how much is written.
 */
export const log = pino({
  level: LOG_LEVELS.some((name) => name === level) ? level : "info",
  mixin() {
    const request = currentRequestId();
    return request === undefined ? {} : { request };
  },
  base: { pid: process.pid },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
});
