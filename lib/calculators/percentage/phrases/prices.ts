import { expressionCall, showCall } from "../../../phrases/define.ts";
import type { Frame, Slot } from "../../../reader/frame.ts";

const price: Slot = { type: "money", isRequired: true };
const rate: Slot = { type: "percent", isRequired: true };
const TAX = "sales tax | tax | vat | gst";

/** Questions on prices with tax and on changes of prices. */
export const priceFrames: readonly Frame[] = [
  {
    cues: [TAX, "net | before tax | before vat | without tax | without vat | excluding | price before"],
    not: "tip | income | salary",
    slots: {
      after: { ...price, roles: "total was | total is | total | including | for | of" },
      percentage: rate,
    },
    words: "price if total with including inclusive incl net before tax vat gst was were is without",
    call: (found) =>
      expressionCall(`${found.text("after")}/(1+${found.text("percentage")}%)`, {
        label: "Price before tax",
        format: "money",
        ...found.currency(),
      }),
  },
  {
    cues: [TAX, "inclusive | included | including | incl"],
    not: "tip | net | before | without | excluding | price",
    slots: { after: price, percentage: rate },
    words: "in on amount much",
    call: (found) =>
      expressionCall(`${found.text("after")}-${found.text("after")}/(1+${found.text("percentage")}%)`, {
        label: "Tax included",
        format: "money",
        ...found.currency(),
      }),
  },
  {
    cues: [TAX, "just | only | how much tax | how much sales tax | the sales tax on | the tax on"],
    not: "inclusive | included | including | incl | before",
    slots: { price, taxRate: rate },
    words: "just only",
    call: (found) =>
      showCall({ mode: "discount", ...found.inputs(), discountRate: "0", ...found.currency() }, [
        "tax",
        "finalPrice",
      ]),
  },
  {
    cues: ["was | used to be | from", "now | to", "% | percent | percentage | percent off"],
    slots: {
      from: { ...price, per: "allowed", roles: "was | used to be | from" },
      to: { ...price, per: "allowed", roles: "now | to" },
    },
    choices: { sign: { off: "off | discount | cheaper | drop | reduction | % off | percent off" } },
    words: "raise increase change price percent percentage",
    call: (found) =>
      found.choice("sign")
        ? expressionCall(`100*(${found.text("from")}-${found.text("to")})/${found.text("from")}`, {
            label: "Discount",
            format: "percent",
          })
        : showCall({ mode: "change", ...found.inputs(["sign"]) }, ["change", "amount"]),
  },
  {
    cues: ["break even | recover | get back to even", "lost | lose | loss | fell | dropped | down"],
    slots: { loss: rate },
    words: "stock stocks portfolio gain % percent percentage need rise after",
    call: (found) =>
      expressionCall(`100*(1/(1-${found.text("loss")}%)-1)`, {
        label: "Gain to break even",
        format: "percent",
      }),
  },
];
