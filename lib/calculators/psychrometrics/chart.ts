import type { Chart } from "../../kit/calculator/chart.ts";
import { type AirState, airState } from "../../science/psychrometrics/air-state.ts";
import { psychrometricChart } from "../../science/psychrometrics/chart.ts";
import { formats } from "./formats.ts";
import { messages } from "./messages.ts";

/** Limits of a readable chart, K. */
const [COLDEST, WARMEST] = [233.15, 353.15];

export function chartsOf(state: AirState): Chart[] {
  const { temperature, pressure, dewPoint, wetBulb } = state;
  if (temperature < COLDEST || temperature > WARMEST) return [];
  const saturatedAt = (label: string, saturation: number | undefined) => {
    if (saturation === undefined || saturation < COLDEST || temperature - saturation < 0.1) return [];
    const saturated = airState(saturation, { kind: "relative", value: 1 }, pressure);
    return saturated.ok ? [{ label, state: saturated.value }] : [];
  };
  const [dew, wet] = [
    saturatedAt(messages.chart.dewPoint, dewPoint),
    saturatedAt(messages.chart.wetBulb, wetBulb),
  ];
  return [
    psychrometricChart({
      id: "psychrometric",
      title: messages.chart.title,
      summary: messages.chart.summary({ value: pressure, format: formats.pressure }),
      states: [{ label: messages.chart.air, state }, ...dew, ...wet],
      processes: [...dew, ...wet].map(({ label, state: saturated }) => ({
        id: label,
        label: messages.chart.process(label.toLowerCase()),
        states: [saturated, state],
      })),
      pressure,
      formats: { temperature: formats.temperature, humidityRatio: formats.humidityRatio },
    }),
  ];
}
