import { type ComponentType, useDeferredValue } from "react";

interface LaterProps<Props> {
  /** A memoized component: until its own turn comes it is not drawn at all. */
  of: ComponentType<Props>;
  props: Props;
}

/** A part that may lag behind while someone types fast: a key is answered by the rest, and this follows. */
export function Later<Props extends object>({ of: Part, props }: LaterProps<Props>) {
  return <Part {...useDeferredValue(props)} />;
}
