import { defineJob } from "../../../kit/calculator/jobs.ts";
import { mental } from "./origins.ts";

export default defineJob({
  slug: "percent-of-a-number",
  name: "Percent of a number",
  heading: "Percent of a Number",
  question: "What is 15 percent of 80?",
  lead: "Takes a percentage of any number and shows what remains. Percentages above 100 and below 0 work as well, with every digit exact.",
  seo: {
    title: "Percent of a Number Calculator",
    description:
      "Calculate any percent of a number, such as 15% of 80 or 7.5% of 240, with what is left over, the formula, and ways to do it in your head.",
  },
  fixed: { mode: "of" },
  fields: ["percentage", "number"],
  examples: [
    {
      id: "fifteen-of-eighty",
      title: "15% of 80",
      origin: mental,
      inputs: {},
      expect: { outputs: { part: 12, remainder: 68 } },
    },
    {
      id: "small-percentage",
      title: "0.1% of 0.3, without binary noise",
      origin: mental,
      inputs: { percentage: "0.1", number: "0.3" },
      expect: { outputs: { part: 0.0003, remainder: 0.2997 }, tolerance: 0 },
    },
    {
      id: "more-than-all",
      title: "250% of 40",
      origin: mental,
      inputs: { percentage: "250", number: "40" },
      expect: { outputs: { part: 100, remainder: -60 } },
    },
  ],
  guide: [
    {
      title: "Percent means hundredths",
      text: "Multiply the number by the percentage and divide by 100, or move the decimal point of the percentage two places to the left and multiply. “Of” is the multiplication sign: 15% of 80 is 0.15 times 80. The rest is the number less that part.",
    },
    {
      title: "In your head",
      text: "Start from 10%, which moves the decimal point one place, and build the rest: 5% is half of it, 20% is twice, 1% is a tenth. 15% of 80 is 8 plus 4. And the numbers may trade places: 16% of 25 is 25% of 16, a quarter.",
    },
    {
      title: "Of which number?",
      text: "The percentage belongs to the number behind “of”. If a price already contains the percentage, such as a total with tax, taking that percent of the total gives too much. Use the reverse percentage there. Two percentages of different numbers must not be added.",
    },
  ],
  faq: [
    {
      q: "How do I calculate 20% of a number?",
      a: "Divide it by five, because 20% is a fifth. For 150 that is 150 ÷ 5 = 30. On a calculator, 150 × 0.2 = 30 gives the same, because the percent sign stands for hundredths.",
    },
    {
      q: "What is 1% of a million?",
      a: "One hundredth: 1000000 ÷ 100 = 10,000. Checking with 1% first is a good guard against an answer that is off by a factor of ten, the typical slip of a misplaced point.",
    },
    {
      q: "Can a percentage be more than 100?",
      a: "Yes. 250% of a number is two and a half times it. It makes no sense only where the part cannot exceed the whole, as with votes or the charge of a battery.",
    },
  ],
  related: [
    "percentage/what-percent",
    "percentage/discount",
    "percentage/tip",
    "percentage/reverse-percentage",
  ],
  words: [
    "percentage of a number",
    "x percent of y",
    "percent calculator",
    "find a percentage",
    "what is 20 percent of",
    "5% of",
    "per cent of",
    "take a percentage",
    "calculate percent",
  ],
});
