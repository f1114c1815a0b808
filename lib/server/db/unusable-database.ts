/** The database cannot be opened until its owner acts. The message explains it, for the log. */
export class UnusableDatabaseError extends Error {
  override readonly name = "UnusableDatabaseError";
}

/** Checks the name: Next may load this file more than once in a process, with separate classes. */
export const isUnusableDatabase = (error: unknown): boolean =>
  error instanceof Error && error.name === "UnusableDatabaseError";
