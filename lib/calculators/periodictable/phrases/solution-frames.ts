import { ask, type Call } from "../../../kit/phrases/define.ts";
import { byWord } from "../../../kit/phrases/words.ts";
import { type Frame, type FrameValues, named, required, type Slot } from "../../../kit/reader/frame.ts";
import { digits, numberOf } from "../../../kit/reader/number-of.ts";
import { numberQuestion } from "../../../kit/reader/number-question.ts";
import { type Value, valuesOf } from "../../../kit/reader/values.ts";
import { findSubstance } from "./names.ts";
import { substance, substanceIn, textOf } from "./substance-frames.ts";

const MOLARITY = numberQuestion(
  "What is the molarity of the solution, in mol/L?",
  (value) => `of ${value} M`,
  / ?(?:M|molar|mol\/l|moles per liter)$/i,
);

const volume: Slot = required({ slug: "volume" });
const molarity: Slot = required({ slug: "molarity" });

const MOLAR: Readonly<Record<string, number>> = {
  "mole-per-liter": 1,
  "millimole-per-liter": 1e-3,
  "micromole-per-liter": 1e-6,
  "nanomole-per-liter": 1e-9,
};
const molarOf = (value: Value | undefined): number =>
  value?.kind === "quantity" ? numberOf(value) * (MOLAR[value.unit] ?? Number.NaN) : Number.NaN;

/** True if a volume belongs to a concentration: "500 ml of 1 M", "1 M 500 ml". */
function belongsTo(
  volumeValue: Value | undefined,
  concentration: Value | undefined,
  { question }: FrameValues,
): boolean {
  if (!volumeValue || !concentration) return false;
  if (concentration.end === volumeValue.start) return true;
  const between = valuesOf(question).sentence.tokens.slice(volumeValue.end, concentration.start);
  return concentration.start >= volumeValue.end && between.every(({ text }) => /^(?:of|an?|the)$/.test(text));
}

const dilutionCall = (input: Readonly<Record<string, string | undefined>>): Call | undefined =>
  Object.values(input).includes(undefined)
    ? undefined
    : { kind: "call", job: "dilution", input: { operation: "dilution", ...input } };

/** Computes the volume of a stock solution for a weaker one: "ml of 12 M stock to make 500 ml of 1 M". */
function stockVolume(match: FrameValues): Call | undefined {
  const [stock, final] = [...match.values("molarity")].sort((a, b) => molarOf(b) - molarOf(a));
  if (!final || !belongsTo(match.value("volume"), final, match) || !(molarOf(stock) > molarOf(final)))
    return undefined;
  return dilutionCall({
    concentration: textOf(stock),
    finalConcentration: textOf(final),
    finalVolume: textOf(match.value("volume")),
  });
}

/** Computes the concentration after adding a solvent, or after dilution to a volume. */
function finalConcentration(match: FrameValues): Call | undefined {
  const [first, added, total] = ["volume", "added", "total"].map((slot) => match.value(slot));
  if (!first || (added === undefined) === (total === undefined)) return undefined;
  if (added && (added.kind !== "quantity" || first.kind !== "quantity" || added.unit !== first.unit))
    return undefined;
  const sum = added && {
    ...added,
    text: digits(numberOf(first) + numberOf(added)),
  };
  return dilutionCall({
    concentration: textOf(match.value("molarity")),
    volume: textOf(first),
    finalVolume: textOf(sum ?? total),
  });
}

/** Strong acids and bases with one proton or hydroxide each, which dissociate entirely. */
const STRONG = byWord(
  {
    acid: "hcl, hydrochloric acid, hbr, hi, hno3, nitric acid, hclo4",
    base: "naoh, sodium hydroxide, koh, potassium hydroxide, lioh",
  },
  ", ",
);
const findStrong = (text: string): string | undefined => STRONG[text.toLowerCase()];
/** Range of full dissociation in mol/L: weaker ones contain water’s ions, stronger ones are not ideal. */
const DISSOCIATED = { min: 1e-6, max: 1 };

const HYDROGEN = "[ h + ] | h + | h 3 o + | hydrogen ion | hydronium";

const solute = (match: FrameValues): string | undefined => match.choice("ion") ?? match.text("solute");
const concentration = (match: FrameValues): number => molarOf(match.value("molarity"));

export const solutionFrames: readonly Frame[] = [
  {
    cues: ["mass | gram | g | mg | weigh | how much"],
    slots: {
      substance,
      volume,
      molarity: { type: { slug: "molarity" }, question: MOLARITY },
    },
    choices: { kind: { solution: "solution" } },
    words: "make need for",
    call(match) {
      const [formula, amount, concentration] = [
        substanceIn(match),
        textOf(match.value("volume")),
        textOf(match.value("molarity")),
      ];
      if (formula === undefined || amount === undefined) return undefined;
      if (concentration === undefined) return !match.isChosen("kind") ? undefined : ask(MOLARITY);
      return {
        kind: "call",
        job: "molar-mass",
        input: { operation: "molar-mass", formula, amount: `${amount} of ${concentration}` },
        focus: { show: ["Mass"], label: `Mass of ${formula}` },
      };
    },
  },
  {
    cues: ["stock | dilute | dilution | make | prepare"],
    slots: { molarity: { ...molarity, max: 2 }, volume, solute: { type: { find: findSubstance } } },
    words: "ml milliliters l liters volume solution from with need",
    call: stockVolume,
  },
  {
    cues: ["molarity | concentration | dilute | dilution"],
    slots: {
      molarity,
      volume,
      added: named({ slug: "volume" }, "add | added | with | plus"),
      total: named({ slug: "volume" }, "to | final volume | total volume | up to"),
    },
    words: "new final resulting stock solution water solvent add added dilute",
    call: finalConcentration,
  },
  {
    cues: ["ph"],
    slots: {
      molarity: {
        ...molarity,
        type: { slug: "molarity", plainUnit: "mole-per-liter" },
        roles: HYDROGEN,
        needsRole: "plain",
      },
      solute: { type: { find: findStrong } },
    },
    choices: { ion: { hydrogen: HYDROGEN } },
    words: "if solution concentration strong acid base",
    fits: (match) =>
      solute(match) !== undefined &&
      concentration(match) > 0 &&
      (match.isChosen("ion") ||
        (concentration(match) >= DISSOCIATED.min && concentration(match) <= DISSOCIATED.max)),
    expression: (match) => `${solute(match) === "base" ? "14 + " : "-"}log(${concentration(match)})`,
    focus: (match) => ({
      label: "pH",
      format: "number",
      note: match.isChosen("ion")
        ? "The negative decimal logarithm of the concentration in mol/L."
        : `A strong ${solute(match)} is dissociated entirely; at 25 °C.`,
    }),
  },
  {
    cues: [HYDROGEN, "concentration | molarity"],
    slots: { ph: required("number", "ph", { needsRole: true }) },
    words: "solution",
    expression: "10^(-({ph}))",
    focus: {
      label: "Concentration of H⁺",
      format: "number",
      suffix: "mol/L",
    },
  },
];
