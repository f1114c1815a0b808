import type { OutputValue, ValueFormat } from "@/lib/calculators/computation";
import type { ValueContext } from "@/lib/faces/text/format-output";
import { plainOutput } from "@/lib/faces/text/plain-output";
import { copyToClipboard } from "../clipboard";

/** Copies a figure in plain digits; `button` says so. */
export const copyResult = (
  value: OutputValue,
  format: ValueFormat,
  context: ValueContext,
  button: Element,
): Promise<void> => copyToClipboard(plainOutput(value, format, context), button);
