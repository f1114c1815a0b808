import { formatNumber } from "../../core/numeric/text.ts";
import type { SentenceValue } from "../../kit/fields/sentence.ts";
import type { DuctSection } from "../../science/fluids/duct-section.ts";
import { formats } from "./formats.ts";
import type { SizeSeries } from "./sizes.ts";

export const figures = (value: number, significant = 4): string => formatNumber(value, { significant });

/** "450 mm", "24 × 12 in": in the unit of the sizes. */
export function sizeText(section: DuctSection, { unit, symbol }: SizeSeries): string {
  const sideText = (size: number): string => figures(size / unit);
  const size =
    section.shape === "round"
      ? sideText(section.diameter)
      : `${sideText(section.width)} × ${sideText(section.height)}`;
  return `${size} ${symbol}`;
}

export const velocityText = (value: number): SentenceValue => ({
  value,
  format: { ...formats.airVelocity, significant: 3 },
});
export const rateText = (value: number): SentenceValue => ({
  value,
  format: { ...formats.frictionRate, significant: 3 },
});
export const flowText = (value: number): SentenceValue => ({ value, format: formats.airFlow });
export const lengthText = (value: number): SentenceValue => ({
  value,
  format: { ...formats.ductLength, significant: 2 },
});
export const pressureText = (value: number): SentenceValue => ({
  value,
  format: { ...formats.pressureLoss, significant: 2 },
});
export const diameterText = (value: number): SentenceValue => ({
  value,
  format: { ...formats.diameter, significant: 2 },
});
