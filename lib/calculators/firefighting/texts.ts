import type { Warning } from "../../kit/calculator/computation.ts";
import type { Sentence, SentenceValue } from "../../kit/fields/sentence.ts";
import { formats } from "./formats.ts";

export const flowText = (value: number): SentenceValue => ({ value, format: formats.waterFlow });
export const pressureText = (value: number): SentenceValue => ({
  value,
  format: { ...formats.waterPressure, significant: 3 },
});
export const lengthText = (value: number): SentenceValue => ({
  value,
  format: { ...formats.pipeLength, significant: 3 },
});
export const areaText = (value: number): SentenceValue => ({ value, format: formats.floorArea });
export const velocityText = (value: number): SentenceValue => ({ value, format: formats.waterVelocity });
export const timeText = (value: number): SentenceValue => ({ value, format: formats.waterTime });

export const warning = (text: Sentence, at?: string): Warning => ({ text, ...(at !== undefined && { at }) });
export const note = (text: Sentence, at?: string): Warning => ({ ...warning(text, at), level: "note" });
