"use client";

import { fittedSize } from "./fitted-size";

interface ResultFieldProps {
  text: string;
  keyboard: "decimal" | "text";
  /** True if entered text replaces the result. */
  isOverridden: boolean;
  invalid: boolean;
  /** Id of the text with the problem, or with the value of this result. */
  describedBy: string;
  onChange: (text: string) => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** Transparent field over the result until focused: entering a result finds its value. */
export function ResultField(props: ResultFieldProps) {
  const { text, keyboard, isOverridden, invalid, describedBy, onChange, onFocus, onBlur } = props;
  return (
    <input
      type="text"
      inputMode={keyboard}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="done"
      aria-label="Result: edit to convert back"
      aria-invalid={invalid}
      aria-describedby={describedBy}
      data-side="to"
      value={text}
      onChange={(event) => onChange(event.target.value)}
      onFocus={(event) => {
        onFocus();
        event.target.select();
      }}
      onBlur={onBlur}
      style={{ fontSize: fittedSize(text, "", "1rem") }}
      className={`numeral script-only absolute inset-0 w-full cursor-text rounded-t-md bg-surface px-3 font-semibold text-ink focus:z-10 focus:opacity-100 focus-visible:outline-offset-0 ${isOverridden ? "" : "opacity-0"}`}
    />
  );
}
