import { randomUUID } from "node:crypto";

/** Seconds after which what is kept is read anew: a change by another instance of the site shows by then. */
export const CACHE_SECONDS = 60;

/** Part of every key: Next's cache outlives the process on disk, but not what was said to be out of date. */
export const PROCESS = randomUUID();
