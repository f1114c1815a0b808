"use client";

import { memo, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { CalculatorView } from "@/lib/faces/page/calculator-view";
import { inputText, rowTexts } from "@/lib/faces/text/scenario-text";
import { applies, rowsIn } from "@/lib/fields/entry";
import type { ScenariosProps } from "./scenarios";

interface PrintSheetProps {
  view: CalculatorView;
  scenario: ScenariosProps["current"];
  today: string;
  address: string;
}

/** Only on paper: the inputs as they were understood, the day and the address, so that the sheet can be checked later. */
export const PrintSheet = memo(function PrintSheet({ view, scenario, today, address }: PrintSheetProps) {
  const printing = usePrinting();
  const { shown } = scenario;
  if (!printing) return null;
  return (
    <section aria-label="Inputs" className="hidden print:block">
      <h2 className="text-lg">Inputs</h2>
      <dl className="mt-2 grid grid-cols-2 gap-x-8 text-sm">
        {Object.entries(view.fields)
          .filter(([, field]) => applies(field, shown))
          .map(([id, field]) =>
            field.kind === "rows" ? (
              <div key={id} className="col-span-2 border-line border-b py-1">
                <dt>{field.label}</dt>
                <dd className="tabular font-medium">
                  <ol className="list-decimal pl-6">
                    {rowTexts(field.fields, rowsIn(shown[id]), scenario.context, [shown]).map(
                      (text, place) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal; a line has no state of its own
                        <li key={place}>{text}</li>
                      ),
                    )}
                  </ol>
                </dd>
              </div>
            ) : (
              <div key={id} className="flex justify-between gap-3 border-line border-b py-1">
                <dt>{field.label}</dt>
                <dd className="tabular text-right font-medium">
                  {inputText({ fields: view.fields, typed: shown }, id, scenario.context)}
                </dd>
              </div>
            ),
          )}
      </dl>
      <p className="mt-2 text-muted text-xs">
        Calculated on {today} at {address}
      </p>
    </section>
  );
});

/** Whether the page is being drawn for paper. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia("print");
    const follow = () => flushSync(() => setPrinting(paper.matches));
    const before = () => flushSync(() => setPrinting(true));
    follow();
    paper.addEventListener("change", follow);
    window.addEventListener("beforeprint", before);
    return () => {
      paper.removeEventListener("change", follow);
      window.removeEventListener("beforeprint", before);
    };
  }, []);
  return printing;
}
