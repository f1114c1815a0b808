import type { ScientificState } from "@/lib/calculators/scientific/state";
import { type Ahead, isMistake, readExpression, reading } from "./reading";

/** Characters shown before and after the one to blame. */
const CONTEXT = 10;

interface MessageLineProps {
  id: string;
  state: ScientificState;
  ahead: Ahead;
}

/** The line below the expression: how it was read, why it has no value, or why the last one was refused, and where. */
export function MessageLine({ id, state, ahead }: MessageLineProps) {
  return (
    <p
      id={id}
      className="h-15 embed-low:h-10 sm:embed-low:h-5 overflow-hidden px-2 text-muted text-sm leading-5 sm:h-10"
    >
      {messageOf(state, ahead)}
    </p>
  );
}

function messageOf(state: ScientificState, ahead: Ahead) {
  const { notice, result, expression } = state;
  const failure = notice?.failure;
  if (failure) {
    const { before, at, after } = excerpt(readExpression(failure.expression), failure.column - 1);
    return (
      <>
        <span className="font-medium text-ink">
          {before}
          <span className="border-danger border-b-2">{at}</span>
          {after}
        </span>{" "}
        <span className="text-danger">{failure.message}</span>
      </>
    );
  }
  if (result) return shortened(`${result.echo} =`);
  if (!ahead) return null;
  if (!ahead.ok) return isMistake(state, ahead) && <span className="text-danger">{ahead.message}</span>;
  const read = reading(expression, ahead);
  return read && shortened(`Read as ${read}`);
}

/** Column of the mistake in what is being typed; null when there is none worth showing. */
export function markOf(state: ScientificState, ahead: Ahead): number | null {
  return ahead && !ahead.ok && isMistake(state, ahead) ? ahead.column : null;
}

function excerpt(text: string, index: number) {
  const at = Math.min(index, text.length - 1);
  const start = at - CONTEXT > 1 ? at - CONTEXT : 0;
  const end = at + CONTEXT < text.length - 2 ? at + CONTEXT + 1 : text.length;
  return {
    before: (start > 0 ? "…" : "") + text.slice(start, at),
    at: text.slice(at, at + 1),
    after: text.slice(at + 1, end) + (end < text.length ? "…" : ""),
  };
}

const LONGEST = 110;

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
