"use client";

import { useLayoutEffect, useState } from "react";
import { Numeral } from "@/components/ui/numeral";
import { useKeyboardInset } from "@/components/ui/use-keyboard-inset";
import type { WrittenAnswer } from "@/lib/kit/calculator/computation";
import { answerFigures } from "@/lib/run/answer-figures";
import { formatOutput } from "@/lib/run/format/format-output";
import { figureIn } from "@/lib/run/output-lists";
import type { FiguresProps } from "./figures-props";

interface ResultStripProps extends FiguresProps {
  /** The input that has the focus. */
  control: Element | undefined;
  /** Leads to the figures. */
  onPress: () => void;
}

/** Letters of a figure beside which there is no room for another one on a phone. */
const LONG = 16;
/** Letters of the other figure that have room on the narrowest phone, with those of the headline half as large again. */
const ROOM = 34;

/**
 * The result at the lower edge of a phone's window, above its keyboard, while it is not to be seen beside its inputs: the primary figure, and the one that has just changed
 * with it. It repeats what is announced elsewhere, so it is for the eye and the finger alone.
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
    // A button or a choice that is being pressed must not move away under the finger: the press would be lost.
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
      // The field keeps the focus until the finger is up again.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="fixed inset-x-0 z-30 flex h-14 items-center gap-4 border-line-strong border-t bg-surface px-4 text-left shadow-[0_-4px_16px_rgb(0_0_0/0.08)] md:hidden print:hidden"
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

/** The id of the figure that changed last, beside the primary one; of the first one at first. */
function useChanged(outputs: FiguresProps["outputs"], answer: WrittenAnswer): string | undefined {
  const { key, further } = answerFigures(outputs, answer);
  const ids = [...key, ...further];
  const [seen, setSeen] = useState({ answer, id: ids[0] });
  if (seen.answer !== answer) {
    const changed = ids.find((id) => figureIn(answer, id) !== figureIn(seen.answer, id));
    setSeen({ answer, id: changed ?? seen.id });
  }
  return seen.id;
}

/** Pixels that a page's header and the strip with the result take, with some room for what is said of the field. */
const [HEADER, STRIP] = [80, 56 + 48];

/** Scrolls a control that has the focus out from under the strip, a keyboard or the header. */
function keepInView(control: Element): void {
  const { top, bottom } = control.getBoundingClientRect();
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  const [from, to] = [offsetTop + HEADER, offsetTop + height - STRIP];
  if (bottom > to) scrollBy(0, Math.min(bottom - to, top - from));
  else if (top < from) scrollBy(0, top - from);
}
