import type { FormCalculator, Preset } from "../../calculators/define.ts";
import { calculatorPath } from "../../catalog/calculators.ts";
import { DEFAULT_CURRENCY } from "../../fields/currency.ts";
import { rowEntry, rowIn } from "../../fields/entry.ts";
import type { UnitSystem } from "../../quantities/systems.ts";
import type { FormState } from "../address/form-state.ts";
import { addressOf } from "../address/page-address.ts";

/** The form of a preset, for somebody who works in that system. */
export const presetState = ({ inputs }: FormCalculator, preset: Preset, system: UnitSystem): FormState => ({
  typed: rowEntry(inputs, rowIn(preset.inputs, system), system),
  currency: DEFAULT_CURRENCY.code,
  system,
});

/** The address that opens it. */
export const presetAddress = (calculator: FormCalculator, preset: Preset, system: UnitSystem): string =>
  calculatorPath(calculator) + addressOf(calculator.inputs, presetState(calculator, preset, system), []);
