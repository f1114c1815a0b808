import { findCurrency } from "@/lib/kit/fields/currency";
import { type Entries, type Entry, withChoicesOf } from "@/lib/kit/fields/entry";
import type { Field, Fields, QuantityEntry, QuantityField } from "@/lib/kit/fields/field";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import { type FormState, freshForm } from "@/lib/run/address/form-state";
import type { CalculatorView } from "@/lib/run/calculator-view";
import type { CalculatorAction } from "./calculator-reducer";
import { CHOICES_KEY } from "./choices-key";
import { enteredQuantity } from "./entered-quantity";
import { inOtherUnits, unitChanger } from "./other-unit";

/** Visitor’s units by quantity and field for each system, and currency. Stored in the browser only. */
interface Choices {
  units: Record<string, string>;
  currency?: string;
}

function read(): Choices {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(CHOICES_KEY) ?? "{}");
    if (typeof stored !== "object" || stored === null) return { units: {} };
    const { units, currency } = stored as { units?: unknown; currency?: unknown };
    const texts = Object.entries(typeof units === "object" && units !== null ? units : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    return { units: Object.fromEntries(texts), ...(typeof currency === "string" && { currency }) };
  } catch {
    return { units: {} };
  }
}

function write(choices: Choices): void {
  try {
    localStorage.setItem(CHOICES_KEY, JSON.stringify(choices));
  } catch (error) {
    console.warn("The choice of unit could not be remembered", error);
  }
}

/** SI keys keep the names from before unit systems existed. */
const keyOf = (converter: string, id: string, system: UnitSystem): string =>
  `${system === "us" ? "us:" : ""}${converter}:${id}`;

export function rememberUnit(fields: Fields, id: string, value: Entry, system: UnitSystem): void {
  const field = fields[id];
  if (field?.kind !== "quantity" || typeof value !== "object" || !("unit" in value)) return;
  const choices = read();
  const key = keyOf(field.converter, id, system);
  if ((choices.units[key] ?? field.systems[system][0]) === value.unit) return;
  write({ ...choices, units: { ...choices.units, [key]: value.unit } });
}

export const rememberCurrency = (currency: string): void => write({ ...read(), currency });

function chosenUnit(choices: Choices, field: Field, id: string, system: UnitSystem): string | undefined {
  if (field.kind !== "quantity") return undefined;
  const unit = choices.units[keyOf(field.converter, id, system)];
  return unit !== undefined && field.units.includes(unit) ? unit : undefined;
}

/** Applies the visitor’s usual units and currency to an unchanged form. */
export const recallForm =
  (blank: FormState, usual: FormState): CalculatorAction =>
  ({ form }) => ({ start: usual, form: form === blank ? usual : form });

/** Converts the forms of a calculator to the system of `start`, its new initial form. */
export const convertUnits =
  (start: FormState, convert: (form: FormState, isUntouched: boolean) => FormState): CalculatorAction =>
  ({ form, untouched, savedForms: scenarios }) => {
    const impliedSystem = start.system;
    const fresh = convert(untouched, true);
    return {
      start,
      impliedSystem,
      form: form.entries === untouched.entries ? { ...fresh, name: form.name } : convert(form, false),
      untouched: fresh,
      savedForms: scenarios.map((scenario) => convert(scenario, false)),
    };
  };

/** Returns the change of a form and its scenarios to a unit system. */
export async function switchSystem(view: CalculatorView, system: UnitSystem): Promise<CalculatorAction> {
  const { inSystem, rememberedStart } = await unitsOfForm(view);
  const start = rememberedStart(freshForm(view.fields, system));
  return convertUnits(start, (form, isUntouched) => inSystem(form, system, isUntouched));
}

/** Returns the change of an unchanged form to the saved units and currency. */
export async function recallChoices(view: CalculatorView, blank: FormState): Promise<CalculatorAction> {
  const { rememberedStart } = await unitsOfForm(view);
  return recallForm(blank, rememberedStart(blank));
}

interface UnitsOfForm {
  /** Returns the initial form in the saved units and currency. */
  rememberedStart: (blank: FormState) => FormState;
  /**
   * Returns the form in a system: each quantity in its entered unit, if the system has it; else in the
   * visitor’s unit for that system, or its first. `isUntouched`: choices at their defaults get those of the system;
   * otherwise only the display changes.
   */
  inSystem: (form: FormState, system: UnitSystem, isUntouched: boolean) => FormState;
  /** Returns entries as displayed in a system: in its units. The entered text is remembered. */
  display: (entries: Entries, system: UnitSystem) => Entries;
  /** Returns the entries that `display` converted, as entered. A unit chosen for a field stays. */
  restore: (entries: Entries, system: UnitSystem) => Entries;
}

export async function unitsOfForm(view: CalculatorView): Promise<UnitsOfForm> {
  const change = await unitChanger(view.converters);

  function rememberedStart(blank: FormState): FormState {
    const choices = read();
    const { currency } = choices;
    const entries = inOtherUnits(view, blank.entries, change, (field, { unit }, id) =>
      id === undefined ? unit : (chosenUnit(choices, field, id, blank.system) ?? unit),
    );
    const storedCurrency = view.currencies.length > 0 && currency !== undefined && findCurrency(currency);
    return entries === blank.entries && !storedCurrency
      ? blank
      : { ...blank, entries, ...(storedCurrency && { currency }) };
  }

  const unitIn = (system: UnitSystem) => {
    const choices = read();
    return (field: QuantityField, entry: QuantityEntry, id: string | undefined): string => {
      const [first, ...others] = field.systems[system];
      const chosen = id === undefined ? undefined : chosenUnit(choices, field, id, system);
      const units = [first, ...others, chosen];
      return (
        [enteredQuantity(entry).unit, entry.unit].find((unit) => units.includes(unit)) ?? chosen ?? first
      );
    };
  };

  const display = (entries: Entries, system: UnitSystem): Entries =>
    inOtherUnits(view, entries, change, unitIn(system));

  function restore(entries: Entries, system: UnitSystem): Entries {
    const unitFor = unitIn(system);
    return inOtherUnits(
      view,
      entries,
      (_, entry, unit) => (entry.unit === unit ? enteredQuantity(entry) : entry),
      (field, entry, id) => unitFor(field, enteredQuantity(entry), id),
    );
  }

  function inSystem(form: FormState, system: UnitSystem, isUntouched: boolean): FormState {
    if (form.system === system) return form;
    const entries = display(form.entries, system);
    return {
      ...form,
      entries: isUntouched ? withChoicesOf(view.fields, entries, form.system, system) : entries,
      system,
    };
  }

  return { rememberedStart, inSystem, display, restore };
}
