import { type HourCycle, hourName } from "../../core/civil/clock.ts";
import { formatNumber } from "../../core/numeric/text.ts";
import type { SentenceValue } from "../../kit/fields/sentence.ts";
import { altitudeFactor } from "../../science/building-load/air-exchange.ts";
import { formats } from "./formats.ts";
import { messages } from "./messages.ts";
import type { Setting } from "./setting.ts";

/** Formats the hour of an index as "16:00": hour 16 ends there, and its sun is that of 16:00. */
export const hourOf = (index: number): string => `${String(index + 1).padStart(2, "0")}:00`;

export const figure = (value: number, significant = 3): string => formatNumber(value, { significant });

const FACTORS = { si: "1.23, 3010, 1.20", us: "1.10, 0.68, 4.5" } as const;

/** Names the density that the airflows are measured at, with the factors of standard air. */
export const conventionText = ({ inputs, day }: Setting): string =>
  inputs.airDensity === "actual"
    ? messages.actualDensity
    : messages.standardAir({
        factors: FACTORS[inputs.handbook],
        altitudeFactor: figure(altitudeFactor(day.pressure)),
      });

const valueIn =
  (format: SentenceValue["format"]) =>
  (value: number): SentenceValue => ({ value, format });

/** Formats the hour for a sentence: "4 PM" or "16:00". */
export const hourText = (index: number, hours: HourCycle | undefined): string => hourName(index + 1, hours);

/** Values within sentences. */
export const heatText = valueIn({ ...formats.plantLoad, significant: 3 });
export const airText = valueIn({ ...formats.airFlow, significant: 3 });
export const densityText = valueIn(formats.loadDensity);
export const flowDensityText = valueIn(formats.flowDensity);
export const outdoorText = valueIn(formats.outdoorTemperature);
export const uText = valueIn({ ...formats.uValue, significant: 3 });
