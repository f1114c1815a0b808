import { formatInteger } from "../../core/locale/locale.ts";
import { MONEY } from "../../kit/phrases/common-words.ts";
import { type Ask, ask, type Call, expressionCall, showCall } from "../../kit/phrases/define.ts";
import { type FrameCall, type FrameValues, named, required, type Slot } from "../../kit/reader/frame.ts";
import { amountPer, rateQuestion, yearsQuestion } from "../../kit/reader/money-questions.ts";
import { numberQuestion } from "../../kit/reader/number-question.ts";
import { defineQuestions } from "../../kit/reader/questions.ts";

const PRICE = numberQuestion("What is the price of the home?", (value) => `home price ${value}`);
const RATE = rateQuestion("What is the annual interest rate on the mortgage, as a percentage?");
const TERM = yearsQuestion("What is the mortgage term, in years?");
const INCOME = numberQuestion(
  "What is the gross annual household income?",
  (value) => `income of ${value} a year`,
  / ?(?:a|per|each) (?:year|annum)$/,
);

const LOAN = "mortgage | home loan | house payment | discount point";
const DOWN = "down | down payment? | deposit";

const price: Slot = required(
  "money",
  "price | house | home | apartment | condo | property | worth | mortgage | loan",
  { question: PRICE },
);
/** Optional: "what about 20% down" continues an earlier question. */
const priced: Slot = required("money", "price | house | home | mortgage | loan");
const rate: Slot = { type: ["percent", "number"], roles: "at | interest rate? | rate", question: RATE };
const term: Slot = { type: "duration", roles: "for | over | term", question: TERM };
const costs = {
  tax: {
    type: ["money", "percent"],
    roles: "property? tax? taxes? | annual property tax",
    per: "allowed",
    needsRole: true,
  },
  insurance: { type: "money", roles: "home? insurance", per: "allowed", needsRole: true },
  hoa: { type: "money", roles: "hoa fee? | condo fee", per: "allowed", needsRole: true },
  pmi: { type: ["money", "percent"], roles: "pmi", per: "allowed", needsRole: true },
} as const satisfies Record<string, Slot>;
const down: Slot = named(["percent", "money"], DOWN, { rolesFollow: true });
const extraEach: Slot = named("money", "extra | additional", { per: "allowed" });
const points: Slot = required("number", "point | discount point", { needsRole: true });
const income: Slot = required(
  "money",
  "income | gross income | salary | make | making | earn | earning | on",
  { per: "allowed", question: INCOME },
);
const debts: Slot = named("money", "debt | debt payment", { per: "allowed" });

/** Words that leave out costs: "not including taxes and insurance". */
const without = (items: string): string =>
  ["not including", "not counting", "excluding", "without", "ignoring", "before", "no"]
    .map((start) => `${start} ${items}`)
    .join(" | ");
const WITHOUT_TAX = without("property? tax? taxes?");
const WITHOUT_INSURANCE = without("property? tax? taxes? ,? and? home? insurance");
const WITHOUT_PMI = without("property? tax? taxes? ,? and? home? insurance? ,? and? pmi");

const choices = {
  country: { ca: "canada | canadian" },
  frequency: {
    "bi-weekly": "biweekly | bi weekly | every 2 weeks",
    "accelerated-bi-weekly": "accelerated biweekly | accelerated bi weekly | biweekly accelerated",
  },
  show: {
    totalInterest:
      "total interest | how much interest | interest will | interest would | interest do | interest paid | interest on | in interest",
    totalPaid:
      "total paid | total amount paid | total repayment | total of payments | in total | altogether | pay back",
    monthlyCost:
      "total | total monthly cost? | all in | monthly cost | with tax | with taxes | including taxes? and? insurance? | piti | plus",
    payment: "principal and interest | principle and interest | p&i",
  },
  taxes: { none: WITHOUT_TAX },
  premiums: { none: WITHOUT_INSURANCE },
  pmis: { none: WITHOUT_PMI },
};

/** The costs of a home by field. `fallback` is the value of those that the question doesn’t name. */
function costInputs(match: FrameValues, fallback?: string): Record<string, string | undefined> {
  const [tax, pmi] = [match.value("tax"), match.value("pmi")];
  const unnamed = (choice: string): string | undefined => (match.isChosen(choice) ? "0" : fallback);
  return {
    ...(tax?.kind === "percent"
      ? { taxKind: "percent", taxPercent: tax.text }
      : tax
        ? { taxKind: "amount", taxAmount: amountPer(match, "tax", "year") }
        : { taxPercent: unnamed("taxes") }),
    insurance: amountPer(match, "insurance", "year") ?? unnamed("premiums"),
    hoa: amountPer(match, "hoa", "month"),
    ...(pmi?.kind === "percent"
      ? { pmiPercent: pmi.text }
      : pmi
        ? { pmiKind: "amount", pmiAmount: amountPer(match, "pmi", "month") }
        : { pmiPercent: unnamed("pmis") }),
  };
}

function downInputs(match: FrameValues): Record<string, string> {
  const value = match.value("down");
  if (value?.kind === "percent") return { downKind: "percent", downPercent: value.text };
  return value?.kind === "money" ? { downKind: "amount", downAmount: value.text } : {};
}

/** The question for the rate or the term of the loan, if it is missing. */
function askForLoan(match: FrameValues): Ask | undefined {
  if (match.text("rate") === undefined) return ask(RATE);
  return match.years("term") === undefined ? ask(TERM) : undefined;
}

/** Calls the cost of a home, or of a mortgage alone: then nothing is paid down, and only the costs in the question count. */
const costCall =
  (kind: "home" | "loan"): FrameCall =>
  (match) => {
    const open = askForLoan(match);
    if (open) return open;
    const extra = match.value("extraEach");
    if (extra?.kind === "money" && extra.per !== undefined && extra.per !== "month") return undefined;
    const isHome = kind === "home";
    if (!isHome && match.choice("country") === "ca") return canadianLoan(match);
    const hasCosts = Object.keys(costs).some((id) => match.value(id) !== undefined);
    const show = match.choice("show") ?? (!isHome && hasCosts ? "monthlyCost" : "payment");
    const isPlain = show === "payment" && !match.isChosen("frequency");
    return {
      kind: "call",
      input: {
        ...match.inputs([...Object.keys(costs), "term", "down", "show", "taxes", "premiums", "pmis"]),
        years: match.years("term"),
        ...(isHome ? downInputs(match) : { downKind: "amount", downAmount: "0" }),
        ...costInputs(match, isHome ? undefined : "0"),
        ...match.currency(),
      },
      focus: {
        show: [
          ...new Set([
            show,
            ...(isHome || hasCosts ? ["payment", "monthlyCost"] : []),
            "payment",
            "totalInterest",
          ]),
        ].slice(0, 3),
        ...(isPlain && { label: "Monthly payment (principal and interest)" }),
        assumes: isHome ? ["downPercent", "taxPercent", "insurance", "pmiPercent"] : [],
        ...(!isHome &&
          !hasCosts && { note: "Treated as the loan amount, without property tax and insurance." }),
      },
    };
  };

/**
 * Returns the payment of a Canadian loan, whose fixed rate is compounded twice a year; undefined with costs, or with extra
 * or other than monthly payments. The form has it as the loan on a home with 20% down, which needs no mortgage insurance.
 */
function canadianLoan(match: FrameValues): Call | undefined {
  const others = [...Object.keys(costs), "extraEach"];
  if (match.isChosen("frequency") || others.some((id) => match.value(id))) return undefined;
  const [rate, years] = [match.text("rate"), match.years("term")];
  const price = match.number("price") / 0.8;
  return {
    kind: "call",
    calculator: "loan",
    input: { amount: match.text("price"), rate, years, compounding: "semi-annual", currency: "CAD" },
    focus: {
      show: ["payment", "totalInterest"],
      label: "Monthly payment",
      note: `Treated as the loan amount, with the rate compounded twice a year. With 20% down, this is the loan on a home that costs CA$${formatInteger(price)}.`,
    },
    form: {
      calculator: "mortgage",
      input: {
        country: "ca",
        price: String(price),
        downKind: "percent",
        downPercent: "20",
        rate,
        years,
        currency: "CAD",
      },
      output: "payment",
    },
  };
}

const home = { price, down, rate, term, ...costs, extraEach };
const IGNORED = "tax taxes insurance pmi hoa";

export default defineQuestions({
  priority: 80,
  words: `${MONEY}mortgage mortgages home house condo apartment property loan loans buy buying interest rate percent term fixed bank down deposit principal income`,
  frames: [
    {
      cues: [LOAN],
      not: `${DOWN} | house price | point`,
      slots: { ...home, price: { ...price, roles: "mortgage | loan | home loan" } },
      choices,
      call: costCall("loan"),
    },
    {
      cues: ["house | home | apartment | condo | property"],
      not: "home loan | house payment",
      slots: home,
      choices,
      call: costCall("home"),
    },
    { cues: [DOWN], slots: { ...home, price: priced }, choices, call: costCall("home") },
    {
      cues: [DOWN],
      not: "monthly | afford | pmi | tax | what if | loan | mortgage | borrow",
      mustBeWhole: true,
      slots: {
        price: { ...price, roles: `${price.roles} | of | on` },
        down: { ...down, type: "percent", isRequired: true },
      },
      expression: "{price}*{down}%",
      focus: { label: "Down payment", format: "money" },
    },
    {
      cues: ["pmi", "how many month | when | how long | how soon | after"],
      words: "ask drop dropped remove removed cancel canceled end ends until off stop",
      slots: home,
      choices,
      call: (match) => {
        const call = costCall("home")(match);
        return call?.kind === "call"
          ? {
              ...call,
              focus: {
                show: ["pmiRequestPayment", "pmiRequestDate", "pmiAutomaticPayment", "pmiAutomaticDate"],
                label: "Months until PMI can end on request",
                assumes: ["downPercent"],
              },
            }
          : call;
      },
    },
    {
      cues: ["afford | how much house | qualify"],
      words: IGNORED,
      slots: { income, debts, down, rate, term, ...costs },
      choices: { ...choices, show: {} },
      call: (match) => {
        if (match.text("rate") === undefined) return ask(RATE);
        return {
          kind: "call",
          input: {
            mode: "afford",
            income: amountPer(match, "income", "year"),
            rate: match.text("rate"),
            years: match.years("term"),
            debts: amountPer(match, "debts", "month"),
            ...downInputs(match),
            ...costInputs(match),
            ...match.currency(),
          },
          focus: {
            show: ["maxPrice", "loan", "limit"],
            assumes: ["years", "debts", "downPercent", "taxPercent", "insurance"],
          },
        };
      },
    },
    {
      cues: ["point", "how much | cost | what do | what are"],
      slots: { points, price: { ...price, roles: "mortgage | loan" } },
      expression: "{price}*{points}%",
      focus: { label: "Cost of the points", format: "money", note: "One point is 1% of the loan." },
    },
    {
      cues: ["point", "break even | pay off | paid off | worth"],
      slots: {
        points,
        price: { ...price, roles: "mortgage | loan" },
        rate: { ...rate, roles: "from | at | instead of", isRequired: true },
        rateWithPoints: { ...rate, roles: "to", isRequired: true },
        term,
      },
      call: (match) =>
        askForLoan(match) ??
        showCall(
          {
            mode: "points",
            ...match.inputs(["term"]),
            years: match.years("term"),
            downKind: "amount",
            downAmount: "0",
            ...match.currency(),
          },
          ["breakEvenMonths", "pointsCost", "monthlySaving"],
        ),
    },
    {
      cues: ["debt to income | dti"],
      slots: {
        income: { ...income, roles: "income | gross income | make | making | earn | salary" },
        debts: { ...debts, isRequired: true },
      },
      words: "if ratio",
      call: (match) =>
        expressionCall(`100*${amountPer(match, "debts", "month")}/(${amountPer(match, "income", "month")})`, {
          label: "Debt-to-income ratio",
          format: "percent",
        }),
    },
    {
      cues: ["rule | ratio", "housing | house | mortgage"],
      slots: {
        income: { ...income, roles: "income | make | making | earn | salary" },
        debts,
        share: required("percent", "rule | under | ratio"),
      },
      words: "left under if",
      call: (match) =>
        expressionCall(
          `${amountPer(match, "income", "month")}*${match.text("share")}%-${amountPer(match, "debts", "month") ?? 0}`,
          { label: "Left for housing each month", format: "money", ...match.currency() },
        ),
    },
  ],
});
