"use client";

import { useEffect, useMemo, useState } from "react";
import type { Calculation } from "@/lib/faces/calculate";
import type { Context } from "@/lib/fields/context";
import type { Entries } from "@/lib/fields/entry";
import type { Calculator } from "./use-engine";

/**
 * The calculation of a form: at once, or when the data that it needs have been loaded; undefined until then. Another
 * context, of the same content too, calculates again.
 */
export function useCalculation(
  calculator: Calculator | undefined,
  typed: Entries,
  context: Context,
): Calculation | undefined {
  const result = useMemo(() => calculator?.(typed, context), [calculator, typed, context]);
  const [settled, setSettled] = useState<{ of: Promise<Calculation>; calculation: Calculation }>();
  useEffect(() => {
    if (!(result instanceof Promise)) return;
    let current = true;
    result.then((calculation) => current && setSettled({ of: result, calculation }));
    return () => {
      current = false;
    };
  }, [result]);

  if (!(result instanceof Promise)) return result;
  return settled?.of === result ? settled.calculation : undefined;
}
