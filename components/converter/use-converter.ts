"use client";

import {
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "react";
import { useLoaded } from "@/components/ui/use-loaded";
import { usePresence } from "@/components/ui/use-presence";
import { firstProblem } from "@/lib/core/result/result";
import type { ConverterState } from "@/lib/run/address/converter-state";
import { queryOf, stateFromQuery } from "@/lib/run/address/converter-url";
import type { ConverterAnswer, ConverterTables, ConverterView } from "@/lib/run/converter-view";
import type { CompiledConverter } from "@/lib/units/compile";
import type { ConverterLaws } from "@/lib/units/law";
import type { Engine } from "./engine";
import { type ConverterAction, reduce, withTo } from "./state";

/** Delay before the address follows the entry, in ms. */
const URL_DELAY = 300;

/** Engine of the converter, with the laws of its functions if it has any. */
interface Tools extends Engine {
  laws: ConverterLaws | undefined;
}

export interface ConverterModel {
  state: ConverterState;
  answer: ConverterAnswer;
  /** Undefined until loaded. */
  tools: Tools | undefined;
  /** True while the answer is the server's, for another state: the tools are still loading. */
  stale: boolean;
  dispatch: (action: ConverterAction) => void;
  /** Sets the value: a unit in it becomes the field’s. A pasted conversion sets both units. */
  typeValue: (text: string, pasted?: boolean) => void;
  /**
   * Applies an entered conversion to both units, or removes the unit from "3 kg" in a field of kilograms, so
   * that a selected unit counts.
   */
  tidyValue: () => void;
  /** Sets the result: the value becomes its inverse. Returns the problem with the text, if any. */
  typeResult: (text: string) => string | undefined;
  /** Unrecognized query parameters. */
  ignored: readonly string[];
}

/**
 * State of the converter, synchronized with the address. `start` and `startView` are the server's: that state
 * is not computed again, and nothing before the engine is loaded.
 */
export function useConverter(
  converter: CompiledConverter,
  start: ConverterState,
  startView: ConverterView,
): ConverterModel {
  const [state, dispatch] = useReducer(reduce, start);
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const tools = useTools(converter, state, start);

  // Runs before the next paint, and before the value field restores early input.
  useLayoutEffect(() => {
    const query = new URLSearchParams(location.search);
    if (query.size === 0) return;
    const fromAddress = stateFromQuery(query, converter, start);
    dispatch({ type: "replace", state: fromAddress.state });
    setIgnored(fromAddress.ignored);
  }, [converter, start]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const query = queryOf(state, start);
      const address = query === "" ? location.pathname : `${location.pathname}?${query}`;
      if (address !== location.pathname + location.search) history.replaceState(history.state, "", address);
    }, URL_DELAY);
    return () => clearTimeout(timer);
  }, [state, start]);

  const answer = useMemo(
    () => (!tools || state === start ? startView : tools.answerOf(converter, state, tools.laws)),
    [converter, state, start, startView, tools],
  );

  // Text entered before the parser loaded: its unit counts, too.
  const early = useRef<string>(undefined);
  function typeValue(text: string, pasted = false) {
    if (!tools) early.current = text;
    if (pasted && takeConversion(text)) return;
    const unit = tools?.unitSetBy(converter, text, state.from, tools.laws)?.id;
    dispatch({ type: "value", text, unit });
  }

  /** Applies "10 miles to km" to the value and both units. */
  function takeConversion(text: string): boolean {
    const whole = tools?.conversionTyped(converter, text);
    if (whole) dispatch({ type: "replace", state: { ...state, ...whole } });
    return whole !== undefined;
  }

  const catchUp = useEffectEvent(() => {
    if (early.current === state.text) typeValue(state.text, true);
  });
  const ready = tools !== undefined;
  useEffect(() => {
    if (ready) catchUp();
  }, [ready]);

  function tidyValue() {
    if (takeConversion(state.text)) return;
    const entered = tools?.unitSetBy(converter, state.text, state.from, tools.laws);
    if (entered?.number !== undefined && entered.id === state.from)
      dispatch({ type: "value", text: entered.number });
  }

  function typeResult(text: string): string | undefined {
    if (!tools) return undefined;
    const { digitsOf, laws, readParameters, unitSetBy, valueBehind } = tools;
    const unit = unitSetBy(converter, text, state.to, laws)?.id ?? state.to;
    const { parameters } = readParameters(converter, state.parameters);
    const setting = { laws, parameters, digits: digitsOf(state.digits, converter) };
    const sought = valueBehind(converter, text, withTo(state, unit), setting);
    dispatch({ type: "result", text: sought.ok ? sought.value : "", unit });
    return sought.ok ? undefined : firstProblem(sought).message;
  }

  const stale = tools === undefined && state !== start;
  return { state, answer, tools, stale, dispatch, typeValue, tidyValue, typeResult, ignored };
}

/** Loads the tools with the first sign of use. */
function useTools(
  converter: CompiledConverter,
  state: ConverterState,
  start: ConverterState,
): Tools | undefined {
  const present = usePresence();
  // After a failed load, the next change tries again.
  const [failed, setFailed] = useState<ConverterState>();
  const load = useCallback(async (): Promise<Tools> => {
    const [{ engine }, laws] = await Promise.all([
      import("./engine"),
      // Most converters need no laws, so the engine does not include the list of them.
      converter.needsLaws
        ? import("@/lib/catalog/law-loaders").then(({ lawsOf }) => lawsOf(converter.slug))
        : undefined,
    ]);
    return { ...engine, laws };
  }, [converter]);
  const onFailure = useCallback(() => setFailed(state), [state]);
  const wanted = (present || state !== start) && state !== failed;
  return useLoaded(wanted, load, onFailure).loaded;
}

/** Tables of a converter, which may lag behind fast typing, and their state. */
export function useConverterTables(
  converter: CompiledConverter,
  { state: latest, tools }: ConverterModel,
  start: ConverterState,
  startView: ConverterView,
): { tables: ConverterTables; state: ConverterState } {
  const state = useDeferredValue(latest);
  const tables = useMemo(
    () => (!tools || state === start ? startView : tools.tablesOf(converter, state, tools.laws)),
    [converter, state, start, startView, tools],
  );
  return { tables, state: tools ? state : start };
}
