import { BODY } from "../../kit/phrases/common-words.ts";
import { expressionCall, showCall } from "../../kit/phrases/define.ts";
import { isUsUnit } from "../../kit/reader/areas.ts";
import { heightSlot, sexNamed, weightSlot } from "../../kit/reader/body-questions.ts";
import { named, required, type Slot } from "../../kit/reader/frame.ts";
import { numberOf, siNumberOf } from "../../kit/reader/number-of.ts";
import { textQuestion } from "../../kit/reader/number-question.ts";
import { defineQuestions } from "../../kit/reader/questions.ts";
import { POUND } from "../../units/constants.ts";

const change = (roles: string): Slot => named({ slug: "mass" }, roles);
const height = heightSlot("the BMI");
const waistQuestion = textQuestion(
  "What is the waist, for example 33 in or 84 cm?",
  /\d ?(?:[a-z'"]|$)/,
  (answer) => `waist ${answer}`,
  40,
);

export default defineQuestions({
  priority: 30,
  words: `${BODY}mass index bmi healthy child kid teen`,
  frames: [
    {
      cues: ["bmi | body mass index | overweight | underweight | obese"],
      slots: {
        weight: weightSlot("the BMI"),
        height,
        ageYears: named([{ counts: "years" }, "number"], "old | age | aged"),
        sex: { type: { find: sexNamed } },
        lost: change("lose | lost | losing"),
        gained: change("gain | gained | gaining"),
      },
      words: "if at",
      call: (match) => {
        const [weight, lost, gained] = [match.value("weight"), match.value("lost"), match.value("gained")];
        const changes = [lost, gained].filter((each) => each !== undefined);
        if (weight?.kind !== "quantity") return undefined;
        if (changes.some((each) => each.kind !== "quantity" || each.unit !== weight.unit)) return undefined;
        const changed = numberOf(weight) - (lost ? numberOf(lost) : 0) + (gained ? numberOf(gained) : 0);
        if (changes.length > 0 && Number.isNaN(changed)) return undefined;
        const isChild = match.value("sex") !== undefined && Number(match.text("ageYears") ?? 20) < 20;
        return showCall(
          {
            ...match.inputs(["lost", "gained", ...(isChild ? [] : ["ageYears", "sex"])]),
            ...(changes.length > 0 && { weight: { value: String(changed), unit: weight.unit } }),
            ...(isChild && { group: "child" }),
          },
          ["bmi", ...(isChild ? ["percentile", "category"] : ["category", "healthyLow", "healthyHigh"])],
        );
      },
    },
    {
      // “waist to height ratio 80 cm 180 cm”: the shorter length is the waist.
      cues: ["waist to height | waist height"],
      slots: { lengths: required({ slug: "length" }, undefined, { max: 2 }) },
      words: "ratio",
      mustBeWhole: true,
      call: (match) => {
        const [first, second] = match.values("lengths");
        if (first?.kind !== "quantity" || second?.kind !== "quantity") return undefined;
        const [waist, tall] = [first, second]
          .map((value) => ({ value, meters: siNumberOf(match.question, value) }))
          .sort((a, b) => a.meters - b.meters)
          .map(({ value }) => ({ value: value.text, unit: value.unit }));
        return showCall({ waist, height: tall }, ["waistToHeight", "waistToHeightMeaning"]);
      },
    },
    {
      cues: ["waist"],
      not: "waist to height | waist height",
      slots: {
        waist: required({ slug: "length" }, "waist", { question: waistQuestion }),
        height,
      },
      fits: (match) => match.siNumber("waist") < match.siNumber("height"),
      show: ["waistToHeight", "waistToHeightMeaning"],
    },
    {
      cues: [
        "bmi | body mass index",
        "what weight | how much should | what should | weight for | weight gives",
      ],
      slots: {
        height,
        bmi: required("number", "bmi of? | body mass index of?", { needsRole: true }),
      },
      words: "gives give need be if at",
      call: (match) => {
        const [meters, tall] = [match.siNumber("height"), match.value("height")];
        if (Number.isNaN(meters) || tall?.kind !== "quantity") return undefined;
        const isUs = isUsUnit(tall.unit);
        return expressionCall(`${match.text("bmi")}*${meters}^2${isUs ? `/${POUND}` : ""}`, {
          label: "Weight",
          format: "number",
          suffix: isUs ? "lb" : "kg",
        });
      },
    },
    {
      // The range of weights at a height does not depend on the weight.
      cues: ["healthy weight | ideal weight | normal weight"],
      slots: { height },
      call: (match) =>
        showCall(
          match.inputs(),
          ["healthyLow", "healthyHigh"],
          "The weights at which the BMI is 18.5 to 24.9.",
        ),
    },
  ],
});
