import { type RefObject, useEffect } from "react";

/** Tells the stylesheet how high the primary figure is, below which the rest of the dock stays. `box` stands in the dock. */
export function useFigureHeight(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dock = box.current?.closest<HTMLElement>(".dock");
    const figure = dock?.querySelector(".dock-figure");
    if (!dock || !figure) return;
    const observer = new ResizeObserver(() =>
      dock.style.setProperty("--figure-height", `${figure.getBoundingClientRect().height}px`),
    );
    observer.observe(figure);
    return () => observer.disconnect();
  }, [box]);
}
