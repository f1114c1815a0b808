import {
  type Ask,
  ask,
  type Call,
  currencyOf,
  numberQuestion,
  type Question,
} from "../../../phrases/define.ts";

const RATE = numberQuestion("What tip percentage do you want to leave?", (value) => `${value}% tip`);
const BILL = numberQuestion("How much is the bill?", (value) => `bill ${value}`);

const SPLIT =
  /(?:split|shared?|divided?|between|among|for) (?:it |the bill )?(?:by |between |among |in |into )?(\d{1,3}) ?(?:ways?|people|persons?|friends|of us|guests|diners)?|\b(\d{1,3}) ways?\b/;

/** Asks for what is paid, not for the tip. */
const WITH_TIP = /\b(?:total (?:with|including|after) (?:the )?(?:tip|gratuity)|grand total)\b/;

/** Tips, with the bill shared or not. */
export const bill = {
  questions: [RATE, BILL],
  understand({ lower, figures }: Question): Call | Ask | undefined {
    if (!/\btip\b|\btipping\b|gratuity/.test(lower) || figures.length === 0) return undefined;
    const split = SPLIT.exec(lower);
    const people = split?.[1] ?? split?.[2];
    const rate = figures.find(({ kind }) => kind === "percent");
    const amounts = figures.filter(
      ({ kind, value }) => (kind === "money" || kind === "plain") && value !== people,
    );
    const amount = amounts.find(({ kind }) => kind === "money") ?? amounts[0];
    if (!amount) return ask(BILL);
    if (!rate) return ask(RATE);
    return {
      kind: "call",
      input: {
        mode: "tip",
        bill: amount.value,
        tipRate: rate.value,
        people: people ?? "1",
        ...currencyOf(figures),
      },
      focus: {
        show:
          people !== undefined
            ? ["perPerson", "tip", "total"]
            : WITH_TIP.test(lower)
              ? ["total", "tip"]
              : ["tip", "total"],
        assumes: [],
      },
    };
  },
};
