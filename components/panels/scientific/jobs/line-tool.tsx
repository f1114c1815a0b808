"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { copyToClipboard } from "@/components/calculator/clipboard";
import { useAddressInputs } from "@/components/calculator/use-address-inputs";
import { ChartSlot } from "@/components/chart/chart-slot";
import { FormulaLine } from "@/components/formula/formula-line";
import { Button } from "@/components/ui/button";
import { mayDependOnAngle, namedAngle } from "@/lib/calculators/scientific/address-angle";
import { firstProblem } from "@/lib/core/result/result";
import { DEFAULT_CURRENCY } from "@/lib/kit/fields/currency";
import { type Answer, partLatex, partText } from "@/lib/science/algebra/part";
import type { AngleUnit } from "@/lib/science/functions/angle-unit";
import { AnswerView } from "../advanced/answer-view";
import { CalculusTool } from "../advanced/calculus-tool";
import { Engine } from "../advanced/engine";
import { EquationsTool } from "../advanced/equations-tool";
import { MatrixTool } from "../advanced/matrix-tool";
import { StatisticsTool } from "../advanced/statistics-tool";

/** Delay before a line is computed, in ms. */
const REST_MS = 180;
const MAX_LENGTH = 4000;

interface LineToolProps {
  slug: string;
  /** Line of the job, as its form writes it, and its answer. */
  line: string;
  /** Unit of the job’s angles. */
  angle: AngleUnit;
  answer: Answer;
}

/** Form for one line of the advanced page, and its answer. The engine loads with the first other line. */
export function LineTool({ slug, line: ofJob, angle: ofJobAngle, answer: ofJobAnswer }: LineToolProps) {
  const [opened, setOpened] = useState(ofJob);
  const [line, setLine] = useState(ofJob);
  const [angle, setAngle] = useState(ofJobAngle);
  const [answer, setAnswer] = useState<{ line: string; angle: AngleUnit; answer: Answer }>({
    line: ofJob,
    angle: ofJobAngle,
    answer: ofJobAnswer,
  });
  /** Last answer that has a result: it stays, dimmed, while the line cannot be read. */
  const [result, setResult] = useState(ofJobAnswer);
  const engine = useRef<Engine>(null);
  useAddressInputs({ expression: line, ...(mayDependOnAngle(line) && { angle }) });

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const fromAddress = query.get("expression")?.slice(0, MAX_LENGTH);
    if (fromAddress) setOpened(fromAddress);
    setAngle((before) => namedAngle(query) ?? before);
    return () => {
      engine.current?.stop();
      engine.current = null;
    };
  }, []);

  useEffect(() => {
    if (line === answer.line && angle === answer.angle) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      engine.current ??= new Engine();
      const next = await engine.current.ask({ line, angle, definitions: [] }, true);
      if (!isCurrent || !next) return;
      setAnswer({ line, angle, answer: next });
      if (next.ok) setResult(next);
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [line, angle, answer]);

  const onLine = useCallback((next: string) => setLine(next.trim()), []);
  const failed = !answer.answer.ok && answer.line === line ? answer.answer : undefined;
  return (
    <section aria-label="Calculator" className="rounded-lg border border-line bg-surface p-3 sm:p-4">
      <div key={opened}>
        {slug === "derivative" && (
          <CalculusTool onLine={onLine} line={opened} tasks={["derivative", "second"]} />
        )}
        {slug === "integral" && <CalculusTool onLine={onLine} line={opened} tasks={["integral"]} />}
        {slug === "matrix" && <MatrixTool onLine={onLine} line={opened} />}
        {slug === "equation-solver" && <EquationsTool onLine={onLine} line={opened} isSingle />}
        {slug === "linear-system" && <EquationsTool onLine={onLine} line={opened} />}
        {slug === "statistics" && <StatisticsTool onLine={onLine} line={opened} task="stats" />}
        {slug === "regression" && <StatisticsTool onLine={onLine} line={opened} task="regression" />}
      </div>
      <div aria-live="polite" className="mt-4 rounded-md bg-sunken p-3 sm:p-4">
        {failed && <p className="pb-2 text-danger text-sm">{firstProblem(failed).message}</p>}
        {result.ok && (
          <div className={failed ? "opacity-50" : undefined}>
            {result.understood && (
              <div className="overflow-x-auto pb-1 text-muted">
                {result.understood.kind === "word" ? (
                  result.understood.text
                ) : (
                  <FormulaLine tree={result.understood} />
                )}
              </div>
            )}
            <AnswerView answer={result} onAngle={setAngle} />
            {result.charts.map((chart) => (
              <div key={chart.id} className="pt-4">
                <ChartSlot chart={chart} currency={DEFAULT_CURRENCY} />
              </div>
            ))}
          </div>
        )}
      </div>
      {result.ok && (
        <div className="-ml-4 flex flex-wrap items-center pt-2 print:hidden">
          <Button
            look="quiet"
            onClick={(event) => copyToClipboard(result.parts.map(partText).join("\n"), event.currentTarget)}
          >
            Copy result
          </Button>
          <Button
            look="quiet"
            onClick={(event) =>
              copyToClipboard(result.parts.map(partLatex).join(" \\\\\n"), event.currentTarget)
            }
          >
            Copy LaTeX
          </Button>
          <a
            href={`/calculators/scientific?${new URLSearchParams({ page: "advanced", expression: line, angle })}`}
            rel="nofollow"
            className="inline-flex min-h-11 items-center px-4 text-accent text-sm underline-offset-4 hover:underline"
          >
            Continue in the notebook
          </a>
        </div>
      )}
    </section>
  );
}
