"use client";

import { useEffect, useState } from "react";
import { type Effects, effectsOf } from "@/lib/faces/explore/effects";
import { type FigureQuestion, figureAt } from "@/lib/faces/explore/figure-at";
import type { NumericFigure } from "@/lib/faces/explore/figures";
import { numericInputs, type Units } from "@/lib/faces/explore/inputs";
import type { ValueContext } from "@/lib/run/format/format-output";
import { turnsUntil } from "./turns";

/** Delay after the last key press, in ms. */
const QUIET = 250;

/** Calculates in the background how a figure changes with each input. Returns the previous effects in the meantime. */
export function useEffects(
  question: (FigureQuestion & { units: Units }) | undefined,
  figure: NumericFigure | undefined,
  context: ValueContext,
): Effects | undefined {
  const [effects, setEffects] = useState<Effects>();
  const key =
    question && figure ? JSON.stringify([question.displayedEntries, figure, context.currency.code]) : "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says all that matters of them
  useEffect(() => {
    if (!question || !figure) return;
    let isStopped = false;
    const timer = setTimeout(() => {
      effectsOf(
        {
          inputs: numericInputs(question.fields, question.displayedEntries),
          figure,
          units: question.units,
          context,
          figureAt: figureAt(question, figure.id),
        },
        turnsUntil(() => isStopped),
      ).then((next) => {
        if (next && !isStopped) setEffects(next);
      });
    }, QUIET);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [key]);
  return effects;
}
