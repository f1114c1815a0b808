import type { Line, LineChart, Point } from "../../kit/calculator/chart.ts";
import { frictionFactor, TURBULENT_FROM } from "../../science/fluids/friction-factor.ts";
import type { PipeFlow } from "../../science/fluids/pipe-flow.ts";
import { messages } from "./messages.ts";
import type { KnownPipe } from "./pipe.ts";
import { figures } from "./texts.ts";

/** Relative roughnesses of the lines. */
const LINES = [0, 1e-5, 1e-4, 1e-3, 5e-3, 0.02, 0.05];
const POINTS = 28;
const [LEAST, MOST] = [600, 1e8];

const between = (low: number, high: number, relative: number): Point[] =>
  Array.from({ length: POINTS }, (_, index): Point => {
    const reynolds = low * (high / low) ** (index / (POINTS - 1));
    return [reynolds, frictionFactor(reynolds, relative)];
  });

/** Plots the friction factor over the Reynolds number, both logarithmic, with the pipe's line and point. */
export function moodyChart({ diameter, roughness }: KnownPipe, flow: PipeFlow): LineChart | undefined {
  const relativeRoughness = roughness / diameter;
  if (!(flow.reynolds >= LEAST && flow.reynolds <= MOST && relativeRoughness <= 0.05)) return undefined;
  const turbulent = (relative: number, id: string, label: string): Line => ({
    id,
    label,
    points: between(TURBULENT_FROM, MOST, relative),
  });
  // Omits lines too close to the pipe's.
  const others = LINES.filter((each) => Math.abs(each - relativeRoughness) > 0.3 * relativeRoughness);
  return {
    id: "moody",
    title: messages.moody.title,
    finding: messages.moody.finding({
      frictionFactor: figures(flow.frictionFactor),
      reynolds: figures(flow.reynolds),
    }),
    summary: messages.moody.summary,
    kind: "lines",
    x: { label: messages.moody.reynolds, format: { kind: "number", significant: 4 }, scale: { kind: "log" } },
    y: {
      label: messages.moody.frictionFactor,
      format: { kind: "number", significant: 4 },
      scale: { kind: "log" },
    },
    series: [
      { id: "own", label: messages.moody.thisPipe, points: between(LEAST, MOST, relativeRoughness) },
      ...others.map((each) =>
        turbulent(
          each,
          `rough-${each}`,
          each === 0 ? messages.moody.smooth : messages.moody.relativeRoughness(figures(each)),
        ),
      ),
    ],
    point: { x: flow.reynolds, y: flow.frictionFactor, label: messages.moody.thisPipe },
  };
}
