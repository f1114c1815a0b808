import { failure, type Warning } from "../../kit/calculator/computation.ts";
import { sentence } from "../../kit/fields/sentence.ts";
import { flowFor, heatFor } from "../../science/plumbing/hot-water.ts";
import { GALLON, HOUR } from "../../units/constants.ts";
import { formats } from "./formats.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";
import { volumeText } from "./texts.ts";

/** Difference between a rating and the demand that counts as equal, as a fraction. */
const CLOSE = 1e-9;

/** A tankless heater by its flow, or a storage heater by its first hour. */
export function heaterAnswer(inputs: Inputs<"heater">): ModeResult<"heater"> {
  return inputs.heater === "tankless" ? tankless(inputs) : storage(inputs);
}

function tankless({ peakFlow: Q, temperatureRise: dT, efficiency }: Inputs<"heater">): ModeResult<"heater"> {
  const P = heatFor(Q, dT);
  const input = P / (efficiency / 100);
  return {
    ok: true,
    answer: {
      outputs: { heatInput: input, heatOutput: P },
      steps: [step("heat", { P, Q, dT }), step("input", { P_i: input, P, eta: efficiency })],
      warnings: [
        {
          text: "Check the heater’s flow at this rise, and its minimum activation flow, on its data sheet. Size the gas pipe, vent or circuit for its rated input.",
          level: "note",
        },
      ],
      get charts() {
        const rises = Array.from({ length: 21 }, (_, at) => dT * (0.5 + at / 20));
        return [
          {
            id: "rises",
            title: "Flow by temperature rise",
            finding: sentence`${{ value: Q, format: formats.flow }} at a rise of ${{ value: dT, format: formats.rise }}`,
            summary:
              "What a heater with this input delivers at other temperature rises. The point is this heater.",
            kind: "lines" as const,
            x: { label: "Temperature rise", format: formats.rise },
            y: { label: "Flow", format: formats.flow },
            series: [
              {
                id: "flow",
                label: "Flow",
                points: rises.map((rise): [number, number] => [rise, flowFor(P, rise)]),
              },
            ],
            point: { x: dT, y: Q, label: "This heater" },
          },
        ];
      },
    },
  };
}

function storage(inputs: Inputs<"heater">): ModeResult<"heater"> {
  const { uses, tank, usable, heaterInput, temperatureRise: dT, efficiency } = inputs;
  const rows = uses.map(({ use, times, ownVolume }) => ({
    label: use?.label ?? "Custom",
    times,
    volume: use?.figures?.volume === undefined ? ownVolume : use.figures.volume * GALLON,
  }));
  const demand = rows.reduce((sum, { times, volume }) => sum + times * volume, 0);
  if (!(demand > 0)) return failure("uses", "Enter at least one use of hot water.");
  const recovery = HOUR * flowFor(heaterInput * (efficiency / 100), dT);
  const rating = (usable / 100) * tank + recovery;
  const needed = Math.max((demand - recovery) / (usable / 100), 0);
  return {
    ok: true,
    answer: {
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
      assumptions: [
        "Volumes per use are averages from the US Department of Energy’s worksheet; showers with modern heads use less, long showers more.",
        "The first-hour rating is estimated. Choose a heater by the rating on its EnergyGuide label.",
      ],
      get tables() {
        return [
          {
            id: "uses",
            title: "Peak hour",
            columns: [
              { id: "use", label: "Use", format: formats.text },
              { id: "times", label: "Times", format: formats.count },
              { id: "each", label: "Each", format: formats.volume },
              { id: "all", label: "Total", format: formats.volume },
            ],
            rows: rows.map(({ label, times, volume }) => [label, times, volume, times * volume]),
            total: ["Total", null, null, demand],
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
          text: sentence`The first hour falls short by ${volumeText(demand - rating)}. Choose a larger tank or a larger heater.`,
          at: "tank",
        },
      ]
    : rating > demand * 1.5
      ? [
          {
            text: sentence`The first hour delivers ${volumeText(rating - demand)} more than needed; a smaller heater loses less heat.`,
            level: "note",
          },
        ]
      : [];
