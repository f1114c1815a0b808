"use client";

import { memo, useRef } from "react";
import { copyLink } from "@/components/page/copy-link";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { UnitSystem } from "@/lib/kit/quantities/systems";

interface CalculatorActionsProps {
  system: UnitSystem | undefined;
  onReset: () => void;
  /** Restores the form before a reset, until another input changes. */
  onUndo: (() => void) | undefined;
}

export const CalculatorActions = memo(function CalculatorActions(props: CalculatorActionsProps) {
  const { system, onReset, onUndo } = props;
  const reset = useRef<HTMLSpanElement>(null);

  function undo() {
    onUndo?.();
    // The press removes this button.
    reset.current?.closest("button")?.focus();
  }

  return (
    <div className="-mx-2 flex flex-wrap gap-x-2 print:hidden">
      <Button
        look="quiet"
        className="px-2"
        onClick={(event) => copyLink(event.currentTarget, system)}
        title="Copy the address of this calculation"
      >
        <Icon name="link" className="size-4" />
        Link
      </Button>
      <Button look="quiet" className="px-2" onClick={onReset}>
        <Icon name="undo" className="size-4" />
        <span ref={reset}>Reset</span>
      </Button>
      {onUndo && (
        <Button look="quiet" className="px-2" onClick={undo}>
          Undo reset
        </Button>
      )}
    </div>
  );
});
