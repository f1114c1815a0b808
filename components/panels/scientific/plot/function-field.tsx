"use client";

import { useId } from "react";
import { Announcement, useChangedText } from "@/components/ui/announcement";
import { Icon } from "@/components/ui/icon";
import { useSettledProblem } from "@/components/ui/input-pause";
import { LONGEST_FUNCTION } from "@/lib/calculators/scientific/graph/address";
import { firstProblem } from "@/lib/core/result/result";
import { reading } from "../reading";
import type { Entry } from "./curves";
import { messages } from "./messages";

/** Key of the sentence about a function that is real nowhere in the window, or only at single points. */
export type LackOfValues = "noValue" | "singlePoints";

interface FunctionFieldProps {
  entry: Entry;
  /** Values in the window, if they do not make a curve. */
  lack: LackOfValues | undefined;
  onChange: (text: string) => void;
  /** Undefined for the only function. */
  onRemove?: (() => void) | undefined;
}

/** Field of a function of x, with a sample of its line; its problem or interpretation is below. */
export function FunctionField({ entry, lack, onChange, onRemove }: FunctionFieldProps) {
  const { style, text, read } = entry;
  const id = useId();
  const readAs = read?.ok && reading(text, read.value);
  const isLine = read?.ok === true && read.value.vertical !== undefined;
  const failure = read?.ok === false ? firstProblem(read) : undefined;
  const problem = useSettledProblem(failure?.message) === undefined ? undefined : failure;
  const note = read?.ok && (lack ? messages[lack] : readAs && messages.readAs(readAs));
  const announcement = useChangedText(failure?.message ?? (note || ""));
  return (
    <div>
      <div className="flex items-center gap-2">
        <label htmlFor={id} className="flex min-w-18 items-center gap-2 font-medium">
          <svg aria-hidden="true" viewBox="0 0 24 8" className="h-2 w-6">
            <line
              x1="1"
              x2="23"
              y1="4"
              y2="4"
              strokeWidth="2.5"
              strokeDasharray={style.dashes}
              className={style.stroke}
            />
          </svg>
          {isLine ? style.name : `${style.name}(x) =`}
        </label>
        <div className="relative min-w-0 flex-1">
          <input
            id={id}
            type="text"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={LONGEST_FUNCTION}
            value={text}
            onChange={(event) => onChange(event.target.value)}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-message`}
            className={`tabular h-11 w-full rounded-md border border-line-strong bg-surface pl-3 text-ink aria-invalid:border-danger ${onRemove ? "pr-11" : "pr-3"}`}
          />
          {onRemove && (
            <button
              type="button"
              aria-label={`Remove ${style.name}(x)`}
              title={`Remove ${style.name}(x)`}
              onClick={onRemove}
              className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-muted hover:text-ink focus-visible:-outline-offset-2"
            >
              <Icon name="x" className="size-4" />
            </button>
          )}
        </div>
      </div>
      <p id={`${id}-message`} className="min-h-6 pt-1 pb-1 text-muted text-sm leading-snug">
        {problem && (
          <span className="text-danger">
            {marked(text, problem.column ?? 1)} {problem.message}
          </span>
        )}
        {note}
      </p>
      <Announcement text={announcement} />
    </div>
  );
}

/** Renders the wrong character underlined, with its neighbors. */
function marked(text: string, column: number) {
  const at = Math.min(column, text.length) - 1;
  return (
    <span className="font-medium text-ink">
      {text.slice(Math.max(0, at - 6), at)}
      <span className="border-danger border-b-2">{text.slice(at, at + 1)}</span>
      {text.slice(at + 1, at + 7)}:
    </span>
  );
}
