import { toggle } from "../../kit/fields/field.ts";
import { input } from "../../kit/fields/input.ts";
import * as quantities from "./quantities.ts";

export const supplyFields = {
  hasSupply: toggle({ label: "Compare with a water supply", default: true, advanced: true }),
  static: input(quantities.waterPressure, {
    label: "Static pressure",
    default: { si: "5.5 bar", us: "80 psi" },
    when: { hasSupply: ["true"] },
    advanced: true,
  }),
  residual: input(quantities.waterPressure, {
    label: "Residual pressure",
    default: { si: "4 bar", us: "58 psi" },
    when: { hasSupply: ["true"] },
    advanced: true,
  }),
  testFlow: input(quantities.waterFlow, {
    label: "Flow at the residual pressure",
    default: { si: "4000 L/min", us: "1060 gpm" },
    when: { hasSupply: ["true"] },
    advanced: true,
  }),
  margin: input(quantities.waterPressure, {
    label: "Required safety margin",
    hint: "NFPA 13 requires none; authorities often require 10% or {5 psi..10 psi}",
    default: { si: "0.35 bar", us: "5 psi" },
    when: { hasSupply: ["true"] },
    advanced: true,
  }),
} as const;
