/** Value, or the problems that prevent it. Functions that read input or compute return it; they do not throw on input. */
export type Result<V, T = string> = Success<V> | Failure<T>;

export interface Success<V> {
  ok: true;
  value: V;
}

/** Problems of one input, each with the field that can fix it. */
export interface Failure<T = string> {
  ok: false;
  problems: readonly Problem<T>[];
}

/** Problem with one field. `T` is its message: a text, or a sentence whose values are formatted later. */
export interface Problem<T = string> {
  /** Field: "rate", or "extras.2.amount" for the amount in the third row. Empty if the input is a single text. */
  path: string;
  message: T;
  /** Character that the problem is about, from 1. */
  column?: number;
}

export const success = <V>(value: V): Success<V> => ({ ok: true, value });

/** Returns a failure with one problem. @param column character that it is about, from 1. */
export const failure = <T = string>(path: string, message: T, column?: number): Failure<T> => ({
  ok: false,
  problems: [column === undefined ? { path, message } : { path, message, column }],
});

/** Moves all problems of a failure to one field. */
export const withPath = <T>(path: string, { problems }: Failure<T>): Failure<T> => ({
  ok: false,
  problems: problems.map((problem) => ({ ...problem, path })),
});

/** Returns the values of all results, or all problems if any of them failed. */
export function allValues<V, T>(results: readonly Result<V, T>[]): Result<V[], T> {
  const problems = results.flatMap((result) => (result.ok ? [] : result.problems));
  if (problems.length > 0) return { ok: false, problems };
  return success(results.flatMap((result) => (result.ok ? [result.value] : [])));
}

/** Returns the first problem of a failure, or its only one. */
export const firstProblem = <T>({ problems }: Failure<T>): Problem<T> => problems[0] as Problem<T>;
