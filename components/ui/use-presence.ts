"use client";

import { useEffect, useState } from "react";

const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/** True after the first move, touch or key. Code that only an active visitor needs loads then. */
export function usePresence(): boolean {
  const [present, setPresent] = useState(false);
  useEffect(() => {
    const noticed = () => setPresent(true);
    for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, noticed, { once: true });
    return () => {
      for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, noticed);
    };
  }, []);
  return present;
}

let noticed = (): void => {};

/**
 * Resolves once the visitor uses the page: the first move, touch, key or scrolling, an address with inputs,
 * or `noteUse`.
 */
export const firstUse: Promise<void> =
  typeof document === "undefined"
    ? new Promise(() => {})
    : new Promise((resolve) => {
        noticed = resolve;
        if (location.search !== "") resolve();
        for (const sign of [...SIGNS_OF_LIFE, "scroll"])
          document.addEventListener(sign, noticed, { once: true, passive: true });
      });

/** Counts as use without an interaction: saved units, or another day than the server's. */
export const noteUse = (): void => noticed();
