/** Values of LOG_LEVEL, ascending in verbosity; "silent" writes none. */
export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
