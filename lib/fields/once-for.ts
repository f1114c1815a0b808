import type { Fields } from "./field.ts";

/** Returns a function that finds something once for the fields of a form or a row. */
export function onceFor<Found>(find: (fields: Fields) => Found): (fields: Fields) => Found {
  const found = new WeakMap<Fields, { value: Found }>();
  return (fields) => {
    const known = found.get(fields) ?? { value: find(fields) };
    found.set(fields, known);
    return known.value;
  };
}
