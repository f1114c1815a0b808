"use client";

import { useLayoutEffect, useState } from "react";
import { Numeral } from "@/components/ui/numeral";
import { useKeyboardInset } from "@/components/ui/use-keyboard-inset";
import type { WrittenAnswer } from "@/lib/kit/calculator/computation";
import { answerFigures } from "@/lib/run/answer-figures";
import { formatOutput } from "@/lib/run/format/format-output";
import { figureIn } from "@/lib/run/output-lists";
import type { FormattedFiguresProps } from "./figures-props";

interface ResultStripProps extends FormattedFiguresProps {
  /** The input that has the focus. */
  control: Element | undefined;
  /** Scrolls to the figures. */
  onPress: () => void;
}

/** Length in letters above which no second figure fits on a phone. */
const LONG = 16;
/** Letters of both figures that fit on the narrowest phone; the headline’s are half as large again. */
const ROOM = 34;

/**
 * Result at the lower edge of a phone's window, above its keyboard, while the real one is out of view: the
 * primary figure, and the one that last changed. Hidden from assistive technology, which announces the real
 * one.
 */
export function ResultStrip({ control, onPress, outputs, answer, context, stale }: ResultStripProps) {
  const inset = useKeyboardInset();
  const changed = useChanged(outputs, answer);
  const { primary } = answerFigures(outputs, answer);
  useLayoutEffect(() => {
    document.documentElement.dataset.strip = control ? "typing" : "reading";
    return () => {
      delete document.documentElement.dataset.strip;
    };
  }, [control]);
  // The keyboard comes after the focus, and with it the window shrinks.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more for every height of the keyboard
  useLayoutEffect(() => {
    // A pressed button or choice must not move under the finger, or the press would be lost.
    if (control?.matches(":focus-visible")) keepInView(control);
  }, [control, inset]);

  const figure = (id: string | undefined) => {
    const output = id === undefined ? undefined : outputs[id];
    const value = id === undefined ? undefined : figureIn(answer, id);
    return output && value !== undefined
      ? { label: output.label, text: formatOutput(value, output.format, context) }
      : undefined;
  };
  const headline = figure(primary);
  if (!headline) return null;
  const isLong = headline.text.length > LONG;
  const secondary = isLong || stale ? undefined : figure(changed);
  const other =
    secondary && secondary.text.length <= ROOM - headline.text.length * 1.5 ? secondary : undefined;
  return (
    <button
      type="button"
      data-result-strip=""
      tabIndex={-1}
      aria-hidden="true"
      style={{ bottom: inset }}
      // Keeps the focus in the field until the finger is up again.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="above-keys fixed inset-x-0 z-30 flex min-h-14 items-center gap-4 border-line-strong border-t bg-surface px-4 text-left shadow-[0_-4px_16px_rgb(0_0_0/0.08)] md:hidden print:hidden"
    >
      <span className={other ? "shrink-0" : "min-w-0"}>
        <span className="block truncate text-muted text-xs leading-4">{stale ?? headline.label}</span>
        <span
          className={`numeral block font-semibold leading-7 ${isLong ? "truncate text-base" : "whitespace-nowrap text-2xl"} ${stale ? "text-muted" : "text-ink"}`}
        >
          <Numeral text={headline.text} />
        </span>
      </span>
      {other && (
        <span className="min-w-0 flex-1 text-right">
          <span className="block truncate text-muted text-xs leading-4">{other.label}</span>
          <span className="numeral block truncate font-medium leading-7">{other.text}</span>
        </span>
      )}
    </button>
  );
}

/** Returns the id of the secondary figure that changed last; initially the first one. */
function useChanged(outputs: FormattedFiguresProps["outputs"], answer: WrittenAnswer): string | undefined {
  const { key, further } = answerFigures(outputs, answer);
  const ids = [...key, ...further];
  const [seen, setSeen] = useState({ answer, id: ids[0] });
  if (seen.answer !== answer) {
    const changed = ids.find((id) => figureIn(answer, id) !== figureIn(seen.answer, id));
    setSeen({ answer, id: changed ?? seen.id });
  }
  return seen.id;
}

/** Heights in pixels of the page's header, and of the strip with a field’s message. */
const [HEADER, STRIP] = [80, 56 + 48];

/** Scrolls a focused control out from under the strip, a keyboard or the header. */
function keepInView(control: Element): void {
  const { top, bottom } = control.getBoundingClientRect();
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  const [from, to] = [offsetTop + HEADER, offsetTop + height - STRIP];
  if (bottom > to) scrollBy(0, Math.min(bottom - to, top - from));
  else if (top < from) scrollBy(0, top - from);
}
