import { useState } from "react";

/** Returns true if two objects have the same properties with the same values. */
export function hasSameProps(some: object, others: object): boolean {
  const names = Object.keys(some);
  return (
    names.length === Object.keys(others).length &&
    names.every(
      (name) => Object.hasOwn(others, name) && Object.is(some[name as never], others[name as never]),
    )
  );
}

/** Returns the previous object as long as its properties are the same: a new object would be rendered again. */
export function useSameProps<Props extends object>(props: Props): Props {
  const [same, setSame] = useState(props);
  if (same === props || hasSameProps(same, props)) return same;
  setSame(props);
  return props;
}
