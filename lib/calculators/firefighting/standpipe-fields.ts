import { choice, count, rows, text, toggle } from "../../kit/fields/field.ts";
import { input } from "../../kit/fields/input.ts";
import { fittings, ownDiameter, pipe, pipeLength } from "./pipe-fields.ts";
import * as quantities from "./quantities.ts";

export const standpipeFields = {
  standpipeClass: choice({
    label: "Class",
    options: [
      { id: "I", label: "Class I" },
      { id: "II", label: "Class II" },
      { id: "III", label: "Class III" },
    ],
    default: "I",
    line: "own",
  }),
  standpipes: count({ label: "Standpipes", default: 2, min: 1, max: 50 }),
  isSprinklered: toggle({ label: "Sprinklers throughout the building", default: true }),
  isLarge: toggle({ label: "More than 80,000 ft² (7,432 m²) on a floor", default: false, advanced: true }),
  outletPressure: input(quantities.waterPressure, {
    label: "Residual pressure at the outlet",
    hint: "Blank = {100 psi}, class II {65 psi}",
    optional: true,
  }),
  standSegments: rows({
    label: "Pipes, from the most remote outlet to the supply",
    rowLabel: "pipe",
    nameField: "name",
    fields: {
      name: text({ label: "Name", default: "", maxLength: 30, optional: true }),
      carries: choice({
        label: "Carries",
        options: [
          { id: "outlet", label: "One outlet: 250 gpm (950 L/min)" },
          { id: "remote", label: "Remote standpipe: 500 gpm (1,900 L/min)" },
          { id: "all", label: "All standpipes" },
          { id: "own", label: "Custom flow" },
        ],
        default: "all",
      }),
      ownFlow: input(quantities.waterFlow, { label: "Flow", optional: true, when: { carries: ["own"] } }),
      pipe,
      ownDiameter,
      length: pipeLength,
      fittings,
      climb: input(quantities.pipeLength, {
        label: "Rise",
        hint: "Toward the outlet",
        min: "-500 m",
        default: { si: "0 m", us: "0 ft" },
      }),
    },
    default: [
      {
        name: "Top floor",
        carries: "outlet",
        pipe: "steel-40-4",
        length: { si: "3.6", us: "12" },
        climb: { si: "3.6", us: "12" },
      },
      {
        name: "Standpipe",
        carries: "remote",
        pipe: "steel-40-4",
        length: { si: "30", us: "100" },
        climb: { si: "30", us: "100" },
      },
      {
        name: "Feed main",
        pipe: "steel-40-6",
        length: { si: "25", us: "80" },
        fittings: [
          { fitting: "elbow-90", number: "3" },
          { fitting: "tee-branch", number: "1" },
          { fitting: "swing-check", number: "1" },
        ],
      },
    ],
    minRows: 1,
    maxRows: 50,
  }),
  lowestOutlet: input(quantities.pipeLength, {
    label: "Height of the lowest outlet above the supply",
    min: "-500 m",
    default: { si: "1 m", us: "3 ft" },
    advanced: true,
  }),
  flowTime: input(quantities.waterTime, { label: "Duration", default: "30 min", advanced: true }),
} as const;
