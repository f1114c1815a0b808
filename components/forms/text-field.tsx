"use client";

import { boxStyle } from "@/components/ui/field";
import { TextArea, TextField } from "@/components/ui/text-field";

interface FormTextFieldProps {
  label: string;
  name: string;
  text: string | undefined;
  error: string | undefined;
  type?: "text" | "email";
  autoComplete?: string;
  /** Number of lines, for a multi-line text. */
  rows?: number;
}

const look = `block text-base focus-visible:outline-offset-0 ${boxStyle}`;

/** Field of a public form: required, in any writing direction. */
export function FormTextField({ text, type, autoComplete, rows, ...rest }: FormTextFieldProps) {
  const shared = {
    ...rest,
    required: true,
    defaultValue: text,
    "aria-invalid": rest.error !== undefined || undefined,
    dir: "auto",
  } as const;
  return rows === undefined ? (
    <TextField {...shared} type={type ?? "text"} autoComplete={autoComplete} className={`h-12 ${look}`} />
  ) : (
    <TextArea {...shared} rows={rows} className={`min-h-32 resize-y py-2 leading-relaxed ${look}`} />
  );
}
