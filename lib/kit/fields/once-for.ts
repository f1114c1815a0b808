import type { Fields } from "./field.ts";

/** Memoizes a function by the fields of a form or a row. */
export function onceFor<Result>(find: (fields: Fields) => Result): (fields: Fields) => Result {
  const cache = new WeakMap<Fields, { value: Result }>();
  return (fields) => {
    const result = cache.get(fields) ?? { value: find(fields) };
    cache.set(fields, result);
    return result.value;
  };
}
