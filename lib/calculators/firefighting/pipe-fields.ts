import { choice, count, record, rows } from "../../kit/fields/field.ts";
import { input } from "../../kit/fields/input.ts";
import * as quantities from "./quantities.ts";

const fitting = choice({
  label: "Fitting",
  options: [
    { id: "elbow-90", label: "90° standard elbow" },
    { id: "elbow-45", label: "45° elbow" },
    { id: "elbow-90-long", label: "90° long-turn elbow" },
    { id: "tee-branch", label: "Tee or cross, flow turned 90°" },
    { id: "gate-valve", label: "Gate valve" },
    { id: "butterfly-valve", label: "Butterfly valve" },
    { id: "swing-check", label: "Swing check valve" },
  ],
  default: "elbow-90",
});

export const fittings = rows({
  label: "Fittings",
  rowLabel: "fitting",
  fields: { fitting, number: count({ label: "Quantity", default: 1, min: 0, max: 100 }) },
  default: [],
  minRows: 0,
  maxRows: 20,
});

export const pipe = record({
  label: "Pipe",
  set: "pipes",
  plural: "pipes",
  default: "steel-40-2",
  other: { id: "own", label: "Custom inside diameter" },
});
export const ownDiameter = input(quantities.bore, {
  label: "Inside diameter",
  optional: true,
  when: { pipe: ["own"] },
});
export const pipeLength = input(quantities.pipeLength, {
  label: "Length",
  default: { si: "3 m", us: "10 ft" },
});
