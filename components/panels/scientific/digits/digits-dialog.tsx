"use client";

import { type ClipboardEvent, useId, useMemo, useState } from "react";
import { copyToClipboard } from "@/components/calculator/clipboard";
import { Button } from "@/components/ui/button";
import { Segments } from "@/components/ui/choice";
import { Icon } from "@/components/ui/icon";
import { Modal } from "@/components/ui/modal";
import type { Question } from "@/lib/calculators/scientific/expression/evaluate";
import {
  DIGIT_COUNTS,
  type LongNumber,
  longNumber,
  MAX_WHOLE_DIGITS,
} from "@/lib/calculators/scientific/expression/more-digits";
import { formatInteger } from "@/lib/core/locale/locale";
import { firstProblem } from "@/lib/core/result/result";
import { readExpression } from "../reading";
import { DigitGroups } from "./digit-groups";
import { messages } from "./messages";

/** Limit of work for the digits of one number, in microseconds. */
const WORK_LIMIT = 60_000;

interface DigitsDialogProps {
  question: Question;
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
}

/** Dialog with 50, 100 or 1,000 digits of a result, or all digits of a whole number. */
export function DigitsDialog({ question, onClose, focusAfter }: DigitsDialogProps) {
  const id = useId();
  const [requested, setRequested] = useState<number>(DIGIT_COUNTS[0]);
  const number = useMemo(() => longNumber(question, requested, WORK_LIMIT), [question, requested]);
  const counts = number.ok ? countsFor(number) : DIGIT_COUNTS;
  return (
    <Modal
      label="More digits"
      onClose={onClose}
      focusAfter={focusAfter}
      className="fixed inset-0 m-auto flex h-fit max-h-[88dvh] w-full max-w-2xl flex-col rounded-lg border border-line bg-paper max-sm:mb-0 max-sm:max-w-none max-sm:rounded-b-none"
    >
      <div className="flex items-center justify-between gap-2 border-line border-b py-1.5 pr-1.5 pl-4">
        <h2 className="font-semibold text-base">More digits</h2>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="grid size-11 place-items-center rounded-md text-muted hover:text-ink"
        >
          <Icon name="x" />
        </button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-3">
        <Segments
          label="Significant digits"
          describedBy={`${id}-note`}
          options={counts.map((count) => ({ id: String(count), label: labelOf(count) }))}
          value={String(requested)}
          onChange={(count) => setRequested(Number(count))}
        />
        <Button
          disabled={!number.ok}
          onClick={({ currentTarget }) => number.ok && copyToClipboard(number.plain, currentTarget)}
        >
          <Icon name="copy" />
          Copy digits
        </Button>
      </div>
      <p id={`${id}-note`} role="status" className="px-4 pt-3 text-muted text-sm">
        {number.ok ? noteOn(number, requested) : firstProblem(number).message}
      </p>
      <section
        aria-label={`Digits of ${readExpression(question.text)}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long numbers scroll by keyboard
        tabIndex={0}
        onCopy={copyPlain}
        className="tabular min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-2 pb-6 text-lg leading-8 focus-visible:-outline-offset-2"
      >
        {number.ok && <DigitGroups plain={number.plain} />}
      </section>
    </Modal>
  );
}

/** Offers all digits of a whole number beyond the other counts. */
function countsFor({ wholeDigits }: LongNumber): readonly number[] {
  const isLonger = wholeDigits !== undefined && wholeDigits > DIGIT_COUNTS[2];
  return isLonger && wholeDigits <= MAX_WHOLE_DIGITS ? [...DIGIT_COUNTS, wholeDigits] : DIGIT_COUNTS;
}

const labelOf = (count: number): string =>
  DIGIT_COUNTS.some((each) => each === count) ? formatInteger(count) : messages.allOf(count);

function noteOn({ count, isExact, measured, wholeDigits }: LongNumber, requested: number): string {
  if (isExact) return messages.all;
  if (measured !== undefined) return messages.measured(count);
  if (wholeDigits !== undefined && wholeDigits > MAX_WHOLE_DIGITS)
    return messages.wholeTooLong({ whole: wholeDigits, most: MAX_WHOLE_DIGITS });
  return count < requested ? messages.fewer({ count, requested }) : messages.rounded(count);
}

/** Copies a selection without the gaps that only serve reading. */
function copyPlain(event: ClipboardEvent) {
  const selected = getSelection()?.toString() ?? "";
  event.clipboardData.setData("text/plain", selected.replace(/[\s,]/g, ""));
  event.preventDefault();
}
