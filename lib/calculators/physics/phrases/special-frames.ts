import { expressionCall } from "../../../kit/phrases/define.ts";
import { formulaCall } from "../../../kit/reader/formula-call.ts";
import { type Frame, type FrameValues, named, required, type Slot } from "../../../kit/reader/frame.ts";
import { numberOf, siNumberOf } from "../../../kit/reader/number-of.ts";
import { findUnit } from "../../../units/find-unit.ts";
import { findUnitByName } from "../../../units/unit-names.ts";
import { findConstantByName, findConstantBySymbol } from "../constant-names.ts";
import { electricFrames, hasDash } from "./electric-frames.ts";
import { motionAndCircleFrames } from "./motion-and-circle-frames.ts";

const constantCall: Frame["call"] = (match) => {
  const unit = match.text("unit");
  const speeds = match.question.quantityOf("speed");
  // The speed of light in another unit is a conversion.
  if (unit !== undefined && speeds && findUnitByName(speeds, unit) !== undefined) return undefined;
  return { kind: "call", input: match.inputs() };
};

/** A symbol of one letter is a constant only next to a word for constants. */
const findLongSymbol = (text: string): string | undefined =>
  text.length > 2 && findConstantBySymbol(text) !== undefined ? text : undefined;
const findSymbol = (text: string): string | undefined =>
  findConstantBySymbol(text) !== undefined ? text : undefined;
const findConstantName = (text: string): string | undefined =>
  findConstantByName(text) !== undefined ? text : undefined;
/** Units in the products that a constant may be requested in: "eV s", "L atm/(mol K)". */
const UNIT =
  "(?:[kmgt]?ev|[km]?j|erg|[km]?w|[mµun]?s|h|min|[kmg]?hz|k|k?mol|[kcmµun]?m|ft|l|ml|[km]?g|[km]?n|dyn|k?pa|atm|bar|torr|c|a|v|t)(?:\\^?-?\\d)?";
const PRODUCT = new RegExp(`^${UNIT}(?:(?: ?[/·*] ?| )\\(?${UNIT}\\)?){1,5}$`, "i");
const MAX_UNIT_TOKENS = 12;
const findProduct = (text: string): string | undefined => (PRODUCT.test(text) ? text : undefined);
const constantUnit: Slot = named({ find: findProduct, maxTokens: MAX_UNIT_TOKENS }, "in | to | into");

const constantFrame = (find: (text: string) => string | undefined): Frame => ({
  cues: [],
  slots: { constant: required({ find }), unit: constantUnit },
  mustBeWhole: true,
  call: constantCall,
});

const DECIBEL = "db | dba | decibel";
const SUM = "+ | plus | add | added | and | sum | total | combined | together";

/** Adds levels of several sources: "60 db and 60 db". */
const levelSum: Frame = {
  cues: [DECIBEL],
  not: "difference | minus | subtract | less | from",
  slots: {
    levels: required("number", DECIBEL, { rolesFollow: true, needsRole: true, max: 20 }),
  },
  choices: { sum: { sum: SUM } },
  words: "sound noise level two sources machines total loud",
  call(match) {
    const levels = match.values("levels").map(numberOf);
    if (levels.length < 2 || !match.isChosen("sum") || hasDash(match)) return undefined;
    if (levels.some(Number.isNaN)) return undefined;
    const first = 10 * Math.log10(levels.slice(0, -1).reduce((sum, level) => sum + 10 ** (level / 10), 0));
    return {
      kind: "call",
      input: {
        formula: "sound-level-sum",
        values: `L_1 = ${Number(first.toPrecision(14))}; L_2 = ${levels.at(-1)}`,
      },
      ...(levels.length > 2 && {
        focus: {
          note: `${levels.slice(0, -1).join(", ")} dB together are ${Number(first.toPrecision(6))} dB.`,
        },
      }),
    };
  },
};

/** Adds levels of equal sources: "three machines 80 db each". */
const equalLevels: Frame = {
  cues: [DECIBEL, "each | apiece"],
  slots: {
    level: required("number", DECIBEL, { rolesFollow: true, needsRole: true }),
    count: required(
      "number",
      "source | machine | fan | pump | speaker | engine | motor | unit | compressor",
      { needsRole: true },
    ),
  },
  choices: { sum: { sum: SUM } },
  words: "sound noise level running loud identical equal",
  call: (match) => ({
    kind: "call",
    input: {
      formula: "sound-level-equal",
      values: `L_1 = ${match.text("level")}; n = ${match.text("count")}`,
    },
  }),
};

/** Matches the name of a sample, "C14" or "carbon-14", if the question gives its half-life. */
const findIsotope = (text: string): string | undefined =>
  /^(?:[a-z]{1,2}-?|(?:carbon|uranium|iodine|cobalt|c(?:a)?esium|radium|radon|potassium|strontium|plutonium|technetium|thorium)[- ]?)\d{1,3}$/i.test(
    text,
  )
    ? text
    : undefined;

const HALF_LIFE = "half life | half lives | halflife";
const amount = {
  type: [{ slug: "mass" }, { slug: "amount-of-substance" }, "percent"],
  isRequired: true,
} as const;
/** Requested part of an amount. */
const part = {
  decayed: "has? decayed | decays | decay | lost",
  left: "left | remain | remains | remaining | after",
} as const;

const DECAY_NOTE = "Half of the amount decays in each half-life.";
/** Asks for what is left of an amount, or has decayed, after a number of half-lives, which is an expression. */
const decay = (halfLives: (match: FrameValues) => string): Omit<Frame, "cues" | "slots"> => ({
  choices: { part },
  words: "start starting with sample how much radioactive isotope initial",
  needs: ["part"],
  fits: (match) => match.number("amount") > 0,
  expression: (match) => {
    const left = `0.5^(${halfLives(match)})`;
    return `${match.number("amount")}*${match.choice("part") === "left" ? left : `(1-${left})`}`;
  },
  focus: (match) => ({
    label: match.choice("part") === "left" ? "Amount left" : "Amount decayed",
    format: "number",
    suffix: match.value("amount")?.kind === "percent" ? "%" : symbolOf(match, "amount"),
    note: DECAY_NOTE,
  }),
});

/** Returns the symbol of the unit of a slot’s quantity. */
function symbolOf(match: FrameValues, slot: string): string | undefined {
  const value = match.value(slot);
  const converter = value?.kind === "quantity" ? match.question.quantityOf(value.slug) : undefined;
  return converter && value?.kind === "quantity" ? findUnit(converter, value.unit)?.symbol : undefined;
}

const decayOverTime: Frame = {
  cues: [HALF_LIFE],
  slots: {
    amount,
    halfLife: required({ slug: "time" }, HALF_LIFE, { needsRole: true }),
    elapsed: required({ slug: "time" }, "after | in | for | over"),
    isotope: { type: { find: findIsotope } },
  },
  ...decay((match) => `${match.siNumber("elapsed")}/${match.siNumber("halfLife")}`),
  fits: (match) =>
    match.number("amount") > 0 && match.siNumber("elapsed") >= 0 && match.siNumber("halfLife") > 0,
};

/** Computes the age of a sample from its remaining share. */
const age: Frame = {
  cues: [HALF_LIFE, "how old | age | how long | when | left | remain | remains | remaining"],
  slots: {
    share: required("percent"),
    halfLife: required({ slug: "time" }, HALF_LIFE, { needsRole: true }),
    isotope: { type: { find: findIsotope } },
  },
  choices: { part },
  words: "if until till only sample radioactive isotope take takes",
  needs: ["part"],
  fits: (match) => leftOf(match) > 0 && leftOf(match) < 100 && symbolOf(match, "halfLife") !== undefined,
  expression: (match) => `${match.number("halfLife")}*log2(100/${leftOf(match)})`,
  focus: (match) => ({
    label: "Age",
    format: "number",
    suffix: symbolOf(match, "halfLife"),
    note: DECAY_NOTE,
  }),
};
/** Computes the half-life of a sample from its remaining share after a time. */
const halfLifeOfShare: Frame = {
  cues: [HALF_LIFE],
  slots: {
    share: required("percent"),
    elapsed: required({ slug: "time" }, "after | in | for | over", { needsRole: true }),
    isotope: { type: { find: findIsotope } },
  },
  choices: { part },
  words: "if of sample radioactive isotope what find only",
  needs: ["part"],
  fits: (match) => leftOf(match) > 0 && leftOf(match) < 100 && symbolOf(match, "elapsed") !== undefined,
  expression: (match) => `${match.number("elapsed")}/log2(100/${leftOf(match)})`,
  focus: (match) => ({
    label: "Half-life",
    format: "number",
    suffix: symbolOf(match, "elapsed"),
    note: DECAY_NOTE,
  }),
};

/** Returns the percentage that is left. */
const leftOf = (match: FrameValues): number =>
  match.choice("part") === "left" ? match.number("share") : 100 - match.number("share");

const decayByHalfLives: Frame = {
  cues: [HALF_LIFE],
  slots: {
    amount,
    count: required("number", HALF_LIFE, { rolesFollow: true, needsRole: true }),
  },
  ...decay(() => "{count}"),
  choices: { part, after: { after: "after" } },
};

/** Asks for the number of half-lives from one amount to another: "from 100% down to 10%". */
const halfLivesBetween: Frame = {
  cues: [HALF_LIFE, "how many | number of"],
  not: "decayed | lost | gone | after",
  slots: {
    from: { ...amount, roles: "from | start | start with | starting with" },
    to: { ...amount, roles: "to | down to | until | till | reach", needsRole: true },
  },
  words:
    "go goes drop drops fall falls decay decays left remain remains remaining sample radioactive isotope does",
  call(match) {
    const [from, to] = [match.value("from"), match.value("to")];
    const isAlike = from?.kind === "quantity" && to?.kind === "quantity" && from.unit === to.unit;
    const [first, last] = [from, to].map((value) =>
      value?.kind === "percent" || isAlike ? numberOf(value) : siNumberOf(match.question, value),
    ) as [number, number];
    if (from?.kind !== to?.kind || !(first > last && last > 0)) return undefined;
    return expressionCall(`log2(${first}/${last})`, {
      label: "Number of half-lives",
      format: "number",
      suffix: "half-lives",
      note: DECAY_NOTE,
    });
  },
};

const STP = "stp | standard temperature and pressure | standard conditions";

/** Molar volume of an ideal gas at 0 °C and 1 bar, in m³/mol: CODATA 2022. */
const MOLAR_VOLUME = 0.02271095464;

const standardGas: Frame = {
  cues: [STP],
  mustBeWhole: true,
  slots: { n: { type: { slug: "amount-of-substance" } }, V: { type: { slug: "volume" } } },
  choices: { sought: { V: "volume | how many liter | how much space", n: "how many mole | how many mol" } },
  words:
    "gas ideal occupy occupied occupies oxygen nitrogen hydrogen helium neon argon methane air carbon dioxide",
  call(match) {
    const solve = match.value("n") ? "V" : "n";
    const input = solve === "V" ? "n" : "V";
    const amount = match.siNumber(input);
    const isBoth = match.value("n") !== undefined && match.value("V") !== undefined;
    if (isBoth || !(amount > 0) || (match.choice("sought") ?? solve) !== solve) return undefined;
    const [other, unit] =
      solve === "V" ? [amount * MOLAR_VOLUME * 1000, "L"] : [amount / MOLAR_VOLUME, "mol"];
    return formulaCall(
      "ideal-gas",
      solve,
      { p: "1 atm", [input]: match.measure(input), T: "273.15 K" },
      {
        unit,
        note: `At 0 °C and 1 atm. At the 1 bar of IUPAC’s definition, it is ${Number(other.toPrecision(5))} ${unit}.`,
      },
    );
  },
};

export const specialFrames: readonly Frame[] = [
  standardGas,
  constantFrame(findConstantName),
  constantFrame(findLongSymbol),
  { ...constantFrame(findSymbol), cues: ["constant | value of | codata"], words: "constant value codata" },
  levelSum,
  equalLevels,
  decayOverTime,
  age,
  halfLifeOfShare,
  decayByHalfLives,
  halfLivesBetween,
  ...electricFrames,
  ...motionAndCircleFrames,
];
