"use client";

import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { ChoiceField } from "@/components/ui/choice";
import { Field } from "@/components/ui/field";
import { firstProblem } from "@/lib/core/result/result";
import { goalUnit, numericFigures, readGoal } from "@/lib/faces/explore/figures";
import { numericInputs, withEntry } from "@/lib/faces/explore/inputs";
import { shownContext } from "@/lib/faces/explore/sight";
import type { SimpleEntry } from "@/lib/kit/fields/entry";
import type { FormState } from "@/lib/run/address/form-state";
import { formatOutput } from "@/lib/run/format/format-output";
import { TextControl } from "../text-control";
import { messages } from "./messages";
import { PanelShell } from "./panel-shell";
import type { ExploreProps } from "./props";
import { SolveResult } from "./solve-result";
import { useAsked } from "./use-question";
import { useSolve } from "./use-solve";

interface SolvePanelProps extends ExploreProps {
  /** Fixed input to search for. */
  path?: string | undefined;
  onClose: () => void;
}

/** Panel that finds the input for a wanted figure. */
export function SolvePanel({ view, model, context, path, onClose }: SolvePanelProps) {
  const id = useId();
  const question = useAsked(view, model);
  const inputs = numericInputs(view.fields, model.displayedEntries);
  const figures = numericFigures(view.outputs, model.answer);
  const [chosenPath, setPath] = useState(path ?? inputs[0]?.path ?? "");
  const [chosenFigure, setFigure] = useState(figures[0]?.id ?? "");
  const [goal, setGoal] = useState("");
  const [used, setUsed] = useState<{ before: FormState; text: string }>();
  const input = inputs.find((each) => each.path === chosenPath) ?? inputs[0];
  const figure = figures.find((each) => each.id === chosenFigure) ?? figures[0];
  const read = figure && goal.trim() !== "" ? readGoal(goal, figure.format) : undefined;
  const value = read?.ok ? read.value : undefined;
  const { result, isBusy } = useSolve({ question, input, figure, goal: value, context });

  if (!input || !figure) return null;

  /** The pressed button disappears. */
  const keepFocus = () => document.getElementById(id)?.focus({ preventScroll: true });

  function use(entry: SimpleEntry, text: string) {
    if (!input) return;
    keepFocus();
    setUsed({ before: model.state, text: messages.used({ input: input.label, value: text }) });
    model.replace((current) => ({
      ...current,
      entries: withEntry(view.fields, current.entries, model.displayedEntries, input.path, entry),
    }));
  }

  const now = formatOutput(figure.value, figure.format, context);
  return (
    <PanelShell
      id={id}
      title={path === undefined ? messages.title : messages.titleFor(input.label)}
      first={path === undefined ? "select" : "input"}
      onClose={onClose}
    >
      {path === undefined && (
        <ChoiceField
          label="Find"
          options={inputs.map(({ path: id, label }) => ({ id, label }))}
          value={input.path}
          onChange={setPath}
        />
      )}
      <div className={figures.length > 1 ? "grid @sm:grid-cols-2 gap-3" : ""}>
        {figures.length > 1 && (
          <ChoiceField label="So that" options={figures} value={figure.id} onChange={setFigure} />
        )}
        <Field
          id={`${id}-goal`}
          label={figures.length > 1 ? "is" : messages.goal(figure.label)}
          message={read && !read.ok ? firstProblem(read).message : messages.currentValue(now)}
          wrong={read?.ok === false}
        >
          <TextControl
            id={`${id}-goal`}
            value={goal}
            invalid={read?.ok === false}
            keys={figure.format.kind === "duration" ? ["−", ":", "h", "m", "s"] : ["−", "/", "k"]}
            onChange={setGoal}
            {...goalUnit(figure.format, context)}
          />
        </Field>
      </div>
      <div aria-live="polite" aria-busy={isBusy} className={isBusy ? "opacity-60" : ""}>
        {result && value !== undefined ? (
          <SolveResult
            solved={result.solved}
            input={input.label}
            figure={figure.label}
            goal={formatOutput(value, figure.format, shownContext(context))}
            onUse={use}
          />
        ) : (
          isBusy && <p className="text-muted text-sm">Searching…</p>
        )}
      </div>
      {used && (
        <p role="status" className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
          {used.text}
          {model.state !== used.before && (
            <Button
              look="quiet"
              onClick={() => {
                keepFocus();
                model.replace(used.before);
                setUsed(undefined);
              }}
            >
              Undo
            </Button>
          )}
        </p>
      )}
    </PanelShell>
  );
}
