import type { OutputDeclaration } from "../../kit/calculator/define.ts";
import { formats } from "./formats.ts";
import { outputs } from "./outputs.ts";

const tons = { kind: "number", upTo: 1, suffix: "tons" } as const;

export const houseOutputs = {
  acTons: {
    label: "Air conditioner",
    format: tons,
    primary: true,
    hint: "Rounded to half a ton; the load is below",
  },
  acRange: { label: "Range", format: formats.text, verdict: true },
  acLoad: {
    label: "Cooling load",
    key: true,
    format: formats.plantLoad,
    hint: "Rooms, outdoor air and ducts at the hour of the peak",
  },
  acLoadLow: {
    label: "Low",
    key: true,
    format: formats.plantLoad,
    hint: "Insulation, windows and air leaks halfway to the next better word",
  },
  acLoadHigh: {
    label: "High",
    key: true,
    format: formats.plantLoad,
    hint: "All three halfway to the next worse word",
  },
  houseHeating: {
    label: "Heating load",
    key: true,
    format: formats.plantLoad,
    hint: "Rooms, outdoor air and ducts on the winter design day",
  },
  acTonsLow: { label: "Low, in tons", format: tons, hint: "Rounded to half a ton" },
  acTonsHigh: { label: "High, in tons", format: tons, hint: "Rounded to half a ton" },
  acSensible: { label: "Sensible part of the cooling load", format: formats.plantLoad },
  acLatent: { label: "Latent part of the cooling load", format: formats.plantLoad },
  peakHour: outputs.peakHour,
  airFlow: outputs.airFlow,
  outdoorAir: outputs.outdoorAir,
  acDensity: { label: "Cooling load per floor area", format: formats.loadDensity },
} as const satisfies Readonly<Record<string, OutputDeclaration>>;
