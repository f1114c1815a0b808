import { type Call, showCall } from "../../../kit/phrases/define.ts";
import { formulaCall } from "../../../kit/reader/formula-call.ts";
import { type Frame, type FrameValues, required } from "../../../kit/reader/frame.ts";
import { numberQuestion } from "../../../kit/reader/number-question.ts";
import { A_DAY, A_WEEK, hours } from "./parts.ts";

const KWH = "a kwh | per kwh | / kwh | kwh | a kilowatt hour | per kilowatt hour | / kilowatt hour";
const DAYS = { day: "1", week: "7", month: "30", year: "365" } as const;

function applianceCall(match: FrameValues): Call | undefined {
  const [power, count] = [match.value("power"), match.value("count")];
  if (power?.kind !== "quantity" || (count && count.end !== power.start)) return undefined;
  const period = match.choice("period") as keyof typeof DAYS | undefined;
  const hoursPerDay = match.isChosen("always") ? "24" : (match.text("hoursPerDay") ?? match.text("hours"));
  const days = match.text("days") ?? (period ? DAYS[period] : match.text("hours") ? "1" : undefined);
  if (hoursPerDay === undefined || days === undefined) return undefined;
  return showCall(
    {
      mode: "appliance",
      power: {
        value: count ? String(match.number("count") * Number(power.text)) : power.text,
        unit: power.unit,
      },
      hoursPerDay,
      days,
      energyPrice: { value: match.text("energyPrice"), unit: "per-kilowatt-hour" },
      ...match.currency(),
    },
    ["electricityCost", "energy"],
    {
      note: !match.value("days") && period === "month" ? "A month was treated as 30 days." : undefined,
    },
  );
}

export const applianceFrame: Frame = {
  cues: [`${KWH} | electricity | cost to run | running cost | cost of running | electric bill`],
  slots: {
    power: {
      type: { slug: "power" },
      isRequired: true,
      question: {
        text: "What is the power of the appliance, in watts?",
        restate: (answer) => `a ${answer}${/\d$/.test(answer) ? " W" : ""} appliance`,
      },
    },
    energyPrice: required("money", `${KWH} | at | electricity`, {
      needsRole: "plain",
      question: numberQuestion("How much does a kWh of electricity cost?", (value) => `at ${value} per kwh`),
    }),
    hoursPerDay: { ...hours(A_DAY), needsRole: true },
    hours: hours("for"),
    days: { type: { counts: "days" }, roles: "for | over" },
    count: { type: "number" },
  },
  choices: {
    always: { yes: "24 / 7 | all day | nonstop | continuously | around the clock" },
    period: {
      day: A_DAY,
      week: A_WEEK,
      month: "a month | per month | monthly | each month | for a month",
      year: "a year | per year | yearly | annually | for a year",
    },
  },
  words:
    "cost costs run running electricity electric bill power heater air conditioner bulb bulbs light lights appliance fridge tv ac fan on hours hour day days kwh",
  call: applianceCall,
};

/** The energy of a power over a time: "1500 watts for 3 hours in kwh". */
export const energyFrame: Frame = {
  cues: ["kwh | kilowatt hour"],
  not: "cost | price | bill",
  mustBeWhole: true,
  slots: {
    power: required({ slug: "power" }),
    time: required({ slug: "time" }, "for | in | over"),
  },
  words: "use uses used heater appliance bulb light ac fan running run electricity energy how many",
  call: (match) =>
    formulaCall(
      "electric-energy",
      "E",
      { P: match.measure("power"), t: match.measure("time") },
      { unit: "kWh" },
    ),
};
