"use client";

import { ConversionFormula } from "@/components/converter/conversion-formula";
import { ConverterFields } from "@/components/converter/converter-fields";
import { ConverterOptions } from "@/components/converter/converter-options";
import { useConverter } from "@/components/converter/use-converter";
import type { ConverterState } from "@/lib/run/address/converter-state";
import type { ConverterView } from "@/lib/run/converter-view";
import type { CompiledConverter } from "@/lib/units/compile";
import { findUnit } from "@/lib/units/find-unit";

interface EmbedConverterProps {
  converter: CompiledConverter;
  start: ConverterState;
  startView: ConverterView;
  sources: string;
}

export function EmbedConverter({ converter, start, startView, sources }: EmbedConverterProps) {
  const model = useConverter(converter, start, startView);
  const { answer, state } = model;
  const [from, to] = [findUnit(converter, state.from), findUnit(converter, state.to)];
  return (
    <section aria-label="Converter">
      <ConverterFields converter={converter} model={model} spoken={startView.spoken} sources={sources} />
      <div className="px-3 pb-3 text-sm">
        <h2 className="sr-only">Formula</h2>
        {from && to && <ConversionFormula converter={converter} from={from} to={to} lines={answer.formula} />}
      </div>
      <ConverterOptions converter={converter} model={model} />
    </section>
  );
}
