import { type Call, expressionCall } from "../../../phrases/define.ts";
import type { Found, Frame } from "../../../reader/frame.ts";
import { numberOf, siNumberOf } from "../../../reader/number-of.ts";
import { findUnit } from "../../../units/find-unit.ts";
import { findConstantByName, findConstantBySymbol } from "../constant-names.ts";

const constantCall: Frame["call"] = (found) => {
  const constant = found.text("constant");
  return constant === undefined ? undefined : { kind: "call", input: { constant } };
};

/** A symbol of one letter is a constant only next to a word for constants. */
const longSymbol = (text: string): string | undefined =>
  text.length > 2 && findConstantBySymbol(text) !== undefined ? text : undefined;
const anySymbol = (text: string): string | undefined =>
  findConstantBySymbol(text) !== undefined ? text : undefined;
const byName = (text: string): string | undefined =>
  findConstantByName(text) !== undefined ? text : undefined;

/** True if a dash is a minus or a range rather than a sign between the values of a list: "60 dB - 3 dB". */
const hasDash = ({ question }: Found): boolean => /(?:\d|dba?|decibels?|ohms?|ω) - ?\d/.test(question.lower);

/** Resistors side by side or in a row, in ohms if no unit is said: "resistors in parallel 10 and 22". */
const resistors = (arrangement: "parallel" | "series", other: string): Frame => ({
  cues: [arrangement, "resistor | resistance | ohm | ω"],
  not: "each | equal | identical",
  slots: {
    resistances: { type: { slug: "resistance", plainUnit: "ohm" }, isRequired: true, max: 20 },
    count: { type: "number", roles: "resistor of", needsRole: true },
  },
  words: "resistor resistors resistance combined total equivalent together",
  choices: { not: { other: `not ${other} | not in ${other}` } },
  call(found) {
    const [one, two, ...rest] = found.values("resistances");
    // "Two 10 ohm resistors" counts them.
    if ((rest.length === 0 && one?.end === two?.start) || hasDash(found)) return undefined;
    const ohms = found.values("resistances").map((value) => siNumberOf(found.question, value));
    const [count] = found.values("count");
    if (ohms.length < 2 || ohms.some((each) => !(each > 0))) return undefined;
    if (count?.kind === "number" && Number(count.text) !== ohms.length) return undefined;
    const last = ohms.at(-1) ?? NaN;
    const others = ohms.slice(0, -1);
    const first =
      arrangement === "series"
        ? others.reduce((sum, each) => sum + each, 0)
        : 1 / others.reduce((sum, each) => sum + 1 / each, 0);
    return {
      kind: "call",
      input: {
        formula: `${arrangement}-resistors`,
        values: `R_1 = ${Number(first.toPrecision(14))} ohm; R_2 = ${last} ohm`,
      },
      ...(others.length > 1 && {
        focus: {
          note: `${others.join(", ")} Ω in ${arrangement} are ${Number(first.toPrecision(6))} Ω, the first resistance.`,
        },
      }),
    };
  },
});

const DECIBEL = "db | dba | decibel";
const SUM = "+ | plus | add | added | and | sum | total | combined | together";

/** Levels of several sources together: "60 db and 60 db". */
const levelSum: Frame = {
  cues: [DECIBEL],
  not: "difference | minus | subtract | less | from",
  slots: {
    levels: { type: "number", roles: DECIBEL, rolesFollow: true, needsRole: true, isRequired: true, max: 20 },
  },
  choices: { sum: { sum: SUM } },
  words: "sound noise level two sources machines total loud",
  call(found) {
    const levels = found.values("levels").map(numberOf);
    if (levels.length < 2 || found.choice("sum") === undefined || hasDash(found)) return undefined;
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

/** The level of equal sources: "three machines 80 db each". */
const equalLevels: Frame = {
  cues: [DECIBEL, "each | apiece"],
  slots: {
    level: { type: "number", roles: DECIBEL, rolesFollow: true, needsRole: true, isRequired: true },
    count: {
      type: "number",
      roles: "source | machine | fan | pump | speaker | engine | motor | unit | compressor",
      needsRole: true,
      isRequired: true,
    },
  },
  choices: { sum: { sum: SUM } },
  words: "sound noise level running loud identical equal",
  call: (found) => ({
    kind: "call",
    input: {
      formula: "sound-level-equal",
      values: `L_1 = ${found.text("level")}; n = ${found.text("count")}`,
    },
  }),
};

/** "C14", "carbon-14": the name of a sample, whose half-life the question says. */
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
/** The part of an amount that is asked for. */
const part = {
  decayed: "has? decayed | decays | decay | lost",
  left: "left | remain | remains | remaining",
} as const;

/** Computes what is left of an amount, or has decayed, after a number of half-lives, which is an expression. */
function decayCall(found: Found, halfLives: string): Call | undefined {
  const value = found.value("amount");
  const total = numberOf(value);
  const asked = found.choice("part");
  if (!value || !(total > 0) || asked === undefined) return undefined;
  const converter = value.kind === "quantity" ? found.question.quantityOf(value.slug) : undefined;
  const unit = converter && value.kind === "quantity" ? findUnit(converter, value.unit)?.symbol : "%";
  const left = `0.5^(${halfLives})`;
  return expressionCall(`${total}*${asked === "left" ? left : `(1-${left})`}`, {
    label: asked === "left" ? "Amount left" : "Amount decayed",
    format: "number",
    ...(unit !== undefined && { suffix: unit }),
    note: "Half of the amount decays in each half-life.",
  });
}

const decayOverTime: Frame = {
  cues: [HALF_LIFE],
  slots: {
    amount,
    halfLife: { type: { slug: "time" }, roles: HALF_LIFE, needsRole: true, isRequired: true },
    elapsed: { type: { slug: "time" }, roles: "after | in | for | over", isRequired: true },
    isotope: { type: { find: findIsotope } },
  },
  choices: { part },
  words: "start starting with sample how much radioactive isotope initial",
  call(found) {
    const elapsed = siNumberOf(found.question, found.value("elapsed"));
    const halfLife = siNumberOf(found.question, found.value("halfLife"));
    return elapsed >= 0 && halfLife > 0 ? decayCall(found, `${elapsed}/${halfLife}`) : undefined;
  },
};

const decayByHalfLives: Frame = {
  cues: [HALF_LIFE],
  slots: {
    amount,
    count: { type: "number", roles: HALF_LIFE, rolesFollow: true, needsRole: true, isRequired: true },
  },
  choices: { part, after: { after: "after" } },
  words: "start starting with sample how much radioactive isotope initial",
  call: (found) => decayCall(found, found.text("count") ?? ""),
};

export const specialFrames: readonly Frame[] = [
  {
    cues: [],
    slots: { constant: { type: { find: byName }, isRequired: true } },
    mustBeWhole: true,
    call: constantCall,
  },
  {
    cues: [],
    slots: { constant: { type: { find: longSymbol }, isRequired: true } },
    mustBeWhole: true,
    call: constantCall,
  },
  {
    cues: ["constant | value of | codata"],
    slots: { constant: { type: { find: anySymbol }, isRequired: true } },
    mustBeWhole: true,
    words: "constant value codata",
    call: constantCall,
  },
  {
    // "5v 20ma": a voltage and a current are asked for their power.
    cues: [],
    slots: {
      V: { type: { slug: "voltage" }, isRequired: true },
      I: { type: { slug: "current" }, isRequired: true },
    },
    words: "power watt watts wattage at and",
    mustBeWhole: true,
    call: (found) => ({
      kind: "call",
      input: {
        formula: "electric-power",
        values: [found.value("V"), found.value("I")]
          .map(
            (value, place) =>
              `${"VI"[place]} = ${value?.kind === "quantity" ? `${value.text} ${value.unit}` : ""}`,
          )
          .join("; "),
      },
    }),
  },
  resistors("parallel", "series"),
  resistors("series", "parallel"),
  levelSum,
  equalLevels,
  decayOverTime,
  decayByHalfLives,
];
