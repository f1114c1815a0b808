"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";
import { enterText, withKey, withTypedUnit } from "@/components/page/number-keys/edit-text";
import { KeyRow, type RowKey } from "@/components/page/number-keys/key-row";
import { SIGNS } from "@/components/page/number-keys/signs";
import { useKeyboardInset } from "@/components/ui/use-keyboard-inset";
import type { CompiledConverter, CompiledUnit } from "@/lib/units/compile";
import { withUnit } from "@/lib/units/with-unit";
import { signsOf } from "./signs";
import type { ConverterModel } from "./use-converter";

interface FieldBarProps {
  converter: CompiledConverter;
  model: ConverterModel;
  from: CompiledUnit;
  to: CompiledUnit;
  panel: RefObject<HTMLElement | null>;
  field: HTMLElement;
}

const HEADER = 72;

/**
 * Bar above a phone's keyboard: for the value and the result, the signs that number pads lack and common
 * units; for other fields, the result, which is out of view. Scrolls value and result into view together.
 */
export function FieldBar({ converter, model, from, to, panel, field }: FieldBarProps) {
  const inset = useKeyboardInset();
  const bar = useRef<HTMLDivElement>(null);
  const side = field.dataset.side as "from" | "to" | undefined;
  const byFinger = matchMedia("(pointer: coarse)").matches;

  useLayoutEffect(() => {
    document.documentElement.dataset.strip = "";
    return () => {
      delete document.documentElement.dataset.strip;
    };
  }, []);
  // The keyboard comes after the focus, and with it the window shrinks.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more for every height of the keyboard
  useLayoutEffect(() => {
    const output = side && panel.current?.querySelector("output")?.parentElement;
    keepInView((output && panel.current) ?? field, output ?? field, bar.current?.offsetHeight ?? 0);
  }, [panel, field, side, inset]);

  const result = model.stale ? undefined : model.answer.result;
  const isKeys = side !== undefined && byFinger && field instanceof HTMLInputElement;
  if (!isKeys && (side !== undefined || !result)) return null;
  return (
    <div
      ref={bar}
      style={{ bottom: inset }}
      // Keeps the focus in the field.
      onPointerDown={(event) => event.preventDefault()}
      className="above-keys fixed inset-x-0 z-30 border-line-strong border-t bg-surface shadow-[0_-4px_16px_rgb(0_0_0/0.08)] md:hidden print:hidden"
    >
      {isKeys ? (
        <Keys
          converter={converter}
          unit={side === "from" ? from : to}
          field={field}
          onUnit={(unit) => model.dispatch({ type: side, unit })}
        />
      ) : (
        // Hidden from assistive technology, which announces the real result.
        <p
          aria-hidden="true"
          data-result-strip=""
          className="tabular flex h-12 items-center gap-2 px-4 font-semibold text-lg"
        >
          <span className="min-w-0 truncate">= {result && withUnit(result.display, to)}</span>
        </p>
      )}
    </div>
  );
}

interface KeysProps {
  converter: CompiledConverter;
  unit: CompiledUnit;
  field: HTMLInputElement;
  /** Selects a unit if there is no number yet. */
  onUnit: (unit: string) => void;
}

function Keys({ converter, unit, field, onUnit }: KeysProps) {
  const { signs, units } = signsOf(converter, unit);
  const keys: readonly RowKey[] = [
    ...signs.map((sign) => ({
      label: sign,
      name: SIGNS[sign]?.name ?? sign,
      kind: "sign" as const,
      press: () => enterText(field, withKey(field, sign)),
    })),
    ...units.map((one) => ({
      label: one.symbol === "—" ? one.plural : one.symbol,
      name: one.name,
      kind: one.id === unit.id ? ("current" as const) : ("unit" as const),
      press: () => {
        const text = withTypedUnit(field.value, one, converter);
        if (text === undefined) onUnit(one.id);
        else enterText(field, { text, caret: text.length });
      },
    })),
  ];
  return <KeyRow field={field} keys={keys} />;
}

/** Scrolls so that the range from `first` to `last` is between the header and a bar of that height. */
function keepInView(first: Element, last: Element, bar: number): void {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  const above = first.getBoundingClientRect().top - (offsetTop + HEADER);
  const below = last.getBoundingClientRect().bottom - (offsetTop + height - bar - 8);
  if (below > 0) scrollBy(0, Math.min(below, above));
  else if (above < 0 && last === first) scrollBy(0, above);
}
