import type { ReactNode } from "react";
import type { ConverterAnswer } from "@/lib/faces/page/converter-view";
import type { Exactness } from "@/lib/units/quantity";

const BADGES: Readonly<Record<Exactness, { label: string; text: string; look: string }>> = {
  exact: { label: "Exact", text: "fixed by definition", look: "border-positive text-positive" },
  convention: { label: "Convention", text: "an agreed value", look: "border-accent text-accent" },
  measured: { label: "Measured", text: "known by experiment", look: "border-warning text-warning" },
};

interface FormulaCardProps {
  answer: ConverterAnswer;
  /** The formula, set. */
  formula: ReactNode;
  source: string;
}

/** How the chosen pair converts, with the visitor's number put in, how well it is known, and whose definition it is. */
export function FormulaCard({ answer, formula, source }: FormulaCardProps) {
  const badge = BADGES[answer.exactness];
  return (
    <section
      aria-labelledby="formula-title"
      className="mt-8 rounded-lg border border-line bg-surface p-4 md:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="formula-title" className="text-lg">
          Conversion Formula &amp; Example
        </h2>
        <p className="text-muted text-sm">
          <span className={`mr-2 rounded-sm border px-1.5 py-0.5 font-medium text-xs ${badge.look}`}>
            {badge.label}
          </span>
          {badge.text}
        </p>
      </div>
      <div className="mt-4 text-lg">{formula}</div>
      {answer.formulaRounded && (
        <p className="mt-1 text-muted text-sm">
          Rounded for readability; results are computed from the exact definitions.
        </p>
      )}
      <p className="tabular mt-3 min-h-6 text-muted [overflow-wrap:anywhere]">
        {answer.example && (
          <>
            <span className="mr-2 font-medium text-ink text-sm">Example</span>
            {answer.example}
          </>
        )}
      </p>
      <p className="mt-3 border-line border-t pt-3 text-muted text-sm">
        Source: {source}.{" "}
        <a href="#sources" className="text-accent underline underline-offset-4">
          About these sources
        </a>
      </p>
    </section>
  );
}
