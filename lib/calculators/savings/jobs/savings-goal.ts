import type { Origin } from "../../../kit/calculator/define.ts";
import { defineJob } from "../../../kit/calculator/jobs.ts";

const stepwise: Origin = {
  kind: "independent",
  by: "Period by period in Python with mpmath at 40 digits",
};

export default defineJob({
  slug: "savings-goal",
  name: "Time to a savings goal",
  heading: "Savings Goal Calculator",
  question: "How long will it take to reach my savings goal?",
  lead: "The months until your deposits and their interest add up to the goal, with the date. What you put aside matters more than the rate when the goal is near.",
  seo: {
    title: "Savings Goal Calculator: How Long to Save",
    description:
      "How long until you reach a savings goal? Enter the goal, what you have and what you save each month, and get the time, the date and the interest earned.",
  },
  fixed: { mode: "time" },
  fields: ["goal", "initial", "deposit", "frequency", "rate", "startDay"],
  defaults: { deposit: "400" },
  answer: ["timeNeeded", "goalDay", "finalBalance", "deposits", "interest"],
  examples: [
    {
      id: "car",
      title: "20,000 from 1,000 and 400 a month at 4%",
      origin: stepwise,
      inputs: {},
      expect: {
        outputs: { timeNeeded: "3 years 8 months", goalDay: "2029-09-15", finalBalance: 20_079.95 },
      },
    },
    {
      id: "from-zero",
      title: "15,000 from nothing with 300 a month at 4.5%",
      origin: stepwise,
      inputs: { goal: 15_000, initial: 0, deposit: 300, rate: 4.5 },
      expect: { outputs: { timeNeeded: "3 years 10 months", finalBalance: 15_031.08 } },
    },
  ],
  guide: [
    {
      title: "Counted deposit by deposit",
      text: "A goal is reached on the day a deposit arrives or interest is credited, so the time is rounded up to whole periods. The balance on that day is therefore slightly above the goal. Starting from a balance, the first deposit is made one period after the first day.",
    },
    {
      title: "Near goals and far goals",
      text: "For a goal within three or four years, interest contributes only a few percent of the sum, and a larger deposit is the lever. For goals ten years away or more, the rate begins to count. Try an additional 50 a month and then an additional point of interest, and see which one saves more time.",
    },
    {
      title: "Moving targets",
      text: "A car or a down payment will cost more by the time you have the money. Enter the expected price increase as inflation under More options and mark the goal as being in today’s money. Deposits that rise with your pay can be set there as well.",
    },
  ],
  faq: [
    {
      q: "How long does it take to save for a house down payment?",
      a: "Divide the sum that is missing by what you save each month for a first estimate; interest shortens it a little, rising home prices lengthen it. Include closing costs in the goal, and choose inflation for the price of the house rather than general inflation.",
    },
    {
      q: "What if the time comes out as out of reach?",
      a: "Then deposits and interest never catch up with the goal within a hundred years, often because the goal rises with inflation faster than the balance grows. Raise the deposit first; even a small amount changes the picture if nothing was saved before.",
    },
    {
      q: "Where should I keep money for a goal in three years?",
      a: "In insured savings: a high-yield account, a money market account or certificates that mature in time. Stocks may be down by a third in the very month you need to pay. The rate field should hold what that insured account pays, not a stock market average.",
    },
  ],
  related: ["savings/monthly-deposit", "savings/compound-interest", "mortgage/affordability", "percentage"],
  words: [
    "how long to save",
    "time to save",
    "when will I reach my goal",
    "saving for a house",
    "saving for a car",
    "emergency fund",
    "months to save",
    "savings timeline",
    "years until goal",
    "savings target date",
    "time to save up",
  ],
});
