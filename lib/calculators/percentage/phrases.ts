import { showCall } from "../../kit/phrases/define.ts";
import { type Frame, type FrameValues, inMode, named, required, type Slot } from "../../kit/reader/frame.ts";
import { defineQuestions } from "../../kit/reader/questions.ts";
import { FILLERS } from "../../kit/reader/vocabulary.ts";
import { markupFrame } from "./phrases/markup.ts";
import { priceFrames } from "./phrases/prices.ts";
import { ratioFrames, ratioNamed } from "./phrases/ratios.ts";
import { tipFrames } from "./phrases/tip.ts";

const amount = required("money");
const of: Slot = named("money", "of | out of | over", { isRequired: true });
const percentage = required("percent");

const PERCENT = "% | percent | percentage";
const WHAT_PERCENT = "what percent | what percentage | what % | how many percent | how many %";
/** Words that ask for one of the numbers of a change. */
const UNKNOWN =
  "is what | what number | which number | than what | from what | to what | by what | what plus | what minus | what less";
const UP = "increase | increased | raise | raised | rise | rose | gain | grow | grew | up";
const DOWN =
  "decrease | decreased | reduce | reduced | reduction | lower | lowered | drop | dropped | fall | fell | loss | lost | lose | " +
  "down | off | discount";
const SIGN = "plus | minus | less";
const VERBS = "increase | raise | grow | decrease | reduce | lower | drop";
const direction = {
  increase: `${UP} | plus | add | more than | higher than | greater than`,
  decrease: `${DOWN} | minus | less | subtract | take | less than | lower than | smaller than`,
};
const CHANGED =
  "went rose fell dropped grew going gone changed change increase decrease increased decreased up down growth";

const adjust: Frame = {
  cues: [`${UP} | ${DOWN}`],
  not: `${UNKNOWN} | ${WHAT_PERCENT} | off | discount`,
  mustBeWhole: true,
  slots: { number: amount, percentage },
  choices: { direction },
  needs: ["direction"],
  // “increase of 20 from 80 percent” is another change.
  fits: (match) => !/^(?:from|to)$/.test(match.wordBefore(match.value("percentage"))),
  ...inMode("adjust", "result"),
};

const VERB = /^(?:(increase|raise|grow)|decrease|reduce|lower|drop)$/;

/** Returns the call for several changes in the order of the text. */
function chain(match: FrameValues) {
  const verb = VERB.exec(match.wordBefore(match.value("start")));
  if (match.value("first") && !verb) return undefined;
  const changes = (["first", "ups", "downs"] as const)
    .flatMap((slot) =>
      match.values(slot).map((value) => {
        const isUp = slot === "first" ? verb?.[1] !== undefined : slot === "ups";
        return { start: value.start, sign: isUp ? "" : "-", value };
      }),
    )
    .sort((a, b) => a.start - b.start)
    .map(({ sign, value }) => ({ change: `${sign}${"text" in value ? value.text : ""}` }));
  if (changes.length < 2) return undefined;
  const show = ["result", "totalChange"];
  return showCall(
    { mode: "chain", start: match.text("start") ?? "100", changes, ...match.currency() },
    match.choice("show") || !match.value("start") ? show.toReversed() : show,
  );
}

/** True for “8 of 40 failed, what percent passed”: the percentage of others than those of the first number. */
function asksForOthers({ tokens }: FrameValues): boolean {
  const place = tokens.findIndex(({ text }) => /^(?:%|percent|percentage)$/.test(text));
  const namesIn = (part: typeof tokens): string[] =>
    part.filter(({ kind, text }) => kind === "word" && !FILLERS.has(text)).map(({ stem }) => stem);
  const counted = namesIn(tokens.slice(0, place)).filter((name) => !/^(?:out|got|score)$/.test(name));
  return counted.length > 0 && namesIn(tokens.slice(place + 1)).some((name) => !counted.includes(name));
}

const chained: Frame = {
  cues: [`${UP} | ${DOWN} | ${SIGN}`, "then | followed by | another | again | and"],
  slots: {
    start: { type: "money" },
    ups: named("percent", `${UP} | plus`, { max: 20 }),
    downs: named("percent", `${DOWN} | minus | less`, { max: 20 }),
  },
  choices: { show: { totalChange: "overall change | total change | net change | overall | in total" } },
  words:
    "then followed starting start starts beginning another again went goes stock price salary extra change",
  call: chain,
};

const frames: readonly Frame[] = [
  {
    cues: ["percent error | percentage error | % error | relative error"],
    slots: {
      measured: { ...amount, roles: "measured | experimental | observed | measurement" },
      accepted: { ...amount, roles: "accepted | actual | true | theoretical | exact" },
    },
    words: "value values",
    ...inMode("error", "percentError"),
  },
  {
    cues: ["percent difference | percentage difference | % difference"],
    slots: { first: amount, second: amount },
    words: "between",
    ...inMode("difference", "difference"),
  },
  {
    cues: ["from"],
    slots: { oldRate: { ...percentage, roles: "from" }, newRate: { ...percentage, roles: "to" } },
    words: `${CHANGED} points rate`,
    ...inMode("points", "points", "relativeChange"),
  },
  {
    cues: [PERCENT, "from | between | to"],
    slots: { from: { ...amount, roles: "from | between" }, to: { ...amount, roles: "to | and" } },
    words: `${CHANGED} price sales`,
    ...inMode("change", "change", "amount"),
  },
  {
    // The 100 of "80 to 100 percent increase" isn’t a percentage.
    cues: ["to | now", "change | increase | decrease | growth | drop"],
    mustBeWhole: true,
    slots: {
      from: { ...amount, roles: "was | from" },
      to: { ...percentage, roles: "to | now | is now", needsRole: true },
    },
    words: "price gas gallon liter",
    ...inMode("change", "change", "amount"),
  },
  {
    cues: [
      WHAT_PERCENT,
      "more than | less than | higher than | lower than | greater than | bigger than | smaller than",
    ],
    slots: { to: amount, from: named("money", "than", { isRequired: true }) },
    ...inMode("change", "change", "amount"),
  },
  {
    cues: [PERCENT],
    not: "more than | less than | higher than | lower than | off | error | difference",
    slots: { part: amount, whole: of },
    words: "got score scored represents",
    fits: (match) => !asksForOthers(match),
    ...inMode("share", "share"),
  },
  {
    cues: ["of what | of which | of how much"],
    slots: { part: amount, percentage },
    words: "number equals",
    ...inMode("whole", "whole"),
  },
  {
    // "80 is 25% more than what"
    cues: [
      "more than what | higher than what | greater than what | less than what | lower than what | smaller than what",
    ],
    slots: { after: amount, percentage },
    choices: { direction },
    words: "number value price",
    needs: ["direction"],
    ...inMode("original", "original"),
  },
  {
    cues: ["original | originally | before | initial | initially | presale | started"],
    not: "tax | vat | gst | tip",
    slots: { after: amount, percentage },
    choices: { direction },
    words: "price value number if after paid pay sale with",
    needs: ["direction"],
    ...inMode("original", "original"),
  },
  {
    ...adjust,
    // "increase 80 by 15%"; "reduce 50 to 40%" is another change.
    not: `${adjust.not} | to`,
    slots: { number: { ...amount, roles: VERBS, needsRole: true }, percentage },
  },
  {
    ...adjust,
    // "80 increased by 15%", "a 15% increase on 80"
    slots: {
      number: { ...amount, per: "allowed" },
      percentage: { ...percentage, roles: `${UP} | ${DOWN}`, needsRole: true },
    },
  },
  {
    ...adjust,
    cues: [SIGN],
    slots: { number: amount, percentage: { ...percentage, roles: SIGN, needsRole: true } },
    // "10% + $5" has no number before the percentage.
    fits: (match) => (match.value("number")?.start ?? 0) < (match.value("percentage")?.start ?? 0),
  },
  ...["add", "subtract | take"].map((verb) => ({
    ...adjust,
    cues: [verb],
    words: verb === "add" ? "vat tax sales gst" : "",
    slots: { number: required("money", "to | from", { needsRole: true }), percentage },
  })),
  {
    ...adjust,
    cues: ["more than | higher than | greater than | less than | lower than | smaller than"],
    slots: { number: named("money", "than", { isRequired: true }), percentage },
  },
  chained,
  {
    // "increase 80 by 25% then decrease it by 20%"
    ...chained,
    slots: {
      ...chained.slots,
      start: required("money", VERBS, { needsRole: true }),
      first: { ...percentage, roles: "by", needsRole: true },
    },
    words: `${chained.words} result that new`,
  },
  {
    cues: ["of"],
    slots: { percentage, number: of },
    words: "salary income pay bill price rent plus",
    // “40% of 250 people are women, how many are men” asks for others.
    fits: (match) => !match.tokens.slice(match.value("number")?.end).some(({ text }) => text === "how"),
    ...inMode("of", "part"),
  },
  ...(
    [
      ["percent | percentage | %", "percentage", "decimal"],
      ["decimal", "decimal", "fraction"],
      ["fraction | ratio", "fraction", "decimal"],
    ] as const
  ).map(
    ([target, ...show]): Frame => ({
      cues: [
        ["as", "to", "in", "into"]
          .flatMap((joint) => target.split(" | ").map((word) => `${joint} a? ${word}`))
          .join(" | "),
      ],
      mustBeWhole: true,
      slots: {
        notation: required(
          show[0] === "percentage" ? ["number", { find: ratioNamed, maxTokens: 1 }] : "percent",
        ),
      },
      call: (match) => {
        const notation = match.measure("notation") ?? "";
        return /[%/.:]/.test(notation) ? showCall({ mode: "convert", notation }, show) : undefined;
      },
    }),
  ),
];

export default defineQuestions({
  priority: 70,
  words: "percent percentage % money dollar dollars bucks usd item shirt shoes jacket coupon",
  decisive: "odds",
  frames: [
    // Other questions share these words, so the frame must match the whole question unless it says otherwise.
    ...[...priceFrames, ...ratioFrames, ...tipFrames, markupFrame].map((each) => ({
      mustBeWhole: true,
      ...each,
    })),
    ...frames,
  ],
});
