"use client";

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { ownSystem, systemOn, UNITS_EVENT } from "@/components/page/units-choice";
import { notifyError } from "@/components/ui/notify";
import { loadFirst, usePresence } from "@/components/ui/use-presence";
import type { PhysicsStart } from "@/lib/calculators/physics/start";
import { defaultEntries, type Entry } from "@/lib/kit/fields/entry";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import { loadView } from "./load";
import { messages } from "./messages";
import type { Answer, AnsweredForm, Form, Problems } from "./model";
import { loadParts } from "./parts";

const URL_DELAY = 300;
const NO_PROBLEMS: Problems = [];
const NO_READINGS = {};

const loadEngine = () => import("./engine");
loadFirst(loadEngine);
type Engine = Awaited<ReturnType<typeof loadEngine>>;

export interface PhysicsModel extends AnsweredForm {
  engine: Engine | undefined;
  readings: Readonly<Record<string, string>>;
  /** True while a formula loads. */
  opening: boolean;
  setField: (symbol: string, entry: Entry) => void;
  solveFor: (symbol: string) => void;
  open: (id: string) => void;
  reset: () => void;
  /** Undoes a reset, until another input changes. */
  undoReset: (() => void) | undefined;
}

/** Form of one formula and its answer, synchronized with the address. */
export function usePhysics(start: PhysicsStart): PhysicsModel {
  const [form, setForm] = useState<Form>(start);
  const [engine, setEngine] = useState<Engine>();
  const [opening, setOpening] = useState(false);
  const [started, setStarted] = useState(false);
  const wish = useRef(0);
  const [answer, setAnswer] = useState<Answer>(start);
  const present = usePresence();

  const latest = useRef({ form, answer });
  useLayoutEffect(() => {
    latest.current = { form, answer };
  });

  // An entry made before the page’s scripts had loaded counts as use of the page, too.
  const typing = useRef(false);
  const used = present || form.entries !== start.entries;
  useEffect(() => {
    if (used) loadEngine().then(setEngine, failed);
  }, [used]);

  /** Follows an address; the latest one counts. */
  const follow = useCallback(
    (query: URLSearchParams) => {
      const current = ++wish.current;
      const id = query.get("formula") ?? start.view.id;
      setOpening(true);
      Promise.all([loadEngine(), id === start.view.id ? start.view : loadView(id), loadParts()])
        .then(([loaded, view]) => {
          if (current !== wish.current) return;
          setEngine(loaded);
          const requested = loaded.formOf(view, query, systemOn(start.system));
          const changes =
            view === start.view ? entriesSince(start, latest.current.form, requested.unknown) : {};
          setForm(
            typing.current ? { ...requested, entries: { ...requested.entries, ...changes } } : requested,
          );
        })
        .catch(() => current === wish.current && notifyUnknownFormula(id))
        .finally(() => current === wish.current && setOpening(false));
    },
    [start],
  );

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (query.size > 0 || systemOn(start.system) !== start.system) follow(query);
    setStarted(true);
    const back = () => {
      typing.current = false;
      follow(new URLSearchParams(location.search));
    };
    addEventListener("popstate", back);
    return () => removeEventListener("popstate", back);
  }, [follow, start]);

  useEffect(() => {
    const change = (event: Event) => {
      const system = (event as CustomEvent<UnitSystem>).detail;
      loadEngine().then(
        async (loaded) => {
          const converted = await loaded.inSystem(latest.current.form, system);
          setEngine(loaded);
          setForm(converted);
        },
        () => {},
      );
    };
    addEventListener(UNITS_EVENT, change);
    return () => removeEventListener(UNITS_EVENT, change);
  }, []);
  const inputs = useMemo(() => engine?.readPhysics(form.view, form.unknown, form.entries), [engine, form]);
  const result = useMemo(
    () =>
      engine && inputs?.ok
        ? engine.answerOf(form.view, form.unknown, inputs.value.inputValues, inputs.value.uncertainties)
        : undefined,
    [engine, inputs, form.view, form.unknown],
  );
  // The last valid answer stays while an input is invalid.
  if (result && inputs?.ok && answer.result !== result)
    setAnswer({ ...form, inputValues: inputs.value.inputValues, result });

  useEffect(() => {
    if (!started || !engine || opening) return;
    const timer = setTimeout(() => {
      const wanted = engine.addressOf(form, start.view.id, ownSystem());
      if (wanted !== location.search) history.replaceState(history.state, "", location.pathname + wanted);
    }, URL_DELAY);
    return () => clearTimeout(timer);
  }, [form, engine, started, opening, start]);

  const setField = useCallback((symbol: string, entry: Entry) => {
    typing.current = true;
    setForm((current) => ({ ...current, entries: { ...current.entries, [symbol]: entry } }));
  }, []);

  const solveFor = useCallback((symbol: string) => {
    loadEngine().then((loaded) => {
      setEngine(loaded);
      setForm((current) => loaded.solvedFor(current, latest.current.answer, symbol));
    }, failed);
  }, []);

  const open = useCallback(
    (id: string) => {
      const query = new URLSearchParams(id === start.view.id ? {} : { formula: id });
      typing.current = false;
      history.pushState(null, "", query.size > 0 ? `${location.pathname}?${query}` : location.pathname);
      follow(query);
    },
    [follow, start],
  );

  const [undone, setUndone] = useState<{ before: typeof form; after: typeof form }>();
  const reset = () => {
    const { view, system } = form;
    const after = { ...form, unknown: view.lead, entries: defaultEntries(view.fields, system) };
    setUndone({ before: form, after });
    setForm(after);
  };

  return {
    form,
    answer,
    engine,
    problems: inputs && !inputs.ok ? inputs.problems : NO_PROBLEMS,
    // Without the engine the form stays as the server rendered it: a line that appears at first use would
    // move the page.
    readings: inputs === undefined ? start.readings : inputs.ok ? inputs.value.readings : NO_READINGS,
    opening,
    setField,
    solveFor,
    open,
    reset,
    undoReset: undone?.after === form ? () => setForm(undone.before) : undefined,
  };
}

/** Returns entries that changed while the page’s scripts loaded, except the new unknown’s; these win. */
const entriesSince = (start: PhysicsStart, { entries }: Form, unknown: string): Form["entries"] =>
  Object.fromEntries(
    Object.entries(entries).filter(
      ([symbol, entry]) => symbol !== unknown && entry !== start.entries[symbol],
    ),
  );

const failed = (): void => notifyError(messages.partNotLoaded);

const notifyUnknownFormula = (id: string): void =>
  notifyError(messages.formulaUnknown(id.slice(0, 40)), messages.notOpened);
