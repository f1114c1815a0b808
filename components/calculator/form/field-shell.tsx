import type { ReactNode } from "react";
import { boxStyle, Field } from "@/components/ui/field";

/** Style of a form’s controls. */
export const controlStyle = `h-11 min-w-0 ${boxStyle}`;

interface FieldShellProps {
  /** Id of the control. */
  id: string;
  label: ReactNode;
  hint: string | undefined;
  problem: string | undefined;
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
