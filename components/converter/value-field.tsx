"use client";

import { type ReactNode, useId, useRef } from "react";
import { useSettledProblem } from "@/components/ui/input-pause";
import { useEarlyInput } from "@/components/ui/use-early-input";
import { fittedSize } from "./fitted-size";
import { messages } from "./messages";

interface ValueFieldProps {
  text: string;
  keyboard: "decimal" | "text";
  height: string;
  problem: string | undefined;
  reading: string | undefined;
  onChange: (text: string, pasted?: boolean) => void;
  onLeave: () => void;
  /** Unit chooser, attached below the field. */
  children: ReactNode;
}

const isPasted = (event: Event): boolean =>
  event instanceof InputEvent && event.inputType === "insertFromPaste";

/** Field of the value, with its problem or interpretation below. */
export function ValueField(props: ValueFieldProps) {
  const { text, keyboard, height, reading, onChange, onLeave, children } = props;
  const problem = useSettledProblem(props.problem);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEarlyInput(field, text, onChange);
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-medium text-muted text-sm">
        Value
      </label>
      <div className="@container">
        <input
          ref={field}
          id={id}
          type="text"
          inputMode={keyboard}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          data-side="from"
          value={text}
          onChange={(event) => onChange(event.target.value, isPasted(event.nativeEvent))}
          onKeyDown={(event) => event.key === "Enter" && onLeave()}
          onFocus={(event) => event.target.select()}
          onBlur={onLeave}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-message`}
          style={{ fontSize: fittedSize(text, "", "1rem") }}
          className={`tabular grouped relative w-full rounded-t-md border border-line-strong bg-surface px-3 font-semibold text-ink focus-visible:z-10 focus-visible:outline-offset-0 aria-invalid:border-danger ${height}`}
        />
      </div>
      {children}
      <p
        id={`${id}-message`}
        className="min-h-6 embed-low:min-h-5 pt-1 embed-low:pt-0 text-sm leading-snug max-md:pr-16"
      >
        {problem !== undefined && <span className="text-danger">{problem}</span>}
        {problem === undefined && reading !== undefined && (
          <span className="text-muted">{messages.readAs(reading)}</span>
        )}
      </p>
    </div>
  );
}
