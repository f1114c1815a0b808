import { choice, count, number, rows, toggle } from "../../fields/field.ts";
import { input } from "../../fields/input.ts";
import * as quantities from "./quantities.ts";

/** A flow test of hydrants. */
export const hydrantFields = {
  staticPressure: input(quantities.waterPressure, {
    label: "Static pressure",
    hint: "At the residual hydrant, before the others are opened",
    default: { si: "5.5 bar", us: "80 psi" },
  }),
  residualPressure: input(quantities.waterPressure, {
    label: "Residual pressure",
    hint: "At the same hydrant, while they flow",
    default: { si: "4 bar", us: "58 psi" },
  }),
  outlets: rows({
    label: "Flowing outlets",
    rowLabel: "outlet",
    fields: {
      outlet: choice({
        label: "Outlet",
        options: [
          { id: "smooth", label: "Smooth and rounded (0.90)" },
          { id: "square", label: "Square and sharp (0.80)" },
          { id: "projecting", label: "Projecting into the barrel (0.70)" },
          { id: "tube", label: "Stream straightener (0.95)" },
          { id: "own", label: "Own coefficient" },
        ],
        default: "smooth",
      }),
      coefficient: number({
        label: "Coefficient",
        default: undefined,
        min: 0.3,
        max: 1,
        optional: true,
        when: { outlet: ["own"] },
      }),
      isPumper: toggle({
        label: "Pumper outlet",
        hint: "Not full: NFPA 291’s further coefficient by its pitot pressure",
        default: false,
      }),
      diameter: input(quantities.bore, {
        label: "Inside diameter",
        default: { si: "63.5 mm", us: "2.5 in" },
      }),
      pitot: input(quantities.waterPressure, {
        label: "Pitot pressure",
        min: "0.01 bar",
        default: { si: "1.4 bar", us: "20 psi" },
      }),
      number: count({ label: "How many alike", default: 1, min: 1, max: 20 }),
    },
    default: [{ outlet: "smooth" }],
    minRows: 1,
    maxRows: 20,
  }),
  target: input(quantities.waterPressure, {
    label: "Residual pressure to predict for",
    hint: "{20 psi} is usual",
    default: { si: "1.4 bar", us: "20 psi" },
  }),
  gaugeHeight: input(quantities.pipeLength, {
    label: "Height of the gauge above the connection",
    hint: "The supply curve of the connection has this height more",
    min: "-300 m",
    default: { si: "0 m", us: "0 ft" },
    advanced: true,
  }),
  planned: input(quantities.waterFlow, {
    label: "Flow to read the curve at",
    optional: true,
    advanced: true,
  }),
} as const;
