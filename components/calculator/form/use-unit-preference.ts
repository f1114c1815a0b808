import { type Dispatch, startTransition, useLayoutEffect } from "react";
import { UNITS_EVENT } from "@/components/page/units-choice";
import { afterFirstLoads } from "@/components/ui/use-presence";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import type { FormState } from "@/lib/run/address/form-state";
import type { CalculatorView } from "@/lib/run/calculator-view";
import { hasUnits } from "@/lib/run/has-units";
import type { CalculatorAction } from "./calculator-reducer";
import { CHOICES_KEY } from "./choices-key";

/** Loads the saved units and currency, only if the visitor has any or selects some now. */
const loadRemembered = () => import("./unit-choices");
/** Loads them to save a choice, after the code that the answer needs. */
export const loadToRemember = () => afterFirstLoads().then(loadRemembered);
const nothing = () => {};

/** Converts the form when the visitor chooses a unit system. */
export function useUnitPreference(view: CalculatorView, dispatch: Dispatch<CalculatorAction>): void {
  // Before the next paint: no choice may fall between reading the system and listening for changes.
  useLayoutEffect(() => {
    if (!hasUnits(view)) return;
    const change = ({ detail }: CustomEventInit<UnitSystem>) => {
      const system = detail ?? view.system;
      loadRemembered()
        .then(({ switchSystem }) => switchSystem(view, system))
        // The switch reacts immediately, and the form follows.
        .then((action) => startTransition(() => dispatch(action)), nothing);
    };
    addEventListener(UNITS_EVENT, change);
    return () => removeEventListener(UNITS_EVENT, change);
  }, [view, dispatch]);
}

/** Applies the saved units and currency to a form that is unchanged. */
export function recallPreference(
  view: CalculatorView,
  blank: FormState,
  dispatch: Dispatch<CalculatorAction>,
): void {
  if (hasChoices())
    loadRemembered()
      .then(({ recallChoices }) => recallChoices(view, blank))
      .then(dispatch, nothing);
}

function hasChoices(): boolean {
  try {
    return localStorage.getItem(CHOICES_KEY) !== null;
  } catch {
    return false;
  }
}
