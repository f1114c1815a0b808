"use client";

import { useEffect, useState } from "react";

/** Pixels of the window's lower edge that a phone's keyboard covers: it leaves fixed things where they were. */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () =>
      // A page that is zoomed in shows a part of itself too, and there is no keyboard then.
      setInset(
        viewport.scale > 1.01
          ? 0
          : Math.max(0, Math.round(innerHeight - viewport.height - viewport.offsetTop)),
      );
    measure();
    viewport.addEventListener("resize", measure);
    viewport.addEventListener("scroll", measure);
    return () => {
      viewport.removeEventListener("resize", measure);
      viewport.removeEventListener("scroll", measure);
    };
  }, []);
  return inset;
}
