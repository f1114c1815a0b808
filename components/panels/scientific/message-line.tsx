import type { ReactNode } from "react";
import { keepFocus } from "@/components/calculator/keep-focus";
import { Icon } from "@/components/ui/icon";
import type { ExpressionFailure } from "@/lib/calculators/scientific/expression/syntax";
import type { ScientificState } from "@/lib/calculators/scientific/keypad/state";
import { firstProblem } from "@/lib/core/result/result";
import { type Ahead, isMistake, readExpression, reading } from "./reading";

/** Maximum characters displayed before, after and within the error. */
const CONTEXT = 10;
const LONGEST_MARK = 20;

interface MessageLineProps {
  id: string;
  state: ScientificState;
  ahead: Ahead;
  /** Restores the rejected expression. */
  onBringBack: () => void;
  /** Replaces the interpretation of the expression. */
  children?: ReactNode;
}

/** Line below the expression: its interpretation, why it has no value, or why the last one was rejected. */
export function MessageLine({ id, state, ahead, onBringBack, children }: MessageLineProps) {
  const { notice } = state;
  return (
    <p
      id={id}
      className={`overflow-hidden px-2 text-muted text-sm leading-5 max-sm:h-[4.25rem] max-sm:embed-low:h-[3.5rem] sm:h-[2.5rem] sm:embed-low:h-[1.25rem] ${isInTheWay(state, ahead) ? "" : "max-sm:hidden"}`}
    >
      {notice?.failure ? (
        <RejectedExpression reason={notice.text} failure={notice.failure} onBringBack={onBringBack} />
      ) : (
        (children ?? messageOf(state, ahead))
      )}
    </p>
  );
}

/** True if an error message replaces the answer: on a phone it appears instead of the figures. */
export const isInTheWay = (state: ScientificState, ahead: Ahead): boolean =>
  state.notice?.failure !== undefined || (!!ahead && !ahead.ok && isMistake(state, ahead));

/** Formats the interpretation of the expression, or the expression of the result; "" if that is obvious. */
export function readingText(state: ScientificState, ahead: Ahead): string {
  if (state.result) return shortened(`${state.result.echo} =`);
  const read = ahead?.ok && reading(state.expression, ahead);
  return read ? shortened(`Read as ${read}`) : "";
}

interface RefusedProps {
  reason: string;
  failure: ExpressionFailure & { expression: string };
  onBringBack: () => void;
}

/** Rejected expression with its error marked; pressing it restores it. */
function RejectedExpression({ reason, failure, onBringBack }: RefusedProps) {
  const { before, at, after } = excerpt(readExpression(failure.expression), failure);
  const { message } = firstProblem(failure);
  const length = reason.length + message.length;
  const isLong = length > LONGEST_REASON;
  const isFull = length + before.length + at.length + after.length > LONGEST_AT_320;
  return (
    <button
      type="button"
      onMouseDown={keepFocus}
      onClick={onBringBack}
      className="group flex size-full items-start gap-3 rounded-sm text-left focus-visible:-outline-offset-2"
    >
      <span className={`min-w-0 flex-1 ${isLong ? SMALL : isFull ? SMALL_AT_320 : ""}`}>
        <span className="font-medium text-ink">
          {before}
          <span className="border-danger border-b-2">{at}</span>
          {after}
        </span>{" "}
        <span className="text-danger">
          <span className={`embed-low:sr-only ${isLong ? "max-[22rem]:sr-only" : ""}`}>{reason}: </span>
          {message}
        </span>{" "}
      </span>
      <span className="flex shrink-0 items-center gap-1 font-medium text-accent group-hover:underline">
        <Icon name="undo" />
        <span className="max-sm:sr-only">Bring back</span>
      </span>
    </button>
  );
}

/** Longer reasons use a smaller font, so that the line keeps its height. */
const LONGEST_REASON = 85;
const LONGEST_AT_320 = 78;
const SMALL_AT_320 = "max-[22rem]:text-xs max-[22rem]:leading-[0.9375rem]";
const SMALL = "text-xs leading-[0.9375rem] sm:leading-[0.8125rem]";

function messageOf(state: ScientificState, ahead: Ahead) {
  if (!state.result && ahead && !ahead.ok)
    return isMistake(state, ahead) && <span className="text-danger">{firstProblem(ahead).message}</span>;
  return readingText(state, ahead);
}

/** Returns the error to mark during entry; null if there is none worth showing. */
export function markOf(state: ScientificState, ahead: Ahead): ExpressionFailure | null {
  return ahead && !ahead.ok && isMistake(state, ahead) ? ahead : null;
}

function excerpt(text: string, failure: ExpressionFailure) {
  const { column = 1 } = firstProblem(failure);
  const { length = 1 } = failure;
  const at = Math.min(column, text.length) - 1;
  const behind = at + Math.min(length, LONGEST_MARK);
  const start = at - CONTEXT > 1 ? at - CONTEXT : 0;
  const end = behind + CONTEXT < text.length - 1 ? behind + CONTEXT : text.length;
  return {
    before: (start > 0 ? "…" : "") + text.slice(start, at),
    at: text.slice(at, behind),
    after: text.slice(behind, end) + (end < text.length ? "…" : ""),
  };
}

const LONGEST = 110;

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
