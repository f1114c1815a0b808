"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { ExpressionFailure } from "@/lib/calculators/scientific/expression/syntax";
import type { ScientificState } from "@/lib/calculators/scientific/keypad/state";
import type { Seal } from "@/lib/core/sources/seal";
import type { Answer } from "@/lib/faces/answers/answer";
import type { Ahead } from "../reading";
import { asksForUnits, type Conversion, useConversion } from "./use-conversion";

export type LineConversion = Extract<Conversion, { state: "waiting" | "answered" }>;

interface UnitLine {
  conversion: LineConversion | undefined;
  /** Reason why a requested conversion failed. */
  failure: ExpressionFailure | undefined;
  resultOf: Answer | undefined;
  /** Handles equals; returns false for expressions and empty lines. */
  equals: () => boolean;
}

/** Line of the calculator that may request a conversion: "3 kg to lb". Equals takes its value as a result. */
export function useUnitLine(
  { expression, result, isResult }: ScientificState,
  ahead: Ahead,
  take: (value: number, echo: string, seal: Seal) => void,
  /** Rejects a line without a value in units: equals reports the problem, or that of the expression. */
  reject: (blame?: ExpressionFailure) => void,
): UnitLine {
  const isAsked = !isResult && ahead?.ok === false && asksForUnits(expression);
  const conversionState = useConversion(isAsked ? expression : undefined);
  const failure = conversionState?.state === "refused" ? conversionState.failure : undefined;
  const conversion =
    conversionState?.state === "waiting" || conversionState?.state === "answered"
      ? conversionState
      : undefined;
  /** Line that awaits its answer since equals was pressed. */
  const [wanted, setWanted] = useState<string>();
  const [taken, setTaken] = useState<Answer>();

  function settle(settled: Conversion) {
    setWanted(undefined);
    if (settled.state === "refused") return reject(settled.failure);
    const value =
      settled.state === "answered" ? Number(settled.answer.precise ?? settled.answer.plain) : Number.NaN;
    if (settled.state !== "answered" || !Number.isFinite(value)) return reject();
    setTaken(settled.answer);
    take(value, echoOf(settled.answer), settled.answer.seal);
  }

  const onFound = useEffectEvent(() => {
    if (conversionState && conversionState.state !== "waiting" && conversionState.text === wanted)
      settle(conversionState);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the answer to what is wanted arrives
  useEffect(() => onFound(), [conversionState]);

  return {
    conversion,
    failure,
    resultOf: taken && result?.echo === echoOf(taken) ? taken : undefined,
    equals() {
      if (!conversionState || conversionState.state === "none") return false;
      if (conversionState.state === "waiting") setWanted(expression);
      else settle(conversionState);
      return true;
    },
  };
}

/** Formats "3 kg in lb". */
const echoOf = ({ label, unit }: Answer): string => `${label} in ${unit}`;
