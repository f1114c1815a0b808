"use client";

import { memo, useRef } from "react";
import { copyLink } from "@/components/page/copy-link";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import { messages } from "../messages/results";

interface CalculatorActionsProps {
  system: UnitSystem | undefined;
  onReset: () => void;
  /** Restores the form before a reset, until another input changes. */
  onUndo: (() => void) | undefined;
  onPrintReport: () => void;
  /** Undefined until the form has an answer. */
  onCompare: (() => void) | undefined;
  isFull: boolean;
}

export const CalculatorActions = memo(function CalculatorActions(props: CalculatorActionsProps) {
  const { system, onReset, onUndo, onPrintReport, onCompare, isFull } = props;
  const reset = useRef<HTMLSpanElement>(null);

  function undo() {
    onUndo?.();
    // The press removes this button.
    reset.current?.closest("button")?.focus();
  }

  return (
    <div className="actions flex flex-wrap gap-2 print:hidden">
      {/* Stays enabled after the press that fills it, so that the focus stays. */}
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
      <Button onClick={() => print()} title="Print one page with the inputs, the result and a chart">
        <Icon name="printer" className="size-4" />
        Print
      </Button>
      <Button onClick={onPrintReport} title="Print every step, chart, table and source">
        <Icon name="printer" className="size-4" />
        Full report
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
