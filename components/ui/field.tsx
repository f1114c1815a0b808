import type { ReactNode } from "react";

export const boxStyle =
  "w-full rounded-md border border-line-strong bg-surface px-3 text-ink aria-invalid:border-danger";

interface FieldProps {
  id: string;
  label: ReactNode;
  /** Message on it; "" if a message may follow later: its element exists before its text. */
  message?: string | undefined;
  /** True if the message is an error. */
  wrong?: boolean;
  /** True for a group of controls with their own labels. */
  group?: boolean;
  children: ReactNode;
}

/** Field: its label above, its message below, whose id is the control's plus "-message". */
export function Field({ id, label, message, wrong = false, group = false, children }: FieldProps) {
  const labelStyle = "mb-1 block font-medium text-sm";
  return (
    <div className="min-w-0">
      {group ? (
        <span className={labelStyle}>{label}</span>
      ) : (
        <label htmlFor={id} className={labelStyle}>
          {label}
        </label>
      )}
      {children}
      {message !== undefined && (
        <p
          id={`${id}-message`}
          className={`pt-1 text-sm leading-snug empty:pt-0 ${wrong ? "text-danger" : "text-muted"}`}
        >
          {message}
        </p>
      )}
    </div>
  );
}
