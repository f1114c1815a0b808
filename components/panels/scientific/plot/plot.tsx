"use client";

import { useId, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { homeView } from "@/lib/calculators/scientific/home-view";
import type { Angle } from "@/lib/calculators/scientific/syntax";
import { DEFAULT_VIEW, type View } from "@/lib/calculators/scientific/view";
import { AngleSwitch } from "../angle-switch";
import { CURVES, type Curve, curvesOf, entriesOf, readNumber, xAt } from "./curves";
import { FunctionField } from "./function-field";
import { PlotCanvas } from "./plot-canvas";
import { ValueTable } from "./value-table";

interface PlotProps {
  angle: Angle;
  onAngle: (angle: Angle) => void;
}

const EXAMPLES = ["x^2 − 4", "sin(x)", "1/x", "sqrt(25 − x^2)"];

/** Plots of up to three functions of x, with their values under the pointer and in a table. */
export function Plot({ angle, onAngle }: PlotProps) {
  const [texts, setTexts] = useState<readonly string[]>(["sin(x)"]);
  /** Moved or zoomed by the visitor, in this unit of angles. */
  const [chosen, setChosen] = useState<{ view: View; angle: Angle } | null>(null);
  const [lastFit, setLastFit] = useState(DEFAULT_VIEW);
  const [reading, setReading] = useState<{ across: number; spoken: boolean } | null>(null);
  const help = useId();
  const fields = useRef<HTMLDivElement>(null);

  const entries = useMemo(() => entriesOf(texts, angle), [texts, angle]);
  const curves = useMemo(() => curvesOf(entries), [entries]);
  const fit = useMemo(() => (curves.length > 0 ? homeView(curves, angle) : null), [curves, angle]);
  // While no function can be read, as happens in the middle of typing one, the plot stays where it is.
  if (fit && fit !== lastFit) setLastFit(fit);
  const home = fit ?? lastFit;
  const view = chosen?.angle === angle ? chosen.view : home;
  const outside = useMemo(() => withoutValue(curves, view), [curves, view]);
  const readings = reading && readingsOf(xAt(reading.across, view), curves);
  const isEmpty = texts.every((text) => text.trim() === "");

  const setText = (index: number, text: string) =>
    setTexts(texts.map((each, i) => (i === index ? text : each)));
  const change = (next: (view: View) => View) =>
    setChosen((before) => ({ view: next(before?.angle === angle ? before.view : home), angle }));

  function add() {
    flushSync(() => setTexts([...texts, ""]));
    const inputs = fields.current?.querySelectorAll("input");
    inputs?.item(inputs.length - 1).focus();
  }

  return (
    <div className="grid gap-4">
      <section
        aria-label="Plot"
        className="grid gap-4 rounded-lg border border-line bg-surface p-3 sm:p-4 xl:grid-cols-[18rem_minmax(0,1fr)]"
      >
        <div>
          <div className="mb-4">
            <AngleSwitch angle={angle} onChange={onAngle} />
          </div>
          <div ref={fields}>
            {entries.map((entry, i) => (
              <FunctionField
                key={entry.style.name}
                entry={entry}
                isEmptyHere={outside.has(entry.style.name)}
                onChange={(text) => setText(i, text)}
                onRemove={texts.length > 1 ? () => setTexts(texts.filter((_, at) => at !== i)) : undefined}
              />
            ))}
          </div>
          {texts.length < CURVES.length && (
            <Button look="quiet" className="-ml-4" onClick={add}>
              Add a function
            </Button>
          )}
        </div>
        <div className="min-w-0">
          <div className="relative h-80 sm:h-[min(32rem,70dvh)] sm:min-h-80">
            <PlotCanvas
              curves={curves}
              view={view}
              reading={reading?.across ?? null}
              label={labelOf(curves)}
              describedBy={help}
              onChange={change}
              onReset={() => setChosen(null)}
              onRead={(across, spoken) => setReading(across === null ? null : { across, spoken })}
            />
            {isEmpty && (
              <div className="pointer-events-none absolute inset-0 grid place-items-center p-14">
                <div className="pointer-events-auto max-w-80 rounded-md border border-line bg-surface p-4 text-center text-sm">
                  <p className="mb-2 text-muted">Type a function of x, or try one of these:</p>
                  {EXAMPLES.map((example) => (
                    <Button key={example} look="quiet" onClick={() => setText(0, example)}>
                      {example}
                    </Button>
                  ))}
                </div>
              </div>
            )}
          </div>
          <div className="min-h-14 pt-2 text-sm leading-5">
            <p id={help} className={reading ? "sr-only" : "text-muted"}>
              Drag or use the arrow keys to move the plot, + and − to zoom, 0 to reset; after a click, the
              mouse wheel zooms too. Shift+← and Shift+→ read values.
            </p>
            {readings && (
              <p className="tabular flex flex-wrap gap-x-5">
                {readings.map(({ name, value }) => (
                  <span key={name}>
                    <span className="text-muted">{name} = </span>
                    <span className="font-semibold">{value}</span>
                  </span>
                ))}
              </p>
            )}
          </div>
          <p role="status" className="sr-only">
            {reading?.spoken && readings?.map(({ name, value }) => `${name} = ${value}`).join(", ")}
          </p>
        </div>
      </section>
      <ValueTable curves={curves} view={view} />
    </div>
  );
}

const labelOf = (curves: readonly Curve[]): string =>
  curves.length === 0
    ? "Plot without a function"
    : `Plot of ${curves.map(({ style, text }) => `${style.name}(x) = ${text}`).join(", ")}`;

const readingsOf = (x: number, curves: readonly Curve[]) => [
  { name: "x", value: readNumber(x) },
  ...curves.map(({ style, at }) => ({ name: `${style.name}(x)`, value: readNumber(at(x)) })),
];

const PROBES = 101;

/** The names of the functions that have no value at any of a hundred places of the window. */
const withoutValue = (curves: readonly Curve[], { xMin, xMax }: View): ReadonlySet<string> =>
  new Set(
    curves
      .filter(({ at }) =>
        Array.from({ length: PROBES }, (_, i) => xMin + ((xMax - xMin) * i) / (PROBES - 1)).every(
          (x) => !Number.isFinite(at(x)),
        ),
      )
      .map(({ style }) => style.name),
  );
