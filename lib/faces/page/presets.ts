import { calculatorPath } from "../../catalog/calculators.ts";
import type { FormCalculator, Preset } from "../../kit/calculator/define.ts";
import { DEFAULT_CURRENCY } from "../../kit/fields/currency.ts";
import { rowEntry, rowIn } from "../../kit/fields/entry.ts";
import type { UnitSystem } from "../../kit/quantities/systems.ts";
import type { FormState } from "../../run/address/form-state.ts";
import { addressOf } from "../../run/address/page-address.ts";

/** Returns the form of a preset in a unit system. */
export const presetState = ({ inputs }: FormCalculator, preset: Preset, system: UnitSystem): FormState => ({
  entries: rowEntry(inputs, rowIn(preset.inputs, system), system),
  currency: DEFAULT_CURRENCY.code,
  system,
});

export const presetAddress = (calculator: FormCalculator, preset: Preset, system: UnitSystem): string =>
  calculatorPath(calculator) + addressOf(calculator.inputs, presetState(calculator, preset, system), []);
