import { formatNumber } from "../../core/numeric/text.ts";
import type { QuantityFormat } from "../../kit/fields/quantity-format.ts";
import type { SentenceValue } from "../../kit/fields/sentence.ts";
import { formats } from "./formats.ts";

export const figures = (value: number, significant = 4): string => formatNumber(value, { significant });

/** Formats values within sentences to three digits. */
const text =
  (format: QuantityFormat, significant = 3) =>
  (value: number): SentenceValue => ({ value, format: { ...format, significant } });

export const velocityText = text(formats.velocity);
export const gradientText = text(formats.gradient);
export const pressureText = text(formats.pressure);
export const flowText = text(formats.flow, 4);
export const lengthText = text(formats.length);
export const sizeText = text(formats.pipeSize, 4);
export const densityText = text(formats.density, 5);
export const temperatureText = text(formats.temperature, 4);
