"use client";

import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { FormulaLine } from "@/components/formula/formula-line";
import { lateFormulaFonts } from "@/components/formula/late-fonts";
import { Button } from "@/components/ui/button";
import { mayDependOnAngle } from "@/lib/calculators/scientific/address-angle";
import { firstProblem } from "@/lib/core/result/result";
import { knownFunctions } from "@/lib/science/algebra/expressions/function-catalog";
import type { Answer } from "@/lib/science/algebra/part";
import type { AngleUnit } from "@/lib/science/functions/angle-unit";
import { AngleSwitch, type SharedAngle } from "../angle-switch";
import { InsertChooser } from "../insert-chooser";
import { AnswerView } from "./answer-view";
import { CalculusTool } from "./calculus-tool";
import { Definitions } from "./definitions";
import { EntryCard } from "./entry-card";
import { EquationsTool } from "./equations-tool";
import { ExpressionTool } from "./expression-tool";
import { MatrixTool } from "./matrix-tool";
import { StatisticsTool } from "./statistics-tool";
import { type ToolId, ToolSwitch } from "./tool-switch";
import { useNotebook } from "./use-notebook";

const FUNCTIONS = [...knownFunctions].map(([name, { signature, about, group }]) => ({
  name,
  title: about,
  sign: signature,
  detail: group,
}));

/** Maximum length of a line in the address. */
const LONGEST_IN_ADDRESS = 1500;
/** Delay before a preview is computed, in ms. */
const REST = 180;

/** Advanced page: a line or a form, its preview, and a notebook of calculations. */
export function Advanced({ angle, onAngle }: SharedAngle) {
  const { notebook, preview, calculate, recompute, undo, remove, forget, clear } = useNotebook();
  const [tool, setTool] = useState<ToolId>("expression");
  const [expression, setExpression] = useState("");
  const [toolLine, setToolLine] = useState("");
  const [ahead, setAhead] = useState<Answer | undefined>();
  const [failure, setFailure] = useState<string | undefined>();
  const field = useRef<HTMLTextAreaElement>(null);
  const heading = useId();
  const line = (tool === "expression" ? expression : toolLine).trim();

  useEffect(() => {
    const fromAddress = new URLSearchParams(location.search).get("expression");
    if (fromAddress) setExpression(fromAddress.slice(0, 8000));
  }, []);

  useEffect(() => {
    setFailure(undefined);
    if (line === "") {
      setAhead(undefined);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const answer = await preview(line, angle);
      if (isCurrent && answer) setAhead(answer);
    }, REST);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [line, angle, preview]);

  async function submit() {
    if (line === "") return;
    const answer = await calculate(line, angle);
    if (!answer) return;
    setFailure(answer.ok ? undefined : firstProblem(answer).message);
    const address = new URL(location.href);
    address.searchParams.set("page", "advanced");
    if (line.length <= LONGEST_IN_ADDRESS) address.searchParams.set("expression", line);
    else address.searchParams.delete("expression");
    if (mayDependOnAngle(line)) address.searchParams.set("angle", angle);
    else address.searchParams.delete("angle");
    history.replaceState(history.state, "", address);
    // An entry made in the meantime stays.
    if (answer.ok && tool === "expression") setExpression((now) => (now.trim() === line ? "" : now));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  const edit = useCallback((text: string) => {
    setTool("expression");
    setExpression(text);
    requestAnimationFrame(() => field.current?.focus());
  }, []);

  function insert(name: string) {
    const at = field.current?.selectionStart ?? expression.length;
    setTool("expression");
    setExpression(`${expression.slice(0, at)}${name}()${expression.slice(at)}`);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(at + name.length + 1, at + name.length + 1);
    });
  }

  return (
    <div className={`grid gap-4 xl:grid-cols-[minmax(0,1fr)_20rem] ${lateFormulaFonts}`}>
      <div className="grid min-w-0 content-start gap-4">
        <section
          aria-label="Advanced calculator"
          className="min-w-0 rounded-lg border border-line bg-surface p-3 sm:p-4"
        >
          <ToolSwitch tool={tool} onChange={setTool} />
          <div className="pt-4">
            {tool === "expression" && (
              <ExpressionTool
                field={field}
                text={expression}
                onChange={setExpression}
                onKeyDown={onKeyDown}
              />
            )}
            {tool === "matrix" && <MatrixTool onLine={setToolLine} />}
            {tool === "equations" && <EquationsTool onLine={setToolLine} />}
            {tool === "calculus" && <CalculusTool onLine={setToolLine} />}
            {tool === "statistics" && <StatisticsTool onLine={setToolLine} />}
          </div>
          <div className="relative flex flex-wrap items-center gap-2 pt-3">
            <Button look="primary" onClick={submit} disabled={line === ""}>
              Calculate
            </Button>
            <div className="relative w-32">
              <InsertChooser label="Functions" items={FUNCTIONS} onChoose={insert} />
            </div>
            <Button look="quiet" onClick={undo} disabled={!undo}>
              Undo
            </Button>
            <AngleSwitch angle={angle} onChange={onAngle} />
          </div>
          <Preview line={line} answer={ahead} failure={failure} onAngle={onAngle} />
        </section>
        <section aria-labelledby={heading} className="min-w-0 rounded-lg border border-line bg-surface">
          <div className="flex min-h-12 items-center border-line border-b pr-1 pl-4">
            <h2 id={heading} className="flex-1 font-semibold text-sm">
              Notebook
            </h2>
            {notebook.entries.length + notebook.definitions.length > 0 && (
              <Button look="quiet" onClick={clear}>
                Clear all
              </Button>
            )}
          </div>
          {notebook.entries.length === 0 ? (
            <Examples onChoose={edit} />
          ) : (
            <ol>
              {notebook.entries.toReversed().map((entry) => (
                <EntryCard
                  key={entry.id}
                  entry={entry}
                  onEdit={edit}
                  onAngle={(next) => {
                    onAngle(next);
                    recompute(entry.id, next);
                  }}
                  onRemove={() => remove(entry.id)}
                />
              ))}
            </ol>
          )}
        </section>
      </div>
      <Definitions definitions={notebook.definitions} onForget={forget} />
    </div>
  );
}

interface PreviewProps {
  line: string;
  answer: Answer | undefined;
  /** Reason why the submitted line was rejected. */
  failure: string | undefined;
  onAngle: (angle: AngleUnit) => void;
}

const MOST_AHEAD = 3;

/**
 * Displays the interpretation of a line and its result. Its height leaves room for a fraction, so that little moves
 * during entry.
 */
function Preview({ line, answer, failure, onAngle }: PreviewProps) {
  const understood = answer?.ok ? answer.understood : undefined;
  return (
    <div className="mt-3 min-h-24 rounded-md bg-sunken p-3">
      {line === "" ? (
        <p className="text-muted text-sm">Your input appears here as it was understood, with its result.</p>
      ) : answer?.ok ? (
        <>
          {understood && (
            <div className="overflow-x-auto text-muted">
              {understood.kind === "word" ? understood.text : <FormulaLine tree={understood} />}
            </div>
          )}
          <AnswerView answer={answer} onAngle={onAngle} most={MOST_AHEAD} />
        </>
      ) : (
        <p className={failure === undefined ? "text-muted text-sm" : "text-danger text-sm"}>
          {failure ?? (answer ? firstProblem(answer).message : "…")}
        </p>
      )}
      <p role="status" className="sr-only">
        {failure}
      </p>
    </div>
  );
}

const EXAMPLES = [
  "derivative(x^2 sin(x), x)",
  "roots(x^3 - 6x^2 + 11x - 6)",
  "integrate(exp(-x^2), x, -inf, inf)",
  "2x + 3y = 7, x - y = 1",
  "eigenvectors([[2, 1], [1, 3]])",
  "(2 + 3i) / (1 - 4i)",
  "60 mi/h to m/s",
  "f(x) = x^2 + 1",
];

const Examples = ({ onChoose }: { onChoose: (line: string) => void }) => (
  <div className="p-3 sm:p-4">
    <p className="mb-1 text-muted text-sm">Calculated lines are saved in this browser. Try one of these:</p>
    <div className="-ml-2 flex flex-wrap">
      {EXAMPLES.map((example) => (
        <button
          key={example}
          type="button"
          onClick={() => onChoose(example)}
          className="tabular min-h-11 rounded-md px-2 text-left text-accent text-sm hover:bg-accent-soft"
        >
          {example}
        </button>
      ))}
    </div>
  </div>
);
