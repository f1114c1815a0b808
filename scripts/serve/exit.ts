/** Milliseconds that requests have to end after SIGTERM and after DRAIN_SECONDS. */
export const SHUTDOWN_TIMEOUT_MS = 10_000;

/** The exit status of a process whose settings keep it from serving (EX_CONFIG of sysexits.h): restarting it does not help. */
export const CONFIG_ERROR = 78;
