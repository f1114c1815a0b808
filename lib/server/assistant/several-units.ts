import { runConversion } from "../../agents/convert-tool.ts";
import { continueConversion } from "../../faces/answers/continue-conversion.ts";
import { conversionKinds } from "../../faces/answers/unit-kinds.ts";
import { withoutCourtesy, withoutEndMarks } from "../../kit/phrases/normalize.ts";
import type { UnitSystem } from "../../kit/quantities/systems.ts";
import { isWhole } from "../../kit/reader/leftovers.ts";
import { type ChatReply, openingOf } from "./chat.ts";
import { conversionIn } from "./reading.ts";
import { askAbout } from "./small-talk.ts";

const MAX_UNITS = 6;
const MAX_UNIT_LENGTH = 40;
const BEFORE_UNIT = /^(?:in|to|into|as) /;

/**
 * Answers "1000 psi in bar and in kPa", "5 miles to km, feet and yards" with a line for each unit, and for each kind of a unit
 * that has several. Undefined if there is no such list.
 */
export async function inSeveralUnits(text: string, units: UnitSystem = "us"): Promise<ChatReply | undefined> {
  const [first = "", ...others] = withoutEndMarks(withoutCourtesy(text)).split(/,? and |, /, MAX_UNITS);
  if (others.length === 0 || others.some((other) => other.length > MAX_UNIT_LENGTH)) return undefined;
  const match = conversionIn(first);
  if (!match || !isWhole(match.left)) return undefined;
  const { left: _, ...conversion } = match;
  const lines: string[] = [];
  for (const [place, other] of ["", ...others].entries()) {
    const unit = other.replace(BEFORE_UNIT, "");
    const read = place === 0 ? conversion : continueConversion(conversion, unit);
    const results = await Promise.all(read ? conversionKinds(read, text, units).map(runConversion) : []);
    if (!results[0]?.ok) return { reply: askAbout([unit]) };
    lines.push(...results.flatMap((result) => (result.ok ? (result.text.split("\n")[0] ?? "") : [])));
  }
  const whole = await runConversion(conversion);
  return {
    reply: lines.join("\n"),
    ...(whole.ok && whole.page && { action: openingOf(whole.page) }),
  };
}
