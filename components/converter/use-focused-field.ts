"use client";

import { type RefObject, useEffect, useState } from "react";

/** A field inside `panel` that has the focus, where the window is too narrow or too low to show it and the result in any case. */
export function useFocusedField(panel: RefObject<HTMLElement | null>): HTMLElement | undefined {
  const [field, setField] = useState<HTMLElement>();
  useEffect(() => {
    const follow = () => {
      const active = document.activeElement;
      const isField = active instanceof HTMLElement && active.matches("input:not([role=combobox]), select");
      const isSmall = matchMedia("(width < 48rem)").matches;
      setField(isField && isSmall && panel.current?.contains(active) ? active : undefined);
    };
    // Between two fields nothing has the focus for a moment.
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
