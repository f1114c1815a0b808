"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { useAddressInputs } from "@/components/calculator/use-address-inputs";
import { FormulaLine } from "@/components/formula/formula-line";
import { Sealed } from "@/components/page/seal";
import { Announcement, useChangedText } from "@/components/ui/announcement";
import { useSettledProblem } from "@/components/ui/input-pause";
import { padKeys } from "@/components/ui/pad-keys";
import { TextField } from "@/components/ui/text-field";
import type { NamedPoint } from "@/lib/calculators/scientific/graph/named-point";
import { POINT_KINDS, shortPoint } from "@/lib/calculators/scientific/graph/point-texts";
import type { View } from "@/lib/calculators/scientific/graph/view";
import {
  decimalOf,
  type Quadratic,
  quadraticText,
  readCoefficient,
  readQuadratic,
  solveQuadratic,
  toNumber,
} from "@/lib/calculators/scientific/quadratic";
import { isZero, ratioText } from "@/lib/units/rational";
import { curvesOf, entriesOf } from "../plot/curves";
import { PlotCanvas } from "../plot/plot-canvas";
import { messages } from "./messages";

type Texts = Readonly<Record<"a" | "b" | "c", string>>;

const textsOf = (line: string): Texts | undefined => {
  const equation = readQuadratic(line);
  return equation && { a: ratioText(equation.a), b: ratioText(equation.b), c: ratioText(equation.c) };
};

function read(texts: Texts): { equation?: Quadratic; problems: Partial<Texts> } {
  const [a, b, c] = [texts.a, texts.b, texts.c].map(readCoefficient);
  const problems = {
    ...(!a ? { a: messages.notANumber } : isZero(a) ? { a: messages.notQuadratic } : {}),
    ...(!b && { b: messages.notANumber }),
    ...(!c && { c: messages.notANumber }),
  };
  return a && b && c && !isZero(a) ? { equation: { a, b, c }, problems } : { problems };
}

/** Roots of ax² + bx + c = 0 with the steps of the formula and the parabola. */
export function QuadraticTool({ line: ofJob }: { line: string }) {
  const [texts, setTexts] = useState<Texts>(() => textsOf(ofJob) ?? { a: "1", b: "0", c: "0" });
  const { equation, problems } = read(texts);
  const settled = {
    a: useSettledProblem(problems.a),
    b: useSettledProblem(problems.b),
    c: useSettledProblem(problems.c),
  };
  const line = equation && `${quadraticText(equation)} = 0`;
  const [last, setLast] = useState(line ?? ofJob);
  if (line !== undefined && line !== last) setLast(line);
  useAddressInputs({ expression: last });

  useEffect(() => {
    const fromAddress = textsOf(new URLSearchParams(location.search).get("expression") ?? "");
    if (fromAddress) setTexts(fromAddress);
  }, []);

  const displayed = useMemo(() => {
    const of = readQuadratic(last);
    return of && { of, solution: solveQuadratic(of) };
  }, [last]);
  const announcement = useChangedText(
    problems.a ??
      problems.b ??
      problems.c ??
      `x = ${displayed?.solution.roots.map(({ decimal }) => decimal).join("; ")}`,
  );

  return (
    <section
      aria-label="Calculator"
      className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-lg border border-line bg-surface p-3 sm:p-4 xl:grid-cols-2"
    >
      <div>
        <p className="pb-2 font-medium">ax² + bx + c = 0</p>
        <div className="grid grid-cols-3 gap-3">
          {(["a", "b", "c"] as const).map((name) => (
            <TextField
              key={name}
              label={name}
              value={texts[name]}
              error={settled[name]}
              maxLength={24}
              {...padKeys(["−", "/"])}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
            />
          ))}
        </div>
        {displayed && <Solution {...displayed} isStale={equation === undefined} />}
        <Announcement text={announcement} />
      </div>
      {displayed && <Graph equation={displayed.of} />}
    </section>
  );
}

interface SolutionProps {
  of: Quadratic;
  solution: ReturnType<typeof solveQuadratic>;
  /** True while a field cannot be read. */
  isStale: boolean;
}

function Solution({ solution, isStale }: SolutionProps) {
  const { roots, discriminant, isReal, steps, vertex, factored } = solution;
  return (
    <div className={`pt-4 ${isStale ? "opacity-50" : ""}`}>
      <dl className="grid gap-y-2">
        {roots.map(({ tree, decimal, relation }, index) => (
          <div key={decimal} className="flex flex-wrap items-center gap-x-3">
            <dt className="text-muted">{roots.length === 1 ? "x" : index === 0 ? "x₁" : "x₂"} =</dt>
            <dd className="flex flex-wrap items-center gap-x-3 font-semibold text-2xl">
              <FormulaLine tree={tree} />
              {relation && (
                <span className="tabular font-normal text-base text-muted">
                  {relation} {decimal}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Sealed seal="exact" source="Exact fractions and roots" href="#guide" />
      <p className="pt-2 text-sm">
        {messages.natureOf(Number(discriminant.n > 0n) - Number(discriminant.n < 0n))}
      </p>
      <h2 className="pt-4 pb-1 font-medium text-base">Steps</h2>
      <ol className="space-y-3 overflow-x-auto">
        {steps.map((tree, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <li key={index}>
            <FormulaLine tree={tree} />
          </li>
        ))}
      </ol>
      <dl className="grid gap-x-4 gap-y-1 pt-4 text-sm sm:grid-cols-[auto_1fr]">
        {factored && (
          <>
            <dt className="text-muted">Factored</dt>
            <dd>
              <FormulaLine tree={factored} />
            </dd>
          </>
        )}
        <dt className="text-muted">Vertex</dt>
        <dd className="tabular">
          ({decimalOf(vertex.x)}, {decimalOf(vertex.y)})
        </dd>
        <dt className="text-muted">Axis of symmetry</dt>
        <dd className="tabular">x = {decimalOf(vertex.x)}</dd>
        {!isReal && (
          <>
            <dt className="text-muted">Graph</dt>
            <dd>{messages.noRealRoot}</dd>
          </>
        )}
      </dl>
    </div>
  );
}

/** Approximate size of the plane before it is measured, in pixels. */
const SIZE = { width: 330, height: 250 };

function Graph({ equation }: { equation: Quadratic }) {
  const text = quadraticText(equation);
  const curves = useMemo(() => curvesOf(entriesOf([text], "rad", {})), [text]);
  const home = useMemo(() => viewOf(equation), [equation]);
  const [moved, setMoved] = useState<{ of: View; view: View }>();
  const [across, setAcross] = useState<number | null>(null);
  const [selected, setSelected] = useState<NamedPoint | null>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const view = moved?.of === home ? moved.view : home;
  const points = useMemo(() => pointsOf(equation), [equation]);
  const summary = points.map((point) => `${POINT_KINDS[point.kind]} ${shortPoint(point)}`).join(", ");
  return (
    <div className="min-w-0">
      <div className="relative h-80">
        <PlotCanvas
          curves={curves}
          view={view}
          equal={false}
          pi={false}
          points={points}
          selected={selected}
          reading={across}
          label={messages.parabola(text)}
          describedBy="quadratic-points"
          drawing={drawing}
          size={SIZE}
          onChange={(change) => setMoved({ of: home, view: change(view) })}
          onReset={() => setMoved(undefined)}
          onRead={(next) => setAcross(next)}
          onSelect={setSelected}
        />
      </div>
      <p id="quadratic-points" className="tabular pt-1 text-sm">
        {summary}
      </p>
    </div>
  );
}

/** Lists the real roots and the vertex from left to right. */
function pointsOf(equation: Quadratic): NamedPoint[] {
  const { roots, isReal, vertex } = solveQuadratic(equation);
  const kind = equation.a.n > 0n ? "minimum" : "maximum";
  const points: NamedPoint[] = [{ kind, of: [0], x: toNumber(vertex.x), y: toNumber(vertex.y) }];
  if (isReal)
    for (const { decimal } of roots)
      points.push({ kind: "root", of: [0], x: Number(decimal.replaceAll("−", "-")), y: 0 });
  return points.toSorted((one, other) => one.x - other.x);
}

/** Returns a view around the vertex that shows the roots and the x axis. */
function viewOf({ a, b, c }: Quadratic): View {
  const [second, first, constant] = [toNumber(a), toNumber(b), toNumber(c)];
  const x = -first / (2 * second);
  const y = constant - (first * first) / (4 * second);
  // Half of the distance between the roots, if they are real.
  const spread = Math.sqrt(Math.abs(y / second)) || 1;
  const [half, height] = [2 * spread, 4 * Math.abs(second) * spread * spread];
  const [low, high] = second > 0 ? [y - height / 6, y + height] : [y - height, y + height / 6];
  return {
    xMin: x - half,
    xMax: x + half,
    yMin: Math.min(low, -height / 6),
    yMax: Math.max(high, height / 6),
  };
}
