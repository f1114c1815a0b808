"use client";

import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "./after-paint";

const SIGNS_OF_USE = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"] as const;

let noticed = (): void => {};

/**
 * Resolves once the visitor uses the page, after the paint that follows: at the first move, touch, key or scrolling,
 * with the focus in the page, or inputs in its form or its address, when the scripts arrive, or by `noteUse`.
 */
export const firstUse: Promise<void> =
  typeof document === "undefined"
    ? new Promise(() => {})
    : new Promise((resolve) => {
        noticed = resolve;
        if (location.search !== "" || document.activeElement !== document.body || self.earlyInputs?.size)
          resolve();
        const listeners = new AbortController();
        const notice = ({ target }: Event): void => {
          // The menu and the search don’t need the code of the page, and would wait for it.
          if (target instanceof Element && target.closest("header:not(main header)")) return;
          listeners.abort();
          afterPaint(resolve);
        };
        for (const sign of SIGNS_OF_USE)
          document.addEventListener(sign, notice, { passive: true, signal: listeners.signal });
      });

/** Counts as use without an interaction: saved units, or another day than the server's. */
export const noteUse = (): void => noticed();

/** True after the first use. Code that only an active visitor needs loads then. */
export function usePresence(): boolean {
  const [present, setPresent] = useState(false);
  useEffect(() => {
    let current = true;
    firstUse.then(() => {
      if (current) startTransition(() => setPresent(true));
    });
    return () => {
      current = false;
    };
  }, []);
  return present;
}

let firstLoads: Promise<unknown> = firstUse;

/** Preloads code that the answer needs on the first use, before all other code. Ignores failures. */
export function loadFirst(load: () => Promise<unknown>): void {
  firstUse.then(() => {
    firstLoads = Promise.allSettled([firstLoads, load()]);
  });
}

/** Resolves after the first use, once all that `loadFirst` preloads has arrived or failed. */
export async function afterFirstLoads(): Promise<void> {
  await firstUse;
  // All calls of `loadFirst` start their loads in the same task.
  await new Promise((resume) => setTimeout(resume));
  await firstLoads;
}
