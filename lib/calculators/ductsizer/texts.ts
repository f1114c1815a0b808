import type { DuctSection } from "../../fluids/duct-section.ts";
import { formatNumber } from "../../numeric/text.ts";
import type { SizeSeries } from "./sizes.ts";

/** A number to four significant digits. */
export const figures = (value: number, significant = 4): string => formatNumber(value, { significant });

/** "450 mm", "24 × 12 in": in the unit of the sizes. */
export function sizeText(section: DuctSection, { unit, symbol }: SizeSeries): string {
  const own = (size: number): string => figures(size / unit);
  const size =
    section.shape === "round" ? own(section.diameter) : `${own(section.width)} × ${own(section.height)}`;
  return `${size} ${symbol}`;
}

const FOOT_PER_MINUTE = 0.3048 / 60;

/** "5.68 m/s (1,119 ft/min)" */
export const velocityText = (velocity: number): string =>
  `${figures(velocity, 3)} m/s (${figures(velocity / FOOT_PER_MINUTE, 3)} ft/min)`;

const INCH_OF_WATER_PER_100_FEET = 249.08891 / 30.48;

/** "0.8 Pa/m (0.0979 inH₂O/100 ft)" */
export const rateText = (rate: number): string =>
  `${figures(rate, 3)} Pa/m (${figures(rate / INCH_OF_WATER_PER_100_FEET, 3)} inH₂O/100 ft)`;

const CUBIC_FOOT_PER_MINUTE = 0.3048 ** 3 / 60;

/** "450 L/s (953 cfm)" */
export const flowText = (flow: number): string =>
  `${figures(flow * 1000)} L/s (${figures(flow / CUBIC_FOOT_PER_MINUTE)} cfm)`;
