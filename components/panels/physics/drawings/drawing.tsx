import type { ReactNode } from "react";
import type { DrawingId } from "@/lib/calculators/physics/relation";
import type { Solution } from "@/lib/calculators/physics/result";
import type { ValueContext } from "@/lib/run/format/format-output";
import { formatValue, writtenText } from "@/lib/run/format/format-value";
import type { Answer } from "../model";
import { Charging, Divider, Parallel, Series } from "./circuits";
import type { DrawnProps } from "./drawing-parts";
import { Incline, Pendulum, Projectile } from "./mechanics";
import { Lens, Refraction } from "./optics";

const DRAWINGS: Readonly<Record<DrawingId, (props: DrawnProps) => ReactNode>> = {
  projectile: Projectile,
  incline: Incline,
  pendulum: Pendulum,
  lens: Lens,
  refraction: Refraction,
  series: Series,
  parallel: Parallel,
  divider: Divider,
  charging: Charging,
};

export interface DrawingProps {
  id: DrawingId;
  answer: Answer;
  solution: Solution;
  context: ValueContext;
}

export function Drawing({ id, answer, solution, context }: DrawingProps) {
  const { view, unknown, inputValues } = answer;
  const at = (symbol: string): number =>
    symbol === unknown ? solution.value : (inputValues[symbol] ?? Number.NaN);
  const text = (symbol: string): string => {
    const format = view.variables[symbol]?.format;
    return format ? writtenText(formatValue(at(symbol), format, context.currency, context.quantities)) : "";
  };
  const DrawingOfFormula = DRAWINGS[id];
  return <DrawingOfFormula at={at} text={text} unknown={unknown} />;
}
