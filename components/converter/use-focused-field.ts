"use client";

import { type RefObject, useEffect, useState } from "react";

/** Returns the focused field inside `panel`, if the window is too small to show it with the result. */
export function useFocusedField(panel: RefObject<HTMLElement | null>): HTMLElement | undefined {
  const [field, setField] = useState<HTMLElement>();
  useEffect(() => {
    const follow = () => {
      const active = document.activeElement;
      const isField = active instanceof HTMLElement && active.matches("input:not([role=combobox]), select");
      const isSmall = matchMedia("(width < 48rem)").matches;
      setField(isField && isSmall && panel.current?.contains(active) ? active : undefined);
    };
    // Nothing has the focus for a moment between two fields.
    const left = () => setTimeout(follow);
    follow();
    document.addEventListener("focusin", follow);
    document.addEventListener("focusout", left);
    return () => {
      document.removeEventListener("focusin", follow);
      document.removeEventListener("focusout", left);
    };
  }, [panel]);
  return field;
}
