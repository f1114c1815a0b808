"use client";

import { memo, useRef } from "react";
import { copyLink } from "@/components/page/copy-link";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import { messages } from "../messages/results";

interface CalculatorActionsProps {
  /** System of a form that has quantities. */
  system: UnitSystem | undefined;
  onReset: () => void;
  /** Brings back what the form held before it was reset, as long as nothing else was put in. */
  onUndo: (() => void) | undefined;
  onPrint: () => void;
  /** None while the form is not answered. */
  onCompare: (() => void) | undefined;
  /** True if no further scenario can be saved until one is removed. */
  isFull: boolean;
}

/** Actions on a calculation: compare, link, print, start over. */
export const CalculatorActions = memo(function CalculatorActions(props: CalculatorActionsProps) {
  const { system, onReset, onUndo, onPrint, onCompare, isFull } = props;
  const reset = useRef<HTMLSpanElement>(null);

  function undo() {
    onUndo?.();
    // This button goes away with the press.
    reset.current?.closest("button")?.focus();
  }

  return (
    <div className="actions flex flex-wrap gap-2 print:hidden">
      {/* Not disabled by the press that fills it: the focus stays. */}
      <Button
        onClick={isFull ? undefined : onCompare}
        disabled={!onCompare}
        aria-disabled={isFull || undefined}
        title={isFull ? messages.comparisonFull : undefined}
        className="aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
      >
        <Icon name="plus" className="size-4" />
        Compare
      </Button>
      <Button
        onClick={(event) => copyLink(event.currentTarget, system)}
        title="Copy the address of this calculation"
      >
        <Icon name="link" className="size-4" />
        Link
      </Button>
      <Button onClick={onPrint}>
        <Icon name="printer" className="size-4" />
        Print
      </Button>
      <Button onClick={onReset}>
        <Icon name="undo" className="size-4" />
        <span ref={reset}>Reset</span>
      </Button>
      {onUndo && (
        <Button look="quiet" onClick={undo}>
          Undo reset
        </Button>
      )}
    </div>
  );
});
