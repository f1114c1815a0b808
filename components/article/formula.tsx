import type { ReactNode } from "react";

/** A formula on a line of its own, with the numbers put in where the text works an example. */
export function Formula({ children }: { children: ReactNode }) {
  return (
    <p className="tabular border-accent border-l-2 bg-surface px-4 py-3 font-medium leading-relaxed">
      {children}
    </p>
  );
}
