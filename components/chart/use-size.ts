import { type RefObject, useLayoutEffect, useState } from "react";
import type { Size } from "./frame";

const NONE: Size = { width: 0, height: 0 };

/** Measures an element, from its first layout on; `before` is the size for server rendering, 0 if none. */
export function useSize(area: RefObject<HTMLElement | null>, before = NONE): Size {
  const [size, setSize] = useState(before);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [area]);
  return size;
}
