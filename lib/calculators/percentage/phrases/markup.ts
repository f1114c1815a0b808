import { ask, expressionCall, showCall } from "../../../kit/phrases/define.ts";
import { type Frame, type FrameValues, named } from "../../../kit/reader/frame.ts";
import { numberQuestion } from "../../../kit/reader/number-question.ts";

const COST = numberQuestion("What does the item cost you?", (value) => `cost ${value}`);

const costOf = (price: string, rate: string, isMargin: boolean): string =>
  isMargin ? `${price}*(1-${rate}%)` : `${price}/(1+${rate}%)`;

const asksProfit = (match: FrameValues): boolean =>
  match.isChosen("asked") || /\bprofit$/.test(match.question.lower);

function call(match: FrameValues) {
  const [cost, price, rate] = [match.text("cost"), match.text("sellingPrice"), match.text("rate")];
  const kind = match.choice("kind") ?? "markup";
  if (rate !== undefined && price !== undefined) {
    if (cost !== undefined) return undefined;
    const isProfit = asksProfit(match);
    const expression = costOf(price, rate, kind === "margin");
    return expressionCall(isProfit ? `${price}-${expression}` : expression, {
      label: isProfit ? "Profit" : "Cost",
      format: "money",
      ...match.currency(),
    });
  }
  if (cost === undefined) return ask(COST);
  if (rate !== undefined)
    return showCall({ mode: "markup", cost, known: kind, [kind]: rate, ...match.currency() }, [
      ...(asksProfit(match) ? ["profit", "sellingPrice"] : ["sellingPrice", "profit"]),
    ]);
  if (price === undefined) return undefined;
  return showCall({ mode: "markup", cost, known: "price", sellingPrice: price, ...match.currency() }, [
    kind,
    kind === "margin" ? "markup" : "margin",
  ]);
}

export const markupFrame: Frame = {
  cues: ["markup | mark up | margin | profit margin"],
  not: "margin of error | error | margin call",
  mustBeWhole: false,
  slots: {
    cost: {
      type: "money",
      roles:
        "cost | costs | cost me | cost us | cost price | costing | buy | buying | bought | buy for | cogs",
      question: COST,
    },
    sellingPrice: named(
      "money",
      "sell | sells | selling | sold | sell it | sold it | price | selling price | revenue | retail",
    ),
    rate: { type: "percent" },
  },
  choices: {
    kind: { margin: "margin | profit margin", markup: "markup | mark up" },
    asked: { profit: "what profit | profit on | how much profit | the profit | what's the profit" },
  },
  words:
    "what cost costs price sell sells selling sold buy bought pay paid profit item items shirt shoes jacket retail wholesale gross percent percentage % dollar dollars if each",
  call,
};
