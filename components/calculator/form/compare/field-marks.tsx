"use client";

import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { CalculatorView } from "@/lib/run/calculator-view";
import { inputText } from "@/lib/run/format/scenario-text";
import type { Scenario } from "./use-scenarios";

interface FieldMarksProps {
  view: CalculatorView;
  scenarios: readonly Scenario[];
  changed: readonly string[];
}

/**
 * Values of the other scenarios on the lower edge of a changed field: "A, B: 6.5%". Rendered outside the
 * fields’ code.
 */
export function FieldMarks({ view, scenarios, changed }: FieldMarksProps) {
  const [places, setPlaces] = useState<readonly (readonly [id: string, element: HTMLElement])[]>([]);
  // Choices add and remove fields, so measures their positions after each render.
  useLayoutEffect(() => {
    const located = changed.flatMap((id) => {
      const element = fieldOf(id);
      return element ? [[id, element] as const] : [];
    });
    setPlaces((current) =>
      current.length === located.length && located.every(([, element], at) => element === current[at]?.[1])
        ? current
        : located,
    );
  });
  return places.map(([id, element]) => {
    const isRows = view.fields[id]?.kind === "rows";
    const texts = otherTexts(scenarios, ({ displayedEntries, context }) =>
      inputText({ fields: view.fields, entries: displayedEntries }, id, context),
    ).map(([text, letters]) => (isRows ? letters : `${letters}: ${text}`));
    if (texts.length === 0) return null;
    return createPortal(
      <span className="pointer-events-none absolute right-2 -bottom-2 z-10 max-w-[calc(100%-1rem)] truncate rounded-sm bg-accent-soft px-1.5 font-medium text-accent text-xs leading-4">
        {isRows ? `Differs from ${texts.join(", ")}` : texts.join(" · ")}
      </span>,
      element,
      id,
    );
  });
}

function otherTexts(
  scenarios: readonly Scenario[],
  textOf: (scenario: Scenario) => string,
): readonly (readonly [text: string, letters: string])[] {
  const currentTexts = scenarios.filter(({ place }) => place === undefined).map(textOf);
  const letters = new Map<string, string[]>();
  for (const scenario of scenarios) {
    const text = textOf(scenario);
    if (!currentTexts.includes(text)) letters.set(text, [...(letters.get(text) ?? []), scenario.letter]);
  }
  return [...letters].map(([text, letterNames]) => [text, letterNames.join(", ")]);
}

const fieldOf = (id: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`form [data-field="${CSS.escape(id)}"]`)].find(
    (element) => !element.closest("[data-row]"),
  );
