/** Time for requests to end after SIGTERM and DRAIN_SECONDS, in ms. */
export const SHUTDOWN_TIMEOUT_MS = 10_000;

/** Exit status for settings that prevent serving (EX_CONFIG of sysexits.h): a restart does not help. */
export const CONFIG_ERROR = 78;
