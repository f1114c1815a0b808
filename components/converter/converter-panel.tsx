"use client";

import { type ReactNode, useCallback, useRef } from "react";
import { useLoaded } from "@/components/ui/use-loaded";
import type { ConverterState } from "@/lib/run/address/converter-state";
import type { ConverterView } from "@/lib/run/converter-view";
import type { CompiledConverter } from "@/lib/units/compile";
import { findUnit } from "@/lib/units/find-unit";
import { ConversionFormula } from "./conversion-formula";
import { ConverterFields } from "./converter-fields";
import { ConverterOptions } from "./converter-options";
import { FormulaCard } from "./formula-card";
import { QuickTables } from "./quick-table";
import { UnitTable } from "./unit-table";
import { useConverter, useConverterTables } from "./use-converter";
import { useFocusedField } from "./use-focused-field";

const loadFieldBar = () => import("./field-bar").then(({ FieldBar }) => FieldBar);

interface ConverterPanelProps {
  converter: CompiledConverter;
  start: ConverterState;
  startView: ConverterView;
  /** Section next to the formula instead of the table of all units. */
  facts?: ReactNode;
  /** Sections below the quick tables. */
  children: ReactNode;
}

/** Converter: value, units, result, formula, table of every unit (or facts of the pair) and a quick table. */
export function ConverterPanel({ converter, start, startView, facts, children }: ConverterPanelProps) {
  const model = useConverter(converter, start, startView);
  const { state, answer, dispatch } = model;
  const { tables, state: tableState } = useConverterTables(converter, model, start, startView);
  const chooseTarget = useCallback((unit: string) => dispatch({ type: "to", unit }), [dispatch]);
  const panel = useRef<HTMLElement>(null);
  const field = useFocusedField(panel);
  const { loaded: FieldBar } = useLoaded(field !== undefined, loadFieldBar);
  const from = findUnit(converter, state.from);
  const to = findUnit(converter, state.to);
  if (!from || !to) return null;

  return (
    <>
      <section
        ref={panel}
        data-paper="result"
        aria-label="Converter"
        className="rounded-lg border border-line bg-surface"
      >
        <ConverterFields converter={converter} model={model} spoken={startView.spoken} />
        <ConverterOptions converter={converter} model={model} />
        {field && FieldBar && <FieldBar {...{ converter, model, from, to, field, panel }} />}
      </section>
      <div className="mt-6 grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {facts ?? (
          <UnitTable
            converter={converter}
            rows={tables.rows}
            from={tableState.from}
            to={tableState.to}
            text={tableState.text}
            onChoose={chooseTarget}
          />
        )}
        <FormulaCard
          answer={answer}
          formula={<ConversionFormula converter={converter} from={from} to={to} lines={answer.formula} />}
          source={sourceLine(converter, [from.group, to.group])}
        />
      </div>
      <div className="mt-10">
        <QuickTables converter={converter} tables={tables.quick} />
        {children}
      </div>
    </>
  );
}

function sourceLine(converter: CompiledConverter, groups: readonly number[]): string {
  const citations = groups.flatMap((group) => converter.groups[group]?.source.split(";") ?? []);
  return [...new Set(citations.map((citation) => citation.trim()))].join("; ");
}
