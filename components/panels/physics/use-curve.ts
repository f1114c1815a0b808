import { useDeferredValue, useMemo, useState } from "react";
import { chartInput } from "@/lib/calculators/physics/chart-input";
import type { curveOf } from "@/lib/calculators/physics/curve";
import type { Solution } from "@/lib/calculators/physics/result";
import type { PhysicsStart } from "@/lib/calculators/physics/start";
import type { LineChart } from "@/lib/kit/calculator/chart";
import type { Answer } from "./model";

export interface Curve {
  chart: LineChart | undefined;
  /** Symbol of the input on the x axis. */
  along: string | undefined;
  /** Inputs that the x axis can have. */
  inputs: readonly { symbol: string; label: string }[];
  onChoose: (symbol: string) => void;
  /** True until the code that computes other charts than the first has loaded. */
  isLoading: boolean;
}

interface CurveInput {
  answer: Answer;
  start: PhysicsStart;
  solution: Solution | undefined;
  /** Computes a chart; undefined until the engine is loaded. */
  chartOf: typeof curveOf | undefined;
}

/** Computes the chart of the selected solution over one of the inputs. */
export function useCurve({ answer, start, solution, chartOf }: CurveInput): Curve {
  const { view, unknown, inputValues } = answer;
  const [chosen, setChosen] = useState<string>();
  const inputs = Object.entries(view.variables)
    .filter(([symbol]) => symbol !== unknown)
    .map(([symbol, { label }]) => ({ symbol, label }));
  const along = inputs.some(({ symbol }) => symbol === chosen) ? chosen : chartInput(view, unknown);
  const isStart = answer.result === start.result && along === chartInput(start.view, start.unknown);
  const deferred = useDeferredValue(
    useMemo(() => {
      if (isStart) return { view, chart: start.chart };
      if (along === undefined || !solution) return { view, chart: undefined };
      return { view, chart: chartOf?.(view, unknown, solution, inputValues, along) };
    }, [chartOf, view, unknown, solution, inputValues, along, isStart, start]),
  );
  // Drops the chart of the previous formula, whose units this one may not have.
  const chart = deferred.view === view ? deferred.chart : undefined;
  return { chart, along, inputs, onChoose: setChosen, isLoading: chartOf === undefined };
}
