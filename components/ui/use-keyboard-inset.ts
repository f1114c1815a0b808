"use client";

import { useEffect, useState } from "react";

/** Returns the height of a phone's keyboard over the window, in pixels: fixed elements stay put. */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () =>
      // A zoomed page also has a smaller visual viewport, without a keyboard.
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
