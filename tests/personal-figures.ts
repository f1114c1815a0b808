import type { ArticleFigures } from "./engineering-figures.ts";

/** Articles on money and health. */
export const money = "mastering-financial-future";
const hiring = "finding-reliable-local-services";
export const health = "guide-to-health-metrics";
const house = "price=300000&downPercent=0";
const monthly = "initial=0&deposit=250&rate=5";
const woman = "age=35&weight=68&height=165";
const man = "sex=male&age=40&weight=82&height=180";

/** Figures of the articles on money and health, with the addresses of the calculators that work them out. */
export const personalFigures: readonly ArticleFigures[] = [
  [money, "savings", "initial=10000&deposit=0&compounding=annual", { finalBalance: "$14,802.44" }],
  [money, "savings", "rate=5", { apy: "5.116%" }],
  [money, "savings", "rate=6&compounding=annual", { doubling: "11.9" }],
  [money, "loan", "amount=20000&rate=7&years=3", { payment: "$617.54", totalInterest: "$2,231.50" }],
  [money, "loan", "amount=20000&rate=7", { payment: "$396.02", totalInterest: "$3,761.48" }],
  [
    money,
    "loan",
    "amount=20000&rate=7&fees=800",
    { payment: "$396.02", totalCost: "$4,561.48", apr: "8.727%", effectiveRate: "7.229%" },
  ],
  [money, "loan", "amount=20000&rate=8.5", { payment: "$410.33", totalInterest: "$4,619.87", apr: "8.500%" }],
  [
    money,
    "loan",
    "amount=20000&rate=7&years=3&fees=800",
    { payment: "$617.54", totalCost: "$3,031.50", apr: "9.779%" },
  ],
  [
    money,
    "loan",
    "amount=20000&rate=7&fees=800&balloonKind=early&dueMonths=24",
    { payment: "$396.02", totalCost: "$3,130.38", apr: "9.633%" },
  ],
  [money, "savings", "rate=22&compounding=daily", { apy: "24.6%" }],
  ...(
    [
      ["150", "6 years 1 month", "$4,913"],
      ["200", "3 years 8 months", "$2,791"],
      ["300", "2 years 2 months", "$1,543"],
    ] as const
  ).map(
    ([payment, term, totalInterest]): ArticleFigures => [
      money,
      "loan",
      `mode=term&amount=6000&rate=22&payment=${payment}`,
      { term, totalInterest },
    ],
  ),
  [money, "loan", "amount=6000&rate=22&years=3", { payment: "$229.14" }],
  [money, "loan", "amount=290000&rate=7.25&years=27", { payment: "$2,042.16", totalInterest: "$371,662" }],
  [money, "loan", "amount=290000&rate=6.25&years=30", { payment: "$1,785.58", totalInterest: "$352,809" }],
  [money, "loan", "amount=290000&rate=6.25&years=27", { payment: "$1,855.08", totalInterest: "$311,044" }],
  [
    money,
    "loan",
    "amount=290000&rate=6.25&years=30&extraEach=256.58",
    { payments: "260", totalInterest: "$238,976" },
  ],
  [money, "mortgage", "price=300000&downPercent=10", { pmiRequestPayment: "95", pmiAutomaticPayment: "109" }],
  [money, "mortgage", house, { payment: "$1,896.20", totalInterest: { text: "$382,600", unit: 100 } }],
  [
    money,
    "mortgage",
    `${house}&years=15`,
    { payment: "$2,613.32", totalInterest: { text: "$170,400", unit: 100 } },
  ],
  [
    money,
    "mortgage",
    `${house}&extraEach=200`,
    { payments: "277", interestSaved: { text: "$103,000", unit: 1000 } },
  ],
  [money, "savings", monthly, { deposits: "$30,000", finalBalance: "$38,820.57" }],
  [money, "savings", `${monthly}&time=20`, { deposits: "$60,000", finalBalance: "$102,758.42" }],
  [money, "savings", `${monthly}&time=30`, { deposits: "$90,000", finalBalance: "$208,064.66" }],
  [
    money,
    "investment",
    "initial=50000&contribution=0&annualReturn=6&years=25&fee=1&inflation=",
    { withoutFees: "$214,594", finalValue: "$166,915" },
  ],
  [
    money,
    "investment",
    "initial=50000&contribution=0&annualReturn=6&years=25&fee=0.1&inflation=",
    { finalValue: "$209,293" },
  ],
  [money, "investment", "mode=real&inflation=3", { realReturn: "3.88%" }],
  [hiring, "loan", "mode=rate&amount=9600&payment=169&years=7", { rate: "11.91%", totalInterest: "$4,596" }],
  [health, "bmi", "height=175", { bmi: "22.9", healthyLow: "56.7", healthyHigh: "76.3 kg" }],
  [
    health,
    "bmi",
    "height=165&weight=68&waist=84&waistSex=female",
    {
      bmi: "25.0",
      aboveHealthy: "0.2 kg",
      waistToHeight: "0.509",
      waistToHeightMeaning: "increased",
      waistRisk: "increased",
    },
  ],
  [
    health,
    "bmi",
    "height=180&weight=82&waist=86&waistSex=male",
    { bmi: "25.3", waistToHeight: "0.478", waistToHeightMeaning: "healthy", waistRisk: "not" },
  ],
  ...(
    [
      ["inactive", "2,080", "2,646"],
      ["low-active", "2,245", "2,867"],
      ["active", "2,383", "3,050"],
      ["very-active", "2,617", "3,426"],
    ] as const
  ).flatMap(([category, hers, his]): ArticleFigures[] => [
    [health, "calorie", `${woman}&formula=eer&category=${category}`, { maintenance: hers }],
    [health, "calorie", `${man}&formula=eer&category=${category}`, { maintenance: his }],
  ]),
  [health, "bmi", "weight=154&weight.unit=pound&height=69&height.unit=inch", { bmi: "22.7" }],
  [health, "calorie", `${woman}&activity=sedentary`, { resting: "1,375 kcal", maintenance: "1,650" }],
  [health, "calorie", `${woman}&activity=light`, { maintenance: "1,891" }],
  [health, "calorie", `${woman}&activity=moderate`, { maintenance: "2,132" }],
  [health, "calorie", `${woman}&activity=very`, { maintenance: "2,372" }],
  [health, "calorie", `${woman}&activity=extra`, { maintenance: "2,613" }],
  [health, "calorie", `${man}&activity=sedentary`, { resting: "1,750 kcal", maintenance: "2,100" }],
  [health, "calorie", `${man}&activity=light`, { maintenance: "2,406" }],
  [health, "calorie", `${man}&activity=moderate`, { maintenance: "2,713" }],
  [health, "calorie", `${man}&activity=very`, { maintenance: "3,019" }],
  [health, "calorie", `${man}&activity=extra`, { maintenance: "3,325" }],
];

/** Arithmetic that these articles write out: the expression, and the text that the article prints. */
export const personalArithmetic: readonly (readonly [slug: string, expression: string, text: string])[] = [
  [money, "ln(2)/ln(1.06)", "11.9"],
  [money, "20000 × 0.07/12", "$116.67"],
  [money, "3761.48 − 2231.50", "$1,530"],
  [money, "4619.87 − 4561.48", "$58 more"],
  [money, "6000 × 0.22/365", "$3.62"],
  [money, "100 × 0.22/365", "0.06%"],
  [money, "6000 × 0.22/12", "$110"],
  [money, "2042.16 − 1785.58", "$256.58"],
  [money, "6000/256.58", "23.4 months"],
  [money, "371662.33 − 352808.59", "$18,854"],
  [money, "371662.33 − 311043.81", "$60,619"],
  [money, "371662.33 − 238976.46", "$132,686"],
  [money, "260/12", "21.7"],
  [money, "100 × (1 − 166915/214594)", "22% of the result"],
  [hiring, "4900 + 3200 + 1100 + 250 + 150", "$9,600"],
  [hiring, "5300 + 2900 + 1450 + 250", "$9,900"],
  [hiring, "4100 + 2400", "$6,500"],
  [health, "2000 × 0.3/9", "67 g"],
  [health, "68 / 1.65^2", "24.98"],
  [health, "18.5 × 1.75^2", "under 56.7 kg"],
  [health, "25 × 1.75^2", "from 76.6 kg"],
  [health, "30 × 1.75^2", "from 91.9 kg"],
  [health, "35 × 1.75^2", "from 107.2 kg"],
  [health, "40 × 1.75^2", "from 122.5 kg"],
  [health, "500 × 364/3500", "52 pounds"],
  [health, "500/10/2", "25 pounds"],
  [health, "500/10", "50 in all"],
  [health, "0.8 × 68", "54 g"],
  [health, "1.6 × 68", "109 g"],
];
