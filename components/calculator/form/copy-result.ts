import type { OutputValue, ValueFormat } from "@/lib/kit/calculator/computation";
import type { ValueContext } from "@/lib/run/format/format-output";
import { plainOutput } from "@/lib/run/format/plain-output";
import { copyToClipboard } from "../clipboard";

export const copyResult = (
  value: OutputValue,
  format: ValueFormat,
  context: ValueContext,
  button: Element,
): Promise<void> => copyToClipboard(plainOutput(value, format, context), button);
