"use client";

import { memo } from "react";
import { buttonStyles } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { notifyError } from "@/components/ui/notify";
import type { WrittenAnswer } from "@/lib/kit/calculator/computation";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import { type NextStep, nextSteps, onwardPath } from "@/lib/projects/next-steps";
import { ENTRY_NAME, PROJECT_NAME } from "@/lib/run/address/names";
import type { CalculatorView } from "@/lib/run/calculator-view";
import type { ValueContext } from "@/lib/run/format/format-output";
import { messages } from "../messages/results";

export interface CarryOnProps {
  view: CalculatorView;
  answer: WrittenAnswer;
  context: ValueContext;
  system: UnitSystem;
}

/**
 * Lists the calculators that can use the results, each with a link that carries them over. Updates when the
 * figures have settled.
 */
export const CarryOn = memo(function CarryOn({ view, answer, context, system }: CarryOnProps) {
  const steps = nextSteps(view, answer, context, system);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="carry-on" className="print:hidden embed:hidden">
      <h2 id="carry-on" className="font-medium text-sm">
        Use this result next
      </h2>
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {steps.map((step) => (
          <li key={`${step.onward.output} ${step.onward.calculator} ${step.onward.field}`}>
            <a
              href={onwardPath(step, system)}
              onClick={(event) => {
                const query = new URLSearchParams(location.search);
                const [project, entry] = [query.get(PROJECT_NAME), query.get(ENTRY_NAME)];
                if (project === null || entry === null || event.metaKey || event.ctrlKey) return;
                event.preventDefault();
                void carryOn(project, entry, step);
              }}
              className={`${buttonStyles.secondary} h-full w-full justify-between py-1.5 text-left`}
            >
              <span className="min-w-0 flex-1">
                {step.onward.source.action}
                <span className="block font-normal text-muted">{step.what}</span>
              </span>
              <Icon name="chevron-right" className="size-4 text-muted" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
});

/** Adds an entry that follows this one to the project, unless it exists. */
async function carryOn(projectId: string, entryId: string, step: NextStep): Promise<void> {
  try {
    const { entryThatFollows } = await import("./follow-up");
    location.assign(await entryThatFollows(projectId, entryId, step));
  } catch (error) {
    console.warn("The result could not be carried on", error);
    notifyError(messages.resultNotUsed);
  }
}
