import { defineJob } from "../../../kit/calculator/jobs.ts";
import { decimal, mental } from "./origins.ts";

export default defineJob({
  slug: "percent-change",
  name: "Percentage change",
  heading: "Percentage Change Calculator",
  question: "By what percent did a value rise or fall?",
  lead: "Compares an old value with a new one: the increase or decrease in percent, the amount, the growth factor, and the change that would undo it.",
  seo: {
    title: "Percentage Change Calculator",
    description:
      "Calculate the percentage increase or decrease from an old to a new value, with the amount, the factor, and the percent needed to get back to the start.",
  },
  fixed: { mode: "change" },
  fields: ["from", "to"],
  examples: [
    {
      id: "eighty-to-ninety-two",
      title: "From 80 to 92, and back",
      origin: decimal,
      inputs: {},
      expect: { outputs: { change: 15, amount: 12, undo: -13.043_478_260_869_57 } },
    },
    {
      id: "halved",
      title: "From 50 down to 25",
      origin: mental,
      inputs: { from: "50", to: "25" },
      expect: { outputs: { change: -50, factor: 0.5, undo: 100 } },
    },
    {
      id: "out-of-the-red",
      title: "From a loss of 50 to a profit of 30",
      origin: decimal,
      inputs: { from: "-50", to: "30" },
      expect: { outputs: { change: 160, amount: 80 }, warnings: ["base is negative"] },
    },
  ],
  guide: [
    {
      title: "New minus old, over old",
      text: "Subtract the old value from the new one and divide by the old one. The base is always where you come from, so the same two numbers give different percentages in the two directions: 80 to 92 is a rise of 15%, 92 to 80 a fall of about 13%.",
    },
    {
      title: "Up and down do not cancel",
      text: "After a fall of 50% a rise of 100% is needed to return. That is why “recovered half of its loss” is a vague phrase, and why the reversing change is shown. For several changes in a row multiply the factors; adding the percentages is wrong.",
    },
    {
      title: "Small and negative bases",
      text: "From zero there is no percentage, and from a value near zero it is huge and says little. From a loss to a profit the sign depends on convention; here the absolute value of the old figure is the base, with a note, and many reports print “n/m” instead.",
    },
  ],
  faq: [
    {
      q: "What is the difference between change and difference?",
      a: "A change has an old and a new value and a sign. A percentage difference treats two values alike, divides by their mean and is never negative; it suits two measurements of the same thing.",
    },
    {
      q: "Is a rise from 2% to 3% one percent or fifty?",
      a: "Both statements exist: it is one percentage point, and a relative rise of fifty percent. Say points for rates of interest, tax or votes, or readers will take the figure they prefer.",
    },
    {
      q: "How do I find the yearly rate of several years?",
      a: "Don’t divide the total change by the years, since growth compounds. Take the root of the growth factor with the number of years, which a calculator of compound annual growth rates does for you.",
    },
    {
      q: "What does a 200% increase mean?",
      a: "The value is three times what it was: the original plus twice as much. Doubling is an increase of 100%. “Up to 200%” and “up by 200%” are different claims.",
    },
  ],
  related: [
    "percentage/percentage-points",
    "percentage/reverse-percentage",
    "percentage/what-percent",
    "investment/cagr",
  ],
  words: [
    "percent increase",
    "percent decrease",
    "percentage increase calculator",
    "growth rate",
    "rate of change in percent",
    "percent difference",
    "year over year",
    "YoY change",
    "pay raise percentage",
    "percent gain",
    "percent loss",
    "percentage difference between two numbers",
    "percent difference between two numbers",
    "percent growth",
  ],
});
