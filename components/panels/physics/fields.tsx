import { type ReactNode, useId } from "react";
import { FieldShell } from "@/components/calculator/form/field-shell";
import { QuantityControl } from "@/components/calculator/form/quantity-control";
import { TextControl } from "@/components/calculator/form/text-control";
import { ChoiceField } from "@/components/ui/choice";
import { useSettledProblem } from "@/components/ui/input-pause";
import { DEFAULT_CURRENCY } from "@/lib/kit/fields/currency";
import { simpleIn } from "@/lib/kit/fields/entry";
import { numberKeys } from "@/lib/kit/fields/number-keys";
import type { ValueContext } from "@/lib/run/format/format-output";
import { sentenceText } from "@/lib/run/format/sentence-text";
import { SymbolName } from "./symbol";
import type { PhysicsModel } from "./use-physics";

interface PhysicsFieldsProps {
  model: PhysicsModel;
  context: ValueContext;
}

const linkStyle = "min-h-11 text-accent text-sm underline-offset-4 hover:underline";

export function PhysicsFields({ model, context }: PhysicsFieldsProps) {
  const { form, problems, readings, setField, solveFor, reset, undoReset } = model;
  const { view, unknown, entries } = form;
  const symbols = Object.keys(view.variables);
  return (
    <form
      aria-label={`${view.title}: inputs`}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="space-y-4 md:col-start-1 md:row-span-2 md:row-start-1"
    >
      <ChoiceField
        label="Solve for"
        options={symbols.map((symbol) => {
          const name = view.variables[symbol]?.label ?? symbol;
          return { id: symbol, label: symbol, name, mark: <SymbolName id={symbol} /> };
        })}
        value={unknown}
        onChange={solveFor}
      />
      {symbols
        .filter((symbol) => symbol !== unknown)
        .map((symbol) => {
          const problem = problems.find(({ path }) => path === symbol);
          return (
            <VariableField
              key={`${view.id}:${symbol}`}
              model={model}
              symbol={symbol}
              entry={simpleIn(entries[symbol])}
              problem={problem && sentenceText(problem.message, context)}
              reading={readings[symbol]}
              onChange={(entry) => setField(symbol, entry)}
            />
          );
        })}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-muted text-sm">A value can include its uncertainty: 9.81±0.02</p>
        <div className="flex gap-4">
          {undoReset && (
            <button type="button" onClick={undoReset} className={linkStyle}>
              Undo reset
            </button>
          )}
          <button type="button" onClick={reset} className={linkStyle}>
            Reset
          </button>
        </div>
      </div>
    </form>
  );
}

interface VariableFieldProps {
  model: PhysicsModel;
  symbol: string;
  entry: ReturnType<typeof simpleIn>;
  problem: string | undefined;
  reading: string | undefined;
  onChange: (entry: ReturnType<typeof simpleIn>) => void;
}

function VariableField({ model, symbol, entry, reading, onChange, ...props }: VariableFieldProps) {
  const problem = useSettledProblem(props.problem);
  const { view } = model.form;
  const id = useId();
  const label = view.variables[symbol]?.label ?? symbol;
  const field = view.fields[symbol];
  const converter = field?.kind === "quantity" ? view.converters[field.converter] : undefined;
  const invalid = problem !== undefined;
  const keys = [...((field?.kind !== "rows" && field && numberKeys(field)) || ["−", "/"]), "±"];
  return (
    <FieldShell
      id={id}
      label={<Labeled label={label} symbol={symbol} />}
      hint={undefined}
      problem={problem}
      reading={reading}
    >
      {field?.kind === "quantity" && converter ? (
        <QuantityControl
          {...{ id, label, field, converter, invalid, keys, onChange }}
          quantity={typeof entry === "string" ? { value: entry, unit: field.units[0] } : entry}
          currency={DEFAULT_CURRENCY}
        />
      ) : (
        <TextControl
          id={id}
          value={typeof entry === "string" ? entry : entry.value}
          invalid={invalid}
          keys={keys}
          onChange={onChange}
        />
      )}
    </FieldShell>
  );
}

const Labeled = ({ label, symbol }: { label: string; symbol: string }): ReactNode => (
  <span className="flex items-baseline justify-between gap-2">
    {label}
    <span aria-hidden className="font-normal text-muted">
      <SymbolName id={symbol} />
    </span>
  </span>
);
