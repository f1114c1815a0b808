import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Laboratories report mass (mg/dL, in the United States and much of Asia) or amount (mmol/L, elsewhere). The factor between them is the molar mass of the substance: choose it first. The default is glucose.",
    "Triglycerides are a mixture: laboratories convert them as triolein, 885.45 g/mol. Urea nitrogen (BUN) counts only the nitrogen of urea: 1 mg/dL of BUN is 2.144 mg/dL of urea.",
    "This converts units; it does not judge a result. What a value means depends on the test, the laboratory’s range and the person.",
  ],
  pairs: [
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
  ],
  faq: [
    {
      pairs: ["milligrams-per-deciliter-to-millimoles-per-liter"],
      q: "How do I convert blood glucose from mg/dL to mmol/L?",
      a: "Divide by 18.0156, a tenth of the molar mass of glucose. 100 mg/dL is 5.55 mmol/L, and 126 mg/dL is 6.99 mmol/L.",
    },
    {
      q: "How do I convert cholesterol from mg/dL to mmol/L?",
      a: "Divide by 38.67: 200 mg/dL is 5.17 mmol/L. The same factor holds for total, LDL and HDL cholesterol, because all of them are reported as cholesterol. Triglycerides are divided by 88.55.",
    },
    {
      q: "How do I convert creatinine from mg/dL to µmol/L?",
      a: "Multiply by 88.4: 1 mg/dL is 88.4 µmol/L. Choose creatinine as the substance and µmol/L as the unit.",
    },
    {
      q: "Why do glucose and cholesterol have different factors?",
      a: "A mole is a number of molecules, and a molecule of cholesterol is 2.15 times as heavy as one of glucose. So 1 mmol/L is 18.02 mg/dL of glucose but 38.67 mg/dL of cholesterol.",
    },
    {
      q: "Is BUN the same as urea?",
      a: "It is the same test in another unit: BUN counts the nitrogen of urea, 28.014 of 60.056 g/mol. A BUN of 14 mg/dL is 30 mg/dL of urea, and both are 5 mmol/L.",
    },
  ],
});
