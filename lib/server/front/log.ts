import pino from "pino";
import { LOG_LEVELS } from "./log-levels.ts";
import { currentRequestId } from "./request-id.ts";

const level = process.env.LOG_LEVEL?.trim().toLowerCase() ?? "";

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
