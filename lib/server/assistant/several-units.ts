import { runConversion } from "../../agents/convert-tool.ts";
import { conversionKinds } from "../../faces/answers/unit-kinds.ts";
import type { UnitSystem } from "../../kit/quantities/systems.ts";
import { type ChatReply, openingOf } from "./chat.ts";
import { messages } from "./messages.ts";
import { readConversionsInUnits } from "./reading.ts";

/**
 * Answers "1000 psi in bar and in kPa", "5 miles to km, feet and yards" with a line for each unit, and for
 * each kind of an ambiguous unit. Undefined for other texts.
 */
export async function inSeveralUnits(text: string, units: UnitSystem = "us"): Promise<ChatReply | undefined> {
  const targets = readConversionsInUnits(text);
  const [first] = targets ?? [];
  if (!targets || !first?.conversion) return undefined;
  const lines: string[] = [];
  for (const { unit, conversion } of targets) {
    const kinds = conversion ? conversionKinds(conversion, text, units) : [];
    const results = await Promise.all(kinds.map(runConversion));
    if (!results[0]?.ok) return { reply: messages.partsUnknown([unit]) };
    lines.push(...results.flatMap((result) => (result.ok ? (result.text.split("\n")[0] ?? "") : [])));
  }
  const whole = await runConversion(first.conversion);
  return {
    reply: lines.join("\n"),
    ...(whole.ok && whole.page && { action: openingOf(whole.page) }),
  };
}
