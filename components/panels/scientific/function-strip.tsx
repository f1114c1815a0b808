"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { keepFocus } from "@/components/calculator/keep-focus";
import { Keypad } from "@/components/calculator/keypad";
import type { ScientificAction } from "@/lib/calculators/scientific/keypad/state";
import { stripKeys } from "./keys";

interface FunctionStripProps {
  inverse: boolean;
  hyperbolic: boolean;
  onPress: (action: ScientificAction) => void;
  children: ReactNode;
}

/** Phone only: a swipeable row with the keys that the pad lacks. It fades at its scrollable end. */
export function FunctionStrip({ inverse, hyperbolic, onPress, children }: FunctionStripProps) {
  const row = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const start = scrollLeft < 2;
      const end = scrollLeft > scrollWidth - clientWidth - 2;
      setEnds((before) => (before.start === start && before.end === end ? before : { start, end }));
    };
    element.addEventListener("scroll", measure, { passive: true });
    return () => element.removeEventListener("scroll", measure);
  }, []);

  return (
    <div className="relative min-w-0 sm:hidden">
      <div
        ref={row}
        className="flex snap-x snap-proximity gap-2 overflow-x-auto overscroll-x-contain scroll-px-6 [scrollbar-width:none] [--key:3.375rem] [&_button]:snap-start"
      >
        <div className="shrink-0">
          <Keypad
            label="Functions"
            keys={stripKeys(inverse, hyperbolic)}
            columns="row"
            compact
            onPress={onPress}
          />
        </div>
        <div className="flex shrink-0 items-stretch gap-2">{children}</div>
      </div>
      <div aria-hidden="true" className={`${FADE} left-0 bg-linear-to-r ${ends.start ? "opacity-0" : ""}`} />
      <div aria-hidden="true" className={`${FADE} right-0 bg-linear-to-l ${ends.end ? "opacity-0" : ""}`} />
    </div>
  );
}

const FADE =
  "pointer-events-none absolute inset-y-0 w-8 from-surface to-transparent transition-opacity duration-100";

interface StripButtonProps {
  name: string;
  children: ReactNode;
  pressed?: boolean;
  disabled?: boolean;
  onPress: (button: Element) => void;
}

export const StripButton = ({ name, children, pressed, disabled, onPress }: StripButtonProps) => (
  <button
    type="button"
    aria-label={name}
    aria-pressed={pressed}
    aria-disabled={disabled}
    onMouseDown={keepFocus}
    onClick={disabled ? undefined : ({ currentTarget }) => onPress(currentTarget)}
    className="grid min-h-11 min-w-13.5 embed-low:min-h-7.5 touch-manipulation place-items-center rounded-md border border-line bg-surface text-muted text-sm focus-visible:-outline-offset-4 aria-pressed:bg-accent aria-pressed:text-on-accent aria-disabled:opacity-40"
  >
    {children}
  </button>
);
