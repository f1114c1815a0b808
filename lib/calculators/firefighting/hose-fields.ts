import { choice, count, number, record, rows } from "../../kit/fields/field.ts";
import { input } from "../../kit/fields/input.ts";
import * as quantities from "./quantities.ts";

export const hoseFields = {
  nozzle: choice({
    label: "Nozzle",
    options: [
      { id: "fog", label: "Fog, by flow" },
      { id: "smooth", label: "Smooth bore, by tip" },
    ],
    default: "fog",
  }),
  fogFlow: input(quantities.waterFlow, {
    label: "Nozzle flow",
    default: { si: "570 L/min", us: "150 gpm" },
    when: { nozzle: ["fog"] },
  }),
  tip: input(quantities.bore, {
    label: "Tip diameter",
    default: { si: "24 mm", us: "0.9375 in" },
    when: { nozzle: ["smooth"] },
  }),
  nozzlePressure: input(quantities.waterPressure, {
    label: "Nozzle pressure",
    hint: "Typical: fog {100 psi}, low-pressure fog {50 psi..75 psi}; smooth bore {50 psi} on handlines, {80 psi} on master streams",
    min: "0.5 bar",
    default: { si: "7 bar", us: "100 psi" },
  }),
  hoses: rows({
    label: "Hose, from the nozzle to the pump",
    rowLabel: "hose",
    fields: {
      hose: record({
        label: "Hose",
        set: "hose-friction",
        plural: "hoses",
        default: "hose-1-75",
        other: { id: "own", label: "Custom coefficient" },
      }),
      coefficient: number({
        label: "Friction coefficient",
        hint: "psi per 100 ft at 100 gpm; best from a test of your hose",
        default: undefined,
        min: 0.001,
        max: 10_000,
        optional: true,
        when: { hose: ["own"] },
      }),
      length: input(quantities.pipeLength, { label: "Length", default: { si: "60 m", us: "200 ft" } }),
      feeds: count({ label: "Nozzles it feeds", default: 1, min: 1, max: 10 }),
      parallel: count({ label: "Equal parallel lines", default: 1, min: 1, max: 10 }),
    },
    default: [{ hose: "hose-1-75" }],
    minRows: 1,
    maxRows: 20,
  }),
  appliance: input(quantities.waterPressure, {
    label: "Appliances",
    hint: "Typical: {10 psi} for a wye or siamese above 350 gpm (1,325 L/min), {25 psi} for a master stream device or a standpipe",
    default: { si: "0 bar", us: "0 psi" },
  }),
  nozzleHeight: input(quantities.pipeLength, {
    label: "Height of the nozzle above the pump",
    min: "-300 m",
    default: { si: "0 m", us: "0 ft" },
  }),
} as const;
