import type { Call } from "../../../phrases/define.ts";
import type { Found, Frame, Slot } from "../../../reader/frame.ts";
import { numberOf } from "../../../reader/number-of.ts";
import { valuesOf } from "../../../reader/questions.ts";
import type { Value } from "../../../reader/values.ts";
import { modeCall } from "./parts.ts";

const SIZES = {
  ounce: "per oz | per ounce | / oz | an ounce | an oz | / ounce",
  pound: "per lb | per pound | / lb | a pound | a lb | / pound",
  kilogram: "per kg | per kilo | / kg | a kilo | a kg",
  gram: "per g | per gram | / g | a gram",
};
const size: Slot = {
  type: [{ slug: "mass" }, { slug: "volume" }],
  isRequired: true,
  max: 8,
  roles: "or | of",
};
const price: Slot = { type: "money", isRequired: true, max: 8, roles: "for | at | costs | is" };

function offersCall(found: Found): Call | undefined {
  const [sizes, prices] = [found.values("size"), found.values("price")];
  const pack = found.value("pack");
  const isVolume = (value: Value): boolean => value.kind === "quantity" && value.slug === "volume";
  const by = sizes.every(isVolume) ? "volume" : sizes.some(isVolume) ? undefined : "mass";
  if (by === undefined || sizes.length !== prices.length || (pack && sizes.length > 1)) return undefined;
  const offers = sizes.flatMap((each, place) => {
    const cost = prices[place];
    if (each.kind !== "quantity" || cost?.kind !== "money") return [];
    const value = pack ? String(numberOf(pack) * Number(each.text)) : each.text;
    return [{ price: cost.text, by, [by]: { value, unit: each.unit } }];
  });
  const unit = found.choice("per");
  return modeCall(
    "unitPrice",
    { offers, ...found.currency() },
    {
      show: sizes.length > 1 ? ["bestOffer", `${by}Price`, "saving"] : [`${by}Price`],
      names: offerNames(found, sizes, prices),
      ...(unit !== undefined && by === "mass" && { unit: { quantity: "money/mass", id: `per-${unit}` } }),
    },
  );
}

/** The offers in the words of the question, by the names that the calculator gives them. */
function offerNames({ question }: Found, sizes: readonly Value[], prices: readonly Value[]) {
  const { text, tokens } = valuesOf(question).sentence;
  const wordsOf = (value: Value | undefined): string =>
    value ? text.slice(tokens[value.start]?.start, tokens[value.end - 1]?.end) : "";
  return Object.fromEntries(
    sizes.map((each, place) => [`Offer ${place + 1}`, `${wordsOf(each)} for ${wordsOf(prices[place])}`]),
  );
}

/** Prices per unit of one or more packages. */
export const offersFrame: Frame = {
  cues: [
    "cheaper | cheapest | better deal | better buy | best buy | better value | unit price | price per | cost per | per oz | per ounce | per lb | per pound",
  ],
  slots: { size, price, pack: { type: "number", roles: "pack | pk | cans | bottles", needsRole: true } },
  choices: { per: SIZES },
  words:
    "price unit cost costs cheaper cheapest better best deal buy value can cans bottle bottles pack bag box jar each or",
  call: offersCall,
};
