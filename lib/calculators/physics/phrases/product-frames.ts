import type { Question } from "../../../kit/phrases/define.ts";
import { BY } from "../../../kit/reader/areas.ts";
import { formulaCall } from "../../../kit/reader/formula-call.ts";
import { type Frame, type FrameValues, required } from "../../../kit/reader/frame.ts";
import type { ValueReader } from "../../../kit/reader/values.ts";
import { findUnitByName } from "../../../units/unit-names.ts";
import { findTarget, type Target } from "./target-unit.ts";

const PRODUCTS = [
  { slug: "area", formula: "rectangle-area", symbols: ["l", "w"] },
  { slug: "volume", formula: "box-volume", symbols: ["l", "w", "h"] },
] as const;
type Product = (typeof PRODUCTS)[number];

/** Returns frames for a product of lengths in a unit of area or volume: "12x15 ft in square yards". */
export const productFrames = ({ sentence }: ValueReader, { quantityOf }: Question): Frame[] =>
  PRODUCTS.flatMap((product): Frame[] => {
    const target = findTarget(product.slug, sentence, quantityOf);
    if (!target) return [];
    return [
      {
        cues: [BY],
        spans: [target],
        mustBeWhole: true,
        slots: {
          sides: required({ slug: "length", plainUnit: "" }, `${BY} | long | wide | deep | high | tall`, {
            sharesUnit: true,
            max: 3,
          }),
        },
        words: "sheet board panel carpet rug floor room area box tank size feet volume",
        call: (match) => productCall(match, product, target),
      },
    ];
  });

function productCall(match: FrameValues, { slug, formula, symbols }: Product, target: Target) {
  const sides = match.values("sides").flatMap((value) => (value.kind === "quantity" ? [value] : []));
  const converter = match.question.quantityOf(slug);
  const unitId = (converter && findUnitByName(converter, target.name)) ?? "";
  const [, base = ""] = /^(?:square|cubic)-(.+)$/.exec(unitId) ?? [];
  // “12 x 14” has the unit of “square feet”; square yards are usually of feet, and acres of any length.
  const plainUnit = base === "yard" ? "" : base;
  // The “in” of “12 x 14 in sq ft” is no inch.
  const isPreposition = sides.at(-1)?.end === target.start && sides.at(-1)?.unit === "inch";
  const units = isPreposition ? [] : sides.map(({ unit }) => unit || plainUnit);
  // “20 x 10 x 4 inches” in cubic yards may be 20 feet by 10 feet.
  const isMixed =
    symbols.length === 3 &&
    /^(?:yard|foot)$/.test(base) &&
    new Set(units).size === 1 &&
    units.includes("inch");
  // The 2 and the 6 of “board feet of 2x6 10 ft” are no feet.
  const isLumber = unitId === "board-foot" && new Set(units).size === 1;
  if (isLumber || units.length !== symbols.length || units.includes("") || isMixed) return undefined;
  // "9'6\"" has its units in the text.
  const textOf = (text = "", unit = ""): string => (/[\p{L}'"]/u.test(text) ? text : `${text} ${unit}`);
  const values = symbols.map((symbol, place) => [symbol, textOf(sides[place]?.text, units[place])] as const);
  return formulaCall(formula, formula === "rectangle-area" ? "A" : "V", Object.fromEntries(values), {
    unit: target.name,
  });
}
