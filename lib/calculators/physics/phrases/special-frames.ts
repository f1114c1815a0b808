import type { Frame } from "../../../reader/frame.ts";
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
    const ohms = found
      .values("resistances")
      .map((value) => (value.kind === "quantity" ? ohmsOf(value.text, value.unit) : NaN));
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

const OHMS: Readonly<Record<string, number>> = { ohm: 1, kilohm: 1e3, megohm: 1e6, milliohm: 1e-3 };
const ohmsOf = (text: string, unit: string): number => Number(text) * (OHMS[unit] ?? NaN);

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
];
