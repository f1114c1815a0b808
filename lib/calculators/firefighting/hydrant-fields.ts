import { choice, count, number, rows, toggle } from "../../kit/fields/field.ts";
import { input } from "../../kit/fields/input.ts";
import * as quantities from "./quantities.ts";

export const hydrantFields = {
  staticPressure: input(quantities.waterPressure, {
    label: "Static pressure",
    hint: "At the residual hydrant, before the others open",
    default: { si: "5.5 bar", us: "80 psi" },
  }),
  residualPressure: input(quantities.waterPressure, {
    label: "Residual pressure",
    hint: "At the same hydrant, while the others flow",
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
          { id: "own", label: "Custom coefficient" },
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
        hint: "Not flowing full: NFPA 291’s additional coefficient by pitot pressure",
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
      number: count({ label: "Identical outlets", default: 1, min: 1, max: 20 }),
    },
    default: [{ outlet: "smooth" }],
    minRows: 1,
    maxRows: 20,
  }),
  target: input(quantities.waterPressure, {
    label: "Residual pressure for the prediction",
    hint: "{20 psi} is typical",
    default: { si: "1.4 bar", us: "20 psi" },
  }),
  gaugeHeight: input(quantities.pipeLength, {
    label: "Height of the gauge above the connection",
    hint: "Adds this elevation to the supply curve at the connection",
    min: "-300 m",
    default: { si: "0 m", us: "0 ft" },
    advanced: true,
  }),
  planned: input(quantities.waterFlow, {
    label: "Flow to evaluate",
    optional: true,
    advanced: true,
  }),
} as const;
