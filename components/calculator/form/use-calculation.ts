import { type Dispatch, startTransition, useCallback, useEffect, useLayoutEffect } from "react";
import { notifyError } from "@/components/ui/notify";
import { loadFirst, usePresence } from "@/components/ui/use-presence";
import { readLocalClock } from "@/lib/core/civil/local-clock";
import type { FormState } from "@/lib/run/address/form-state";
import type { CalculatorView } from "@/lib/run/calculator-view";
import { type CalculatorAction, completeAnswer, moveTo, settle } from "./calculator-reducer";
import { type CalculatorState, calculateForm, type FormEngine } from "./calculator-state";

import { messages } from "./messages";

const loadCode = () => import("./load-calculator");
// Starts during hydration if the visitor was faster than the scripts.
loadFirst(loadCode);

const engines = new WeakMap<CalculatorView, Promise<FormEngine>>();

function loadEngine(view: CalculatorView): Promise<FormEngine> {
  const loaded = engines.get(view);
  if (loaded) return loaded;
  const engine = loadCode().then(({ loadFormEngine }) => loadFormEngine(view));
  engines.set(view, engine);
  engine.catch(() => engines.delete(view));
  return engine;
}

/** Pause after which an answer is complete, in ms. */
const COMPLETE_DELAY = 1500;

/**
 * Loads the engine of a calculator: the parser of its fields and its compute. The server's answer needs
 * neither: they load with the first change of the form, or the first sign of use.
 */
export function useCalculation(
  view: CalculatorView,
  { form, savedForms: scenarios, place, engine, result, answer }: CalculatorState,
  dispatch: Dispatch<CalculatorAction>,
) {
  // The form differs from the server's, or the day if the answer depends on it.
  const moved =
    form.entries !== view.start ||
    form.currency !== view.context.currency.code ||
    form.system !== view.system ||
    (view.usesToday && place.today !== view.context.today);
  const present = usePresence();
  const live = moved || scenarios.length > 0 || present;

  // Before the next paint: the visitor's day. A transition: parts of the page that are still loading keep the
  // server’s HTML.
  useLayoutEffect(() => {
    const day = view.usesToday ? readLocalClock() : view.context;
    if (day.today !== view.context.today) startTransition(() => dispatch(moveTo(day)));
  }, [view, dispatch]);

  // Starts before React renders for the first use.
  useEffect(() => loadFirst(() => loadEngine(view)), [view]);

  useEffect(() => {
    if (!live) return;
    let current = true;
    startTransition(() => dispatch(moveTo(readLocalClock())));
    loadEngine(view).then(
      (loaded) => current && startTransition(() => dispatch({ engine: loaded })),
      () => current && notifyError(messages.partNotLoaded),
    );
    return () => {
      current = false;
    };
  }, [view, live, dispatch]);

  useEffect(() => {
    if (result instanceof Promise) result.then((settled) => dispatch(settle(result, settled)));
  }, [result, dispatch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each answer
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => dispatch(completeAnswer)), COMPLETE_DELAY);
    return () => clearTimeout(timer);
  }, [answer, dispatch]);

  return {
    /** True while the visitor uses the form: loads what it may need. */
    live,
    /** True while data for these inputs are loading: the answer is out of date. */
    waiting: moved && (!result || result instanceof Promise),
    /** Calculates any form of this calculator; undefined until its code is loaded. */
    calculate: useCallback((other: FormState) => calculateForm({ engine, place }, other), [engine, place]),
  };
}
