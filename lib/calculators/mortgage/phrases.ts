import { MONEY } from "../../phrases/common-words.ts";
import {
  ask,
  type Call,
  currencyOf,
  definePhrases,
  numberAnswer,
  type OpenQuestion,
  type Question,
} from "../../phrases/define.ts";
import { loanFigures } from "../../phrases/loan-figures.ts";

const PRICE: OpenQuestion = {
  text: "What is the price of the home?",
  restate: (answer) => {
    const value = numberAnswer(answer);
    return value === undefined ? undefined : `home price ${value}`;
  },
};
const RATE: OpenQuestion = {
  text: "What is the annual interest rate on the mortgage, as a percentage?",
  restate: (answer) => {
    const value = numberAnswer(answer.replace(/ ?(?:interest|apr|a year|per year)$/, ""));
    return value === undefined ? undefined : `at ${value}% interest`;
  },
};
const TERM: OpenQuestion = {
  text: "What is the mortgage term, in years?",
  restate: (answer) => {
    const value = numberAnswer(answer.replace(/[ -]?(?:years?|yrs?|y)$/, ""));
    return value === undefined ? undefined : `for ${value} years`;
  },
};
const INCOME: OpenQuestion = {
  text: "What is the gross annual household income?",
  restate: (answer) => {
    const value = numberAnswer(answer.replace(/ ?(?:a|per|each) (?:year|annum)$/, ""));
    return value === undefined ? undefined : `income of ${value} a year`;
  },
};

const CUES =
  /\b(?:mortgages?|home loans?|house|home price|down ?payment|property tax(?:es)?|pmi|hoa|condo|discount points)\b/;
const HOME = /\b(?:house|home price|home for|a home|apartment|condo|property worth|price)\b|\bdown\b/;
const DOWN_BEHIND = /^(?:as (?:a )?)?(?:down(?: ?payment)?|deposit)/;
const DOWN_BEFORE = /(?:down ?payment(?: of| is)?|put(?:ting)? down|deposit of|with a)$/;

export default definePhrases({
  priority: 80,
  words: `${MONEY}mortgage mortgages home house condo apartment property loan loans buy buying interest rate percent term fixed bank down deposit principal tax taxes insurance income`,
  questions: [PRICE, RATE, TERM, INCOME],
  understand(question) {
    const { lower, figures } = question;
    if (!CUES.test(lower) || figures.length === 0) return undefined;
    const parts = partsOf(question);
    if (/\bafford\b|how much house|qualify/.test(lower) && !/^(?:can|could) /.test(lower))
      return affordable(question, parts);
    if (parts.price === undefined) return ask(PRICE);
    if (parts.rate === undefined) return ask(RATE);
    if (parts.years === undefined) return ask(TERM);
    return cost(question, parts);
  },
});

interface Parts {
  price?: string | undefined;
  rate?: string | undefined;
  years?: string | undefined;
  income?: string | undefined;
  debts?: string | undefined;
  extra?: string | undefined;
  input: Readonly<Record<string, string>>;
}

/** Down payment, taxes and the other costs of a home stand apart before the rest is sorted as for any loan. */
function partsOf({ figures }: Question): Parts {
  const input: Record<string, string> = {};
  const own: { income?: string; debts?: string } = {};
  const rest = figures.filter(({ kind, value, before, after, per }, place) => {
    if (kind !== "money" && kind !== "plain" && kind !== "percent") return true;
    const next = figures[place + 1];
    // "450k down payment 90k": the words belong to the figure behind them.
    if (
      next &&
      (next.kind === "money" || next.kind === "plain") &&
      /^(?:down ?payment|deposit)(?: of| is)?$/.test(after.trim())
    )
      return true;
    const isPercent = kind === "percent";
    const [behind, ahead] = [after.slice(0, 24), before.slice(-24)];
    if (
      DOWN_BEHIND.test(behind) ||
      (DOWN_BEFORE.test(ahead) &&
        !/^(?:interest|rate)/.test(behind) &&
        (isPercent ? /down|deposit/.test(ahead + behind) : true) &&
        !/with a$/.test(ahead))
    ) {
      Object.assign(
        input,
        isPercent ? { downKind: "percent", downPercent: value } : { downKind: "amount", downAmount: value },
      );
    } else if (
      /tax(?:es)?(?: of| at| is| are)?$/.test(ahead) ||
      /^(?:a year |per year |yearly |annual )?(?:in )?(?:property )?tax/.test(behind)
    ) {
      Object.assign(
        input,
        isPercent ? { taxKind: "percent", taxPercent: value } : { taxKind: "amount", taxAmount: value },
      );
    } else if (
      /insurance(?: of| is)?$/.test(ahead) ||
      /^(?:a year |per year |yearly )?(?:in |for )?(?:home )?insurance/.test(behind)
    )
      input.insurance = value;
    else if (/hoa(?: of| fees?)?(?: of)?$/.test(ahead) || /^(?:a month |monthly )?(?:in )?hoa/.test(behind))
      input.hoa = value;
    else if (/pmi(?: of| at)?$/.test(ahead) || /^pmi/.test(behind))
      Object.assign(input, isPercent ? { pmiPercent: value } : { pmiKind: "amount", pmiAmount: value });
    else if (
      /debts?(?: of| payments?)?(?: of)?$/.test(ahead) ||
      /^(?:a month |monthly )?(?:in |of )?debts?/.test(behind)
    )
      own.debts = value;
    else if (
      /(?:income(?: of| is)?|earn(?:ing)?|make|making|salary(?: of| is)?|on)$/.test(ahead) &&
      !isPercent &&
      (per === "year" || /income|earn|mak|salary/.test(ahead))
    )
      own.income = value;
    else if (/^(?:a year |per year |annual |yearly )?(?:income|salary)/.test(behind)) own.income = value;
    else return true;
    return false;
  });
  const { rate, years, extra, amounts } = loanFigures(rest, true);
  return { price: amounts[0], rate, years, extra, ...own, input };
}

function cost({ lower, figures }: Question, { price, rate, years, extra, input }: Parts): Call {
  const home = HOME.test(lower) || "downKind" in input;
  // "A mortgage of 300k" names the loan itself: then nothing is paid down, and tax and insurance are not asked about.
  const bare = home
    ? {}
    : { downKind: "amount", downAmount: "0", taxPercent: "0", insurance: "0", pmiPercent: "0" };
  const interest = /total interest|how much interest|interest (?:will|would|do|paid)/.test(lower);
  const whole = /total|all[- ]in|monthly cost|with tax|including|piti/.test(lower) && !interest;
  const canadian = /\bcanad/.test(lower) ? { country: "ca" } : {};
  const accelerated = /accelerated/.test(lower) && /weekly/.test(lower);
  const frequency = accelerated
    ? "accelerated-bi-weekly"
    : /bi-?weekly/.test(lower)
      ? "bi-weekly"
      : undefined;
  const show = interest
    ? ["totalInterest", "payment"]
    : whole
      ? ["monthlyCost", "payment"]
      : ["payment", "monthlyCost"];
  return {
    kind: "call",
    input: {
      price,
      rate,
      years,
      ...bare,
      ...canadian,
      ...(frequency && { frequency }),
      ...(extra !== undefined && { extraEach: extra }),
      ...input,
      ...currencyOf(figures),
    },
    focus: {
      show: home
        ? [...show, "totalInterest"].slice(0, 3)
        : [interest ? "totalInterest" : "payment", interest ? "payment" : "totalInterest"],
      ...(!interest &&
        !whole &&
        frequency === undefined && { label: "Monthly payment (principal and interest)" }),
      assumes: home ? ["downPercent", "taxPercent", "insurance", "pmiPercent"] : [],
      ...(!home && { note: "Treated as the loan amount, without property tax and insurance." }),
    },
  };
}

function affordable({ figures }: Question, { price, rate, years, income, debts, input }: Parts) {
  const earned = income ?? price;
  if (earned === undefined) return ask(INCOME);
  if (rate === undefined) return ask(RATE);
  return {
    kind: "call" as const,
    input: {
      mode: "afford",
      income: earned,
      rate,
      ...(years !== undefined && { years }),
      ...(debts !== undefined && { debts }),
      ...input,
      ...currencyOf(figures),
    },
    focus: {
      show: ["maxPrice", "loan", "limit"],
      assumes: ["years", "debts", "downPercent", "taxPercent", "insurance"],
    },
  };
}
