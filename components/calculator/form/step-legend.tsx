"use client";

import { type MouseEvent, useState } from "react";
import { Name } from "@/components/formula/name";
import { showCopied } from "@/components/ui/copy-notice";
import { Icon } from "@/components/ui/icon";
import { notifyError } from "@/components/ui/notify";
import type { FormulaStep } from "@/lib/kit/formulas/step";
import { symbolName } from "@/lib/kit/formulas/symbol-name";
import { formulaText, nameText } from "@/lib/kit/formulas/text";
import type { FormulaView } from "@/lib/kit/formulas/view";
import { legendOf, writtenFormula } from "@/lib/run/format/format-formula";
import type { ValueContext } from "@/lib/run/format/format-output";
import { writtenText } from "@/lib/run/format/format-value";
import { messages } from "../messages/results";

interface LegendProps {
  step: FormulaStep;
  view: FormulaView;
  context: ValueContext;
}

export function Legend({ step, view, context }: LegendProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      className="legend group text-sm"
      // Also when the browser’s search or the page opens it.
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: browsers press a summary by keys, too */}
      <summary
        onClick={() => setWasOpened(true)}
        className="inline-flex min-h-11 items-center gap-1.5 text-accent underline-offset-4 hover:underline md:min-h-8 print:hidden"
      >
        Symbols and source
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
      </summary>
      {(isServer || wasOpened) && <LegendBody step={step} view={view} context={context} />}
    </details>
  );
}

/** The server’s HTML has all legends; the browser renders each on its first opening. */
const isServer = typeof document === "undefined";

function LegendBody({ step, view, context }: LegendProps) {
  return (
    <>
      <dl className="mt-1 grid grid-cols-[auto_1fr_auto] items-baseline gap-x-4 gap-y-1.5 sm:grid-cols-[auto_auto_1fr]">
        {legendOf(step, view, context).map(({ id, meaning, value }) => (
          <div key={id} className="contents">
            <dt>
              <math>
                <Name kind="symbol" id={id} {...symbolName(id)} />
              </math>
            </dt>
            <dd className="text-muted">{meaning}</dd>
            <dd className="text-right sm:text-left">{value.map(writtenText).join(" = ")}</dd>
          </div>
        ))}
      </dl>
      {view.note && <p className="measure mt-3 text-muted leading-relaxed">{view.note}</p>}
      <p className="measure mt-3 text-muted leading-relaxed">Source: {view.source}.</p>
      {/* The server’s HTML has no code until the visitor uses the page: a button would not react. */}
      {!isServer && (
        <div className="mt-1 flex gap-x-5 print:hidden">
          <CopyButton label="Copy as text" copied={() => textOf(step, view, context)} />
          <CopyButton label="Copy as LaTeX" copied={() => latexOf(view)} />
        </div>
      )}
    </>
  );
}

function textOf(step: FormulaStep, view: FormulaView, context: ValueContext): string {
  const { title, symbols, numbers, result } = writtenFormula(step, view, context);
  const name = view.solved ? `\n${nameText(symbolName(view.gives))}` : "";
  return [title, formulaText(symbols), `${formulaText(numbers)}${name} = ${writtenText(result)}`].join("\n");
}

const latexOf = (view: FormulaView): Promise<string> =>
  import("@/lib/kit/formulas/latex").then(({ formulaLatex }) => formulaLatex(view.tree));

interface CopyButtonProps {
  label: string;
  copied: () => string | Promise<string>;
}

function CopyButton({ label, copied }: CopyButtonProps) {
  async function copy({ currentTarget }: MouseEvent) {
    try {
      await navigator.clipboard.writeText(await copied());
      showCopied(currentTarget);
    } catch {
      notifyError(messages.formulaNotCopied);
    }
  }
  return (
    <button
      type="button"
      onClick={copy}
      className="min-h-11 text-accent underline-offset-4 hover:underline md:min-h-8"
    >
      {label}
    </button>
  );
}
