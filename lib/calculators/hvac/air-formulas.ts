import type { ValueFormat } from "../../kit/fields/value-format.ts";
import { formula, symbolIn } from "../../kit/formulas/formula.ts";
import { formats } from "./formats.ts";
import {
  air,
  celsius,
  kelvin,
  plain,
  precise,
  preliminary,
  ratio,
  volume,
  watts,
} from "./formula-symbols.ts";

const t_o = kelvin("outdoor temperature at this hour");
const t_r = kelvin("room temperature");

/** Factors and units of the formulas for standard air, by edition of the Handbook. */
const PRINTED = {
  si: {
    sensible: 1.23,
    latent: 3010,
    heat: "watt",
    flow: "liter-per-second",
    temperature: "celsius",
    humidity: { format: { kind: "number", significant: 8, suffix: "kg/kg" } as const },
    source: "ASHRAE-F",
  },
  us: {
    sensible: 1.1,
    latent: 0.68,
    heat: "btu-per-hour",
    flow: "cubic-foot-per-minute",
    temperature: "fahrenheit",
    humidity: { format: precise(formats.humidityRatio), unit: "grain-per-pound" },
    source: "manual-j",
  },
} as const;

function standardFormulas({ sensible, latent, ...printed }: (typeof PRINTED)[keyof typeof PRINTED]) {
  const heat = (meaning: string) => symbolIn(meaning, precise(formats.heat), printed.heat);
  const flow = (meaning: string) => symbolIn(meaning, precise(formats.airFlow), printed.flow);
  const temperature = (meaning: string) =>
    symbolIn(meaning, precise(formats.outdoorTemperature), printed.temperature);
  const humidity = (meaning: string): { meaning: string; format: ValueFormat; unit?: string } => ({
    meaning,
    ...printed.humidity,
  });
  const [k, V] = [plain("altitude factor"), flow("infiltration")];
  const [t_o, t_r] = [temperature("outdoor temperature at this hour"), temperature("room temperature")];
  return {
    sensible: formula(
      `q = ${sensible} * k * V * (t_o - t_r)`,
      { q: heat("sensible heat"), k, V, t_o, t_r },
      preliminary("Sensible heat of infiltration", printed.source),
    ),
    latent: formula(
      `q = ${latent} * k * V * max(W_o - W_r, 0)`,
      {
        q: heat("latent heat"),
        k,
        V,
        W_o: humidity("humidity ratio outdoors"),
        W_r: humidity("room humidity ratio"),
      },
      preliminary("Latent heat of infiltration", printed.source),
    ),
    supply: formula(
      `V = q_s / (${sensible} * k * (t_r - t_s))`,
      {
        V: flow("room supply air"),
        q_s: heat("room peak sensible load"),
        k,
        t_r,
        t_s: temperature("supply air temperature"),
      },
      preliminary("Room supply air"),
    ),
    heating: formula(
      `q = ${sensible} * k * V * (t_i - t_o)`,
      {
        q: heat("heat for outdoor air in winter"),
        k,
        V: flow("outdoor air"),
        t_i: temperature("indoor temperature in winter"),
        t_o: temperature("outdoor design temperature in winter"),
      },
      preliminary("Outdoor air in winter"),
    ),
  };
}

const si = standardFormulas(PRINTED.si);
const us = standardFormulas(PRINTED.us);

/** Formulas of airflows, at their own density and as standard air. */
export const airFormulas = {
  infiltrationFlow: formula(
    "V = n * V_r / 3600",
    {
      V: air("infiltration"),
      n: plain("air changes per hour"),
      V_r: symbolIn("room volume", precise(formats.roomVolume), "cubic-meter"),
    },
    preliminary("Infiltration"),
  ),
  infiltrationSensible: formula(
    "q = V / v * (1006 + 1860 * W_o) * (t_o - t_r)",
    {
      q: watts("sensible heat"),
      V: air("infiltration"),
      v: volume("specific volume of the outdoor air"),
      W_o: ratio("humidity ratio outdoors"),
      t_o,
      t_r,
    },
    preliminary("Sensible heat of infiltration"),
  ),
  infiltrationLatent: formula(
    "q = V / v * (2501000 + 1860 * t_r) * max(W_o - W_r, 0)",
    {
      q: watts("latent heat"),
      V: air("infiltration"),
      v: volume("specific volume of the outdoor air"),
      t_r: celsius("room temperature"),
      W_o: ratio("humidity ratio outdoors"),
      W_r: ratio("room humidity ratio"),
    },
    preliminary("Latent heat of infiltration"),
  ),
  roomAir: formula(
    "V = q_s * v / ((1006 + 1860 * W) * (t_r - t_s))",
    {
      V: air("room supply air"),
      q_s: watts("room peak sensible load"),
      v: volume("specific volume of the supply air"),
      W: ratio("room humidity ratio"),
      t_r,
      t_s: kelvin("supply air temperature"),
    },
    preliminary("Room supply air"),
  ),
  ventilationHeating: formula(
    "q = V / v * 1006 * (t_i - t_o)",
    {
      q: watts("heat for outdoor air in winter"),
      V: air("outdoor air"),
      v: volume("specific volume of the outdoor air"),
      t_i: kelvin("indoor temperature in winter"),
      t_o: kelvin("outdoor design temperature in winter"),
    },
    preliminary("Outdoor air in winter"),
  ),
  siSensible: si.sensible,
  siLatent: si.latent,
  siSupply: si.supply,
  siHeating: si.heating,
  usSensible: us.sensible,
  usLatent: us.latent,
  usSupply: us.supply,
  usHeating: us.heating,
} as const;
