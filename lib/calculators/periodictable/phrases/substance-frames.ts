import type { Call } from "../../../kit/phrases/define.ts";
import { type Frame, type FrameValues, named, required, type Slot } from "../../../kit/reader/frame.ts";
import type { Value } from "../../../kit/reader/values.ts";
import { findElement, findFormulaLike, findSubstance, symbolNamed } from "./names.ts";

/** Tokens of a long formula: "(NH4)2Fe(SO4)2·6H2O". */
const MAX_FORMULA_TOKENS = 24;

export const substance: Slot = {
  type: { find: findSubstance, maxTokens: MAX_FORMULA_TOKENS },
  isRequired: true,
  max: 2,
};

/** Returns the substance of a question; of a name and its formula, the formula. */
export function substanceIn(match: FrameValues): string | undefined {
  const ids = match.values("substance").flatMap((value) => (value.kind === "name" ? [value.id] : []));
  const formulas = ids.filter((id) => /^[A-Z]/.test(id));
  const [only, ...others] = formulas.length > 0 ? formulas : ids;
  return others.length > 0 ? undefined : only;
}

const UNITS: Readonly<Record<string, string>> = {
  gram: "g",
  kilogram: "kg",
  milligram: "mg",
  microgram: "ug",
  pound: "lb",
  ounce: "oz",
  mole: "mol",
  millimole: "mmol",
  micromole: "umol",
  kilomole: "kmol",
  liter: "L",
  milliliter: "mL",
  microliter: "uL",
  "mole-per-liter": "M",
  "millimole-per-liter": "mM",
  "micromole-per-liter": "uM",
  "nanomole-per-liter": "nM",
};

/** Formats a quantity for the calculator: "250 mL". Undefined if it lacks the unit. */
export function textOf(value: Value | undefined): string | undefined {
  if (value?.kind !== "quantity") return undefined;
  const unit = UNITS[value.unit];
  return unit === undefined || /[^\d.,e+-]/i.test(value.text) ? undefined : `${value.text} ${unit}`;
}

function amountCall(match: FrameValues, amount: string | undefined, show: string): Call | undefined {
  const formula = substanceIn(match);
  return formula === undefined || amount === undefined
    ? undefined
    : {
        kind: "call",
        job: "molar-mass",
        input: { operation: "molar-mass", formula, amount },
        focus: { show: [show], label: `${show} of ${formula}` },
      };
}

const MASS: Slot["type"] = { slug: "mass" };
const MOLES: Slot["type"] = { slug: "amount-of-substance" };
const PARTICLES = "molecule | particle | formula unit";

/** Asks for an amount of a substance in moles, grams or particles. */
const amountFrame = (show: string, cue: string, type: Slot["type"], words = ""): Frame => ({
  cues: [cue],
  slots: { amount: required(type), substance },
  words: `convert to into in of number ${words}`,
  call: (match) => amountCall(match, textOf(match.value("amount")), show),
});

export const substanceFrames: readonly Frame[] = [
  {
    cues: [
      "molar mass | molar weight | molecular mass | molecular weight | formula mass | formula weight | mol wt | mol weight | mol mass | mw",
    ],
    slots: {
      substance: {
        ...substance,
        type: [
          { find: findSubstance, maxTokens: MAX_FORMULA_TOKENS },
          { find: findFormulaLike, maxTokens: MAX_FORMULA_TOKENS },
        ],
      },
    },
    call(match) {
      const formula = substanceIn(match);
      return formula === undefined
        ? undefined
        : { kind: "call", job: "molar-mass", input: { operation: "molar-mass", formula } };
    },
  },
  amountFrame("Amount", "mole | mol | mmol", MASS),
  amountFrame("Mass", "mass | gram | g | weigh | weight | heavy", MOLES),
  amountFrame("Particles", PARTICLES, [MASS, MOLES]),
  {
    // The atoms of an element are its particles; a molecule has several.
    cues: ["atom"],
    slots: {
      amount: required([MASS, MOLES]),
      substance: required({ find: findElement }),
    },
    call: (match) => amountCall(match, textOf(match.value("amount")), "Particles"),
  },
  {
    cues: ["mole | mol", `${PARTICLES} | atom`],
    slots: {
      count: required("number", `${PARTICLES} | atom`, { needsRole: true }),
      substance,
    },
    call: (match) => amountCall(match, `${match.text("count")} particles`, "Amount"),
  },
  {
    cues: ["percent | percentage | %"],
    slots: {
      element: required({ find: findElement }),
      substance: { ...substance, roles: "in | of" },
      other: named({ find: findElement }, "not"),
    },
    words: "mass weight by composition that is how much",
    call(match) {
      const [formula, element] = [substanceIn(match), symbolNamed(match.text("element") ?? "")];
      return formula === undefined || element === undefined
        ? undefined
        : {
            kind: "call",
            job: "molar-mass",
            input: { operation: "molar-mass", formula },
            focus: { show: [element], label: `${match.text("element")} in ${formula}, by mass` },
          };
    },
  },
];
