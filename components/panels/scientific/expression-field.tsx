"use client";

import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { useEarlyInput } from "@/components/ui/use-early-input";
import type { ExpressionFailure } from "@/lib/calculators/scientific/expression/syntax";
import { keyAction } from "@/lib/calculators/scientific/keypad/keyboard";
import type { ScientificAction } from "@/lib/calculators/scientific/keypad/state";
import { firstProblem } from "@/lib/core/result/result";
import { type LineAction, replacementBetween } from "./line-edit";
import { readExpression } from "./reading";

interface ExpressionFieldProps {
  field: RefObject<HTMLInputElement | null>;
  expression: string;
  caret: number;
  mark: ExpressionFailure | null;
  /** Id of the line with the problem. */
  describedBy: string;
  /** True if the phone's keyboard is open for letters. */
  letters: boolean;
  onAction: (action: LineAction) => void;
  /** Handles a copy without a selection. */
  onCopy: (event: ClipboardEvent) => void;
}

/** Keys with which the field moves its caret or selection. */
const MOVES = new Set(["ArrowLeft", "ArrowRight", "Home", "End"]);

/**
 * Expression line: a field with the browser's caret, selection and clipboard, whose keys go to the
 * calculator. Without the focus it shows the insertion point of the keypad. Phones hide their keyboard unless
 * letters are requested.
 */
export function ExpressionField(props: ExpressionFieldProps) {
  const { field, expression, caret, mark, describedBy, letters, onAction, onCopy } = props;
  const overlay = useRef<HTMLDivElement>(null);
  const text = readExpression(expression);

  useEarlyInput(field, text, (early) => onAction({ type: "insert", text: early }));

  const follow = () => {
    if (overlay.current && field.current) overlay.current.scrollLeft = field.current.scrollLeft;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret and the view follow every change of the line
  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return;
    if (document.activeElement === input) {
      if (input.selectionStart !== caret || input.selectionEnd !== caret)
        input.setSelectionRange(caret, caret);
    } else {
      const at = overlay.current?.querySelector<HTMLElement>("[data-caret]")?.offsetLeft ?? 0;
      const { scrollLeft, clientWidth } = input;
      if (at < scrollLeft || at > scrollLeft + clientWidth - MARGIN)
        input.scrollLeft = at - clientWidth + MARGIN;
    }
    follow();
  }, [expression, caret]);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || event.altKey || MOVES.has(event.key)) return;
    if (event.ctrlKey || event.metaKey) return;
    const action = keyAction(event.key);
    if (!action) return;
    event.preventDefault();
    onAction(atSelection(event.currentTarget, action));
  }

  function onChange({ currentTarget }: FormEvent<HTMLInputElement>) {
    const { value, selectionEnd } = currentTarget;
    onAction(replacementBetween(text, value, selectionEnd ?? value.length));
  }

  function onSelect({ currentTarget: { selectionStart, selectionEnd } }: SyntheticEvent<HTMLInputElement>) {
    if (selectionStart === null || selectionStart !== selectionEnd || selectionStart === caret) return;
    onAction({ type: "caret", to: selectionStart });
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    const pasted = event.clipboardData.getData("text/plain");
    onAction(atSelection(event.currentTarget, { type: "insert", text: pasted }));
  }

  return (
    <div className="relative">
      <input
        ref={field}
        type="text"
        inputMode={letters ? "text" : "none"}
        aria-label="Expression"
        aria-describedby={describedBy}
        aria-invalid={mark !== null}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        value={text}
        onKeyDown={onKeyDown}
        onChange={onChange}
        onSelect={onSelect}
        onScroll={follow}
        onPaste={onPaste}
        onCopy={(event) => {
          if (event.currentTarget.selectionStart === event.currentTarget.selectionEnd) onCopy(event);
        }}
        className={`peer w-full rounded-sm bg-transparent text-ink caret-accent outline-none ${LINE}`}
      />
      <div
        ref={overlay}
        aria-hidden="true"
        className={`pointer-events-none absolute inset-0 overflow-hidden whitespace-pre rounded-sm text-transparent peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus:[&_[data-caret]]:invisible ${LINE}`}
      >
        <span className="relative inline-block h-full pr-1">
          {marked(text, mark)}
          <span className="absolute inset-0">
            {text.slice(0, caret)}
            <span data-caret className="relative">
              {"\u200b"}
              <span className="absolute top-0 left-0 h-full w-px bg-accent" />
            </span>
          </span>
        </span>
      </div>
    </div>
  );
}

const LINE =
  "tabular h-[2.75rem] embed-low:h-[1.75rem] px-2 text-xl embed-low:text-base leading-[2.75rem] embed-low:leading-7";
/** Margin at the caret when the line scrolls, in pixels. */
const MARGIN = 24;

const atSelection = (
  { selectionStart, selectionEnd, value }: HTMLInputElement,
  action: ScientificAction,
): LineAction => {
  const from = selectionStart ?? value.length;
  const to = selectionEnd ?? from;
  if (action.type === "equals" || action.type === "clear") return action;
  const isDeletion = from < to && (action.type === "backspace" || action.type === "delete");
  return { type: "replace", from, to, by: isDeletion ? null : action };
};

/** Renders the text with the error underlined. */
function marked(text: string, mark: ExpressionFailure | null) {
  if (mark === null) return text;
  const at = Math.min(firstProblem(mark).column ?? 1, text.length) - 1;
  const end = at + (mark.length ?? 1);
  return (
    <>
      {text.slice(0, at)}
      <span className="border-danger border-b-2">{text.slice(at, end)}</span>
      {text.slice(end)}
    </>
  );
}
