import { type Dispatch, startTransition, useLayoutEffect } from "react";
import { UNITS_EVENT } from "@/components/page/units-choice";
import { afterFirstLoads } from "@/components/ui/use-presence";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import { type FormState, freshForm } from "@/lib/run/address/form-state";
import type { CalculatorView } from "@/lib/run/calculator-view";
import { hasUnits } from "@/lib/run/has-units";
import type { CalculatorAction } from "./calculator-reducer";
import { CHOICES_KEY } from "./choices-key";
import { enteredEntries } from "./entered-quantity";

/** Loads the saved units and currency, only if the visitor has any or selects some now. */
const loadRemembered = () => import("./unit-choices");
/** Loads them to save a choice, after the code that the answer needs. */
export const loadToRemember = () => afterFirstLoads().then(loadRemembered);
const loadUnits = async (view: CalculatorView) => {
  const { unitsOfForm, convertUnits, recallForm } = await loadRemembered();
  return { convertUnits, recallForm, ...(await unitsOfForm(view)) };
};
const nothing = () => {};

/** Converts the form when the visitor chooses a unit system. */
export function useUnitPreference(view: CalculatorView, dispatch: Dispatch<CalculatorAction>): void {
  // Before the next paint: no choice may fall between reading the system and listening for changes.
  useLayoutEffect(() => {
    if (!hasUnits(view)) return;
    const change = ({ detail }: CustomEventInit<UnitSystem>) => {
      const system = detail ?? view.system;
      loadUnits(view).then(({ convertUnits, inSystem, rememberedStart }) => {
        const start = rememberedStart(freshForm(view.fields, system));
        // The switch reacts immediately, and the form follows.
        startTransition(() =>
          dispatch(convertUnits(start, (form, isUntouched) => inSystem(form, system, isUntouched))),
        );
      }, nothing);
    };
    addEventListener(UNITS_EVENT, change);
    return () => removeEventListener(UNITS_EVENT, change);
  }, [view, dispatch]);
}

/**
 * Returns a form for its address, with quantities as they were entered before a switch of units. Converted values have
 * four digits, so a link with them would drift. A unit chosen for a field stays.
 */
export async function restoreEntered(view: CalculatorView, form: FormState): Promise<FormState> {
  if (enteredEntries(form.entries) === form.entries) return form;
  const { restore } = await loadUnits(view);
  return { ...form, entries: restore(form.entries, form.system) };
}

/** Applies the saved units and currency to a form that is unchanged. */
export function recallPreference(
  view: CalculatorView,
  blank: FormState,
  dispatch: Dispatch<CalculatorAction>,
): void {
  if (hasChoices())
    loadUnits(view).then(
      ({ recallForm, rememberedStart }) => dispatch(recallForm(blank, rememberedStart(blank))),
      nothing,
    );
}

function hasChoices(): boolean {
  try {
    return localStorage.getItem(CHOICES_KEY) !== null;
  } catch {
    return false;
  }
}
