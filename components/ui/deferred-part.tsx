import { type ComponentType, useDeferredValue } from "react";
import { useSameProps } from "./use-same-props";

interface DeferredPartProps<Props> {
  /** A memoized component, which React renders after more urgent updates. */
  of: ComponentType<Props>;
  props: Props;
}

/** Renders a part with deferred props: typing updates the rest first, and this part follows. */
export function DeferredPart<Props extends object>({ of: Part, props }: DeferredPartProps<Props>) {
  return <Part {...useDeferredValue(useSameProps(props))} />;
}
