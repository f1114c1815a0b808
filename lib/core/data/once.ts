/** Returns a function that computes its result on the first call, and returns the same one afterwards. */
export function once<Result>(compute: () => Result): () => Result {
  let cached: { result: Result } | undefined;
  return () => {
    cached ??= { result: compute() };
    return cached.result;
  };
}
