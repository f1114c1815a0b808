"use client";

import { memo, useCallback, useId, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { DEFAULT_SLIDER, type Letter, type PlotState } from "@/lib/calculators/scientific/graph/address";
import { homeView, isOfAngle } from "@/lib/calculators/scientific/graph/home-view";
import { describeMissingPoints } from "@/lib/calculators/scientific/graph/missing-points";
import type { NamedPoint } from "@/lib/calculators/scientific/graph/named-point";
import { readNumber } from "@/lib/calculators/scientific/graph/point-texts";
import type { NamedPoints } from "@/lib/calculators/scientific/graph/points";
import { DEFAULT_VIEW, type View } from "@/lib/calculators/scientific/graph/view";
import type { SharedAngle } from "../angle-switch";
import {
  CURVES,
  type Curve,
  curvesOf,
  type Entry,
  entriesOf,
  equationOf,
  isFunction,
  lettersOf,
  xAt,
} from "./curves";
import { savePng, saveSvg } from "./export";
import { FunctionField, type LackOfValues } from "./function-field";
import { LetterSlider } from "./letter-slider";
import { messages } from "./messages";
import { PlotCanvas } from "./plot-canvas";
import { PlotOptions } from "./plot-options";
import { PointList } from "./point-list";
import { pointName, pointReadings } from "./point-texts";
import { useNamedPoints } from "./use-named-points";
import { usePlotState } from "./use-plot-state";
import { ValueTable } from "./value-table";

const EXAMPLES = ["x^2 − 4", "a sin(kx)", "(x^2 − 1)/(x − 1)", "tan(x)"];

/** Plot of a job’s page, with everything that the page shows before a script runs. */
export interface InitialPlot {
  state: PlotState;
  /** View until the functions change. */
  view: View;
  points: NamedPoints;
}

/** Approximate size of the plane before it is measured, in pixels. */
const SIZE = { width: 440, height: 460 };

interface PlotProps {
  active: boolean;
  initial?: InitialPlot;
  /** Angle unit of the page; a job’s page keeps its own. */
  shared?: SharedAngle;
}

export function Plot({ active, initial, shared }: PlotProps) {
  const { state, change, setState, setAngle } = usePlotState(active, initial?.state, shared);
  const { texts, angle, letters, equal } = state;
  const [lastFit, setLastFit] = useState(initial?.view ?? DEFAULT_VIEW);
  const [reading, setReading] = useState<{ across: number; spoken: boolean } | null>(null);
  const [chosen, setChosen] = useState<{ point: NamedPoint; spoken: boolean } | null>(null);
  const help = useId();
  const fields = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);

  const entries = useMemo(() => entriesOf(texts, angle, letters), [texts, angle, letters]);
  const curves = useMemo(() => curvesOf(entries), [entries]);
  const initialView = texts === initial?.state.texts ? initial.view : undefined;
  const fit = useMemo(
    () => initialView ?? (curves.length > 0 ? homeView(curves, angle) : null),
    [curves, angle, initialView],
  );
  // Keeps the view while no function is valid, as during entry.
  if (fit && fit !== lastFit) setLastFit(fit);
  const home = fit ?? lastFit;
  const view = state.view ?? home;
  const pi = angle === "rad" && (state.pi ?? curves.some(({ text }) => isOfAngle(text)));
  const outside = useMemo(() => findLacks(curves, view), [curves, view]);
  const named = useNamedPoints(curves, view, initial?.points);
  const { points } = named;
  const selected = points.find((point) => isSame(point, chosen?.point)) ?? null;
  const readings = reading && readingsOf(xAt(reading.across, view), curves);
  const lackOf = (name: string): LackOfValues | undefined => {
    if (!outside.has(name)) return undefined;
    const index = curves.findIndex(({ style }) => style.name === name);
    return points.some(({ of }) => of.includes(index)) ? "singlePoints" : outside.get(name);
  };
  const isEmpty = texts.every((text) => text.trim() === "");

  const setTexts = (next: readonly string[]) => change({ texts: next });
  // The fields keep these functions while the plane moves.
  const setText = useCallback(
    (index: number, text: string) =>
      setState((before) => ({ ...before, texts: before.texts.with(index, text) })),
    [setState],
  );
  const remove = useCallback(
    (index: number) =>
      setState((before) => ({ ...before, texts: before.texts.filter((_, at) => at !== index) })),
    [setState],
  );
  const setView = (next: (view: View) => View) =>
    setState((before: PlotState) => ({ ...before, view: next(before.view ?? home) }));
  // Keeps the view while a slider moves.
  const setLetter = (name: string, letter: Letter) =>
    setState((before) => ({
      ...before,
      view: before.view ?? home,
      letters: { ...before.letters, [name]: letter },
    }));

  function select(point: NamedPoint | null, spoken: boolean) {
    setChosen(point && { point, spoken });
    if (point) setReading(null);
  }

  function add() {
    flushSync(() => setTexts([...texts, ""]));
    const inputs = fields.current?.querySelectorAll("input");
    inputs?.item(inputs.length - 1).focus();
  }

  const announcement = selected
    ? `${pointName(selected, curves)}: ${listed(pointReadings(selected))}`
    : readings && listed(readings);
  const isSpoken = selected ? chosen?.spoken : reading?.spoken;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <section
        aria-label="Plot"
        className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-3 sm:p-4 xl:grid-cols-[18rem_minmax(0,1fr)] xl:grid-rows-[auto_1fr]"
      >
        <div>
          <div ref={fields}>
            {entries.map((entry, i) => (
              <MemoizedField
                key={entry.style.name}
                index={i}
                entry={entry}
                lack={lackOf(entry.style.name)}
                onText={setText}
                onRemove={texts.length > 1 ? remove : undefined}
              />
            ))}
          </div>
          {texts.length < CURVES.length && (
            <Button look="quiet" className="-ml-4" onClick={add}>
              Add a function
            </Button>
          )}
          {lettersOf(curves).map((name) => (
            <LetterSlider
              key={name}
              name={name}
              letter={letters[name] ?? DEFAULT_SLIDER}
              onChange={(letter) => setLetter(name, letter)}
            />
          ))}
        </div>
        <div className="min-w-0 xl:row-span-2">
          <div className="relative h-80 sm:h-[min(32rem,70dvh)] sm:min-h-80">
            <PlotCanvas
              curves={curves}
              view={view}
              equal={equal}
              pi={pi}
              points={points}
              selected={selected}
              reading={reading?.across ?? null}
              label={labelOf(curves)}
              describedBy={help}
              drawing={drawing}
              {...(initial && { size: SIZE })}
              onChange={setView}
              onReset={() => change({ view: null })}
              onRead={(across, spoken) => {
                setReading(across === null ? null : { across, spoken });
                if (spoken) setChosen(null);
              }}
              onSelect={select}
            />
            {isEmpty && <Examples onChoose={(text) => setText(0, text)} />}
          </div>
          <div className="min-h-14 pt-2 text-sm leading-5">
            <p id={help} className={readings || selected ? "sr-only" : "text-muted"}>
              Drag to move the plot; tap a point to read it. <span className="sm:hidden">Pinch to zoom.</span>
              <span className="max-sm:sr-only">
                After a click, the mouse wheel zooms. Keys: ← and → trace the functions, N and P go to the
                next and previous points, Shift and arrows move the plot, + and − zoom, 0 resets.
              </span>
            </p>
            {(selected || readings) && (
              <p className="tabular flex flex-wrap gap-x-5">
                {selected && <span className="font-semibold">{pointName(selected, curves)}</span>}
                {(selected ? pointReadings(selected) : (readings ?? [])).map(({ name, value }) => (
                  <span key={name}>
                    <span className="text-muted">{name} = </span>
                    <span className="font-semibold">{value}</span>
                  </span>
                ))}
              </p>
            )}
          </div>
          <p role="status" className="sr-only">
            {isSpoken && announcement}
          </p>
          <PointList
            points={points.filter(({ x }) => x >= view.xMin && x <= view.xMax)}
            curves={curves}
            missing={describeMissingPoints(named, view)}
            selected={selected}
            onSelect={(point) => select(point === selected ? null : point, true)}
          />
        </div>
        <PlotOptions
          angle={angle}
          pi={pi}
          equal={equal}
          view={view}
          onView={setView}
          onAngle={setAngle}
          onPi={(next) => change({ pi: next })}
          onEqual={(next) => change({ equal: next })}
          onSvg={() => drawing.current && saveSvg(drawing.current, curves)}
          onPng={async () => {
            if (drawing.current) await savePng(drawing.current, curves);
          }}
        />
      </section>
      <ValueTable curves={curves.filter(isFunction)} view={view} pi={pi} />
    </div>
  );
}

interface MemoizedFieldProps {
  index: number;
  entry: Entry;
  lack: LackOfValues | undefined;
  onText: (index: number, text: string) => void;
  onRemove: ((index: number) => void) | undefined;
}

/** Field that renders only if its function changes, not as the plane moves. */
const MemoizedField = memo(function MemoizedField({ index, onText, onRemove, ...field }: MemoizedFieldProps) {
  return (
    <FunctionField
      {...field}
      onChange={(text) => onText(index, text)}
      onRemove={onRemove && (() => onRemove(index))}
    />
  );
});

const Examples = ({ onChoose }: { onChoose: (text: string) => void }) => (
  <div className="pointer-events-none absolute inset-0 grid place-items-center p-14">
    <div className="pointer-events-auto max-w-80 rounded-md border border-line bg-surface p-4 text-center text-sm">
      <p className="mb-2 text-muted">Type a function of x, or try one of these:</p>
      {EXAMPLES.map((example) => (
        <Button key={example} look="quiet" onClick={() => onChoose(example)}>
          {example}
        </Button>
      ))}
    </div>
  </div>
);

const labelOf = (curves: readonly Curve[]): string =>
  curves.length === 0 ? messages.withoutFunction : messages.plotOf(curves.map(equationOf).join(", "));

const readingsOf = (x: number, curves: readonly Curve[]) => [
  { name: "x", value: readNumber(x) },
  ...curves
    .filter(isFunction)
    .map(({ style, at }) => ({ name: `${style.name}(x)`, value: readNumber(at(x)) })),
];

const listed = (readings: readonly { name: string; value: string }[]): string =>
  readings.map(({ name, value }) => `${name} = ${value}`).join(", ");

/** Returns true for the same point after the plane has moved. */
const isSame = (a: NamedPoint, b: NamedPoint | undefined): boolean =>
  b !== undefined &&
  a.kind === b.kind &&
  a.of.join() === b.of.join() &&
  Math.abs(a.x - b.x) <= 1e-9 * Math.max(1, Math.abs(b.x));

const PROBES = 101;

/** Finds functions without a value at a hundred positions of the window: some have values at whole numbers only. */
const findLacks = (curves: readonly Curve[], { xMin, xMax }: View): ReadonlyMap<string, LackOfValues> =>
  new Map(
    curves
      .filter(isFunction)
      .filter(({ at }) => !hasValue(at, (i) => xMin + ((xMax - xMin) * (i + 0.37)) / PROBES))
      .map(({ style, at }) => {
        const isInside = (x: number): boolean => x >= xMin && x <= xMax;
        const first = Math.ceil(xMin);
        const isWhole = hasValue(
          (x) => (isInside(x) ? at(x) : Number.NaN),
          (i) => first + i,
        );
        return [style.name, isWhole ? "singlePoints" : "noValue"];
      }),
  );

const hasValue = (at: (x: number) => number, position: (i: number) => number): boolean =>
  Array.from({ length: PROBES }, (_, i) => position(i)).some((x) => Number.isFinite(at(x)));
