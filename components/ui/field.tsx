import type { ReactNode } from "react";

/** Style of a box for entries or choices, without its size. */
export const boxStyle =
  "w-full rounded-md border border-line-strong bg-surface px-3 text-ink aria-invalid:border-danger";

interface FieldProps {
  /** Id of the control. */
  id: string;
  label: ReactNode;
  /** Message on it; "" if a message may follow later, which is then announced. */
  message?: string | undefined;
  /** The message says what is wrong. */
  wrong?: boolean;
  /** The message shows while the control has the focus: over what follows, which does not move. */
  isHint?: boolean;
  /** Several controls, which name themselves. */
  group?: boolean;
  children: ReactNode;
}

/** A field: its label above, its message right below, which has the control's id followed by "-message". */
export function Field({
  id,
  label,
  message,
  wrong = false,
  isHint = false,
  group = false,
  children,
}: FieldProps) {
  const labelStyle = "mb-1 block font-medium text-sm";
  return (
    <div className={isHint ? "hinted relative min-w-0" : "min-w-0"}>
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
          aria-live="polite"
          className={`text-sm leading-snug ${isHint ? "hint" : "pt-1"} ${wrong ? "text-danger" : "text-muted"} ${message ? "" : "hidden"}`}
        >
          {message}
        </p>
      )}
    </div>
  );
}
