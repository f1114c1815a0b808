"use client";

import { type ReactNode, useDeferredValue } from "react";

/** Removes the colors of charts and tables, but keeps the contrast of their texts. */
export const DIMMED = "text-muted grayscale";

interface DimmableProps {
  isDimmed: boolean;
  className?: string;
  hidden?: boolean;
  children: ReactNode;
}

/** Dims its content while it belongs to earlier inputs. Deferred: new styles for all of it would delay the paint of a key. */
export function Dimmable({ isDimmed, className = "", hidden, children }: DimmableProps) {
  const isDimmedDeferred = useDeferredValue(isDimmed);
  return (
    <div className={`${className} ${isDimmedDeferred ? DIMMED : ""}`} hidden={hidden}>
      {children}
    </div>
  );
}
