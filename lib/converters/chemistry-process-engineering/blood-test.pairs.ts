import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "milligrams-per-deciliter-to-millimoles-per-liter",
    from: "milligram-per-deciliter",
    to: "millimole-per-liter",
    title: "Blood Sugar: mg/dL to mmol/L",
    lead: "Glucose: 100 mg/dL is {=100; glucose} mmol/L. Total cholesterol: 200 mg/dL is {=200; cholesterol} mmol/L. Select the substance.",
    about:
      "American laboratories report blood sugar by mass, most others in moles. The factor depends on the substance, so select it before you read the result. Travelers, and readers of studies from other countries, meet the second unit on meters and in tables.",
    rule: "÷ 18",
    familiar: [
      ["70", "low blood sugar is below this"],
      ["100", "prediabetes begins, fasting"],
      ["126", "the threshold for diabetes, fasting"],
      ["200", "the threshold for diabetes two hours after a glucose drink"],
    ],
    faq: [
      {
        q: "What is a blood sugar of 126 mg/dL in mmol/L?",
        a: "126 mg/dL is 6.994 mmol/L, the fasting threshold for diabetes. Guidelines print it as 7.0 mmol/L.",
      },
      {
        q: "Is a glucose of 70 mg/dL low in mmol/L?",
        a: "70 mg/dL is 3.886 mmol/L, and low blood sugar is below it; guidelines round it to 3.9 mmol/L.",
      },
    ],
  },
  {
    slug: "millimoles-per-liter-to-milligrams-per-deciliter",
    from: "millimole-per-liter",
    to: "milligram-per-deciliter",
    title: "Blood Sugar: mmol/L to mg/dL",
    lead: "Glucose: 5.5 mmol/L is {=5.5; glucose} mg/dL. Total cholesterol: 5.2 mmol/L is {=5.2; cholesterol} mg/dL. Select the substance.",
    about: "Meters sold in Canada, Britain and Australia read mmol/L, American ones mg/dL. Choose the substance first.",
    rule: "× 18",
    familiar: [
      ["3.9", "low blood sugar is below this"],
      ["5.6", "prediabetes begins by the US definition, fasting"],
      ["7", "the threshold for diabetes, fasting"],
      ["10", "the top of the usual target range for people with diabetes"],
    ],
    faq: [
      {
        q: "What is a blood sugar of 7 mmol/L in mg/dL?",
        a: "7 mmol/L is 126 mg/dL, the fasting threshold for diabetes. Multiply glucose by 18, but cholesterol by about 38.7.",
      },
      {
        q: "Why does my meter show mmol/L when my doctor says mg/dL?",
        a: "It was probably made for another market. Many meters are locked to one unit, so check the display or the manual, and do not guess the unit from the size of the number.",
      },
    ],
  },
]);
