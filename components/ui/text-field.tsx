import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId } from "react";
import { boxStyle, Field } from "./field";

export const textBoxStyle = `${boxStyle} min-h-11 py-2 text-base placeholder:text-muted`;

interface Texts {
  label: string;
  hint?: string;
  error?: string | undefined;
}

type TextFieldProps = Texts & InputHTMLAttributes<HTMLInputElement>;

/** Single-line field with a hint or an error below. */
export function TextField({ label, hint, error, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} message={error ?? hint ?? ""} wrong={error !== undefined}>
      <input id={id} className={textBoxStyle} {...describedBy(id, hint, error)} {...rest} />
    </Field>
  );
}

type TextAreaProps = Texts & TextareaHTMLAttributes<HTMLTextAreaElement>;

export function TextArea({ label, hint, error, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <Field id={id} label={label} message={error ?? hint ?? ""} wrong={error !== undefined}>
      <textarea id={id} className={textBoxStyle} {...describedBy(id, hint, error)} {...rest} />
    </Field>
  );
}

const describedBy = (id: string, hint: string | undefined, error: string | undefined) => ({
  "aria-invalid": error !== undefined,
  "aria-describedby": hint === undefined && error === undefined ? undefined : `${id}-message`,
});
