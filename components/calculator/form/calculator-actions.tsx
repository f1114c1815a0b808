"use client";

import { copyLink } from "@/components/page/copy-link";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { UnitSystem } from "@/lib/quantities/systems";

interface CalculatorActionsProps {
  /** Of the form, where it has quantities. */
  system: UnitSystem | undefined;
  onReset: () => void;
  onPrint: () => void;
  /** None while the form is not answered. */
  onCompare: (() => void) | undefined;
}

/** What can be done with a calculation: compared, linked to, printed, begun anew. */
export function CalculatorActions({ system, onReset, onPrint, onCompare }: CalculatorActionsProps) {
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button onClick={onCompare} disabled={!onCompare}>
        <Icon name="plus" className="size-4" />
        Compare
      </Button>
      <Button onClick={() => copyLink(system)} title="Copy the address of this calculation">
        <Icon name="link" className="size-4" />
        Link
      </Button>
      <Button onClick={onPrint}>
        <Icon name="printer" className="size-4" />
        Print
      </Button>
      <Button onClick={onReset}>
        <Icon name="undo" className="size-4" />
        Reset
      </Button>
    </div>
  );
}
