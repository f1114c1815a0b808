import type { ReactNode } from "react";

/** Formula on a separate line, with numbers if the text has a worked example. */
export function Formula({ children }: { children: ReactNode }) {
  return (
    <p className="tabular border-accent border-l-2 bg-surface px-4 py-3 font-medium leading-relaxed">
      {children}
    </p>
  );
}
