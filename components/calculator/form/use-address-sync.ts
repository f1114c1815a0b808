import { type Dispatch, startTransition, useEffect, useLayoutEffect } from "react";
import { systemOn } from "@/components/page/units-choice";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import { type FormState, freshForm } from "@/lib/run/address/form-state";
import { PROJECT_NAME, SCENARIO_NAME, UNITS_NAME } from "@/lib/run/address/names";
import type { CalculatorView } from "@/lib/run/calculator-view";
import { hasUnits } from "@/lib/run/has-units";
import { beginWith, type CalculatorAction } from "./calculator-reducer";
import type { CalculatorState } from "./calculator-state";
import { showBelowScenarios } from "./pending-scenarios";
import { recallPreference } from "./use-unit-preference";

/** Delay before the address follows the form, in ms: longer than between keys, because Next’s router renders again. */
const URL_DELAY = 600;

/** Loads the code that reads and writes the inputs of an address. Starts with the page if the address has any. */
const loadForms = () => import("./address-forms");
const nothing = () => {};
const inputsOf = ({ search, hash }: Location): URLSearchParams =>
  new URLSearchParams(search || (hash.startsWith("#?") ? hash.slice(2) : ""));
if (typeof location !== "undefined" && inputsOf(location).size > 0) loadForms().catch(nothing);

/** Reads the form from the address when the page starts, and writes changes back. `served`: the form that the server rendered. */
export function useAddressSync(
  view: CalculatorView,
  served: FormState,
  { form, start, savedForms: scenarios, impliedSystem, address, addressProblems }: CalculatorState,
  dispatch: Dispatch<CalculatorAction>,
): void {
  const { fields } = view;

  // Before the next paint: the visitor's system and the inputs of the address; saved units when they are
  // loaded.
  useLayoutEffect(() => {
    const query = inputsOf(location);
    const visitors = hasUnits(view) ? systemOn(view.system) : view.system;
    const implied = query.has(UNITS_NAME) ? undefined : visitors;
    const blankIn = (system: UnitSystem) => (system === view.system ? served : freshForm(fields, system));
    // A project entry enters the form once it is loaded.
    if (query.size === 0 || query.has(PROJECT_NAME)) {
      const blank = blankIn(visitors);
      dispatch({ impliedSystem: implied, ...beginWith(blank) });
      recallPreference(view, blank, dispatch);
      // A transition: parts of the page that are still loading keep the server’s HTML.
      startTransition(() => dispatch({ address: location.href }));
      return;
    }
    // An address says all that differs from the page's start, so saved units do not apply.
    dispatch({ impliedSystem: implied, isEdited: false });
    if (!query.has(SCENARIO_NAME)) showBelowScenarios();
    let current = true;
    loadForms().then(({ openAddress, readForms }) => {
      if (!current) return;
      const opened = readForms(view, query, visitors);
      if (opened.scenarios.length === 0) showBelowScenarios();
      const blank = blankIn(opened.form.system);
      startTransition(() => dispatch(openAddress(blank, opened, location.href)));
    }, showBelowScenarios);
    return () => {
      current = false;
    };
  }, [view, fields, served, dispatch]);

  const isReady = address !== "" && addressProblems.length === 0;
  useEffect(() => {
    if (!isReady || inputsOf(location).has(PROJECT_NAME)) return;
    let current = true;
    const follow = (inputs: string) => {
      if (!current) return;
      // Without inputs an address implies the reader's system.
      const wanted = inputs || (form.system === impliedSystem ? "" : `?${UNITS_NAME}=${form.system}`);
      const { pathname, search, hash } = location;
      if (wanted !== search + (hash.startsWith("#?") ? hash : ""))
        history.replaceState(history.state, "", pathname + wanted);
      dispatch({ address: location.href });
    };
    const timer = setTimeout(() => {
      if (form === start && scenarios.length === 0) follow("");
      else {
        loadForms()
          .then(({ writeInputs }) => writeInputs(view, form, scenarios))
          .then(follow, nothing);
      }
    }, URL_DELAY);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [isReady, view, form, start, scenarios, impliedSystem, dispatch]);
}
