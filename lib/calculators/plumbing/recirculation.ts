import { failure } from "../../core/result/result.ts";
import type { Context, Warning } from "../../kit/calculator/computation.ts";
import { flowFor, heatLossPerMeter } from "../../science/plumbing/hot-water.ts";
import { HOUR } from "../../units/constants.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import {
  coefficientOf,
  flowIn,
  isWithin,
  LEAST_MAIN,
  PASCALS_PER_METER,
  sizesOf,
  sizeTable,
} from "./sizes.ts";
import { step } from "./step.ts";
import type { PipeTables } from "./tables.ts";
import { flowText, velocityText } from "./texts.ts";

const HOURS = 8760;
/** Legionella grows below the first temperature, plastic pipe ages above the second: 55 and 60 °C, K. */
const [COOL, HOT] = [328.15, 333.15];
/** Copper erodes above this velocity in circulating hot water, m/s. */
const FAST = 0.9144;

/** Computes the heat loss of hot pipes, the flow that offsets it, and the pump of the return. */
export function recirculationAnswer(
  inputs: Inputs<"recirculation">,
  _: Context,
  tables: PipeTables,
): ModeResult<"recirculation"> {
  const { hotLength, outside: d, insulation: t, conductivity: k, filmCoefficient: h } = inputs;
  const { hotTemperature: hot, roomTemperature: room, drop } = inputs;
  if (!(hot > room)) return failure("hotTemperature", messages.recirculation.waterNotWarmer);
  if (!(hot - drop > room)) return failure("drop", messages.recirculation.dropTooLarge);
  const perLength = heatLossPerMeter({ diameter: d, insulation: t, conductivity: k, film: h }) * (hot - room);
  const loss = perLength * hotLength;
  const flow = flowFor(loss, drop);
  const coefficient = coefficientOf(inputs);
  const sizes = sizesOf(inputs, tables).map((size) => flowIn(flow, size, coefficient));
  const limits = { velocity: inputs.returnVelocity, rate: Infinity };
  const chosen = sizes.find((size) => size.nominal >= LEAST_MAIN && isWithin(size, limits));
  const length = inputs.returnLength * (1 + inputs.allowance / 100);
  const head = chosen ? (chosen.rate * length + inputs.valveLoss) / PASCALS_PER_METER : undefined;
  return {
    ok: true,
    value: {
      outputs: {
        circulation: flow,
        heatLoss: loss,
        lossPerLength: perLength,
        yearlyLoss: loss * HOURS * HOUR,
        ...(chosen && { returnSize: chosen.name, returnSpeed: chosen.velocity }),
        ...(head !== undefined && { pumpHead: head }),
      },
      steps: [
        step("lossPerLength", { q: perLength, T_w: hot, T_r: room, d, t, k, h }),
        step("loss", { P: loss, q: perLength, L: hotLength }),
        step("circulation", { Q: flow, P: loss, dT: drop }),
        ...(chosen && head !== undefined
          ? [
              {
                title: messages.recirculation.returnPipe.title,
                text: messages.recirculation.returnPipe.text(velocityText(inputs.returnVelocity)),
                result: chosen.name,
              },
              step("velocity", { V: chosen.velocity, Q: flow, D: chosen.diameter }),
              step("friction", { R: chosen.rate, Q: flow, C: coefficient, D: chosen.diameter }),
              step("equivalent", { L_e: length, L: inputs.returnLength, a: inputs.allowance }),
              step("head", { h: head, R: chosen.rate, L_e: length, p_v: inputs.valveLoss }),
            ]
          : []),
      ],
      warnings: warningsOf(inputs, sizes.length > 0 && !chosen, flow),
      assumptions: [messages.recirculation.hotPipeTemperature, messages.recirculation.frictionConservative],
      get tables() {
        return sizes.length > 0
          ? [sizeTable("sizes", messages.recirculation.sizes, sizes.slice(0, 8), limits, chosen, length)]
          : [];
      },
    },
  };
}

function warningsOf(
  { hotTemperature, drop, returnVelocity, insulation, material }: Inputs<"recirculation">,
  isBeyond: boolean,
  flow: number,
): Warning[] {
  const isPlastic = material !== undefined && /^(?:pex|cpvc|pvc|pe100)/.test(material.id);
  return [
    ...(isBeyond
      ? [
          {
            text: messages.recirculation.noSizeLargeEnough(flowText(flow)),
            at: "material",
          },
        ]
      : []),
    ...(hotTemperature - drop < COOL
      ? [
          {
            text: messages.recirculation.legionella,
            at: "drop",
          },
        ]
      : []),
    ...(isPlastic && hotTemperature > HOT
      ? [
          {
            text: messages.recirculation.plasticRating,
            at: "material",
          },
        ]
      : []),
    ...(returnVelocity > FAST + 1e-6
      ? [
          {
            text: messages.recirculation.velocityHigh(velocityText(FAST)),
            at: "returnVelocity",
          },
        ]
      : []),
    ...(insulation === 0
      ? [
          {
            text: messages.recirculation.insulationMissing,
            at: "insulation",
          },
        ]
      : []),
  ];
}
