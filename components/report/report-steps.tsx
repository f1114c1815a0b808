import { formulaFonts } from "@/components/formula/fonts";
import { FormulaLine } from "@/components/formula/formula-line";
import { Name } from "@/components/formula/name";
import type { CalculationReport } from "@/lib/faces/report/calculation-report";
import type { Step } from "@/lib/kit/calculator/computation";
import type { FormulaStep } from "@/lib/kit/formulas/step";
import { symbolName } from "@/lib/kit/formulas/symbol-name";
import type { FormulaView } from "@/lib/kit/formulas/view";
import { legendOf, writtenFormula } from "@/lib/run/format/format-formula";
import { writtenText } from "@/lib/run/format/format-value";
import type { InputContext } from "@/lib/run/format/scenario-text";

/** Steps with each formula, its numbers, the meaning of its symbols, and its source. */
export function ReportSteps({ report }: { report: CalculationReport }) {
  return (
    <ol className={`${formulaFonts} mt-2 space-y-4`}>
      {report.steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
        <li key={index} className="report-formula">
          <ReportStep step={step} report={report} />
        </li>
      ))}
    </ol>
  );
}

function ReportStep({ step, report }: { step: Step<string>; report: CalculationReport }) {
  if (!("values" in step))
    return (
      <>
        <p className="font-semibold">{step.title}</p>
        <p>
          {step.text} <span className="font-semibold">{step.result}</span>
        </p>
      </>
    );
  const view = report.formulas[step.formula];
  return view ? <FormulaOnPaper step={step} view={view} context={report.context} /> : null;
}

interface FormulaOnPaperProps {
  step: FormulaStep;
  view: FormulaView;
  context: InputContext;
}

function FormulaOnPaper({ step, view, context }: FormulaOnPaperProps) {
  const { title, symbols, numbers, result, usual } = writtenFormula(step, view, context);
  const results = usual ? [result, usual] : [result];
  return (
    <>
      <p className="font-semibold">{title}</p>
      <FormulaLine tree={symbols} />
      <FormulaLine tree={numbers} results={view.solved ? [] : results} />
      {view.solved && (
        <FormulaLine tree={{ kind: "symbol", id: view.gives, ...symbolName(view.gives) }} results={results} />
      )}
      <ul className="report-symbols mt-1 text-[8pt] text-muted">
        {legendOf(step, view, context).map(({ id, meaning, value }) => (
          <li key={id}>
            <math className="mr-1 text-ink">
              <Name kind="symbol" id={id} {...symbolName(id)} />
            </math>{" "}
            {meaning}
            {value.length > 0 && (
              <>
                : <span className="tabular text-ink">{value.map(writtenText).join(" = ")}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-[8pt] text-muted">
        {view.note && `${view.note} `}Source: {view.source}.
      </p>
    </>
  );
}
