"use client";

import { type InputHTMLAttributes, useRef } from "react";
import { padKeys } from "@/components/ui/pad-keys";
import { useEarlyInput } from "@/components/ui/use-early-input";

interface TextControlProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, "onChange" | "value" | "prefix"> {
  id: string;
  value: string;
  invalid: boolean;
  /** Text before and after the input, inside the control: "$", "% per year". */
  prefix?: string | undefined;
  suffix?: string | undefined;
  /** Keys that a number pad lacks; undefined for a text, which needs letters. */
  keys?: readonly string[] | undefined;
  onChange: (text: string) => void;
}

/** Line of text that keeps input from before the page's scripts arrived. */
export function TextControl({
  id,
  value,
  invalid,
  prefix,
  suffix,
  keys,
  onChange,
  className = "",
  ...rest
}: TextControlProps) {
  const field = useRef<HTMLInputElement>(null);
  useEarlyInput(field, value, onChange);
  return (
    <div
      className={`flex items-center rounded-md border bg-surface focus-within:outline-2 focus-within:outline-accent ${invalid ? "border-danger" : "border-line-strong"} ${className}`}
    >
      {prefix && (
        <span aria-hidden="true" className="pl-3 text-muted">
          {prefix}
        </span>
      )}
      <input
        ref={field}
        id={id}
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={invalid}
        aria-describedby={`${id}-message`}
        {...(keys && padKeys(keys))}
        {...rest}
        className="tabular h-[42px] w-full min-w-0 rounded-md bg-transparent px-3 text-ink outline-none"
      />
      {suffix && (
        <span aria-hidden="true" className="shrink-0 pr-3 text-muted text-sm">
          {suffix}
        </span>
      )}
    </div>
  );
}
