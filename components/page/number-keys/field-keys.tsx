"use client";

import { useLayoutEffect, useRef } from "react";
import { useKeyboardInset } from "@/components/ui/use-keyboard-inset";
import { findUnit } from "@/lib/units/find-unit";
import { typedName } from "@/lib/units/typed-unit";
import { enterText, withKey, withTypedUnit } from "./edit-text";
import { fieldUnits } from "./field-units";
import { KeyRow, type RowKey } from "./key-row";
import { SIGNS } from "./signs";

/** Bar of keys above the keyboard, for a field with `data-keys`. The result strip of a form moves above it (globals.css). */
export function FieldKeys({ field }: { field: HTMLInputElement }) {
  const inset = useKeyboardInset();
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    document.documentElement.dataset.keyRow = "";
    return () => {
      delete document.documentElement.dataset.keyRow;
    };
  }, []);
  // The keyboard comes after the focus, and with it the window shrinks.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more for every height of the keyboard
  useLayoutEffect(() => keepInView(field, bar.current?.offsetHeight ?? 0), [field, inset]);
  return (
    <div
      ref={bar}
      style={{ bottom: inset }}
      // Keeps the focus in the field.
      onPointerDown={(event) => event.preventDefault()}
      className="fixed inset-x-0 z-30 border-line-strong border-t bg-surface print:hidden"
    >
      <KeyRow field={field} keys={[...signKeys(field), ...unitKeys(field)]} />
    </div>
  );
}

const signKeys = (field: HTMLInputElement): readonly RowKey[] =>
  (field.dataset.keys ?? "").split(" ").flatMap((label): readonly RowKey[] => {
    const sign = SIGNS[label];
    if (!sign) return [];
    const press = () => enterText(field, withKey(field, sign.text ?? label));
    return [{ label, name: sign.name, kind: "sign", press }];
  });

function unitKeys(field: HTMLInputElement): readonly RowKey[] {
  const { converter, units = [] } = fieldUnits.get(field) ?? {};
  if (!converter || units.length < 2) return [];
  return units.flatMap((id): readonly RowKey[] => {
    const unit = findUnit(converter, id);
    if (!unit || typedName(unit, converter) === undefined) return [];
    const press = () => {
      const text = withTypedUnit(field.value, unit, converter);
      if (text !== undefined) enterText(field, { text, caret: text.length });
    };
    return [{ label: unit.symbol === "—" ? unit.plural : unit.symbol, name: unit.name, kind: "unit", press }];
  });
}

/** Heights in pixels: the page’s header, a form’s result strip with a field’s message, and the gap without one. */
const [HEADER, STRIP, MARGIN] = [80, 56 + 48, 8];

/** Scrolls a field out from under the keys and the strip, or the header. */
function keepInView(field: Element, keysHeight: number): void {
  const { top, bottom } = field.getBoundingClientRect();
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  const strip = document.querySelector("[data-result-strip]") ? STRIP : MARGIN;
  const below = bottom - (offsetTop + height - keysHeight - strip);
  const above = top - (offsetTop + HEADER);
  if (below > 0) scrollBy(0, Math.min(below, above));
  else if (above < 0) scrollBy(0, above);
}
