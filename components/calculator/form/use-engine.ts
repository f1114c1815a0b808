"use client";

import { useEffect, useState } from "react";
import { notify } from "@/components/ui/notify";
import { usePresence } from "@/components/ui/use-presence";
import type { CalculatorView } from "@/lib/faces/page/calculator-view";
import type { Calculator } from "./load-calculator";

/**
 * Loads the engine of a calculator: the parser of its fields and its compute, and no other’s. The server’s answer needs
 * neither: they are loaded when the form is `needed` or with the first sign of use.
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
