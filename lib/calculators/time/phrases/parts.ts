import { clockText } from "../../../core/civil/clock.ts";
import { elapsedNamed } from "../../../kit/phrases/calendar-names.ts";
import type { Call, Focus } from "../../../kit/phrases/define.ts";
import { textOf } from "../../../kit/reader/frame.ts";
import type { Value, ValueType } from "../../../kit/reader/values.ts";

export const LENGTH: readonly ValueType[] = ["duration", { find: elapsedNamed }];

export const showCall = (input: Call["input"], show: readonly string[], focus: Focus = {}): Call => ({
  kind: "call",
  input,
  focus: { show, assumes: [], withoutCaution: true, ...focus },
});

export function lengthText(value: Value | undefined): string | undefined {
  if (value?.kind === "name") return value.id;
  if (value?.kind !== "duration" || value.parts.years || value.parts.months || value.parts.weeks)
    return undefined;
  return textOf(value);
}

export const timeText = (value: Value | undefined): string | undefined =>
  value?.kind === "time" ? clockText(value.seconds) : undefined;
