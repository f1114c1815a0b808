import type { ReactNode } from "react";

/** How the controls of a form look. */
export const controlStyle =
  "h-11 w-full min-w-0 rounded-md border border-line-strong bg-surface px-3 text-ink aria-invalid:border-danger";

interface FieldShellProps {
  /** Of the control. */
  id: string;
  label: string;
  hint: string | undefined;
  problem: string | undefined;
  /** How the text was understood. */
  reading: string | undefined;
  /** Several controls, which name themselves. */
  group?: true;
  children: ReactNode;
}

/** A field: its label above, its message right below. */
export function FieldShell({ id, label, hint, problem, reading, group, children }: FieldShellProps) {
  const message = problem ?? (reading === undefined ? hint : `Read as ${reading}`);
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
      <p
        id={`${id}-message`}
        aria-live="polite"
        className={`pt-1 text-sm leading-snug ${problem === undefined ? "text-muted" : "text-danger"} ${message ? "" : "hidden"}`}
      >
        {message}
      </p>
    </div>
  );
}
