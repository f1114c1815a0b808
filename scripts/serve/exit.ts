/** Milliseconds that what is under way has to end after SIGTERM. */
export const PATIENCE = 10_000;

/** The exit status of a process whose settings keep it from serving, as sysexits.h names it: starting it again is no use. */
export const REFUSED = 78;
