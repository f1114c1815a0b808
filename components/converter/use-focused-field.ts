"use client";

import type { RefObject } from "react";
import { useFocused } from "@/components/ui/use-focused";

/** Returns the focused field inside `panel`, if the window is too small to show it with the result. */
export const useFocusedField = (panel: RefObject<HTMLElement | null>): HTMLElement | undefined =>
  useFocused((active) => {
    const isField = active instanceof HTMLElement && active.matches("input:not([role=combobox]), select");
    const isSmall = matchMedia("(width < 48rem)").matches;
    return isField && isSmall && panel.current?.contains(active) ? active : undefined;
  });
