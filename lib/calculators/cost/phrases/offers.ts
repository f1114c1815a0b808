import { type Call, expressionCall, showCall } from "../../../kit/phrases/define.ts";
import { stem } from "../../../kit/phrases/words.ts";
import { countNamed } from "../../../kit/reader/counted-value.ts";
import { type Frame, type FrameValues, named, required, type Slot } from "../../../kit/reader/frame.ts";
import { numberOf } from "../../../kit/reader/number-of.ts";
import type { Value } from "../../../kit/reader/values.ts";

const SIZES = {
  ounce: "per oz | per ounce | / oz | an ounce | an oz | / ounce",
  pound: "per lb | per pound | / lb | a pound | a lb | / pound",
  kilogram: "per kg | per kilo | / kg | a kilo | a kg",
  gram: "per g | per gram | / g | a gram",
};
const size: Slot = required([{ slug: "mass" }, { slug: "volume" }], "or | of", { max: 8 });
const price: Slot = required("money", "for | at | costs | is", { max: 8 });

/** Matches a price that is per unit already: “at 4.50 per lb”. */
const IS_UNIT_PRICE = /\d ?(?:per|\/|an?) ?(?:oz|ounce|lb|pound|kg|kilo|kilogram|g|gram)\b/;

function offersCall(match: FrameValues): Call | undefined {
  const [sizes, prices] = [match.values("size"), match.values("price")];
  const pack = match.value("pack");
  const isVolume = (value: Value): boolean => value.kind === "quantity" && value.slug === "volume";
  const by = sizes.every(isVolume) ? "volume" : sizes.some(isVolume) ? undefined : "mass";
  if (by === undefined || sizes.length !== prices.length || (pack && sizes.length > 1)) return undefined;
  if (IS_UNIT_PRICE.test(match.question.lower)) return undefined;
  const offers = sizes.flatMap((each, place) => {
    const cost = prices[place];
    if (each.kind !== "quantity" || cost?.kind !== "money") return [];
    const value = pack ? String(numberOf(pack) * Number(each.text)) : each.text;
    return [{ price: cost.text, by, [by]: { value, unit: each.unit } }];
  });
  const unit = match.choice("per");
  return showCall(
    { mode: "unitPrice", offers, ...match.currency() },
    sizes.length > 1 ? ["bestOffer", `${by}Price`, "saving"] : [`${by}Price`],
    {
      names: Object.fromEntries(
        sizes.map((each, place) => [
          `Offer ${place + 1}`,
          `${match.wordsOf(each)} for ${match.wordsOf(prices[place])}`,
        ]),
      ),
      ...(unit !== undefined && by === "mass" && { unit: { quantity: "money/mass", id: `per-${unit}` } }),
    },
  );
}

export const offersFrame: Frame = {
  cues: [
    "cheaper | cheapest | better deal | better buy | best buy | better value | unit price | price per | cost per | per oz | per ounce | per lb | per pound",
  ],
  slots: { size, price, pack: named("number", "pack | pk | cans | bottles") },
  choices: { per: SIZES },
  words:
    "price unit cost costs cheaper cheapest better best deal buy value can cans bottle bottles pack bag box jar each or",
  call: offersCall,
};

const PIECE =
  /^(?:can|bottle|piece|item|unit|egg|roll|pod|bar|bag|cup|tablet|capsule|pill|diaper|wipe|sheet|serving)s?$/;
const PACK = /^(?:packs?|pk|ct|counts?|pcs|box|case|carton)$/;
const EACH =
  "how much each | how much is each | how much for each | price each | cost each | how much apiece";
const pieceNamed = (name: string): string | undefined =>
  PIECE.test(name) ? name.replace(/s$/, "") : undefined;
const count: Slot = required({ find: countNamed, maxTokens: 4 });
const BOUGHT = "cost | costs | for | are | is | was | at | pay | paid";

/** Prices per piece of a pack, and of another number of the same things. */
export const pieceFrames: readonly Frame[] = [
  {
    cues: [`how much per | price per | cost per | ${EACH}`],
    slots: {
      count: { ...count, roles: "box of | pack of | case of | bag of | carton of" },
      price: required("money", BOUGHT, { needsRole: true }),
      piece: named({ find: pieceNamed, maxTokens: 1 }, "how much per | price per | cost per"),
    },
    choices: { each: { yes: EACH } },
    words: "price unit cost costs pack box case bag carton soda beer water eggs",
    call(match) {
      const [pieces, things] = countOf(match, "count");
      const [thing] = things?.split(" ") ?? [];
      const piece =
        match.text("piece") ?? (thing === undefined || PACK.test(thing) ? "piece" : thing.replace(/s$/, ""));
      const isEach = match.isChosen("each");
      // “4 at 12.50 each” has the price of one.
      if (isEach && /\bat \$?\d/.test(match.question.lower)) return undefined;
      if (pieces === undefined || isEach === (match.value("piece") !== undefined)) return undefined;
      if (thing !== undefined && !PACK.test(thing) && thing.replace(/s$/, "") !== piece) return undefined;
      return showCall(
        {
          mode: "unitPrice",
          offers: [{ price: match.text("price"), by: "count", pieces }],
          ...match.currency(),
        },
        ["piecePrice"],
        { label: `Price per ${piece}` },
      );
    },
  },
  {
    cues: ["how much | what do | what would | what will | cost of | price of | price for"],
    slots: {
      count,
      price: required("money", BOUGHT, { needsRole: true }),
      wanted: {
        ...count,
        roles:
          "how much are | how much is | how much for | how much do | how much does | how much would | how much will | how much did | what do | what would | what will | cost of | price of | price for",
        needsRole: true,
      },
    },
    // “3 eggs for 2 people” has no price.
    not: "people | person | guests | servings | feed",
    words: "cost costs price would then be if i pay",
    mustBeWhole: true,
    call: proportionalPrice,
  },
];

/** Returns the number of a slot’s things and their name: “3”, “apples”. Empty for a decimal without a name: likely a price. */
function countOf(match: FrameValues, slot: string): readonly (string | undefined)[] {
  const [, number = "", thing] = /^([\d.]+) ?(\p{L}[\p{L} ]*)?$/u.exec(match.text(slot) ?? "") ?? [];
  return thing === undefined && number.includes(".") ? [] : [number, thing];
}

/** Returns the price of a number of things by that of another number of the same things. */
function proportionalPrice(match: FrameValues): Call | undefined {
  const [count, thing] = countOf(match, "count");
  const [wanted, other] = countOf(match, "wanted");
  // “5 bags” matches “3 bags of rice”, but “5 bags of sand” doesn’t.
  const [things = [], others = []] = [thing, other].map((name) => name?.split(" ").map(stem));
  const isSame = others.every((word, place) => things.length <= place || things[place] === word);
  if (!isSame || wanted === undefined || !(Number(count) > 0)) return undefined;
  return expressionCall(`${match.text("price")}/${count}*${wanted}`, {
    label: `Price of ${[wanted, other ?? thing].filter(Boolean).join(" ")}`,
    format: "money",
    ...match.currency(),
  });
}
