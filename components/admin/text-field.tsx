import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId } from "react";

export const boxStyle =
  "w-full min-h-11 rounded-md border border-line-strong bg-surface px-3 py-2 text-base text-ink placeholder:text-muted aria-invalid:border-danger";

interface Texts {
  label: string;
  hint?: string;
  error?: string | undefined;
}

type TextFieldProps = Texts & InputHTMLAttributes<HTMLInputElement>;

/** A field of one line: label above, hint or error below. */
export function TextField({ label, hint, error, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {label}
      </label>
      <input id={id} className={boxStyle} {...describedBy(id, hint, error)} {...rest} />
      <Below id={id} hint={hint} error={error} />
    </div>
  );
}

type TextAreaProps = Texts & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** The same with many lines. */
export function TextArea({ label, hint, error, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {label}
      </label>
      <textarea id={id} className={boxStyle} {...describedBy(id, hint, error)} {...rest} />
      <Below id={id} hint={hint} error={error} />
    </div>
  );
}

const describedBy = (id: string, hint: string | undefined, error: string | undefined) => ({
  "aria-invalid": error !== undefined,
  "aria-describedby": hint !== undefined || error !== undefined ? `${id}-below` : undefined,
});

function Below({ id, hint, error }: { id: string; hint: string | undefined; error: string | undefined }) {
  if (hint === undefined && error === undefined) return null;
  return (
    <p id={`${id}-below`} className={`mt-1 text-sm ${error === undefined ? "text-muted" : "text-danger"}`}>
      {error ?? hint}
    </p>
  );
}
