import type { OpenQuestion } from "../phrases/define.ts";
import type { Slot } from "./frame.ts";
import { messages } from "./messages.ts";
import { numberQuestion } from "./number-question.ts";

/** A question about a weight or a height, answered with its unit. */
const measureQuestion = (text: string, name: string): OpenQuestion => ({
  text,
  restate: (answer) =>
    answer.length < 40 && /\d ?(?:[a-z'"]|$)/.test(answer) ? `${name} ${answer}` : undefined,
});

/** The weight of a body for "the BMI" or "the calories". */
export const weightSlot = (purpose: string): Slot => ({
  type: { slug: "mass" },
  roles: "weight | weigh | weighs | weighing",
  isRequired: true,
  question: measureQuestion(messages.weightMissing(purpose), "weight"),
});

/** Reads "1m75". */
const metersNamed = (name: string): string | undefined => {
  const [, meters, centimeters] = /^([12])m(\d{2})$/.exec(name) ?? [];
  return meters === undefined ? undefined : `${meters}.${centimeters} m`;
};

export const heightSlot = (purpose: string): Slot => ({
  type: [{ slug: "length" }, { find: metersNamed }],
  roles: "height | tall",
  isRequired: true,
  question: measureQuestion(messages.heightMissing(purpose), "height"),
});

export const AGE = numberQuestion(
  "What is the age, in years?",
  (value) => `aged ${value}`,
  /[ -]?(?:years?|yrs?)(?:[ -]old)?$/,
);

const FEMALE = new Set(["female", "woman", "women", "girl", "daughter", "lady", "f"]);
const MALE = new Set(["male", "man", "men", "boy", "son", "guy", "m"]);

export const sexNamed = (name: string): string | undefined => {
  const word = name.toLowerCase();
  return FEMALE.has(word) ? "female" : MALE.has(word) ? "male" : undefined;
};
