"use client";

import { useEffect, useState } from "react";
import { notify } from "@/components/ui/notify";
import { usePresence } from "@/components/ui/use-presence";
import type { CalculatorView } from "@/lib/faces/page/calculator-view";
import type { Calculator } from "./load-calculator";

/**
 * What computes a calculator: the reader of its fields and its own compute, no other's. The answer that the server drew
 * needs neither: they are loaded when the form is `needed` or with the first sign that someone will use it.
 */
export function useEngine(
  view: CalculatorView,
  needed: boolean,
): { engine: Calculator | undefined; live: boolean } {
  const [engine, setEngine] = useState<{ calculator: Calculator }>();
  const present = usePresence();
  const wanted = needed || present;
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    import("./load-calculator")
      .then(({ loadCalculator }) => loadCalculator(view))
      .then(
        (calculator) => current && setEngine({ calculator }),
        () => current && failed(),
      );
    return () => {
      current = false;
    };
  }, [view, wanted]);
  return { engine: engine?.calculator, live: wanted };
}

const failed = (): void =>
  notify({
    title: "Error",
    description: "A part of this calculator could not be loaded. Please reload the page.",
    variant: "destructive",
  });
