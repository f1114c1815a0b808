import { type Call, expressionCall } from "../../../kit/phrases/define.ts";
import type { Frame, FrameValues, Slot } from "../../../kit/reader/frame.ts";
import { A_DAY, A_WEEK, hours, modeCall } from "./parts.ts";

const PER = {
  hourlyPay:
    "hourly | an hour | a hour | per hour | / hour | per hr | an hr | / hr | hourly wage | hourly rate | hourly pay",
  dailyPay: "daily | a day | per day | daily rate | daily pay",
  weeklyPay: "weekly | a week | per week | weekly pay | weekly paycheck | each week",
  twoWeeklyPay:
    "biweekly | bi weekly | every 2 weeks | every other week | biweekly paycheck | bi weekly paycheck | fortnightly",
  halfMonthlyPay: "semimonthly | semi monthly | twice a month | semi monthly paycheck | semimonthly paycheck",
  monthlyPay:
    "monthly | a month | per month | monthly pay | monthly income | monthly salary | monthly paycheck",
  yearlyPay:
    "yearly | a year | per year | annual | annually | yearly pay | annual pay | annual salary | yearly salary | annual income | yearly income | a salary | as salary | per annum",
};
const PERIODS: Readonly<Record<string, string>> = { "two-weeks": "twoWeeks", "half-month": "halfMonth" };
const PAY =
  "hourly | an hour | an hr | per hour | per hr | / hour | / hr | wage | salary | paycheck | annual income | yearly income | monthly income | yearly pay | annual pay | weekly pay | monthly pay | biweekly pay";
/** Words of other calculators whose questions also name periods. */
const NO_PAY =
  "kwh | mpg | gallon | mile | mph | interest | loan | mortgage | tax | afford | save | % | walk | heater | rent | raise | vacation | holiday | unpaid | part time";

const pay: Slot = {
  type: "money",
  per: "allowed",
  roles: "make | makes | earn | earning | salary of | salary | at | on",
  isRequired: true,
};

function wageCall(match: FrameValues): Call | undefined {
  const value = match.value("pay");
  const show = match.choice("show");
  if (value?.kind !== "money" || show === undefined) return undefined;
  const isYearly = value.per === undefined && (show === "hourlyPay" || Number(value.text) >= 1000);
  const per = isYearly ? "year" : value.per && (PERIODS[value.per] ?? value.per);
  if (per === undefined || per === show.replace("ly", "").replace("Pay", "")) return undefined;
  const [daily, days] = [match.text("hoursPerDay"), match.text("weekDays")];
  const weekHours = daily === undefined ? match.text("weekHours") : String(Number(daily) * Number(days ?? 5));
  return modeCall(
    "wage",
    {
      pay: value.text,
      per,
      ...(weekHours !== undefined && { weekHours }),
      ...(days !== undefined && { weekDays: days }),
      ...(match.text("paidWeeks") !== undefined && { paidWeeks: match.text("paidWeeks") }),
      ...match.currency(),
    },
    {
      show: [show],
      assumes: ["weekHours", "paidWeeks"],
      ...(isYearly && { note: "Treated as pay per year." }),
    },
  );
}

function overtimeCall(match: FrameValues): Call | undefined {
  const value = match.value("pay");
  const [worked, limit] = [Number(match.text("worked")), Number(match.text("limit") ?? 40)];
  if (value?.kind !== "money" || (value.per ?? "hour") !== "hour" || worked < limit) return undefined;
  return expressionCall(`${value.text}*(${limit}+1.5*(${worked}-${limit}))`, {
    label: "Pay with overtime",
    format: "money",
    ...match.currency(),
    note: `Hours over ${limit} a week are paid at 1.5 times the rate.`,
  });
}

function hoursCall(match: FrameValues): Call | undefined {
  const [value, worked] = [match.value("pay"), match.value("worked")];
  if (value?.kind !== "money" || value.per !== "hour" || worked?.kind !== "duration") return undefined;
  const { hours: whole = "0", minutes = "0", ...others } = worked.parts;
  if (Object.keys(others).length > 0) return undefined;
  return expressionCall(`${value.text}*(${whole}+${minutes}/60)`, {
    label: "Pay",
    note: "Before tax, without overtime.",
    format: "money",
    ...match.currency(),
  });
}

export const payFrames: readonly Frame[] = [
  {
    cues: ["hour | hr | h"],
    not: `${NO_PAY} | overtime | time and a half`,
    mustBeWhole: true,
    slots: {
      pay: { ...pay, per: "required" },
      worked: { type: "duration", roles: "for | worked | work", isRequired: true },
    },
    words: "wage wages pay paid earn earning gross work worked working total",
    call: hoursCall,
  },
  {
    cues: [PAY],
    not: `${NO_PAY} | overtime | time and a half`,
    slots: {
      pay,
      weekHours: hours(`${A_WEEK} | for`),
      hoursPerDay: { ...hours(A_DAY), needsRole: true },
      weekDays: { type: { counts: "days" }, roles: A_WEEK, needsRole: true },
      paidWeeks: { type: { counts: "weeks" }, roles: "a year | per year | paid | for" },
    },
    choices: { show: PER },
    words:
      "income wage wages salary pay paid hourly earn earning gross equal equals into working work job full time",
    call: wageCall,
  },
  {
    cues: ["time and a half | overtime | time and half"],
    slots: {
      pay,
      worked: { ...hours("for | worked | work"), isRequired: true },
      limit: { type: [{ counts: "hours" }, "number"], roles: "over | after | past | above", needsRole: true },
    },
    words: "week weekly pay gross total hours hour over after past above",
    call: overtimeCall,
  },
];
