/** A value, or the promise of it while it loads. */
export type Loaded<T> = T | Promise<T>;

/** Applies `next` to a value: synchronously if it is already loaded. */
export const whenLoaded = <T, U>(value: Loaded<T>, next: (value: T) => Loaded<U>): Loaded<U> =>
  value instanceof Promise ? value.then(next) : next(value);

/** Combines values: synchronously if all are loaded. */
export const allLoaded = <T>(values: readonly Loaded<T>[]): Loaded<T[]> =>
  values.some((value) => value instanceof Promise) ? Promise.all(values) : (values as T[]);
