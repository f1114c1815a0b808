"use client";

import { ConverterFields } from "@/components/converter/converter-fields";
import { ConverterOptions } from "@/components/converter/converter-options";
import { useConverter } from "@/components/converter/use-converter";
import type { ConverterState, ConverterView } from "@/lib/faces/converter-view";
import type { CompiledConverter } from "@/lib/units/compile";

interface EmbedConverterProps {
  converter: CompiledConverter;
  start: ConverterState;
  startView: ConverterView;
}

/** A converter in a frame: value, units, result and formula in sight, what else can be set below. */
export function EmbedConverter({ converter, start, startView }: EmbedConverterProps) {
  const model = useConverter(converter, start, startView);
  const { answer } = model;
  return (
    <section aria-label="Converter">
      <ConverterFields converter={converter} model={model} />
      <div className="tabular px-3 pb-3 text-sm leading-snug [overflow-wrap:anywhere]">
        <h2 className="sr-only">Formula</h2>
        {answer.formula.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <ConverterOptions converter={converter} model={model} />
    </section>
  );
}
