"use client";

import { useEffect, useEffectEvent } from "react";

/**
 * Returns the saved mode under `key` after the first render, if it is one of `modes`, and a setter that
 * saves. If storage is unavailable, the mode lasts as long as the page.
 */
export function useRememberedMode<Mode extends string>(
  key: string,
  modes: readonly Mode[],
  onRemembered: (mode: Mode) => void,
): (mode: Mode) => void {
  const recall = useEffectEvent(() => {
    const mode = modes.find((each) => each === read(key));
    if (mode) onRemembered(mode);
  });
  useEffect(() => recall(), []);
  return (mode) => write(key, mode);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, mode: string): void {
  try {
    localStorage.setItem(key, mode);
  } catch {
    // Storage is full or blocked.
  }
}
