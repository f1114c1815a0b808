import { failure } from "../../core/result/result.ts";
import type { Context, Step } from "../../kit/calculator/computation.ts";
import { type Budget, budgetOf, budgetSteps } from "./budget.ts";
import { budgetChart, demandChart } from "./charts.ts";
import { calculatorSteps, demandSteps, loadsOf } from "./demand.ts";
import { fixturesOf, listOf, totalOf, unlisted } from "./fixtures.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import {
  coefficientOf,
  flowIn,
  isWithin,
  LEAST_MAIN,
  LEAST_SERVICE,
  type SizedFlow,
  sizesOf,
  sizeTable,
} from "./sizes.ts";
import { step } from "./step.ts";
import { supplyAssumptions, supplyWarnings } from "./supply-warnings.ts";
import type { SupplyTables } from "./tables.ts";
import { rateText, velocityText } from "./texts.ts";

export function supplyAnswer(
  inputs: Inputs<"supply">,
  _: Context,
  tables: SupplyTables,
): ModeResult<"supply"> {
  const fixtures = fixturesOf(inputs, tables);
  const missing = unlisted(fixtures, inputs.code, "supply");
  if (missing) return missing;
  const loadsResult = loadsOf(inputs, fixtures, tables);
  if (!loadsResult.ok) return loadsResult;
  const loads = loadsResult.value;
  if (inputs.sizing === "calculator" && loads.unknown.length > 0)
    return failure("sizing", messages.supply.calculatorLacksFixtures(loads.unknown.join("; ")));
  const { continuous } = inputs;
  const curve = loads.total.flow;
  const demand =
    (inputs.sizing === "calculator" && loads.calculator ? loads.calculator.flow : curve) + continuous;
  const cold = loads.cold.flow + continuous;
  const hot = loads.hot.flow;
  const budget = budgetOf(inputs);
  const coefficient = coefficientOf(inputs);
  const sizes = sizesOf(inputs, tables);
  const coldLimits = { velocity: inputs.maxVelocity, rate: budget.rate };
  const hotLimits = { velocity: inputs.maxHotVelocity, rate: budget.rate };
  const within = (flow: number, limits: typeof coldLimits, least: number): SizedFlow | undefined =>
    sizes
      .map((size) => flowIn(flow, size, coefficient))
      .find((size) => size.nominal >= least && isWithin(size, limits));
  const isPossible = budget.available > 0;
  const service = isPossible && demand > 0 ? within(demand, coldLimits, LEAST_SERVICE) : undefined;
  const coldMain = isPossible && cold > 0 ? within(cold, coldLimits, LEAST_MAIN) : undefined;
  const hotMain = isPossible && hot > 0 ? within(hot, hotLimits, LEAST_MAIN) : undefined;
  const friction = service ? service.rate * budget.length : undefined;
  const drainage = fixtures.every((fixture) => fixture.drainage !== undefined || fixture.number === 0)
    ? totalOf(fixtures, (fixture) => fixture.drainage ?? 0)
    : undefined;
  return {
    ok: true,
    value: {
      outputs: {
        demand,
        ...(service && { serviceSize: service.name }),
        coldDemand: cold,
        hotDemand: hot,
        ...(coldMain && { coldSize: coldMain.name }),
        ...(hotMain && { hotSize: hotMain.name }),
        fixtureUnits: loads.units,
        coldUnits: loads.coldUnits,
        hotUnits: loads.hotUnits,
        curveDemand: curve,
        ...(loads.calculator && { calculatorDemand: loads.calculator.flow }),
        availablePressure: budget.available,
        ...(isPossible && { allowedRate: budget.rate }),
        ...(service && { frictionRate: service.rate, velocity: service.velocity }),
        ...(friction !== undefined && { fixturePressure: inputs.residual + budget.available - friction }),
        ...(drainage !== undefined && { drainageUnits: drainage }),
        fixtures: listOf(fixtures),
      },
      steps: [
        ...demandSteps(loads, fixtures, inputs),
        ...budgetSteps(inputs, budget),
        ...(service ? sizeSteps(service, demand, coefficient, inputs, budget) : []),
        ...(inputs.sizing === "hunter" ? calculatorSteps(loads) : []),
      ],
      warnings: supplyWarnings({ inputs, fixtures, loads, demand, budget, service, sizes }),
      assumptions: supplyAssumptions(inputs, loads),
      get charts() {
        const losses = [
          { label: messages.supply.losses.height, value: budget.height },
          { label: messages.supply.losses.meter, value: inputs.meterLoss },
          { label: messages.supply.losses.backflowPreventer, value: inputs.backflowLoss },
          { label: messages.supply.losses.other, value: inputs.otherLoss },
          ...(friction === undefined ? [] : [{ label: messages.supply.losses.friction, value: friction }]),
        ].filter(({ value }) => value !== 0);
        return [
          demandChart(loads, tables),
          ...(isPossible ? [budgetChart(inputs.streetPressure, losses, inputs.residual)] : []),
        ];
      },
      get tables() {
        const flows = sizes.map((size) => flowIn(demand, size, coefficient));
        return sizes.length > 0 && isPossible && demand > 0
          ? [
              sizeTable(
                "sizes",
                messages.supply.sizes,
                flows,
                coldLimits,
                service,
                budget.length,
                LEAST_SERVICE,
              ),
            ]
          : [];
      },
    },
  };
}

const sizeSteps = (
  { name, diameter: D, velocity: V, rate: R }: SizedFlow,
  Q: number,
  C: number,
  { maxVelocity, residual: p_r }: Inputs<"supply">,
  { rate, available: p_a, length: L_e }: Budget,
): Step[] => [
  {
    title: messages.supply.service.title,
    text: messages.supply.service.text({ rate: rateText(rate), velocity: velocityText(maxVelocity) }),
    result: name,
  },
  step("velocity", { V, Q, D }),
  step("friction", { R, Q, C, D }),
  step("remaining", { p_f: p_r + p_a - R * L_e, p_r, p_a, R, L_e }),
];
