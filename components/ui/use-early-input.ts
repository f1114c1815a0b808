"use client";

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

/** Restores text that a visitor entered before the page's scripts arrived. */
export function useEarlyInput(
  field: RefObject<HTMLInputElement | null>,
  text: string,
  onInput: (text: string) => void,
): void {
  const early = useRef<string>(undefined);
  const compare = useEffectEvent(() => {
    if (field.current && field.current.value !== text) early.current = field.current.value;
  });
  const take = useEffectEvent(() => {
    if (early.current !== undefined) onInput(early.current);
  });

  // Reads before the page restores its state, and applies after that.
  useLayoutEffect(() => compare(), []);
  useEffect(() => take(), []);
}
