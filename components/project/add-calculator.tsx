"use client";

import { useId, useState } from "react";
import { Button, buttonStyles } from "@/components/ui/button";
import { boxStyle } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { type Edit, newEntry, newId, withEntry, withLink } from "@/lib/projects/edits";
import { MAX_ENTRIES } from "@/lib/projects/limits";
import { nextSteps } from "@/lib/projects/next-steps";
import type { Project } from "@/lib/projects/project";
import { answerOf, type EntryResult } from "@/lib/projects/results";
import { messages } from "./messages";

export interface CalculatorGroup {
  name: string;
  calculators: readonly { id: string; label: string }[];
}

interface AddCalculatorProps {
  groups: readonly CalculatorGroup[];
  project: Project;
  results: readonly EntryResult[];
  onChange: (edit: Edit, step: string) => void;
}

/** Adds a calculator: one that continues from the existing entries, or any. */
export function AddCalculator({ groups, project, results, onChange }: AddCalculatorProps) {
  const id = useId();
  const [chosen, setChosen] = useState(groups[0]?.calculators[0]?.id ?? "");
  const steps = openSteps(project, results);
  const isFull = project.entries.length >= MAX_ENTRIES;

  const labelOf = (calculator: string) =>
    groups.flatMap(({ calculators }) => calculators).find((each) => each.id === calculator)?.label ??
    calculator;

  return (
    <div className="mt-2 rounded-lg border border-line border-dashed p-4">
      <h3 className="font-medium">Add a calculation</h3>
      {isFull && <p className="mt-1 text-muted text-sm">{messages.full(MAX_ENTRIES)}</p>}
      {steps.length > 0 && (
        <ul className="mt-3 grid gap-2 sm:grid-cols-2">
          {steps.map(({ entry, step }) => (
            <li key={`${entry.id} ${step.onward.output} ${step.onward.calculator}`}>
              <button
                type="button"
                disabled={isFull}
                className={`${buttonStyles.secondary} h-full w-full justify-start py-1.5 text-left`}
                onClick={() => {
                  const { calculator, label, field, output } = step.onward;
                  const id = newId();
                  const added = newEntry({
                    id,
                    calculator,
                    title: label,
                    inputs: step.inputs,
                    currency: entry.currency,
                  });
                  onChange((project) => {
                    const at = project.entries.findIndex((each) => each.id === entry.id) + 1;
                    const link = { field, from: entry.id, output, state: "following" } as const;
                    return withLink(id, link)(withEntry(added, at)(project));
                  }, `add ${id}`);
                }}
              >
                <Icon name="plus" className="size-4 text-accent" />
                <span className="min-w-0 flex-1">
                  {step.onward.source.action}
                  <span className="block font-normal text-muted">
                    {step.onward.label}, from “{entry.title}”
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        className="mt-3 flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          const id = newId();
          onChange(withEntry(newEntry({ id, calculator: chosen, title: labelOf(chosen) })), `add ${id}`);
        }}
      >
        <div className="min-w-0 flex-1 basis-56">
          <label htmlFor={id} className="mb-1 block font-medium text-sm">
            Calculator
          </label>
          <select
            id={id}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            className={`h-11 ${boxStyle}`}
          >
            {groups.map(({ name, calculators }) => (
              <optgroup key={name} label={name}>
                {calculators.map((calculator) => (
                  <option key={calculator.id} value={calculator.id}>
                    {calculator.label}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
        <Button type="submit" look="primary" disabled={isFull || chosen === ""}>
          <Icon name="plus" className="size-4" />
          Add
        </Button>
      </form>
    </div>
  );
}

/** Lists the calculators that could continue from the entries and do not yet. */
function openSteps({ entries, units }: Project, results: readonly EntryResult[]) {
  return results.flatMap((result) => {
    const { view, context, entry } = result;
    const answer = answerOf(result);
    if (!view || !context || !answer) return [];
    return nextSteps(view, answer, context, units).flatMap((step) => {
      const { calculator, field, output } = step.onward;
      const isTaken = entries.some(
        (other) =>
          other.calculator === calculator &&
          other.links.some(
            (link) => link.from === entry.id && link.field === field && link.output === output,
          ),
      );
      return isTaken ? [] : [{ entry, step }];
    });
  });
}
