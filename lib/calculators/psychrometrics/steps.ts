import type { Step } from "../../kit/calculator/computation.ts";
import { sentence } from "../../kit/fields/sentence.ts";
import { stepsOf } from "../../kit/formulas/step.ts";
import type { AirState } from "../../science/psychrometrics/air-state.ts";
import { humidityRatio, saturationPressure, TRIPLE_POINT } from "../../science/psychrometrics/moist-air.ts";
import type { AirProperty, KnownProperty } from "../../science/psychrometrics/two-properties.ts";
import { ZERO_CELSIUS } from "../../units/constants.ts";
import { formats } from "./formats.ts";
import type { formulas } from "./formulas.ts";
import { messages } from "./messages.ts";
import type { Inputs } from "./properties.ts";
import { temperatureText } from "./sentences.ts";

const step = stepsOf<{ formulas: typeof formulas }>();

export function stepsFor(state: AirState, properties: readonly KnownProperty[], inputs: Inputs): Step[] {
  const { temperature: T, pressure: p, humidityRatio: W, relativeHumidity: phi, vaporPressure: p_w } = state;
  const { dewPoint, wetBulb, enthalpy: h, specificVolume: v } = state;
  const entered = properties.map(({ property }) => property);
  const others = entered.filter((property) => property !== "temperature");
  const [only] = others.length === 1 ? others : [];
  const p_s = saturationPressure(T);
  const ratio = step("ratio", { W, p_w, p });
  const relative = [saturation(T), step("relative", { phi: 100 * phi, p_w, p_s })];
  const dew = dewPoint === undefined ? [] : [saturation(dewPoint, messages.steps.saturationAtDewPoint)];
  const wet = wetBulb === undefined ? [] : wetBulbSteps(state, wetBulb);
  const vapor = step("vaporByRatio", { p_w, p, W });
  const first: Step[] =
    only === "relativeHumidity"
      ? [saturation(T), step("vaporByRelative", { p_w, phi: 100 * phi, p_s }), ratio, ...dew, ...wet]
      : only === "dewPoint"
        ? [...dew, ratio, ...relative, ...wet]
        : only === "wetBulb"
          ? [...wet, vapor, ...relative, ...dew]
          : [solution(state, entered), vapor, ...relative, ...dew, ...wet];
  return [
    ...(inputs.pressureBy === "altitude" ? [step("pressure", { p, z: inputs.altitude })] : []),
    ...first,
    step("enthalpy", { h, t: T, W }),
    step("volume", { v, T, W, p }),
    step("density", { rho: state.density, W, v }),
    step("absolute", { d_v: W / v, W, v }),
  ];
}

const saturation = (temperature: number, title?: string): Step =>
  step(
    temperature < TRIPLE_POINT ? "ice" : "water",
    { p_s: saturationPressure(temperature), T: temperature },
    title,
  );

function wetBulbSteps({ temperature, pressure: p, humidityRatio: W }: AirState, wetBulb: number): Step[] {
  const W_s = humidityRatio(wetBulb, 1, p);
  if (W_s === undefined) return [];
  return [
    saturation(wetBulb, messages.steps.saturationAtWetBulb),
    step("saturated", { W_s, p_s: saturationPressure(wetBulb), p }),
    step(wetBulb < ZERO_CELSIUS ? "wetBulbIce" : "wetBulbWater", { W, t_w: wetBulb, W_s, t: temperature }),
  ];
}

/** Describes the numerical search where no formula gives the dry bulb or the humidity ratio directly. */
function solution({ temperature, humidityRatio: W }: AirState, entered: readonly AirProperty[]): Step {
  return {
    title: messages.steps.solution,
    text: messages.steps.solutionText(entered.map((property) => messages.properties[property])),
    result: sentence`${temperatureText(temperature)}, ${{ value: W, format: formats.humidityRatio }}`,
  };
}
