"use client";

import { type ReactNode, useDeferredValue } from "react";

/** Charts and tables of other inputs lose their colors, which keeps the contrast of their texts. */
export const DIMMED = "text-muted grayscale";

interface DimmableProps {
  isDimmed: boolean;
  className?: string;
  hidden?: boolean;
  children: ReactNode;
}

/** Dims its content while it is of earlier inputs, after the paint of the key, which many new styles would delay. */
export function Dimmable({ isDimmed, className = "", hidden, children }: DimmableProps) {
  const isDimmedLate = useDeferredValue(isDimmed);
  return (
    <div className={`${className} ${isDimmedLate ? DIMMED : ""}`} hidden={hidden}>
      {children}
    </div>
  );
}
