"use client";

import { Icon } from "@/components/ui/icon";
import type { CompiledConverter, CompiledUnit } from "@/lib/units/compile";
import { findUnit } from "@/lib/units/find-unit";
import { Result } from "./result";
import { UnitChooser } from "./unit-chooser";
import type { ConverterModel } from "./use-converter";
import { ValueField } from "./value-field";

interface ConverterFieldsProps {
  converter: CompiledConverter;
  model: ConverterModel;
  /** Results may have a second line: "≈ 5 ft 10.87 in". */
  spoken: boolean;
  /** Address of the sources page, if embedded in another site. */
  sources?: string;
}

/** Value, swap and result, each side with its unit; both sides are editable. */
export function ConverterFields({ converter, model, spoken, sources }: ConverterFieldsProps) {
  const { state, answer, dispatch, typeValue } = model;
  const from = findUnit(converter, state.from);
  const to = findUnit(converter, state.to);
  if (!from || !to) return null;
  const height = spoken ? "min-h-20 embed-low:min-h-14" : "min-h-16 embed-low:min-h-12";

  return (
    <div className="grid gap-x-3 p-4 pb-2 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] md:p-6 md:pb-3 embed-low:p-3 embed-low:pt-2 embed-low:pb-0 embed-low:[--figure:1.5rem]">
      <ValueField
        text={state.text}
        keyboard={keyboardOf(from)}
        height={height}
        problem={answer.problems.value}
        reading={answer.reading}
        onChange={typeValue}
        onLeave={model.tidyValue}
      >
        <UnitChooser
          label="From"
          converter={converter}
          unit={from}
          onChoose={(unit) => dispatch({ type: "from", unit })}
          className="rounded-b-md border border-t-0 hover:border-accent"
        />
      </ValueField>
      <SwapButton onSwap={() => dispatch({ type: "swap", result: answer.result?.plain })} />
      <Result
        model={model}
        from={from}
        to={to}
        keyboard={keyboardOf(to)}
        rounding={converter.rounding}
        height={height}
        sources={sources}
      >
        <UnitChooser
          label="To"
          converter={converter}
          unit={to}
          onChoose={(unit) => dispatch({ type: "to", unit })}
          className="border-t"
        />
      </Result>
    </div>
  );
}

/** Returns the keyboard: only function units have text values. The field bar has keys for other signs. */
const keyboardOf = (unit: CompiledUnit): "decimal" | "text" =>
  unit.law.kind === "function" ? "text" : "decimal";

function SwapButton({ onSwap }: { onSwap: () => void }) {
  return (
    <div className="relative z-10 flex h-0 justify-end md:h-auto md:justify-center md:pt-14 md:embed-low:pt-12">
      <button
        type="button"
        onClick={onSwap}
        aria-label="Swap units"
        title="Swap units"
        className="grid size-11 -translate-y-1/2 embed-low:size-9 md:translate-y-0 place-items-center rounded-full border border-line bg-surface text-accent transition-colors duration-100 hover:border-accent"
      >
        <Icon name="swap" className="size-5 rotate-90 md:rotate-0" />
      </button>
    </div>
  );
}
