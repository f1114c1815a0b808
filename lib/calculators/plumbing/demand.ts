import { failure, type Result, success } from "../../core/result/result.ts";
import type { Step } from "../../kit/calculator/computation.ts";
import { sentence } from "../../kit/fields/sentence.ts";
import { type Demand, demandOf, type Flushing, lastUnits } from "../../science/plumbing/demand-curve.ts";
import { type FixtureUse, type WaterDemand, waterDemand, Z99 } from "../../science/plumbing/water-demand.ts";
import { GPM } from "../../units/constants.ts";
import { type Fixture, totalOf } from "./fixtures.ts";
import { messages } from "./messages.ts";
import type { Inputs } from "./modes.ts";
import { step } from "./step.ts";
import type { SupplyTables } from "./tables.ts";
import { figures, flowText } from "./texts.ts";

/** The loads of a building, m³/s and fixture units. */
export interface Loads {
  flushing: Flushing;
  units: number;
  coldUnits: number;
  hotUnits: number;
  total: Demand;
  cold: Demand;
  hot: Demand;
  /** Result of the Water Demand Calculator; undefined if it has none of the fixtures. */
  calculator: WaterDemand | undefined;
  uses: readonly FixtureUse[];
  /** Fixtures that the Water Demand Calculator does not cover. */
  unknown: readonly string[];
}

export function loadsOf(
  inputs: Inputs<"supply">,
  fixtures: readonly Fixture[],
  { curves, uses: usesById }: SupplyTables,
): Result<Loads> {
  const present = fixtures.filter(({ number }) => number > 0);
  const flushing =
    inputs.flushing === "auto"
      ? present.some(({ isValve }) => isValve)
        ? "valve"
        : "tank"
      : inputs.flushing;
  const units = totalOf(fixtures, ({ supply = 0 }) => supply);
  const coldUnits = totalOf(fixtures, ({ cold }) => cold);
  const hotUnits = totalOf(fixtures, ({ hot }) => hot);
  const total = demandOf(units, curves, flushing);
  const cold = demandOf(coldUnits, curves, flushing);
  const hot = demandOf(hotUnits, curves, "tank");
  if (!total || !cold || !hot)
    return failure(
      "fixtures",
      messages.supply.unitsBeyondTable({
        units: figures(units),
        last: figures(lastUnits(curves.tank)),
      }),
    );
  const unknown = present.flatMap(({ id, label, supply }) =>
    supply === 0 || (id !== undefined && usesById[id]) ? [] : [label],
  );
  const uses = usesOf(present, usesById);
  return success({
    flushing,
    units,
    coldUnits,
    hotUnits,
    total,
    cold,
    hot,
    calculator: unknown.length > 0 ? undefined : waterDemand(uses),
    uses,
    unknown: [...new Set(unknown)],
  });
}

/** Groups fixtures of the same kind. */
function usesOf(fixtures: readonly Fixture[], usesById: SupplyTables["uses"]): FixtureUse[] {
  const kinds = new Map<string, FixtureUse>();
  for (const { id, number } of fixtures)
    for (const { probability, flow } of usesById[id ?? ""] ?? []) {
      const key = `${probability} ${flow}`;
      kinds.set(key, { probability, flow, number: number + (kinds.get(key)?.number ?? 0) });
    }
  return [...kinds.values()];
}

/**
 * Derives the demand that determines the sizes. If that is by fixture units, the caller appends the steps of
 * the Water Demand Calculator.
 */
export function demandSteps(
  loads: Loads,
  fixtures: readonly Fixture[],
  { sizing, continuous }: Inputs<"supply">,
): Step[] {
  const { total, units: U, calculator } = loads;
  const n = fixtures.map(({ number }) => number);
  const u = fixtures.map(({ supply = 0 }) => supply);
  const isCalculator = sizing === "calculator" && calculator !== undefined;
  const used = isCalculator ? calculator.flow : total.flow;
  if (!(U > 0)) return [];
  return [
    step("units", { U, n, u }, messages.supply.unitsStep),
    step("curve", {
      Q: total.flow,
      U,
      U_1: total.below.units,
      U_2: total.above.units,
      Q_1: total.below.flow,
      Q_2: total.above.flow,
    }),
    ...(isCalculator ? calculatorSteps(loads) : []),
    ...(continuous > 0 ? [step("added", { Q_t: used + continuous, Q: used, Q_c: continuous })] : []),
  ];
}

/** Derives the Water Demand Calculator’s figure; empty if there is none. */
export function calculatorSteps({ calculator, uses }: Loads): Step[] {
  if (!calculator) return [];
  const { method, expected: H, idle: P_0, mean: m, deviation: s, flow: Q } = calculator;
  const n = uses.map(({ number }) => number);
  const p = uses.map(({ probability }) => probability);
  const q = uses.map(({ flow }) => flow * GPM);
  const moments = [step("mean", { m, n, p, q }), step("deviation", { s, n, p, q })];
  const idle = step("idle", { P_0, n, p });
  const last = {
    exact: () => [
      idle,
      {
        title: messages.supply.exactDistribution.title,
        text: messages.supply.exactDistribution.text(flowText(Q)),
        result: sentence`${flowText(Q)}`,
      },
    ],
    modified: () => [idle, ...moments, step("modified", { Q, m, P_0, z: Z99, s })],
    normal: () => [...moments, step("normal", { Q, m, z: Z99, s })],
  }[method]();
  return [step("expected", { H, n, p }), ...last];
}
