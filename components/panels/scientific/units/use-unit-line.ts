"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { Answer } from "@/lib/answers/answer";
import type { ScientificState } from "@/lib/calculators/scientific/state";
import type { Ahead } from "../reading";
import { asksForUnits, type Conversion, useConversion } from "./use-conversion";

interface UnitLine {
  /** What the line comes to, where it asks for a conversion; then it is no expression. */
  conversion: Conversion | undefined;
  /** Where the value comes from, of which the line shows the result. */
  resultOf: Answer | undefined;
  /** Takes equals; false where the line asks for no conversion and is an expression, or nothing. */
  equals: () => boolean;
}

/** A line of the calculator that may ask for a conversion: "3 kg to lb". Equals takes its value as a result. */
export function useUnitLine(
  { expression, result, isResult }: ScientificState,
  ahead: Ahead,
  take: (value: number, echo: string) => void,
  /** The line asked for no conversion after all: equals means what it means without units. */
  refuse: () => void,
): UnitLine {
  const isAsked = !isResult && ahead?.ok === false && asksForUnits(expression);
  const found = useConversion(isAsked ? expression : undefined);
  const conversion = found?.state === "none" ? undefined : found;
  /** The line that equals was pressed for before its answer was there. */
  const [wanted, setWanted] = useState<string>();
  const [taken, setTaken] = useState<Answer>();

  function settle(settled: Conversion) {
    setWanted(undefined);
    const value =
      settled.state === "answered" ? Number(settled.answer.precise ?? settled.answer.plain) : Number.NaN;
    if (settled.state !== "answered" || !Number.isFinite(value)) return refuse();
    setTaken(settled.answer);
    take(value, echoOf(settled.answer));
  }

  const onFound = useEffectEvent(() => {
    if (found && found.state !== "waiting" && found.text === wanted) settle(found);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the answer to what is wanted arrives
  useEffect(() => onFound(), [found]);

  return {
    conversion,
    resultOf: taken && result?.echo === echoOf(taken) ? taken : undefined,
    equals() {
      if (!conversion) return false;
      if (conversion.state === "waiting") setWanted(expression);
      else settle(conversion);
      return true;
    },
  };
}

/** "3 kg in lb" */
const echoOf = ({ asked, unit }: Answer): string => `${asked} in ${unit}`;
