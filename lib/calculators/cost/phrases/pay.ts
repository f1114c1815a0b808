import { type Call, expressionCall, showCall } from "../../../kit/phrases/define.ts";
import { type Frame, type FrameValues, named, required, type Slot } from "../../../kit/reader/frame.ts";
import { A_DAY, A_WEEK, hours } from "./parts.ts";

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

const pay: Slot = required("money", "make | makes | earn | earning | salary of | salary | at | on", {
  per: "allowed",
});

function wageCall(match: FrameValues): Call | undefined {
  const value = match.value("pay");
  const show = match.choice("show");
  if (value?.kind !== "money" || show === undefined) return undefined;
  const isYearly = value.per === undefined && (show === "hourlyPay" || Number(value.text) >= 1000);
  const per = isYearly ? "year" : value.per && (PERIODS[value.per] ?? value.per);
  if (per === undefined || per === show.replace("ly", "").replace("Pay", "")) return undefined;
  const [daily, days] = [match.text("hoursPerDay"), match.text("weekDays")];
  const weekHours = daily === undefined ? match.text("weekHours") : String(Number(daily) * Number(days ?? 5));
  return showCall(
    {
      mode: "wage",
      pay: value.text,
      per,
      weekHours,
      weekDays: days,
      paidWeeks: match.text("paidWeeks"),
      ...match.currency(),
    },
    [show],
    {
      assumes: ["weekHours", "paidWeeks"],
      note: isYearly ? "Treated as pay per year." : undefined,
    },
  );
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

const NORMAL_HOURS = 40;
const limitOf = (match: FrameValues): number => Number(match.text("limit") ?? NORMAL_HOURS);

export const payFrames: readonly Frame[] = [
  {
    cues: ["hour | hr | h"],
    not: `${NO_PAY} | overtime | time and a half`,
    mustBeWhole: true,
    slots: {
      pay: { ...pay, per: "required" },
      worked: required("duration", "for | worked | work"),
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
      weekDays: named({ counts: "days" }, A_WEEK),
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
      limit: named([{ counts: "hours" }, "number"], "over | after | past | above"),
    },
    words: "week weekly pay gross total hours hour over after past above",
    fits: (match) => {
      const value = match.value("pay");
      const isHourly = value?.kind === "money" && (value.per ?? "hour") === "hour";
      return isHourly && Number(match.text("worked")) >= limitOf(match);
    },
    // Time and a half over 40 hours a week: 29 CFR 778.107.
    expression: (match) => `{pay}*(${limitOf(match)}+1.5*({worked}-${limitOf(match)}))`,
    focus: (match) => ({
      label: "Pay with overtime",
      format: "money",
      note: `Hours over ${limitOf(match)} a week are paid at 1.5 times the rate.`,
    }),
  },
];
