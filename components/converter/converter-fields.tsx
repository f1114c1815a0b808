"use client";

import type { CompiledConverter } from "@/lib/units/compile";
import { findUnit } from "@/lib/units/convert";
import { Result } from "./result";
import { SwapButton } from "./swap-button";
import { UnitChooser } from "./unit-chooser";
import type { ConverterModel } from "./use-converter";
import { ValueField } from "./value-field";

interface ConverterFieldsProps {
  converter: CompiledConverter;
  model: ConverterModel;
}

/** Value, swap and result, each of the two with its unit. */
export function ConverterFields({ converter, model: { state, answer, dispatch } }: ConverterFieldsProps) {
  const from = findUnit(converter, state.from);
  const to = findUnit(converter, state.to);
  if (!from || !to) return null;

  return (
    <div className="grid gap-x-3 p-4 pb-2 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] md:p-6 md:pb-3 embed-low:p-3 embed-low:pb-0">
      <ValueField
        text={state.text}
        decimalKeyboard={converter.bounds?.min !== undefined && from.law.kind !== "function"}
        problem={answer.problems.value}
        reading={answer.reading}
        onChange={(text) => dispatch({ type: "value", text })}
      >
        <UnitChooser
          label="From"
          converter={converter}
          unit={from}
          onChoose={(unit) => dispatch({ type: "from", unit })}
        />
      </ValueField>
      <SwapButton onSwap={() => dispatch({ type: "swap", result: answer.result?.plain })} />
      <Result answer={answer} unit={to} empty={state.text.trim() === ""}>
        <UnitChooser
          label="To"
          converter={converter}
          unit={to}
          onChoose={(unit) => dispatch({ type: "to", unit })}
        />
      </Result>
    </div>
  );
}
