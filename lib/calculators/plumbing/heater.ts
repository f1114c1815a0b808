import { failure } from "../../core/result/result.ts";
import type { Warning } from "../../kit/calculator/computation.ts";
import { flowFor, heatFor } from "../../science/plumbing/hot-water.ts";
import { GALLON, HOUR } from "../../units/constants.ts";
import { formats } from "./formats.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";
import { volumeText } from "./texts.ts";

/** Relative tolerance within which a rating equals the demand. */
const CLOSE = 1e-9;

/** Sizes a tankless heater by its flow, or a storage heater by its first hour. */
export function heaterAnswer(inputs: Inputs<"heater">): ModeResult<"heater"> {
  return inputs.heater === "tankless" ? tankless(inputs) : storage(inputs);
}

function tankless({ peakFlow: Q, temperatureRise: dT, efficiency }: Inputs<"heater">): ModeResult<"heater"> {
  const P = heatFor(Q, dT);
  const input = P / (efficiency / 100);
  return {
    ok: true,
    value: {
      outputs: { heatInput: input, heatOutput: P },
      steps: [step("heat", { P, Q, dT }), step("input", { P_i: input, P, eta: efficiency })],
      warnings: [
        {
          text: messages.heater.checkDataSheet,
          level: "note",
        },
      ],
      get charts() {
        const rises = Array.from({ length: 21 }, (_, at) => dT * (0.5 + at / 20));
        return [
          {
            id: "rises",
            title: messages.heater.chart.title,
            finding: messages.heater.chart.finding({
              flow: { value: Q, format: formats.waterFlow },
              rise: { value: dT, format: formats.temperatureRise },
            }),
            summary: messages.heater.chart.summary,
            kind: "lines" as const,
            x: { label: messages.heater.chart.rise, format: formats.temperatureRise },
            y: { label: messages.heater.chart.flow, format: formats.waterFlow },
            series: [
              {
                id: "flow",
                label: messages.heater.chart.flow,
                points: rises.map((rise): [number, number] => [rise, flowFor(P, rise)]),
              },
            ],
            point: { x: dT, y: Q, label: messages.heater.chart.point },
          },
        ];
      },
    },
  };
}

function storage(inputs: Inputs<"heater">): ModeResult<"heater"> {
  const { uses, tank, usable, heaterInput, temperatureRise: dT, efficiency } = inputs;
  const rows = uses.map(({ use, times, ownVolume }) => ({
    label: use?.label ?? messages.custom,
    times,
    volume: use?.figures?.volume === undefined ? ownVolume : use.figures.volume * GALLON,
  }));
  const demand = rows.reduce((sum, { times, volume }) => sum + times * volume, 0);
  if (!(demand > 0)) return failure("uses", messages.heater.noUse);
  const recovery = HOUR * flowFor(heaterInput * (efficiency / 100), dT);
  const rating = (usable / 100) * tank + recovery;
  const needed = Math.max((demand - recovery) / (usable / 100), 0);
  return {
    ok: true,
    value: {
      outputs: { firstHourRating: rating, hourDemand: demand, recovery, neededTank: needed },
      steps: [
        step("hour", {
          V_d: demand,
          n: rows.map(({ times }) => times),
          v: rows.map(({ volume }) => volume),
        }),
        step("recovery", { V_r: recovery, P_i: heaterInput, eta: efficiency, dT }),
        step("firstHour", { F: rating, u: usable, V_t: tank, V_r: recovery }),
        step("tank", { V_n: needed, V_d: demand, V_r: recovery, u: usable }),
      ],
      warnings: storageWarnings(demand, rating),
      assumptions: [messages.heater.averageVolumes, messages.heater.ratingEstimated],
      get tables() {
        return [
          {
            id: "uses",
            title: messages.heater.peakHour,
            columns: [
              { id: "use", label: messages.columns.use, format: formats.text },
              { id: "times", label: messages.columns.times, format: formats.count },
              { id: "each", label: messages.columns.each, format: formats.volume },
              { id: "all", label: messages.columns.total, format: formats.volume },
            ],
            rows: rows.map(({ label, times, volume }) => [label, times, volume, times * volume]),
            total: [messages.columns.total, null, null, demand],
          },
        ];
      },
    },
  };
}

const storageWarnings = (demand: number, rating: number): Warning[] =>
  rating < demand * (1 - CLOSE)
    ? [
        {
          text: messages.heater.firstHourShort(volumeText(demand - rating)),
          at: "tank",
        },
      ]
    : rating > demand * 1.5
      ? [
          {
            text: messages.heater.firstHourLarge(volumeText(rating - demand)),
            level: "note",
          },
        ]
      : [];
