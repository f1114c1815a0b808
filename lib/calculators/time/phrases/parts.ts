import { clockText } from "../../../core/civil/clock.ts";
import { elapsedNamed } from "../../../kit/phrases/calendar-names.ts";
import type { Call } from "../../../kit/phrases/define.ts";
import type { FrameValues } from "../../../kit/reader/frame.ts";
import { valuesOf } from "../../../kit/reader/questions.ts";
import type { Value, ValueType } from "../../../kit/reader/values.ts";

export const LENGTH: readonly ValueType[] = ["duration", { find: elapsedNamed }];

export const showCall = (input: Record<string, unknown>, show: readonly string[], note?: string): Call => ({
  kind: "call",
  input,
  focus: { show, assumes: [], withoutCaution: true, ...(note !== undefined && { note }) },
});

export function lengthText(value: Value | undefined): string | undefined {
  if (value?.kind === "name") return value.id;
  if (value?.kind !== "duration" || value.parts.years || value.parts.months || value.parts.weeks)
    return undefined;
  return Object.entries(value.parts)
    .map(([unit, count]) => `${count} ${unit}`)
    .join(" ");
}

export const timeText = (value: Value | undefined): string | undefined =>
  value?.kind === "time" ? clockText(value.seconds) : undefined;

export const wordBefore = (match: FrameValues, value: Value): string =>
  valuesOf(match.question).sentence.tokens[value.start - 1]?.text ?? "";
