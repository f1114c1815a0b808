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

/** Kept once someone uses the page: the first move, touch, key or scrolling, an address that asks for something, or `noteUse`. */
export const firstUse: Promise<void> =
  typeof document === "undefined"
    ? new Promise(() => {})
    : new Promise((resolve) => {
        noticed = resolve;
        if (location.search !== "") resolve();
        for (const sign of [...SIGNS_OF_LIFE, "scroll"])
          document.addEventListener(sign, noticed, { once: true, passive: true });
      });

/** The page is used without a sign of life: units that were chosen before, another day than the server's. */
export const noteUse = (): void => noticed();
