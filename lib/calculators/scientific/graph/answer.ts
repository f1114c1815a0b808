import { firstProblem } from "../../../core/result/result.ts";
import { rejectInput } from "../../../kit/calculator/panel-api.ts";
import type { AngleUnit } from "../../../science/functions/angle-unit.ts";
import { compileFunction } from "./compile.ts";
import { homeView } from "./home-view.ts";
import { messages } from "./messages.ts";
import { describeMissingPoints } from "./missing-points.ts";
import { POINT_KINDS, shortPoint } from "./point-texts.ts";
import { namedPoints } from "./points.ts";

/** Clock of a search that only its samples bound; the evaluator of the API has a time limit. */
const NO_TIME_LIMIT = () => 0;

/** Answers a function of x for programs with the points that its plot marks in the initial view. */
export function plotAnswer(expression: string, angle: AngleUnit) {
  const compiled = compileFunction(expression, angle);
  if (!compiled.ok) {
    const { message, column } = firstProblem(compiled);
    return rejectInput("expression", message, column);
  }
  const { at } = compiled.value;
  const view = homeView([{ text: expression, at }], angle);
  const named = namedPoints([compiled.value], view, NO_TIME_LIMIT);
  const lines = named.points.map((point) => {
    const text = shortPoint(point);
    return { label: POINT_KINDS[point.kind], text, latex: text };
  });
  const missing = describeMissingPoints(named, view);
  const notes = [messages.range(view), ...(missing === undefined ? [] : [missing])];
  const texts = lines.map(({ label, text }) => `${label} ${text}`);
  return {
    ok: true as const,
    value: { result: null, display: texts.join("\n"), lines, notes },
    text: [`y = ${expression}`, ...texts, ...notes],
  };
}
