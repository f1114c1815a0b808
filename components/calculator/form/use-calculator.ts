"use client";

import {
  type Dispatch,
  type SetStateAction,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { systemOn, UNITS_EVENT } from "@/components/page/units-choice";
import type { FieldProblem, WrittenAnswer } from "@/lib/calculators/computation";
import type { Loaded } from "@/lib/data/loaded";
import { type FormState, freshForm } from "@/lib/faces/address/form-state";
import { PROJECT_NAME, SCENARIO_NAME, UNITS_NAME } from "@/lib/faces/address/names";
import type { Calculation } from "@/lib/faces/calculate";
import type { CalculatorView } from "@/lib/faces/page/calculator-view";
import { hasUnits } from "@/lib/faces/page/has-units";
import type { Context } from "@/lib/fields/context";
import { findCurrency } from "@/lib/fields/currency";
import type { Entries, Entry } from "@/lib/fields/entry";
import { changedEntries, type RecordSets } from "@/lib/fields/records";
import type { UnitSystem } from "@/lib/quantities/systems";
import { CHOICES_KEY } from "./choices-key";
import { showBelowScenarios } from "./pending-scenarios";
import { useEngine } from "./use-engine";
import { useSettled } from "./use-settled";

/** Milliseconds of quiet before the address follows what is typed. */
const URL_DELAY = 300;

/** Few visitors have chosen units or a currency before: what reads their choices comes for those who have. */
const loadRemembered = () => import("./remembered");
const loadUnits = (view: CalculatorView) => loadRemembered().then(({ unitsOfForm }) => unitsOfForm(view));
const nothing = () => {};
/** Loads the code that reads and writes the inputs of an address. Starts with the page if the address has any. */
const loadAddress = () => import("@/lib/faces/address/page-address");
const loadUnitNamer = () => import("@/lib/fields/unit-namer");
const inputsOf = ({ search, hash }: Location): URLSearchParams =>
  new URLSearchParams(search || (hash.startsWith("#?") ? hash.slice(2) : ""));
if (typeof location !== "undefined" && inputsOf(location).size > 0) loadAddress().catch(nothing);
const NONE: readonly FormState[] = [];
const NO_ERRORS: readonly FieldProblem[] = [];

function hasChoices(): boolean {
  try {
    return localStorage.getItem(CHOICES_KEY) !== null;
  } catch {
    return false;
  }
}

/** Changes the value of a field, by its id: to a value, or from the known one. */
export type ChangeField = (id: string, change: Entry | ((known: Entry) => Entry)) => void;

export interface CalculatorModel {
  state: FormState;
  context: Context;
  /** The latest answer; still that of the last valid inputs while `errors` is not empty. */
  answer: WrittenAnswer;
  errors: readonly FieldProblem[];
  /** True while the inputs of the address are invalid and no others were calculated: `answer` is that of the defaults. */
  isUnanswered: boolean;
  /** True once inputs were calculated in the browser. */
  isAnswered: boolean;
  /** A form in these units that nobody has touched. */
  untouched: Entries;
  /** The form with what the chosen records fill in. */
  shown: Entries;
  /** The sets of the records that the form names. */
  records: RecordSets;
  /** Interpretations of fields, if they are not obvious. */
  readings: Readonly<Record<string, string>>;
  /** Someone is using the form: what it may need is being loaded. */
  live: boolean;
  /** True while data for these inputs are still loading: the answer is an earlier one. */
  waiting: boolean;
  /** The data that these inputs need could not be loaded: the answer is an earlier one. */
  failed: boolean;
  /** Tries to load them again. */
  retry: () => void;
  /** Names in the address that meant nothing here. */
  ignored: readonly string[];
  /** Address of the page with these inputs; empty until the page has started. */
  address: string;
  /** Forms that were set aside to be compared, the oldest first. */
  kept: readonly FormState[];
  /** The answer to any form of this calculator; undefined as long as its code is not loaded. */
  calculate: (state: FormState) => Loaded<Calculation> | undefined;
  setKept: Dispatch<SetStateAction<readonly FormState[]>>;
  setField: ChangeField;
  setCurrency: (code: string) => void;
  replace: Dispatch<SetStateAction<FormState>>;
  reset: () => void;
}

/** A calculator's form and its answer, kept in the address. What the server drew stands until the compute is loaded. */
export function useCalculator(view: CalculatorView): CalculatorModel {
  const { fields } = view;
  const blank = useMemo<FormState>(
    () => ({ typed: view.start, currency: view.context.currency.code, system: view.system }),
    [view],
  );
  const [start, setStart] = useState(blank);
  const [untouched, setUntouched] = useState(blank);
  // Unit system of an address without units; undefined if it names them: then it continues to do so.
  const [unsaid, setUnsaid] = useState<UnitSystem | undefined>(view.system);
  const [state, setState] = useState(blank);
  const [place, setPlace] = useState(view.context);
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const [addressProblems, setAddressProblems] = useState(NO_ERRORS);
  const [address, setAddress] = useState("");
  const [isFromAddress, setIsFromAddress] = useState(false);
  const [kept, setKept] = useState<readonly FormState[]>(NONE);
  const typing = useRef(false);
  // Another form than the server computed, or another day, where days count.
  const moved =
    state.typed !== view.start ||
    state.currency !== blank.currency ||
    state.system !== view.system ||
    (view.usesToday && place.today !== view.context.today);
  const { engine, live } = useEngine(view, moved || kept.length > 0);
  // Not a state of its own: that would draw everything twice at every keystroke.
  const [last] = useState<{
    answer: WrittenAnswer;
    isAnswered: boolean;
    shown: Entries;
    records: RecordSets;
  }>(() => ({
    answer: view.answer,
    isAnswered: false,
    shown: view.start,
    records: view.records,
  }));

  // Before the next paint: the visitor's own day and what the address asks for; remembered units when they are loaded.
  useLayoutEffect(() => {
    // Transitions: parts of the page that are still loading keep the server’s HTML.
    if (view.usesToday && today(new Date()) !== view.context.today)
      startTransition(() => setPlace((known) => ({ ...known, ...dayHere() })));
    const query = inputsOf(location);
    // An entry of a project is put into the form when it is loaded.
    const isEntry = query.has(PROJECT_NAME);
    const visitors = ownSystem(view);
    setUnsaid(query.has(UNITS_NAME) ? undefined : visitors);
    const formIn = (system: UnitSystem) => (system === view.system ? blank : freshForm(fields, system));
    const begin = (form: FormState) => {
      setStart(form);
      setUntouched(form);
    };
    if (query.size === 0 || isEntry) {
      const plain = formIn(visitors);
      begin(plain);
      setState(plain);
      if (hasChoices())
        loadUnits(view).then(({ rememberedStart }) => {
          const usual = rememberedStart(plain);
          setStart(usual);
          setState((known) => (known === plain ? usual : known));
        }, nothing);
    } else {
      // An address says all that differs from the page's own start, whatever this visitor is used to.
      if (!query.has(SCENARIO_NAME)) showBelowScenarios();
      let current = true;
      typing.current = false;
      Promise.all([loadAddress(), loadUnitNamer()]).then(([{ formsFromQuery }, { unitNamer }]) => {
        if (!current) return;
        const namedUnit = unitNamer((slug) => view.converters[slug]);
        const {
          form,
          scenarios,
          problems,
          ignored: unknown,
        } = formsFromQuery(fields, query, visitors, namedUnit);
        if (scenarios.length === 0) showBelowScenarios();
        const plain = formIn(form.system);
        startTransition(() => {
          begin(plain);
          // An entry made in the meantime stays.
          if (!typing.current) setAddressProblems(problems);
          if (!typing.current) setState(JSON.stringify(form) === JSON.stringify(plain) ? plain : form);
          if (scenarios.length > 0) setKept(scenarios);
          setIsFromAddress(true);
          setAddress(location.href);
        });
        setIgnored(unknown);
      }, showBelowScenarios);
      return () => {
        current = false;
      };
    }
    startTransition(() => setAddress(location.href));
  }, [view, fields, blank]);

  const started = address !== "";
  const isRejected = addressProblems.length > 0;
  useEffect(() => {
    if (!started || isRejected || inputsOf(location).has(PROJECT_NAME)) return;
    let current = true;
    const follow = (inputs: string) => {
      if (!current) return;
      // Without inputs an address stands for the reader's own units.
      const wanted = inputs || (state.system === unsaid ? "" : `?${UNITS_NAME}=${state.system}`);
      const { pathname, search, hash } = location;
      if (wanted !== search + (hash.startsWith("#?") ? hash : ""))
        history.replaceState(history.state, "", pathname + wanted);
      setAddress(location.href);
    };
    const timer = setTimeout(() => {
      if (state === start && kept.length === 0) follow("");
      else loadAddress().then(({ addressOf }) => follow(addressOf(fields, state, kept)), nothing);
    }, URL_DELAY);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [started, isRejected, fields, state, start, kept, unsaid]);

  // Before the next paint as well: no choice may fall between what was read and what is listened to.
  useLayoutEffect(() => {
    if (!hasUnits(view)) return;
    const change = ({ detail }: CustomEventInit<UnitSystem>) => {
      const system = detail ?? view.system;
      loadUnits(view).then(({ inSystem, rememberedStart }) => {
        const convert = (form: FormState) => inSystem(form, system);
        setUnsaid(system);
        setStart(rememberedStart(freshForm(fields, system)));
        setUntouched(convert);
        setState(convert);
        setKept((known) => known.map(convert));
      }, nothing);
    };
    addEventListener(UNITS_EVENT, change);
    return () => removeEventListener(UNITS_EVENT, change);
  }, [view, fields]);

  // The visitor's own moment and zone, once there is a visitor.
  useEffect(() => {
    if (live) setPlace((known) => ({ ...known, ...dayHere() }));
  }, [live]);

  const context = useMemo(() => inCurrency(place, state.currency), [place, state.currency]);
  const calculate = useCallback(
    ({ typed, currency, system }: FormState) => engine?.(typed, inCurrency(place, currency), system),
    [engine, place],
  );

  const { system } = state;
  const result = useMemo(
    () => engine?.(state.typed, context, system),
    [engine, state.typed, context, system],
  );
  const calculation = useSettled(result);
  const waiting = moved && calculation === undefined;
  // Another object of the same content calculates again.
  const retry = useCallback(() => setPlace((known) => ({ ...known })), []);
  if (calculation?.ok) {
    last.answer = calculation.answer;
    last.isAnswered = true;
  }
  last.shown = calculation?.shown ?? state.typed;
  if (calculation && !areSame(calculation.records, last.records)) last.records = calculation.records;

  const changeForm = useCallback<CalculatorModel["replace"]>((next) => {
    setAddressProblems(NO_ERRORS);
    setState(next);
  }, []);
  const setField = useCallback<ChangeField>(
    (id, change) => {
      if (fields[id]?.kind === "quantity" && typeof change !== "function")
        loadRemembered().then(({ rememberUnit }) => rememberUnit(fields, id, change, system), nothing);
      typing.current = true;
      changeForm((known) => {
        const value = typeof change === "function" ? change(known.typed[id] ?? "") : change;
        return { ...known, typed: changedEntries(fields, known.typed, last.shown, id, value) };
      });
    },
    [changeForm, fields, last, system],
  );
  const setCurrency = useCallback(
    (currency: string) => {
      loadRemembered().then(({ rememberCurrency }) => rememberCurrency(currency), nothing);
      changeForm((known) => ({ ...known, currency }));
    },
    [changeForm],
  );
  const reset = useCallback(() => {
    changeForm(start);
    setUntouched(start);
    setIgnored([]);
  }, [changeForm, start]);

  const inputErrors = calculation && !calculation.ok ? calculation.errors : NO_ERRORS;
  const errors = isRejected ? [...addressProblems, ...inputErrors] : inputErrors;
  return {
    state,
    context,
    answer: last.answer,
    live,
    untouched: untouched.typed,
    shown: last.shown,
    records: last.records,
    errors,
    isUnanswered: isRejected || (isFromAddress && !last.isAnswered && errors.length > 0),
    isAnswered: last.isAnswered,
    readings: calculation?.readings ?? {},
    waiting,
    failed: calculation !== undefined && "unavailable" in calculation,
    retry,
    ignored,
    address,
    kept,
    calculate,
    setKept,
    setField,
    setCurrency,
    replace: changeForm,
    reset,
  };
}

/** The system that the visitor works in; that of the view where none is known, and where there are no quantities. */
const ownSystem = (view: CalculatorView): UnitSystem =>
  hasUnits(view) ? systemOn(view.system) : view.system;

const areSame = (some: RecordSets, others: RecordSets): boolean =>
  Object.keys({ ...some, ...others }).every((name) => some[name] === others[name]);

const inCurrency = (place: Context, code: string): Context => ({
  ...place,
  currency: findCurrency(code) ?? place.currency,
});

/** The visitor's own day, moment and time zone. */
export function dayHere(): Pick<Context, "today" | "now" | "timeZone"> {
  const now = new Date();
  return {
    today: today(now),
    now: now.getTime(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

function today(now: Date): string {
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
