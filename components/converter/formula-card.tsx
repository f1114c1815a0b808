import type { ReactNode } from "react";
import { Seal } from "@/components/page/seal";
import { sealOfNumber, seals } from "@/lib/core/sources/seal";
import type { ConverterAnswer } from "@/lib/run/converter-view";

interface FormulaCardProps {
  answer: ConverterAnswer;
  formula: ReactNode;
  source: string;
}

/** Displays the formula of the pair with the visitor’s number, its exactness, and the source of its definition. */
export function FormulaCard({ answer, formula, source }: FormulaCardProps) {
  const seal = sealOfNumber(answer.exactness, answer.formulaRounded, "factor");
  return (
    <section
      data-paper="formula"
      aria-labelledby="formula-title"
      className="rounded-lg border border-line bg-surface p-4 md:p-5 print:order-first"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="formula-title" className="text-lg">
          Conversion Formula &amp; Example
        </h2>
        <p className="flex items-center gap-2 text-muted text-sm">
          <Seal seal={seal} />
          {seals[seal].meaning}
        </p>
      </div>
      <div className="mt-3 text-lg">{formula}</div>
      {answer.formulaRounded && (
        <p className="mt-1 text-muted text-sm">
          Rounded for display; results are calculated from the exact definitions.
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
