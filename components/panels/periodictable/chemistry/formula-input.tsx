import { useId } from "react";
import { Announcement, useChangedText } from "@/components/ui/announcement";
import { boxStyle, Field } from "@/components/ui/field";
import { useSettledProblem } from "@/components/ui/input-pause";

interface FormulaInputProps {
  label: string;
  text: string;
  maxLength: number;
  /** Description of the problem; empty if there is none. */
  message: string;
  /** Column of the problem, from 1. */
  column?: number | undefined;
  onChange: (text: string) => void;
}

export function FormulaInput({ label, text, maxLength, column, onChange, ...props }: FormulaInputProps) {
  const id = useId();
  const message = useSettledProblem(props.message || undefined) ?? "";
  const announcement = useChangedText(props.message);
  return (
    <>
      <Field id={id} label={label} message={message} wrong={message !== ""}>
        <input
          id={id}
          value={text}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={message !== ""}
          aria-describedby={`${id}-message`}
          onChange={(event) => onChange(event.target.value)}
          className={`${boxStyle} min-h-12 py-2 text-lg`}
        />
      </Field>
      <Announcement text={announcement} />
      {message !== "" && column !== undefined && text.trim() !== "" && (
        <MarkedText text={text} column={column} />
      )}
    </>
  );
}

/** Text with the position of its error underlined. */
function MarkedText({ text, column }: { text: string; column: number }) {
  const at = Math.min(Math.max(column - 1, 0), text.length);
  return (
    <p aria-hidden="true" className="tabular mt-1 overflow-x-auto whitespace-pre text-sm">
      {text.slice(0, at)}
      <mark className="rounded-sm bg-danger-soft text-danger underline decoration-2 underline-offset-4">
        {text.slice(at, at + 1) || " "}
      </mark>
      {text.slice(at + 1)}
    </p>
  );
}
