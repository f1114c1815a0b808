/**
 * Returns `next` with the parts of `previous` that are equal in its place, and `previous` itself if all of it is equal,
 * so that what depends on them by identity does not run again. For plain data: other objects are compared by identity.
 */
export function reuseParts<T>(previous: unknown, next: T): T {
  if (Object.is(previous, next)) return next;
  if (Array.isArray(previous) && Array.isArray(next)) {
    const parts = next.map((part, at) => reuseParts(previous[at], part));
    const isEqual =
      parts.length === previous.length && parts.every((part, at) => Object.is(part, previous[at]));
    return (isEqual ? previous : parts) as T;
  }
  if (!isPlain(previous) || !isPlain(next)) return next;
  const names = Object.keys(next);
  const parts = Object.fromEntries(names.map((name) => [name, reuseParts(previous[name], next[name])]));
  const isEqual =
    names.length === Object.keys(previous).length &&
    names.every((name) => Object.hasOwn(previous, name) && Object.is(parts[name], previous[name]));
  return (isEqual ? previous : parts) as T;
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
