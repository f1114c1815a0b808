import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";

/** Converts pay per any period into pay per every other one. Months are twelfths of the year. */
export function wageAnswer({ pay, per, weekHours, weekDays, paidWeeks }: Inputs<"wage">): ModeResult<"wage"> {
  const perYear = {
    hour: paidWeeks * weekHours,
    day: paidWeeks * weekDays,
    week: paidWeeks,
    twoWeeks: paidWeeks / 2,
    halfMonth: 24,
    month: 12,
    year: 1,
  };
  const yearlyPay = pay * perYear[per];
  const hourlyPay = yearlyPay / perYear.hour;
  return {
    ok: true,
    value: {
      outputs: {
        ...(per !== "hour" && { hourlyPay }),
        ...(per !== "year" && { yearlyPay }),
        ...(per !== "month" && { monthlyPay: yearlyPay / perYear.month }),
        ...(per !== "halfMonth" && { halfMonthlyPay: yearlyPay / perYear.halfMonth }),
        ...(per !== "twoWeeks" && { twoWeeklyPay: yearlyPay / perYear.twoWeeks }),
        ...(per !== "week" && { weeklyPay: yearlyPay / perYear.week }),
        ...(per !== "day" && { dailyPay: yearlyPay / perYear.day }),
      },
      steps: [
        ...(per === "year" ? [] : [step("yearly", { Y: yearlyPay, n: perYear[per], P: pay })]),
        ...(per === "hour"
          ? []
          : [step("hourly", { H: hourlyPay, Y: yearlyPay, w: paidWeeks, h: weekHours })]),
      ],
      warnings: [],
    },
  };
}
