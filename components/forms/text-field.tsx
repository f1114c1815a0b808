"use client";

import { useId } from "react";

interface TextFieldProps {
  label: string;
  name: string;
  /** What it holds at first. */
  text: string | undefined;
  invalid: boolean;
  type?: "text" | "email";
  autoComplete?: string;
  /** Lines of a text of several lines. */
  rows?: number;
}

const look =
  "block w-full rounded-md border border-line-strong bg-surface px-3 text-base text-ink focus-visible:outline-offset-0 aria-invalid:border-danger";

/** A field with its label above. */
export function TextField({ label, name, text, invalid, type = "text", autoComplete, rows }: TextFieldProps) {
  const id = useId();
  const shared = {
    id,
    name,
    required: true,
    defaultValue: text,
    "aria-invalid": invalid || undefined,
    dir: "auto",
  } as const;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {label}
      </label>
      {rows === undefined ? (
        <input {...shared} type={type} autoComplete={autoComplete} className={`h-12 ${look}`} />
      ) : (
        <textarea {...shared} rows={rows} className={`min-h-32 resize-y py-2 leading-relaxed ${look}`} />
      )}
    </div>
  );
}
