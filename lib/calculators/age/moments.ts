import { clockText, DAY_SECONDS } from "../../core/civil/clock.ts";
import { dayNumber } from "../../core/civil/day.ts";
import type { TemporalNamespace } from "../../core/civil/temporal.ts";
import { atPlace, epochSeconds, resolve, zoneLabel } from "../../core/civil/zones.ts";
import type { Warning } from "../../kit/calculator/computation.ts";
import type { FormulaStep } from "../../kit/formulas/step.ts";
import { ageOn } from "./birthday.ts";
import type { Life } from "./life.ts";
import type { Inputs } from "./modes.ts";
import { step } from "./step.ts";

/** The life from a moment to a moment, on the calendar of the place of birth; undefined where the second comes first. */
export function momentsOf(
  inputs: Inputs<"moment">,
  now: number,
  temporal: TemporalNamespace,
): Life | undefined {
  const born = resolve(temporal, { day: inputs.birth, seconds: inputs.birthTime, zone: inputs.birthZone });
  const present = atPlace(temporal, now, inputs.targetZone);
  const targetTime = inputs.targetTime ?? present.hour * 3600 + present.minute * 60 + present.second;
  const at = resolve(temporal, { day: inputs.target, seconds: targetTime, zone: inputs.targetZone });
  const seconds = epochSeconds(at.instant) - epochSeconds(born.instant);
  if (seconds < 0) return undefined;

  const start = born.instant;
  const end = at.instant.withTimeZone(inputs.birthZone);
  const { years, months, days, hours, minutes, seconds: odd } = start.until(end, { largestUnit: "years" });
  const [birth, target] = [dayOf(start), dayOf(end)];
  // The 28 February rule moves a birthday before the day that the calendar alone reaches.
  const byRule = ageOn(parts(end), parts(start), inputs.leapBirthday);
  const early = byRule.years > years && byRule.months + byRule.days === 0 && timeOf(end) >= timeOf(start);
  return {
    birth,
    target,
    period: early ? byRule : { years, months, days },
    rest: early ? timeOf(end) - timeOf(start) : hours * 3600 + minutes * 60 + odd,
    seconds,
    totalDays: Math.floor(seconds / DAY_SECONDS),
    dayFraction: timeOf(start) / DAY_SECONDS,
    steps: [
      universalStep(start, "Time of birth in universal time"),
      universalStep(at.instant, "As-of time in universal time"),
      step("elapsed", { s: seconds, u_2: epochSeconds(at.instant), u_1: epochSeconds(start) }),
    ],
    warnings: [...changeWarnings(born.kind, "birth"), ...changeWarnings(at.kind, "target")],
    assumptions: [
      `Years, months and days are counted in the time zone of the birthplace, ${zoneLabel(inputs.birthZone)}.`,
      "Hours, minutes and seconds are actual elapsed time. Leap seconds are not counted, as on computer clocks.",
      ...(inputs.targetTime === undefined ? [`The current time was used: ${clockText(targetTime)}.`] : []),
    ],
  };
}

const parts = ({ year, month, day }: Temporal.ZonedDateTime) => ({ year, month, day });
const dayOf = (time: Temporal.ZonedDateTime): number => dayNumber(parts(time));
const timeOf = ({ hour, minute, second }: Temporal.ZonedDateTime): number =>
  hour * 3600 + minute * 60 + second;

/** From the clock at a place to universal time. */
function universalStep(time: Temporal.ZonedDateTime, title: string): FormulaStep {
  const z = Math.round(time.offsetNanoseconds / 1e9);
  return step("universal", { u: epochSeconds(time), t: epochSeconds(time) + z, z }, title);
}

function changeWarnings(kind: "once" | "gap" | "overlap", which: "birth" | "target"): Warning[] {
  const subject = which === "birth" ? "The time of birth" : "The time on the “Age on” date";
  if (kind === "gap")
    return [
      {
        text: `${subject} did not exist, because clocks were set forward past it. It was moved forward by the same amount.`,
      },
    ];
  if (kind === "overlap")
    return [
      { text: `${subject} occurred twice, because clocks were set back. The first of the two was used.` },
    ];
  return [];
}
