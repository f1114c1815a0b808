"use client";

import { useEffect, useState } from "react";
import { drive } from "@/lib/faces/explore/drive";
import { type Asked, figureAt } from "@/lib/faces/explore/figure-at";
import type { NumericFigure } from "@/lib/faces/explore/figures";
import type { NumericInput, Units } from "@/lib/faces/explore/inputs";
import { type Solved, solved } from "@/lib/faces/explore/solve";
import type { ValueContext } from "@/lib/faces/text/format-output";
import { turnsUntil } from "./turns";

/** Milliseconds of quiet before a goal that is being typed is looked for. */
const QUIET = 250;
/** Milliseconds after which no more details are looked into. */
const LONGEST = 4000;

interface Question {
  asked: (Asked & { units: Units }) | undefined;
  input: NumericInput | undefined;
  figure: NumericFigure | undefined;
  /** Goal in the unit that displays the figure. Undefined until there is one. */
  goal: number | undefined;
  context: ValueContext;
}

interface Found {
  solved: Solved;
  input: NumericInput;
  figure: NumericFigure;
}

/** The values of an input that give a figure its goal, looked for beside whatever else happens; the last ones meanwhile. */
export function useSolve({ asked, input, figure, goal, context }: Question): {
  found: Found | undefined;
  isBusy: boolean;
} {
  const [known, setKnown] = useState<Found & { of: unknown }>();
  const isWanted = asked !== undefined && input !== undefined && figure !== undefined && goal !== undefined;
  // Identifies the question: another one starts a new search.
  const question = isWanted
    ? JSON.stringify([asked.typed, input.path, figure.id, goal, context.currency.code])
    : "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: `question` says all that matters of them
  useEffect(() => {
    if (!isWanted) return;
    let isStopped = false;
    const timer = setTimeout(() => {
      const until = performance.now() + LONGEST;
      const valueAt = figureAt(asked, figure.id);
      const { units } = asked;
      const mayGoOn = () => performance.now() < until;
      drive(
        solved({ input, figure, goal, units, context, mayGoOn }),
        (x) => valueAt(input, x),
        turnsUntil(() => isStopped),
      ).then((result) => {
        if (result && !isStopped) setKnown({ solved: result, input, figure, of: question });
      });
    }, QUIET);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [question, isWanted]);
  const isSame = known?.input.path === input?.path && known?.figure.id === figure?.id;
  return {
    found: isWanted && isSame ? known : undefined,
    isBusy: isWanted && known?.of !== question,
  };
}
