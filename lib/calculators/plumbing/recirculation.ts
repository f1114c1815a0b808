import { type Context, failure, type Warning } from "../../kit/calculator/computation.ts";
import { sentence } from "../../kit/fields/sentence.ts";
import { flowFor, heatLossPerMeter } from "../../science/plumbing/hot-water.ts";
import { HOUR } from "../../units/constants.ts";
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
/** Below it Legionella grows, above it plastic pipe ages: 55 and 60 °C, K. */
const [COOL, HOT] = [328.15, 333.15];
/** Above it copper wears in hot water that always runs, m/s. */
const FAST = 0.9144;

/** The heat that hot pipes lose, the flow that makes up for it, and the pump of the return. */
export function recirculationAnswer(
  inputs: Inputs<"recirculation">,
  _: Context,
  tables: PipeTables,
): ModeResult<"recirculation"> {
  const { hotLength, outside: d, insulation: t, conductivity: k, filmCoefficient: h } = inputs;
  const { hotTemperature: hot, roomTemperature: room, drop } = inputs;
  if (!(hot > room))
    return failure("hotTemperature", "The hot water must be warmer than the air around the pipes.");
  if (!(hot - drop > room))
    return failure(
      "drop",
      "Water that cools this much would be no warmer than the room. Enter a smaller drop.",
    );
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
    answer: {
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
                title: "Return pipe",
                text: sentence`The smallest size with a velocity of at most ${velocityText(inputs.returnVelocity)}, and no smaller than ½ in.`,
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
      assumptions: [
        "The hot water pipe is taken at the heater’s temperature along its whole length, so the loss is slightly high. Loss from the return pipe is not included, because it cools water that has already passed the last branch.",
        "Hazen–Williams is for cold water; friction in hot water is about 10% to 20% less, so the pump head is conservative.",
      ],
      get tables() {
        return sizes.length > 0
          ? [sizeTable("sizes", "Return pipe sizes", sizes.slice(0, 8), limits, chosen, length)]
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
            text: sentence`No size of this pipe carries ${flowText(flow)} at this velocity. Split the loop or choose another pipe.`,
            at: "material",
          },
        ]
      : []),
    ...(hotTemperature - drop < COOL
      ? [
          {
            text: "The water returns below 55 °C (131 °F), where Legionella survives. Store it hotter or allow a smaller drop, and temper it at the outlets to prevent scalding.",
            at: "drop",
          },
        ]
      : []),
    ...(isPlastic && hotTemperature > HOT
      ? [
          {
            text: "Check that plastic pipe is rated for continuous flow above 60 °C (140 °F): its pressure rating drops, and chlorine ages it.",
            at: "material",
          },
        ]
      : []),
    ...(returnVelocity > FAST + 1e-6
      ? [
          {
            text: sentence`Continuously circulating hot water should stay below ${velocityText(FAST)} in copper.`,
            at: "returnVelocity",
          },
        ]
      : []),
    ...(insulation === 0
      ? [
          {
            text: "Energy codes (IECC C403 and C404, ASHRAE 90.1) require insulation on circulating hot water pipe.",
            at: "insulation",
          },
        ]
      : []),
  ];
}
