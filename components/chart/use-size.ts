import { type RefObject, useLayoutEffect, useState } from "react";
import type { Size } from "./frame";

const NONE: Size = { width: 0, height: 0 };

/** The size of an element, from its first layout on; `before` that what a server draws by, 0 where it draws nothing. */
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
