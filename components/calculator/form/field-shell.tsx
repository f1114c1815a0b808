import type { ReactNode } from "react";
import { boxStyle, Field } from "@/components/ui/field";

export const controlStyle = `h-11 min-w-0 ${boxStyle}`;

interface FieldShellProps {
  id: string;
  label: ReactNode;
  hint: string | undefined;
  problem: string | undefined;
  reading: string | undefined;
  /** True for a group of controls with their own labels. */
  group?: true;
  children: ReactNode;
}

/** Field of a calculator with one message: its problem, else its interpretation, else its hint. */
export function FieldShell({ hint, problem, reading, ...field }: FieldShellProps) {
  const message = problem ?? (reading === undefined ? hint : `Read as ${reading}`);
  return <Field {...field} message={message ?? ""} wrong={problem !== undefined} />;
}
