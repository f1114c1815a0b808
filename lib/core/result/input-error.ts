import { failure, type Result, success } from "./result.ts";

/** Problem that a recursive parser or computation throws; `attempt` returns it as a failure. */
export class InputError extends Error {
  readonly column: number | undefined;

  /** @param column character of the text, from 1. */
  constructor(message: string, column?: number) {
    super(message);
    this.column = column;
  }
}

/** Runs a step that may throw an {@link InputError}. */
export function attempt<V>(step: () => V): Result<V> {
  try {
    return success(step());
  } catch (error) {
    if (error instanceof InputError) return failure("", error.message, error.column);
    throw error;
  }
}
