import { failure, firstProblem, type Result, success } from "./result.ts";

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

/** Returns the value of a result. @throws InputError with the first problem of a failure */
export function unwrapResult<V>(result: Result<V>): V {
  if (result.ok) return result.value;
  const { message, column } = firstProblem(result);
  throw new InputError(message, column);
}
