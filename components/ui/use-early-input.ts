"use client";

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

/** Takes over what a visitor typed into a field before the page's scripts arrived, instead of losing it. */
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

  // Read before the page restores a state of its own, brought in after that.
  useLayoutEffect(() => compare(), []);
  useEffect(() => take(), []);
}
