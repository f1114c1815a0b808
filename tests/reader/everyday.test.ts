import { expect, it } from "vitest";
import { answerTo } from "../../lib/answers/answer-to.ts";
import { localEvaluator } from "../../lib/catalog/evaluator.ts";
import { loadFromFolder } from "../../lib/data/read-file.ts";
import { serverWorld } from "../../lib/server/answers.ts";

const asked = { today: "2026-11-28", now: Date.parse("2026-11-28T15:00:00Z"), timeZone: "America/New_York" };
const world = serverWorld(localEvaluator(loadFromFolder));
const replyTo = (question: string) => answerTo(question, asked, "us", world);

/** Worked out by hand: products and quotients of the numbers in the question. */
it.each([
  ["how much is $22/hour annually", "$45,760.00"],
  ["how much do i make a month at 18 an hour 30 hours a week", "$2,340.00"],
  ["$15 an hour 8 hours a day 5 days a week how much a week", "$600.00"],
  ["40 dollars an hour 50 weeks a year annual income", "$80,000.00"],
  ["85000 annual salary per week", "$1,634.62"],
  ["20 an hour for 50 hours with overtime", "$1,100.00"],
  ["how much to drive 1200 miles with a 24 mpg truck if gas is 3.40", "$170.00"],
  ["fuel cost 500 km 8 l/100 km 1.80 per litre", "$72.00"],
  ["400 mile round trip at 25 mpg gas 3", "$48.00"],
  ["220 miles each way at 22 mpg gas 3", "$60.00"],
  ["what does it cost to run a 100 watt bulb 24/7 for a month at 14 cents a kwh", "$10.08"],
  ["1200 watt air conditioner 10 hours a day 90 days 0.16/kwh cost", "$172.80"],
  ["better deal 500 g for 3.99 or 750 g for 5.49", "750 g for 5.49"],
  ["price per pound 12 oz for 4.50", "6 $/lb"],
  ["pace for a 3:30 marathon", "8:01"],
  ["how long to run a half marathon at 5:30 per km", "1:56:02"],
  // 500 × (1.07¹⁰ − 1) / (1.07^(1/24) − 1), in Python.
  ["invest 500 twice a month at 7% for 10 years", "$171,293.18"],
  // Annuities due, and an amount with an ordinary annuity, in Python.
  ["invest 500 at the start of each month for 10 years at 7%", "$86,009.44"],
  ["save $300 at the start of every month for 10 years at 4%", "$44,322.19"],
  ["i have 5000 saved and add 200 at the end of each month at 4% for 3 years", "$13,272.67"],
  ["i have 3000 and want 20k in 4 years at 5%, how much a month", "$308.16"],
  // The root of its net present value, by bisection in Python.
  ["irr of -$1000, $300, $400, $500", "8.896%"],
  ["200m split for a 4:00 mile", "0:30"],
  ["how far at a pace of 6 min/km in 1 hour", "10"],
  ["3661 seconds in hh:mm:ss", "1:01:01"],
  ["total paid on a loan of 20000 at 5% for 5 years", "$22,645.52"],
  ["total amount paid on 300k mortgage at 6% 30 years", "$647,515.44"],
  ["which weekday is 2 weeks after dec 1 2026", "Tuesday"],
  ["what day of the week is 90 days from today", "Friday"],
  ["what rate turns 5000 into 8000 in 10 years", "4.812%"],
  ["vat 19% on 238 inclusive", "$38.00"],
  ["vat 20% on 120 inclusive", "$20.00"],
  ["tip 20% on 50 total with tip", "$60.00"],
  ["was $120 now $90 what percent off", "25%"],
  ["simple interest on 2 lakh at 8% for 3 years", "$48,000.00"],
  ["buying power of 500 in 20 years at 2% inflation", "$336.49"],
  ["how much sales tax on 80 at 8%", "$6.40"],
  ["bmi 12 stone 6 ft 1", "22.2 kg/m²"],
  ["bmi 5 ft 10 180 lb", "25.8 kg/m²"],
  // 165 days from November 28, 2026 to May 12, 2027.
  ["how many days until my birthday, born may 12 1990", "165"],
  // 60 K × 11.7 µm/(m·K) × 10 m.
  ["how much does 10 m of steel expand from 293 K to 353 K", "7.02 mm"],
  // 7.85 g/cm³ × π/4 × (2 in)² × 66 in.
  ["weight of a 5 ft 6 in long 2 in steel bar", "58.8 lb"],
  ["1½ as a decimal", "1.5"],
  ["2 4/8 in simplest form", "5/2"],
  ["bmi at 5'5 and 140 lb if i gain 10 lb", "25.0 kg/m²"],
])("answers “%s” with %s", async (question, text) => {
  const { answer, left } = await replyTo(question);
  expect(`${answer?.value} ${answer?.unit}`.trim()).toBe(text);
  expect(left).toEqual([]);
});

it.each([
  "25 an hour after tax how much a year",
  "compare 10 and 20 years of saving 200 a month at 4%",
  "save 100 a month for 10 years at 4%, withdraw 500 a year",
  "2000 at 4% compounded weekly for 2 years",
  "invest 10000 at 7% for 20 years but stop after 10",
  "25 an hour is how much a year with 3 weeks off",
  "gas cost for 300 miles at 3.50 a gallon plus 12 tolls",
  "12 oz for 3.49 or 16 oz which is cheaper",
  "density of copper and steel",
  "density of 6061 and copper",
  "weight of 2 x 1/8 in square tube steel 10 ft",
  "weight of 8 oz of silver",
  "1/2 by 3/4",
  "60 mph pace per mile",
  "10% + $5",
  "was 85 now 59.50 in texas how much percent off",
  "interest only loan 20000 5% total",
  "bmi 5 ft 10 with shoes on 180 lb",
])("answers “%s” with no figure", async (question) =>
  expect((await replyTo(question)).answer).toBeUndefined(),
);
