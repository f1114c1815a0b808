"use client";

import { useEffect, useState } from "react";
import { drive } from "@/lib/faces/explore/drive";
import { type FigureQuestion, figureAt } from "@/lib/faces/explore/figure-at";
import type { NumericFigure } from "@/lib/faces/explore/figures";
import type { NumericInput, Units } from "@/lib/faces/explore/inputs";
import { type Solved, solved } from "@/lib/faces/explore/solve";
import type { ValueContext } from "@/lib/run/format/format-output";
import { turnsUntil } from "./turns";

/** Delay after the last key press in the goal, in ms. */
const QUIET = 250;
/** Time limit of the refinement, in ms. */
const LONGEST = 4000;

interface Question {
  question: (FigureQuestion & { units: Units }) | undefined;
  input: NumericInput | undefined;
  figure: NumericFigure | undefined;
  /** Goal in the unit that displays the figure. Undefined until there is one. */
  goal: number | undefined;
  context: ValueContext;
}

interface SolveState {
  solved: Solved;
  input: NumericInput;
  figure: NumericFigure;
}

export function useSolve({ question, input, figure, goal, context }: Question): {
  result: SolveState | undefined;
  isBusy: boolean;
} {
  const [last, setLast] = useState<SolveState & { of: unknown }>();
  const isWanted =
    question !== undefined && input !== undefined && figure !== undefined && goal !== undefined;
  // Identifies the question: another one starts a new search.
  const key = isWanted
    ? JSON.stringify([question.entries, input.path, figure.id, goal, context.currency.code])
    : "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says all that matters of them
  useEffect(() => {
    if (!isWanted) return;
    let isStopped = false;
    const timer = setTimeout(() => {
      const until = performance.now() + LONGEST;
      const valueAt = figureAt(question, figure.id);
      const { units } = question;
      const mayGoOn = () => performance.now() < until;
      drive(
        solved({ input, figure, goal, units, context, mayGoOn }),
        (x) => valueAt(input, x),
        turnsUntil(() => isStopped),
      ).then((result) => {
        if (result && !isStopped) setLast({ solved: result, input, figure, of: key });
      });
    }, QUIET);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [key, isWanted]);
  const isSame = last?.input.path === input?.path && last?.figure.id === figure?.id;
  return {
    result: isWanted && isSame ? last : undefined,
    isBusy: isWanted && last?.of !== key,
  };
}
