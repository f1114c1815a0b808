import { choice } from "../../kit/fields/field.ts";
import { input } from "../../kit/fields/input.ts";
import * as quantities from "./quantities.ts";

export const dischargeFields = {
  find: choice({
    label: "What do you want to find?",
    options: [
      { id: "flow", label: "Flow" },
      { id: "pressure", label: "Pressure" },
      { id: "kFactor", label: "K-factor" },
    ],
    default: "flow",
  }),
  dischargeK: input(quantities.kFactor, {
    label: "K-factor",
    default: { si: "80 L/min/√bar", us: "5.6 gpm/√psi" },
    when: { find: ["flow", "pressure"] },
  }),
  dischargeFlow: input(quantities.waterFlow, {
    label: "Flow",
    default: { si: "80 L/min", us: "20 gpm" },
    when: { find: ["pressure", "kFactor"] },
  }),
  orificePressure: input(quantities.waterPressure, {
    label: "Pressure at the orifice",
    min: "0.01 bar",
    default: { si: "1 bar", us: "15 psi" },
    when: { find: ["flow", "kFactor"] },
  }),
} as const;
