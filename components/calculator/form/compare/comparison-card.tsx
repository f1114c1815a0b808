"use client";

import { memo, useId, useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { FigureDeclaration } from "@/lib/kit/calculator/define";
import type { FormState } from "@/lib/run/address/form-state";
import { MAX_SCENARIOS } from "@/lib/run/address/names";
import { MAX_TITLE, scenarioTitle } from "@/lib/run/address/scenarios-url";
import { answerFigures } from "@/lib/run/answer-figures";
import { formatOutput } from "@/lib/run/format/format-output";
import { differenceText } from "@/lib/run/format/scenario-text";
import { figureIn } from "@/lib/run/output-lists";
import { useRenderedPart } from "./chart-parts";
import { FieldMarks } from "./field-marks";
import { messages } from "./messages";
import { differing, type Scenario, type ScenariosProps, useScenarios } from "./use-scenarios";

export const ComparisonCard = memo(function ComparisonCard(props: ScenariosProps) {
  const { view, savedForms, replace, setSavedForms } = props;
  const scenarios = useScenarios(props);
  useRenderedPart("card", scenarios !== undefined);
  const [first, ...others] = scenarios ?? [];
  if (!scenarios || !first) return null;
  const { primary } = answerFigures(view.outputs, props.current.answer);
  const output = view.outputs[primary ?? ""];
  const headline = primary !== undefined && output ? { ...output, id: primary } : undefined;
  const changed = differing(view, scenarios);

  const rename = ({ place }: Scenario, text: string) => {
    const name = text === "" ? undefined : text.slice(0, MAX_TITLE);
    const named = (form: FormState): FormState => ({ ...form, name });
    if (place === undefined) replace(named);
    else setSavedForms((forms) => forms.map((each, at) => (at === place ? named(each) : each)));
  };
  const remove = ({ place }: Scenario) => setSavedForms((forms) => forms.filter((_, at) => at !== place));

  return (
    <section
      aria-label="Compared scenarios"
      className="rounded-lg border border-line-strong bg-surface px-4 py-3 print:hidden"
    >
      <ul className="divide-y divide-line">
        {[first, ...others].map((scenario) => (
          <Line
            key={scenario.letter}
            scenario={scenario}
            headline={headline}
            first={scenario === first ? undefined : first}
            onRename={(text) => rename(scenario, text)}
            onRemove={scenario.place === undefined ? undefined : () => remove(scenario)}
          />
        ))}
      </ul>
      <p role="status" className="pt-2 text-muted text-sm leading-snug">
        {changed.length === 0
          ? messages.saved({ first: first.letter, last: scenarios.at(-1)?.letter })
          : messages.differences(first.letter)}
        {savedForms.length >= MAX_SCENARIOS && messages.full}
        {changed.length > 0 && (
          <a
            href="#compare"
            target="_self"
            className="inline-flex min-h-11 items-center font-medium text-accent md:min-h-8"
          >
            All figures
          </a>
        )}
      </p>
      <FieldMarks view={view} scenarios={scenarios} changed={changed} />
    </section>
  );
});

interface LineProps {
  scenario: Scenario;
  headline: (FigureDeclaration & { id: string }) | undefined;
  first: Scenario | undefined;
  onRename: (text: string) => void;
  onRemove: (() => void) | undefined;
}

function Line({ scenario, headline, first, onRename, onRemove }: LineProps) {
  const id = useId();
  const { letter, state, answer, context } = scenario;
  // Entered name; the scenarios follow after a delay.
  const [name, setName] = useState<string>();
  const value = headline && figureIn(answer, headline.id);
  return (
    <li className="flex items-center gap-2 py-1">
      <label
        htmlFor={id}
        className={`grid size-7 shrink-0 place-items-center rounded-md border font-semibold text-sm ${onRemove ? "border-line-strong" : "border-accent bg-accent text-on-accent"}`}
      >
        {letter}
        <span className="sr-only">: name</span>
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        maxLength={MAX_TITLE}
        placeholder={onRemove ? "Add a name" : "Current"}
        value={name ?? state.name ?? ""}
        onChange={({ target }) => {
          setName(target.value);
          onRename(target.value);
        }}
        onBlur={({ target }) => {
          setName(undefined);
          onRename(scenarioTitle(target.value) ?? "");
        }}
        className="min-h-11 w-0 min-w-0 flex-1 rounded-md bg-transparent px-1.5 text-base placeholder:text-muted hover:bg-sunken focus:bg-sunken md:min-h-9"
      />
      <span className="tabular shrink-0 text-right leading-tight">
        <span className="block font-semibold">
          {value === undefined || !headline ? "—" : formatOutput(value, headline.format, context)}
        </span>
        {first && headline && (
          <span className="block text-muted text-sm">
            {differenceText(value, figureIn(first.answer, headline.id), headline.format, context) ||
              "no change"}
          </span>
        )}
      </span>
      {onRemove ? (
        <button
          type="button"
          onClick={onRemove}
          aria-label={`Remove ${letter}`}
          title={`Remove ${letter}`}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-accent-soft hover:text-accent md:size-9"
        >
          <Icon name="x" className="size-4" />
        </button>
      ) : (
        <span className="-mr-2 w-11 shrink-0 md:w-9" />
      )}
    </li>
  );
}
