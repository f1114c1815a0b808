"use client";

import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useReducer, useState } from "react";
import { usePresence } from "@/components/ui/use-presence";
import type { ConverterState } from "@/lib/faces/address/converter-state";
import { queryOf, stateFromQuery } from "@/lib/faces/address/converter-url";
import {
  answerOf,
  type ConverterAnswer,
  type ConverterTables,
  type ConverterView,
  tablesOf,
} from "@/lib/faces/page/converter-view";
import type { CompiledConverter } from "@/lib/units/compile";
import type { ConverterLaws } from "@/lib/units/law";

type ConverterAction =
  | { type: "value"; text: string }
  | { type: "from" | "to"; unit: string }
  | { type: "parameter"; id: string; text: string }
  | { type: "digits"; digits: string }
  | { type: "swap"; result: string | undefined }
  | { type: "replace"; state: ConverterState };

function reduce(state: ConverterState, action: ConverterAction): ConverterState {
  switch (action.type) {
    case "value":
      return { ...state, text: action.text };
    case "from":
      return { ...state, from: action.unit };
    case "to":
      return { ...state, to: action.unit };
    case "parameter":
      return { ...state, parameters: { ...state.parameters, [action.id]: action.text } };
    case "digits":
      return { ...state, digits: action.digits };
    case "swap":
      return { ...state, from: state.to, to: state.from, text: action.result ?? state.text };
    case "replace":
      return action.state;
  }
}

/** Milliseconds of quiet before the address follows what is typed. */
const URL_DELAY = 300;

export interface ConverterModel {
  state: ConverterState;
  answer: ConverterAnswer;
  /** The converter's function laws, once they are there. */
  laws: ConverterLaws | undefined;
  /** What the server drew still stands: the laws are not loaded yet. */
  waiting: boolean;
  dispatch: (action: ConverterAction) => void;
  /** Names in the address that meant nothing here. */
  ignored: readonly string[];
}

/**
 * The converter's state, kept in the address. `start` and `startView` are what the server drew: nothing is worked
 * out again for that state, nor before the laws of a converter that needs them are loaded.
 */
export function useConverter(
  converter: CompiledConverter,
  start: ConverterState,
  startView: ConverterView,
): ConverterModel {
  const [state, dispatch] = useReducer(reduce, start);
  const [laws, setLaws] = useState<ConverterLaws>();
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const present = usePresence();

  // Before the next paint, and before the value field brings in what was typed meanwhile.
  useLayoutEffect(() => {
    const query = new URLSearchParams(location.search);
    if (query.size === 0) return;
    const asked = stateFromQuery(query, converter, start);
    dispatch({ type: "replace", state: asked.state });
    setIgnored(asked.ignored);
  }, [converter, start]);

  // What the server drew needs no laws: they come with the first sign that someone will ask for more.
  const lawsWanted = converter.needsLaws && (present || state !== start);
  useEffect(() => {
    if (!lawsWanted) return;
    let current = true;
    // Most converters need no laws: not even the list of them comes with the page.
    import("@/lib/catalog/law-loaders")
      .then(({ lawsOf }) => lawsOf(converter.slug))
      .then((loaded) => {
        if (current) setLaws(loaded);
      });
    return () => {
      current = false;
    };
  }, [converter, lawsWanted]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const query = queryOf(state, start);
      const address = query === "" ? location.pathname : `${location.pathname}?${query}`;
      if (address !== location.pathname + location.search) history.replaceState(history.state, "", address);
    }, URL_DELAY);
    return () => clearTimeout(timer);
  }, [state, start]);

  const waiting = converter.needsLaws && laws === undefined;
  const drawn = waiting || state === start;
  const answer = useMemo(
    () => (drawn ? startView : answerOf(converter, state, laws)),
    [converter, state, laws, drawn, startView],
  );
  return { state, answer, laws, waiting, dispatch, ignored };
}

/** The tables of a converter, which may lag behind its answer while someone types fast; and the state they are of. */
export function useConverterTables(
  converter: CompiledConverter,
  { state: latest, laws, waiting }: ConverterModel,
  start: ConverterState,
  startView: ConverterView,
): { tables: ConverterTables; state: ConverterState } {
  const state = useDeferredValue(latest);
  const drawn = waiting || state === start;
  const tables = useMemo(
    () => (drawn ? startView : tablesOf(converter, state, laws)),
    [converter, state, laws, drawn, startView],
  );
  return { tables, state };
}
