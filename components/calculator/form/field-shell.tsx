import type { ReactNode } from "react";
import { boxStyle, Field } from "@/components/ui/field";

/** How the controls of a form look. */
export const controlStyle = `h-11 min-w-0 ${boxStyle}`;

interface FieldShellProps {
  /** Of the control. */
  id: string;
  label: ReactNode;
  hint: string | undefined;
  problem: string | undefined;
  /** How the text was understood. */
  reading: string | undefined;
  /** Several controls, which name themselves. */
  group?: true;
  children: ReactNode;
}

/** A field of a calculator: what is said of it is what is wrong, else how it was read, else its hint. */
export function FieldShell({ hint, problem, reading, ...field }: FieldShellProps) {
  const message = problem ?? (reading === undefined ? hint : `Read as ${reading}`);
  const isHint = hint !== undefined && message === hint;
  return <Field {...field} message={message ?? ""} wrong={problem !== undefined} isHint={isHint} />;
}
