"use client";

import { buttonStyles } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Continuation } from "@/lib/kit/calculator/computation";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import { inputsAddress } from "@/lib/run/address/inputs-address";

export interface ContinuationLinkProps {
  /** Id of the calculator. */
  id: string;
  continuation: Continuation;
  system: UnitSystem;
}

/** Links to the form that continues from the answer: a plain link with a full load, as for presets. */
export function ContinuationLink({ id, continuation, system }: ContinuationLinkProps) {
  return (
    <a
      href={inputsAddress(id, continuation.inputs[system], system)}
      rel="nofollow"
      className={`${buttonStyles.secondary} w-full justify-between print:hidden embed:hidden`}
    >
      {continuation.label}
      <Icon name="chevron-right" className="size-4 text-muted" />
    </a>
  );
}
