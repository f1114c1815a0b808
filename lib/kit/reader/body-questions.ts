import type { OpenQuestion } from "../phrases/define.ts";
import { byWord } from "../phrases/words.ts";
import { required, type Slot } from "./frame.ts";
import { messages } from "./messages.ts";
import { numberQuestion, textQuestion } from "./number-question.ts";

/** A question about a weight or a height, answered with its unit. */
const measureQuestion = (text: string, name: string): OpenQuestion =>
  textQuestion(text, /\d ?(?:[a-z'"]|$)/, (answer) => `${name} ${answer}`, 40);

/** The weight of a body for "the BMI" or "the calories". */
export const weightSlot = (purpose: string): Slot =>
  required({ slug: "mass" }, "weight | weigh | weighs | weighing", {
    question: measureQuestion(messages.weightMissing(purpose), "weight"),
  });

/** Reads "1m75". */
const metersNamed = (name: string): string | undefined => {
  const [, meters, centimeters] = /^([12])m(\d{2})$/.exec(name) ?? [];
  return meters === undefined ? undefined : `${meters}.${centimeters} m`;
};

export const heightSlot = (purpose: string): Slot =>
  required([{ slug: "length" }, { find: metersNamed }], "height | tall", {
    question: measureQuestion(messages.heightMissing(purpose), "height"),
  });

export const AGE = numberQuestion(
  "What is the age, in years?",
  (value) => `aged ${value}`,
  /[ -]?(?:years?|yrs?)(?:[ -]old)?$/,
);

const SEXES = byWord({
  female: "female woman women girl daughter lady f",
  male: "male man men boy son guy m",
});

export const sexNamed = (name: string): string | undefined => SEXES[name.toLowerCase()];
