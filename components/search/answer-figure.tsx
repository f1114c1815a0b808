import { memo } from "react";
import { Seal } from "@/components/page/seal";
import { Icon } from "@/components/ui/icon";
import { Numeral } from "@/components/ui/numeral";
import type { Answer } from "@/lib/faces/answers/answer";

/** Answer: the figure in the largest type, with its precision and source. */
export const AnswerFigure = memo(function AnswerFigure({ answer }: { answer: Answer }) {
  const { label, named, value, unit, seal, beyond, isBeyondExact, source, more, notes } = answer;
  return (
    <span className="block w-full py-2">
      <span className="block pr-24 text-muted [overflow-wrap:anywhere]">
        {label}
        {named ? "" : " ="}{" "}
      </span>
      <span
        className={`numeral mt-1 block font-semibold leading-tight [overflow-wrap:anywhere] ${sizeOf(value, unit)}`}
      >
        <Numeral text={value} /> {unit !== "" && <span className="numeral-unit">{unit}</span>}
      </span>
      {beyond !== undefined && (
        <span className="numeral block text-muted text-sm [overflow-wrap:anywhere]">
          {isBeyondExact ? "Exactly" : "More digits:"} {beyond} {unit}
        </span>
      )}
      <span className="mt-2 flex items-start gap-2 text-muted text-sm leading-snug">
        <Seal seal={seal} />
        <span className="min-w-0">{source}</span>
      </span>
      {more.length > 0 && (
        <span className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {more.map(({ label: name, text }) => (
            <span key={name}>
              <span className="text-muted">{name}</span> <span className="numeral font-medium">{text}</span>
            </span>
          ))}
        </span>
      )}
      {notes.map((note) => (
        <span key={note} className="mt-1 block text-muted text-sm leading-snug">
          {note}
        </span>
      ))}
    </span>
  );
});

/** Reduces the size of long figures, so that usual ones can have 40 px. */
function sizeOf(value: string, unit: string): string {
  const length = value.length + unit.length * 0.6;
  if (length <= 13) return "text-[2.5rem]";
  return length <= 18 ? "text-3xl sm:text-[2.5rem]" : "text-2xl sm:text-3xl";
}

/** Copy button next to the figure: list options cannot contain buttons. */
export const CopyAnswer = ({ onCopy }: { onCopy: (button: Element) => void }) => (
  <button
    type="button"
    // Keeps the focus in the input.
    onPointerDown={(event) => event.preventDefault()}
    onClick={({ currentTarget }) => onCopy(currentTarget)}
    title="Copy the answer (Ctrl+C)"
    className="absolute top-2 right-2 flex h-11 items-center gap-2 rounded-md px-3 text-accent text-sm hover:bg-surface"
  >
    <Icon name="copy" className="size-4" />
    Copy
  </button>
);

/** Displays the question, with the words struck through that the answer does not use. */
export function LeftOut({ text, left, whole }: { text: string; left: readonly string[]; whole: boolean }) {
  return (
    <p className="px-4 pt-3 text-muted text-sm [overflow-wrap:anywhere]">
      {whole ? "" : "Not understood: "}
      {struck(text.slice(0, 200), left).map(({ part, out, at }) => (out ? <s key={at}>{part}</s> : part))}
      {whole && <span className="sr-only">. Left out: {left.join(", ")}.</span>}
    </p>
  );
}

interface Part {
  part: string;
  out: boolean;
  at: number;
}

/** Splits a text at the unused words, each at its first occurrence after the previous one. */
function struck(text: string, left: readonly string[]): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const word of left) {
    const at = text.toLowerCase().indexOf(word.toLowerCase(), end);
    if (at < 0) continue;
    parts.push({ part: text.slice(end, at), out: false, at: end });
    parts.push({ part: text.slice(at, at + word.length), out: true, at });
    end = at + word.length;
  }
  return [...parts, { part: text.slice(end), out: false, at: end }];
}
