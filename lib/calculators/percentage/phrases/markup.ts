import {
  type Ask,
  ask,
  type Call,
  currencyOf,
  numberQuestion,
  type Question,
} from "../../../phrases/define.ts";

const COST = numberQuestion("What does the item cost you?", (value) => `cost ${value}`);

const COST_BEFORE =
  /(?:cost(?:s|ing)?(?: me| us)?(?: of| is| price(?: of)?)?|buy(?:ing)?(?: it| something)?(?: for| at)|bought(?: it)?(?: for| at))$/;
const PRICE_BEFORE =
  /(?:sell(?:s|ing)?(?: it| price)?(?: for| at| of| is)?|sold(?: it)?(?: for| at)?|price(?: of| is)?|revenue(?: of)?)$/;

/** Markup (of the cost) and margin (of the selling price). */
export const margin = {
  questions: [COST],
  understand({ lower, figures }: Question): Call | Ask | undefined {
    if (!/\bmark-?up\b|\bmargin\b/.test(lower) || figures.length === 0) return undefined;
    const rate = figures.find(({ kind }) => kind === "percent");
    const amounts = figures.filter(({ kind }) => kind === "money" || kind === "plain");
    const price = amounts.find(({ before }) => PRICE_BEFORE.test(before));
    const cost =
      amounts.find(({ before }) => COST_BEFORE.test(before)) ?? amounts.find((figure) => figure !== price);
    const selling = price ?? amounts.find((figure) => figure !== cost);
    if (!cost) return ask(COST);
    const asksMargin = /margin/.test(lower);
    const known = rate
      ? asksMargin
        ? { known: "margin", margin: rate.value }
        : { known: "markup", markup: rate.value }
      : undefined;
    if (!known && !selling) return undefined;
    return {
      kind: "call",
      input: {
        mode: "markup",
        cost: cost.value,
        ...(known ?? { known: "price", sellingPrice: selling?.value }),
        ...currencyOf(figures),
      },
      focus: {
        show: known ? ["sellingPrice", "profit"] : asksMargin ? ["margin", "markup"] : ["markup", "margin"],
        assumes: [],
      },
    };
  },
};
