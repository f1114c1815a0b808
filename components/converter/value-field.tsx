"use client";

import { type ReactNode, useId, useRef } from "react";
import { useEarlyInput } from "@/components/ui/use-early-input";

interface ValueFieldProps {
  text: string;
  /** A phone may show its number pad: no sign and no units are wanted here. */
  decimalKeyboard: boolean;
  problem: string | undefined;
  reading: string | undefined;
  onChange: (text: string) => void;
  /** The unit chooser, joined to the field from below. */
  children: ReactNode;
}

/** The value to convert, as it is typed; what is wrong with it, or how it was read, stands right below. */
export function ValueField({ text, decimalKeyboard, problem, reading, onChange, children }: ValueFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEarlyInput(field, text, onChange);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-muted text-sm">
        Value
      </label>
      <input
        ref={field}
        id={id}
        type="text"
        inputMode={decimalKeyboard ? "decimal" : "text"}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onFocus={(event) => event.target.select()}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-message`}
        className="tabular relative h-14 embed-low:h-12 w-full rounded-t-md border border-line-strong bg-surface px-3 font-medium text-2xl text-ink focus-visible:z-10 focus-visible:outline-offset-0 aria-invalid:border-danger"
      />
      {children}
      <p id={`${id}-message`} aria-live="polite" className="min-h-5 pt-1 text-sm leading-snug">
        {problem !== undefined && <span className="text-danger">{problem}</span>}
        {problem === undefined && reading !== undefined && (
          <span className="text-muted">Read as {reading}</span>
        )}
      </p>
    </div>
  );
}
