import type { Step } from "../../kit/calculator/computation.ts";
import { stepsOf } from "../../kit/formulas/step.ts";
import { altitudeFactor } from "../../science/building-load/air-exchange.ts";
import { moistAirVolume } from "../../science/psychrometrics/moist-air.ts";
import type { airFormulas } from "./air-formulas.ts";
import type { SuppliedRoom } from "./building.ts";
import type { Setting } from "./setting.ts";

const step = stepsOf<{ formulas: typeof airFormulas }>();

export function infiltrationSteps(room: SuppliedRoom, setting: Setting, at: number): Step[] {
  const { day, inputs, profiles } = setting;
  const V = room.infiltration;
  if (V === 0) return [];
  const [W_o, W_r] = [day.outdoorRatio[at] ?? 0, room.humidityRatio];
  const [t_o, t_r] = [day.outdoor[at] ?? 0, room.coolingPoint];
  const heat = profiles.air(t_r, W_r);
  const [sensible, latent] = [V * (heat.sensible[at] ?? 0), V * (heat.latent[at] ?? 0)];
  const flow = step("infiltrationFlow", { V, n: room.input.infiltration, V_r: room.volume });
  if (inputs.airDensity === "actual") {
    const v = moistAirVolume(t_o, W_o, day.pressure);
    return [
      flow,
      step("infiltrationSensible", { q: sensible, V, v, W_o, t_o, t_r }),
      step("infiltrationLatent", { q: latent, V, v, t_r, W_o, W_r }),
    ];
  }
  const k = altitudeFactor(day.pressure);
  return [
    flow,
    step(`${inputs.handbook}Sensible`, { q: sensible, k, V, t_o, t_r }),
    step(`${inputs.handbook}Latent`, { q: latent, k, V, W_o, W_r }),
  ];
}

export function supplySteps(room: SuppliedRoom, { day, inputs }: Setting, title: string): Step[] {
  const V = room.coolingFlow;
  if (V === 0) return [];
  const [q_s, t_r, t_s] = [room.sensible[room.airIndex] ?? 0, room.coolingPoint, inputs.coolingSupply];
  if (inputs.airDensity === "actual") {
    const W = room.humidityRatio;
    return [step("roomAir", { V, q_s, v: moistAirVolume(t_s, W, day.pressure), W, t_r, t_s }, title)];
  }
  return [step(`${inputs.handbook}Supply`, { V, q_s, k: altitudeFactor(day.pressure), t_r, t_s }, title)];
}

export function winterSteps(q: number, V: number, { day, inputs }: Setting): Step[] {
  if (q === 0) return [];
  const [t_i, t_o] = [inputs.heatingIndoor, inputs.heatingOutdoor];
  return inputs.airDensity === "actual"
    ? [step("ventilationHeating", { q, V, v: moistAirVolume(t_o, 0, day.pressure), t_i, t_o })]
    : [step(`${inputs.handbook}Heating`, { q, V, k: altitudeFactor(day.pressure), t_i, t_o })];
}
