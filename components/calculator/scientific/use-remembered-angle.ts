"use client";

import { useEffect, useEffectEvent } from "react";
import { ANGLES, type Angle } from "@/lib/calculators/scientific/syntax";

const KEY = "scicalcAngle";

/**
 * The unit of angles of the last visit: told after the first render, if there is one.
 * @returns keeps another one; where the browser refuses to store, it lasts as long as the page.
 */
export function useRememberedAngle(onRemembered: (angle: Angle) => void): (angle: Angle) => void {
  const recall = useEffectEvent(() => {
    const angle = ANGLES.find((each) => each === read());
    if (angle) onRemembered(angle);
  });
  useEffect(() => recall(), []);
  return write;
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(angle: Angle): void {
  try {
    localStorage.setItem(KEY, angle);
  } catch {
    // Storage is full or blocked.
  }
}
