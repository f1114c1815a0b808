import { type Call, expressionCall, type Focus, numberQuestion } from "../../phrases/define.ts";
import type { Found, Frame, Slot } from "../../reader/frame.ts";
import { numberOf } from "../../reader/number-of.ts";
import { defineQuestions, valuesOf } from "../../reader/questions.ts";
import type { Value } from "../../reader/values.ts";

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
/** Pay that is no wage: words of other calculators that also name periods. */
const NO_PAY =
  "kwh | mpg | gallon | mile | mph | interest | loan | mortgage | tax | afford | save | % | walk | heater | rent | raise";

const pay: Slot = {
  type: "money",
  per: "allowed",
  roles: "make | makes | earn | earning | salary of | salary | at | on",
  isRequired: true,
};
const hours = (roles: string): Slot => ({ type: { counts: "hours" }, roles });
const A_DAY = "a day | per day | / day | daily | each day | every day";
const A_WEEK = "a week | per week | / week | weekly | each week | every week";

const call = (mode: string, input: Call["input"], focus: Focus): Call => ({
  kind: "call",
  input: { mode, ...input },
  focus: { assumes: [], ...focus },
});

function wageCall(found: Found): Call | undefined {
  const value = found.value("pay");
  const show = found.choice("show");
  if (value?.kind !== "money" || show === undefined) return undefined;
  const isYearly = value.per === undefined && (show === "hourlyPay" || Number(value.text) >= 1000);
  const per = isYearly ? "year" : value.per && (PERIODS[value.per] ?? value.per);
  if (per === undefined || per === show.replace("ly", "").replace("Pay", "")) return undefined;
  const [daily, days] = [found.text("hoursPerDay"), found.text("weekDays")];
  const weekHours = daily === undefined ? found.text("weekHours") : String(Number(daily) * Number(days ?? 5));
  return call(
    "wage",
    {
      pay: value.text,
      per,
      ...(weekHours !== undefined && { weekHours }),
      ...(days !== undefined && { weekDays: days }),
      ...(found.text("paidWeeks") !== undefined && { paidWeeks: found.text("paidWeeks") }),
      ...found.currency(),
    },
    {
      show: [show],
      assumes: ["weekHours", "paidWeeks"],
      ...(isYearly && { note: "Treated as pay per year." }),
    },
  );
}

/** Time and a half over 40 hours a week: 29 CFR 778.107. */
function overtimeCall(found: Found): Call | undefined {
  const value = found.value("pay");
  const [worked, limit] = [Number(found.text("worked")), Number(found.text("limit") ?? 40)];
  if (value?.kind !== "money" || (value.per ?? "hour") !== "hour" || worked < limit) return undefined;
  return expressionCall(`${value.text}*(${limit}+1.5*(${worked}-${limit}))`, {
    label: "Pay with overtime",
    format: "money",
    ...found.currency(),
    note: `Hours over ${limit} a week are paid at 1.5 times the rate.`,
  });
}

const FUEL_UNITS = {
  "per-gallon-us": "a gallon | per gallon | / gallon | gallon | a gal | per gal | / gal | gal",
  "per-liter": "a liter | per liter | / liter | a litre | per litre | / litre | / l | per l | litre | liter",
};

function tripCall(found: Found): Call | undefined {
  const distance = found.quantity("distance");
  const economy = found.quantity("economy");
  const isMetric = economy !== undefined && /kilometer/.test(economy.unit);
  const isUsMpg = economy?.unit === "mile-per-gallon-us";
  const unit = found.choice("fuel") ?? (isMetric ? "per-liter" : "per-gallon-us");
  const people = found.text("people");
  const isEachWay = found.choice("eachWay") !== undefined;
  return call(
    "trip",
    {
      distance,
      economy,
      fuelPrice: { value: found.text("fuelPrice"), unit },
      ...(isEachWay && { roundTrip: true }),
      ...(people !== undefined && { people }),
      ...found.currency(),
    },
    {
      show: people === undefined ? ["tripCost", "fuel"] : ["costPerPerson", "tripCost"],
      ...(found.choice("round") &&
        !isEachWay && { note: "The distance was treated as the whole round trip." }),
      ...(isUsMpg && unit === "per-liter" && { note: "The fuel economy was read as US mpg." }),
    },
  );
}

const KWH = "a kwh | per kwh | / kwh | kwh | a kilowatt hour | per kilowatt hour | / kilowatt hour";
const DAYS = { day: "1", week: "7", month: "30", year: "365" } as const;

function applianceCall(found: Found): Call | undefined {
  const [power, count] = [found.value("power"), found.value("count")];
  if (power?.kind !== "quantity" || (count && count.end !== power.start)) return undefined;
  const period = found.choice("period") as keyof typeof DAYS | undefined;
  const hoursPerDay = found.choice("always") ? "24" : (found.text("hoursPerDay") ?? found.text("hours"));
  const days = found.text("days") ?? (period ? DAYS[period] : found.text("hours") ? "1" : undefined);
  if (hoursPerDay === undefined || days === undefined) return undefined;
  return call(
    "appliance",
    {
      power: {
        value: count ? String(numberOf(count) * Number(power.text)) : power.text,
        unit: power.unit,
      },
      hoursPerDay,
      days,
      energyPrice: { value: found.text("energyPrice"), unit: "per-kilowatt-hour" },
      ...found.currency(),
    },
    {
      show: ["electricityCost", "energy"],
      ...(found.text("days") === undefined &&
        period === "month" && { note: "A month was treated as 30 days." }),
    },
  );
}

const SIZES = {
  ounce: "per oz | per ounce | / oz | an ounce | an oz | / ounce",
  pound: "per lb | per pound | / lb | a pound | a lb | / pound",
  kilogram: "per kg | per kilo | / kg | a kilo | a kg",
  gram: "per g | per gram | / g | a gram",
};
const size: Slot = {
  type: [{ slug: "mass" }, { slug: "volume" }],
  isRequired: true,
  max: 8,
  roles: "or | of",
};
const price: Slot = { type: "money", isRequired: true, max: 8, roles: "for | at | costs | is" };

function offersCall(found: Found): Call | undefined {
  const [sizes, prices] = [found.values("size"), found.values("price")];
  const pack = found.value("pack");
  const isVolume = (value: Value): boolean => value.kind === "quantity" && value.slug === "volume";
  const by = sizes.every(isVolume) ? "volume" : sizes.some(isVolume) ? undefined : "mass";
  if (by === undefined || sizes.length !== prices.length || (pack && sizes.length > 1)) return undefined;
  const offers = sizes.flatMap((each, place) => {
    const cost = prices[place];
    if (each.kind !== "quantity" || cost?.kind !== "money") return [];
    const value = pack ? String(numberOf(pack) * Number(each.text)) : each.text;
    return [{ price: cost.text, by, [by]: { value, unit: each.unit } }];
  });
  const unit = found.choice("per");
  return call(
    "unitPrice",
    { offers, ...found.currency() },
    {
      show: sizes.length > 1 ? ["bestOffer", `${by}Price`, "saving"] : [`${by}Price`],
      names: offerNames(found, sizes, prices),
      ...(unit !== undefined &&
        by === "mass" && { unit: { quantity: "money/mass", id: `per-${unit}`, said: unit } }),
    },
  );
}

/** The offers in the words of the question, by the names that the calculator gives them. */
function offerNames({ question }: Found, sizes: readonly Value[], prices: readonly Value[]) {
  const { text, tokens } = valuesOf(question).sentence;
  const wordsOf = (value: Value | undefined): string =>
    value ? text.slice(tokens[value.start]?.start, tokens[value.end - 1]?.end) : "";
  return Object.fromEntries(
    sizes.map((each, place) => [`Offer ${place + 1}`, `${wordsOf(each)} for ${wordsOf(prices[place])}`]),
  );
}

const frames: readonly Frame[] = [
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
  {
    cues: ["gas | fuel | petrol | diesel | driving | drive | road trip | trip"],
    slots: {
      distance: { type: { slug: "length" }, isRequired: true },
      economy: {
        type: { slug: "fuel-economy" },
        isRequired: true,
        question: {
          text: "What is the fuel economy, in mpg, L/100 km or km/L?",
          restate: (answer) => `at ${answer}`,
        },
      },
      fuelPrice: {
        type: "money",
        roles: `${Object.values(FUEL_UNITS).join(" | ")} | gas | fuel | petrol | diesel | gas at | fuel at`,
        isRequired: true,
        question: numberQuestion(
          "How much does the fuel cost per gallon or liter?",
          (value) => `fuel at ${value}`,
        ),
      },
      people: {
        type: "number",
        roles: "between | people | 'ways' | friends | split | split between | split by | of us",
        needsRole: true,
      },
    },
    choices: {
      fuel: FUEL_UNITS,
      round: { yes: "round trip | roundtrip | return trip" },
      eachWay: { yes: "each way | there and back | both ways" },
    },
    words:
      "cost costs price gas fuel petrol diesel car trip drive driving each pays pay person split road total economy mileage truck suv van if when",
    call: tripCall,
  },
  {
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
      energyPrice: {
        type: "money",
        roles: `${KWH} | at | electricity`,
        isRequired: true,
        question: numberQuestion(
          "How much does a kWh of electricity cost?",
          (value) => `at ${value} per kwh`,
        ),
      },
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
  },
  {
    cues: [
      "cheaper | cheapest | better deal | better buy | best buy | better value | unit price | price per | cost per | per oz | per ounce | per lb | per pound",
    ],
    slots: { size, price, pack: { type: "number", roles: "pack | pk | cans | bottles", needsRole: true } },
    choices: { per: SIZES },
    words:
      "price unit cost costs cheaper cheapest better best deal buy value can cans bottle bottles pack bag box jar each or",
    call: offersCall,
  },
];

export default defineQuestions({ priority: 45, words: "dollar dollars usd bucks cost costs", frames });
