import { formatClock } from "../../core/civil/clock.ts";
import { DAY_SECONDS, dayNumber } from "../../core/civil/day.ts";
import type { TemporalNamespace } from "../../core/civil/temporal.ts";
import { atPlace, epochSeconds, resolve, zoneLabel } from "../../core/civil/zones.ts";
import type { Warning } from "../../kit/calculator/computation.ts";
import type { Context } from "../../kit/fields/context.ts";
import { type FormulaStep, stepsOf } from "../../kit/formulas/step.ts";
import { ageOn } from "./birthday.ts";
import type calculator from "./calculator.ts";
import type { Life } from "./life.ts";
import { messages } from "./messages.ts";
import type { Inputs } from "./modes.ts";

const step = stepsOf<typeof calculator>();

/** Returns the life between two moments, on the birthplace’s calendar; undefined if the second is earlier. */
export function momentsOf(
  inputs: Inputs<"moment">,
  { now, hours: cycle }: Pick<Context, "now" | "hours">,
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
      universalStep(start, messages.steps.birthInUniversalTime),
      universalStep(at.instant, messages.steps.targetInUniversalTime),
      step("elapsed", { s: seconds, u_2: epochSeconds(at.instant), u_1: epochSeconds(start) }),
    ],
    warnings: [...changeWarnings(born.kind, "birth"), ...changeWarnings(at.kind, "target")],
    assumptions: [
      messages.assumptions.zoneOfBirthplace(zoneLabel(inputs.birthZone)),
      messages.assumptions.elapsedTime,
      ...(inputs.targetTime === undefined
        ? [messages.assumptions.currentTime(formatClock(targetTime, cycle))]
        : []),
    ],
  };
}

const parts = ({ year, month, day }: Temporal.ZonedDateTime) => ({ year, month, day });
const dayOf = (time: Temporal.ZonedDateTime): number => dayNumber(parts(time));
const timeOf = ({ hour, minute, second }: Temporal.ZonedDateTime): number =>
  hour * 3600 + minute * 60 + second;

function universalStep(time: Temporal.ZonedDateTime, title: string): FormulaStep {
  const z = Math.round(time.offsetNanoseconds / 1e9);
  return step("universal", { u: epochSeconds(time), t: epochSeconds(time) + z, z }, title);
}

function changeWarnings(kind: "once" | "gap" | "overlap", which: "birth" | "target"): Warning[] {
  if (kind === "once") return [];
  const { birthTimeSkipped, birthTimeRepeated, targetTimeSkipped, targetTimeRepeated } = messages.warnings;
  const [skipped, repeated] =
    which === "birth" ? [birthTimeSkipped, birthTimeRepeated] : [targetTimeSkipped, targetTimeRepeated];
  return [{ text: kind === "gap" ? skipped : repeated }];
}
