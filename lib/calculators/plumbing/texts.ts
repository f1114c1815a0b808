import { formatNumber } from "../../core/numeric/text.ts";
import type { SentenceValue } from "../../kit/fields/sentence.ts";
import { formats } from "./formats.ts";

/** A number to four significant digits. */
export const figures = (value: number): string => formatNumber(value, { significant: 4 });

const FRACTIONS: readonly (readonly [number, string])[] = [
  [0.25, "¼"],
  [0.375, "⅜"],
  [0.5, "½"],
  [0.75, "¾"],
];

/** A nominal size, "1½ in. (DN 40)"; metric sizes are those of ISO 6708. */
export function sizeText(inches: number): string {
  const whole = Math.floor(inches);
  const fraction = FRACTIONS.find(([value]) => value === inches - whole)?.[1] ?? "";
  const inchText = `${whole > 0 || fraction === "" ? whole : ""}${fraction} in.`;
  const metric = METRIC.get(inches);
  return metric === undefined ? inchText : `${inchText} (DN ${metric})`;
}

const METRIC: ReadonlyMap<number, number> = new Map([
  [0.375, 10],
  [0.5, 15],
  [0.75, 20],
  [1, 25],
  [1.25, 32],
  [1.5, 40],
  [2, 50],
  [2.5, 65],
  [3, 80],
  [4, 100],
  [5, 125],
  [6, 150],
  [8, 200],
  [10, 250],
  [12, 300],
  [15, 375],
]);

/** Values within sentences. */
const short = <F extends (typeof formats)["waterFlow" | "pressure" | "frictionRate" | "velocity"]>(
  format: F,
): F => ({
  ...format,
  significant: 3,
});
export const flowText = (value: number): SentenceValue => ({ value, format: short(formats.waterFlow) });
export const pressureText = (value: number): SentenceValue => ({ value, format: short(formats.pressure) });
export const rateText = (value: number): SentenceValue => ({ value, format: short(formats.frictionRate) });
export const velocityText = (value: number): SentenceValue => ({ value, format: short(formats.velocity) });
export const diameterText = (value: number): SentenceValue => ({
  value,
  format: { ...formats.pipeSize, significant: 2 },
});
export const lengthText = (value: number): SentenceValue => ({
  value,
  format: { ...formats.pipeLength, significant: 3 },
});
export const volumeText = (value: number): SentenceValue => ({
  value,
  format: { ...formats.volume, significant: 3 },
});
