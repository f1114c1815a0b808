"use client";

import { useEffect, useState } from "react";
import { type Effects, effectsOf } from "@/lib/faces/explore/effects";
import { type Asked, figureAt } from "@/lib/faces/explore/figure-at";
import type { NumericFigure } from "@/lib/faces/explore/figures";
import { numericInputs, type Units } from "@/lib/faces/explore/inputs";
import type { ValueContext } from "@/lib/faces/text/format-output";
import { turnsUntil } from "./turns";

/** Milliseconds of quiet before what is being typed is looked at. */
const QUIET = 250;

/** Calculates in the background how a figure changes with each input. Returns the previous effects in the meantime. */
export function useEffects(
  asked: (Asked & { units: Units }) | undefined,
  figure: NumericFigure | undefined,
  context: ValueContext,
): Effects | undefined {
  const [known, setKnown] = useState<Effects>();
  const question = asked && figure ? JSON.stringify([asked.shown, figure, context.currency.code]) : "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: `question` says all that matters of them
  useEffect(() => {
    if (!asked || !figure) return;
    let isStopped = false;
    const timer = setTimeout(() => {
      effectsOf(
        {
          inputs: numericInputs(asked.fields, asked.shown),
          figure,
          units: asked.units,
          context,
          figureAt: figureAt(asked, figure.id),
        },
        turnsUntil(() => isStopped),
      ).then((effects) => {
        if (effects && !isStopped) setKnown(effects);
      });
    }, QUIET);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [question]);
  return known;
}
