/** The database cannot be opened until its owner does something. The message says what, for the log. */
export class UnusableDatabaseError extends Error {
  override readonly name = "UnusableDatabaseError";
}

/** Returns true by name: Next may load this file more than once in a process, and each copy has a class of its own. */
export const isUnusableDatabase = (error: unknown): boolean =>
  error instanceof Error && error.name === "UnusableDatabaseError";
