import { failure } from "../../core/result/result.ts";
import type { Step, Table, Warning } from "../../kit/calculator/computation.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import { flowRegime } from "../../science/fluids/friction-factor.ts";
import { headOf } from "../../science/fluids/pipe-flow.ts";
import { materialTable, sizeTable } from "./candidates.ts";
import { hazenWilliamsFigures } from "./comparison.ts";
import { formats } from "./formats.ts";
import { messages } from "./messages.ts";
import { moodyChart } from "./moody-chart.ts";
import type { KnownPipe } from "./pipe.ts";
import { curveOf, operationOf, pumpFigures, systemChart } from "./pump.ts";
import type { Losses, Setting } from "./setting.ts";
import { fittingSteps, flowSteps, lossSteps } from "./steps.ts";
import { materialOf } from "./tables.ts";
import { figures, pressureText } from "./texts.ts";
import { hammerFigures, suctionFigures } from "./transients.ts";
import { boilingWarnings, pipeWarnings } from "./warnings.ts";

/**
 * Fraction of its absolute pressure that a gas may lose while one density is still accurate (Crane TP-410, chapter 1).
 */
const MOST_OF_GAS = 0.1;

/** Mode-specific parts of an answer. */
interface AnswerRequest<O> {
  outputs: O;
  steps: readonly Step[];
  warnings?: readonly Warning[];
  assumptions?: readonly Sentence[];
}

/** Builds the answer of a pipe: the figures of every pipe and those of this mode. */
export function pipeAnswer<O extends object>(
  flow: number,
  pipe: KnownPipe,
  setting: Setting,
  request: AnswerRequest<O>,
) {
  const { inputs, fluid, fittings, tables } = setting;
  const losses = setting.lossesIn(flow, pipe, inputs.otherLoss);
  const { gasPressure } = fluid;
  if (gasPressure !== undefined && losses.total > MOST_OF_GAS * gasPressure)
    return failure(
      "gasPressure",
      messages.fluids.gasLosesTooMuch({
        loss: pressureText(losses.total),
        percent: figures((100 * losses.total) / gasPressure, 3),
      }),
    );
  const curveResult = curveOf(inputs);
  if (!curveResult.ok) return curveResult;
  const curve = curveResult.value;
  const operation = operationOf(fluid.isGas ? undefined : curve, flow, pipe, setting);
  const pump = pumpFigures(flow, losses, setting);
  const suction = suctionFigures(setting);
  const hammer = hammerFigures(losses, pipe, setting);
  const comparison = hazenWilliamsFigures(flow, losses, pipe, setting);
  const { velocity, velocityPressure, reynolds, frictionFactor, gradient } = losses.flow;
  const inlet = gasPressure ?? inputs.inletPressure;
  const outlet = inlet === undefined ? undefined : inlet - losses.total;
  const record = inputs.mode === "size" ? inputs.material : inputs.pipe && materialOf(tables, inputs.pipe);
  return {
    ok: true as const,
    value: {
      outputs: {
        ...request.outputs,
        pressureDrop: losses.total,
        diameter: pipe.diameter,
        flow,
        massFlow: flow * fluid.density,
        velocity,
        reynolds,
        ...(flow > 0 && { regime: messages.regimes[flowRegime(reynolds)], frictionFactor }),
        relativeRoughness: pipe.roughness / pipe.diameter,
        gradient,
        frictionLoss: losses.friction,
        fittingLoss: losses.fittings,
        ...(inputs.rise !== 0 && { elevationPressure: losses.elevation }),
        velocityPressure,
        // A column of gas is not a useful figure.
        ...(!fluid.isGas && {
          head: headOf(losses.total, fluid.density),
          velocityHead: headOf(velocityPressure, fluid.density),
        }),
        ...(outlet !== undefined && outlet > 0 && { outletPressure: outlet }),
        ...comparison.outputs,
        ...pump.outputs,
        ...(operation.at && { operatingFlow: operation.at[0], operatingHead: operation.at[1] }),
        ...suction.outputs,
        ...hammer.outputs,
        density: fluid.density,
        viscosity: fluid.viscosity,
        ...(fluid.specificHeat !== undefined && { specificHeat: fluid.specificHeat }),
        ...(fluid.conductivity !== undefined && { conductivity: fluid.conductivity }),
      },
      steps: [
        ...request.steps,
        ...fluid.steps,
        ...flowSteps(flow, pipe, losses, setting),
        ...fittingSteps(pipe, losses, setting),
        ...lossSteps(losses, setting),
        ...pump.steps,
        ...comparison.steps,
        ...suction.steps,
        ...hammer.steps,
      ],
      warnings: [
        ...(request.warnings ?? []),
        ...pipeWarnings(pipe, losses, setting),
        ...boilingWarnings(losses, suction.outputs.npsh, setting),
        ...operation.warnings,
        ...comparison.warnings,
      ],
      assumptions: [fluid.source, ...(request.assumptions ?? [])],
      get charts() {
        const moody = moodyChart(pipe, losses.flow);
        return [
          ...(flow > 0 && !fluid.isGas ? [systemChart(flow, pipe, setting, operation)] : []),
          ...(moody ? [moody] : []),
        ];
      },
      get tables() {
        return [
          record && sizeTable(record, flow, setting),
          fittings.length > 0 && flow > 0 ? fittingTable(losses, pipe, setting) : undefined,
          flow > 0 ? materialTable(flow, setting) : undefined,
        ].filter((table) => table !== undefined);
      },
    },
  };
}

function fittingTable({ flow }: Losses, pipe: KnownPipe, { fittings }: Setting): Table {
  return {
    id: "fittings",
    title: messages.columns.fittings,
    columns: [
      { id: "fitting", label: messages.columns.fitting, format: formats.text },
      { id: "number", label: messages.columns.quantity, format: { kind: "count" } },
      { id: "by", label: messages.columns.method, format: formats.text },
      { id: "coefficient", label: messages.columns.coefficientEach, format: formats.plain },
      { id: "length", label: messages.columns.equivalentLengthEach, format: formats.length },
      { id: "loss", label: messages.columns.loss, format: formats.pressure },
    ],
    rows: fittings.map((fitting) => {
      const coefficient = fitting.coefficient(flow, pipe);
      return [
        fitting.label,
        fitting.number,
        fitting.by,
        coefficient,
        (coefficient * pipe.diameter) / flow.frictionFactor,
        fitting.number * coefficient * flow.velocityPressure,
      ];
    }),
  };
}
