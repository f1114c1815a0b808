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
import { loadFirst, usePresence } from "@/components/ui/use-presence";
import { firstProblem } from "@/lib/core/result/result";
import type { ConverterState } from "@/lib/run/address/converter-state";
import { queryOf, stateFromQuery } from "@/lib/run/address/converter-url";
import type { ConverterAnswer, ConverterTables, ConverterView } from "@/lib/run/converter-view";
import type { CompiledConverter } from "@/lib/units/compile";
import type { ConverterLaws } from "@/lib/units/law";
import type { Engine } from "./engine";
import { type ConverterAction, reduce, type Units, withUnitOf } from "./state";

/** Delay before the address follows the entry, in ms. */
const URL_DELAY = 300;
/** Pause after which the unit in an entered text is complete, in ms. */
const UNIT_DELAY = 700;

type Side = "from" | "to";

/** Text that the visitor enters as the value or as the result. */
interface Entered {
  side: Side;
  text: string;
}

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
  /** True while the state is the server’s. */
  isServed: boolean;
  dispatch: (action: ConverterAction) => void;
  /** Sets the value: a unit in it becomes the field’s once it is complete. A pasted conversion sets both units. */
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

  // A unit in an entered text becomes the field’s when the entry pauses: "12 miles" passes "12 m". It changes
  // the units from before the entry, so that one on the way leaves no trace on the other side.
  const [entered, setEntered] = useState<Entered>();
  const before = useRef<{ side: Side; units: Units }>(undefined);
  // Text entered before the parser loaded: its unit counts, too.
  const early = useRef<string>(undefined);

  /** Returns the units with the one that a text names; undefined if it names none. */
  function unitsSetBy({ side, text }: Entered): Units | undefined {
    const unit = tools?.unitSetBy(converter, text, state[side], tools.laws)?.id;
    const units = before.current?.side === side ? before.current.units : state;
    return unit === undefined ? undefined : withUnitOf(side, units, unit);
  }

  function note(entry: Entered): void {
    if (before.current?.side !== entry.side)
      before.current = { side: entry.side, units: { from: state.from, to: state.to } };
    setEntered(entry);
  }

  const settleUnits = useEffectEvent(() => {
    const units = entered && unitsSetBy(entered);
    if (!units) return;
    if (entered.side === "to") convertBack(entered.text, units);
    else if (entered.text === state.text) dispatch({ type: "value", text: state.text, units });
  });
  useEffect(() => {
    if (!entered) return;
    const timer = setTimeout(settleUnits, UNIT_DELAY);
    return () => clearTimeout(timer);
  }, [entered]);

  /** Applies another action: the units that it leaves are those before the next entry. */
  const act = useCallback((action: ConverterAction) => {
    before.current = undefined;
    setEntered(undefined);
    dispatch(action);
  }, []);

  function typeValue(text: string, pasted = false) {
    if (!tools) early.current = text;
    if (pasted && takeConversion(text)) return;
    const entry = { side: "from", text } as const;
    const isLonger = entered?.side === "from" && text.startsWith(entered.text);
    note(entry);
    const named = unitsSetBy(entry);
    const isOther = named !== undefined && (named.from !== state.from || named.to !== state.to);
    const isComplete = pasted || /\s$/.test(text);
    // A unit that was complete for a pause was not: "12 m" continues to "12 mi".
    const units = isComplete ? named : isLonger && isOther ? before.current?.units : undefined;
    dispatch({ type: "value", text, units });
  }

  /** Applies "10 miles to km" to the value and both units. */
  function takeConversion(text: string): boolean {
    const whole = tools?.conversionTyped(converter, text);
    if (whole) act({ type: "replace", state: { ...state, ...whole } });
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
    const units = unitsSetBy({ side: "from", text: state.text });
    const number = tools?.unitSetBy(converter, state.text, state.from, tools.laws)?.number;
    if (units) act({ type: "value", text: number ?? state.text, units });
  }

  function typeResult(text: string): string | undefined {
    if (!tools) return undefined;
    note({ side: "to", text });
    return convertBack(text, state);
  }

  /** Sets the value whose result a text is. Returns the problem with the text, if any. */
  function convertBack(text: string, { from, to }: Units): string | undefined {
    if (!tools) return undefined;
    const { digitsOf, laws, readParameters, valueBehind } = tools;
    const { parameters } = readParameters(converter, state.parameters);
    const setting = { laws, parameters, digits: digitsOf(state.digits, converter) };
    const sought = valueBehind(converter, text, { from, to }, setting);
    dispatch({ type: "value", text: sought.ok ? sought.value : "", units: { from, to } });
    return sought.ok ? undefined : firstProblem(sought).message;
  }

  const stale = tools === undefined && state !== start;
  const isServed = state === start;
  return { state, answer, tools, stale, isServed, dispatch: act, typeValue, tidyValue, typeResult, ignored };
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
  useEffect(() => loadFirst(load), [load]);
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
