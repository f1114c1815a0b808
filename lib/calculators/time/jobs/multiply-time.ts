import { defineJob } from "../../../kit/calculator/jobs.ts";
import { hand } from "./origins.ts";

export default defineJob({
  slug: "multiply-time",
  name: "Multiply or divide a time",
  heading: "Multiply or Divide a Time",
  question: "What is a time in hours and minutes, multiplied or divided?",
  lead: "Multiplies or divides hours, minutes and seconds by a number, or finds how many times one length fits into another and what is left over.",
  seo: {
    title: "Multiply or Divide Time Calculator",
    description:
      "Multiply or divide a time in hours, minutes and seconds by a number, or by another time: sessions, lap pace, batches of work, rounded to the second.",
  },
  fixed: { mode: "scale" },
  fields: ["base", "operation", "number", "divisor"],
  defaults: { base: "1:45", number: "4" },
  examples: [
    {
      id: "three-sessions",
      title: "1:45, three times",
      origin: hand,
      inputs: { number: "3" },
      expect: { outputs: { total: 18_900, words: "5 h 15 min" } },
    },
    {
      id: "marathon-kilometer",
      title: "A marathon in 3:59:59, for each kilometer",
      origin: { kind: "independent", by: "14,399 s ÷ 42.195 = 341.249 s (Python)" },
      inputs: { base: "3:59:59", operation: "divide", number: "42.195" },
      expect: { outputs: { total: 341, words: "5 min 41 s" } },
    },
    {
      id: "blocks-of-25",
      title: "25-minute blocks in 8 hours",
      origin: hand,
      inputs: { base: "8:00", operation: "perTime", divisor: "0:25" },
      expect: { outputs: { ratio: 19.2, wholeTimes: 19, remainder: 300 } },
    },
  ],
  guide: [
    {
      title: "Convert, then calculate",
      text: "The time is turned into seconds, multiplied or divided, and turned back. Doing it column by column works too, but every column needs its carry: four times 45 minutes are 180 minutes, three hours, not 1.80. Negative times keep their sign.",
    },
    {
      title: "Dividing by a number",
      text: "A time divided by a count is the time for one: a finish time over the distance is your pace, and a machine’s run over its parts is the cycle time. The result is rounded to a whole second, and a note shows the exact value.",
    },
    {
      title: "Dividing by a time",
      text: "Time over time has no unit. It says how often the shorter length fits: how many appointments into a morning, how many takes onto a card. The whole number and the remainder are what you can plan with. Leave a little room between the blocks.",
    },
  ],
  faq: [
    {
      q: "How do I multiply minutes by a number?",
      a: "Enter them as 0:25 or 25 min. Everything above 59 minutes carries into hours: six times 25 minutes is 6 × 25 = 150 minutes, which the result shows as 2:30:00.",
    },
    {
      q: "Can I multiply a time by an hourly rate?",
      a: "Convert it to decimal hours first, because money per hour needs a plain number: 7:45 is 7.75 hours. The time card does both steps and adds overtime.",
    },
    {
      q: "How do I split a job between people?",
      a: "Divide the total by the number of people. Two people need half the time only if the work can be shared without waiting, so take the result as the lower limit.",
    },
  ],
  related: ["time/add-times", "time/decimal-hours", "time/hours-between-times"],
  words: [
    "divide time",
    "time multiplication",
    "time times a number",
    "time division",
    "average time per unit",
    "pace per lap",
    "cycle time",
    "how many times does it fit",
    "multiply hours and minutes",
    "half of a time",
  ],
});
