import { choice, percent, rows } from "../../kit/fields/field.ts";
import { input } from "../../kit/fields/input.ts";
import * as quantities from "./quantities.ts";

export const pumpFields = {
  demandFlow: input(quantities.waterFlow, {
    label: "Total demand",
    hint: "Including hose if the pump feeds it",
    default: { si: "2400 L/min", us: "630 gpm" },
  }),
  demandPressure: input(quantities.waterPressure, {
    label: "Pressure needed at the pump discharge",
    default: { si: "8 bar", us: "116 psi" },
  }),
  suction: choice({
    label: "Suction",
    options: [
      { id: "mains", label: "City main" },
      { id: "tank", label: "Tank" },
    ],
    default: "mains",
  }),
  mainStatic: input(quantities.waterPressure, {
    label: "Static pressure",
    default: { si: "4 bar", us: "60 psi" },
    when: { suction: ["mains"] },
    advanced: true,
  }),
  mainResidual: input(quantities.waterPressure, {
    label: "Residual pressure",
    default: { si: "2.9 bar", us: "43 psi" },
    when: { suction: ["mains"] },
    advanced: true,
  }),
  mainFlow: input(quantities.waterFlow, {
    label: "Flow at the residual pressure",
    default: { si: "4000 L/min", us: "1060 gpm" },
    when: { suction: ["mains"] },
    advanced: true,
  }),
  waterLevel: input(quantities.pipeLength, {
    label: "Water level above the pump",
    min: "-6 m",
    max: "200 m",
    default: { si: "1 m", us: "3 ft" },
    when: { suction: ["tank"] },
  }),
  ratedFlow: input(quantities.waterFlow, {
    label: "Rated flow",
    hint: "Blank = the smallest NFPA 20 rating loaded to 140% or less",
    optional: true,
  }),
  ratedPressure: input(quantities.waterPressure, {
    label: "Rated pressure",
    hint: "Net, pump alone. Blank = what the demand needs",
    optional: true,
  }),
  churn: percent({
    label: "Churn pressure",
    hint: "Percent of rated pressure; NFPA 20 allows 140%",
    default: 120,
    min: 100,
    max: 160,
    advanced: true,
  }),
  overload: percent({
    label: "Pressure at 150% of the rated flow",
    hint: "NFPA 20 requires 65%",
    default: 65,
    min: 30,
    max: 100,
    advanced: true,
  }),
  pumpPoints: rows({
    label: "Manufacturer’s curve points",
    hint: "Net pressures. Two or more points replace the three points above.",
    rowLabel: "point",
    fields: {
      flow: input(quantities.waterFlow, { label: "Flow", min: "0 L/min", default: undefined }),
      pressure: input(quantities.waterPressure, { label: "Pressure", default: undefined }),
    },
    default: [],
    minRows: 0,
    maxRows: 20,
    advanced: true,
  }),
  efficiency: percent({ label: "Pump efficiency", default: 65, min: 10, max: 95, advanced: true }),
  pumpTime: input(quantities.waterTime, { label: "Duration", default: "60 min", advanced: true }),
  unusable: percent({
    label: "Unusable share of the tank",
    hint: "Below the vortex plate, above the overflow",
    default: 0,
    min: 0,
    max: 50,
    advanced: true,
  }),
} as const;
