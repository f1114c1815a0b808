import { numberAndUnit } from "../../fields/uncertain.ts";
import { type Call, definePhrases, type Question } from "../../phrases/define.ts";
import { figuresOf } from "../../phrases/figures.ts";
import { assignedIn } from "./assigned.ts";
import { findConstantByName, findConstantBySymbol } from "./constant-names.ts";
import { findFormula } from "./formulas.ts";
import { unitIn } from "./unit-words.ts";

/** What is asked for: a formula, and the symbol that is sought where that is not what the formula gives. */
interface Cue {
  /** All of these. */
  says: readonly RegExp[];
  formula: string;
  solve?: string;
}

/** The more particular first: the first one whose variables the question names is meant. */
const CUES: readonly Cue[] = [
  { says: [/\bkinetic energy\b/], formula: "kinetic-energy" },
  { says: [/\b(?:gravitational )?potential energy\b/], formula: "potential-energy" },
  { says: [/\b(?:spring|elastic) (?:potential )?energy\b/], formula: "spring-energy" },
  { says: [/\bescape (?:velocity|speed)\b/], formula: "escape-velocity" },
  { says: [/\borbital (?:velocity|speed)\b/], formula: "orbital-speed" },
  { says: [/\bterminal (?:velocity|speed)\b/], formula: "terminal-velocity" },
  { says: [/\bcentripetal force\b/], formula: "centripetal-force" },
  { says: [/\bcentripetal acceleration\b/], formula: "centripetal-acceleration" },
  { says: [/\bbuoyan(?:t|cy)\b/], formula: "buoyancy" },
  { says: [/\b(?:range|projectile|throw|thrown|launched)\b/], formula: "projectile-range" },
  {
    says: [/\b(?:fall|falls|falling|drop|dropped)\b/, /\b(?:how long|time)\b/],
    formula: "free-fall",
    solve: "t",
  },
  {
    says: [/\b(?:fall|falls|falling|drop|dropped|impact)\b/, /\b(?:speed|velocity|fast)\b/],
    formula: "fall-speed",
  },
  { says: [/\bpendulum\b/, /\blength\b/], formula: "pendulum", solve: "L" },
  { says: [/\bpendulum\b/], formula: "pendulum" },
  { says: [/\bperiod\b/, /\b(?:spring|mass)\b/], formula: "mass-spring-period" },
  { says: [/\bhooke'?s? law\b|\bspring force\b/], formula: "hookes-law" },
  { says: [/\bmomentum\b/], formula: "momentum" },
  { says: [/\btorque\b/], formula: "torque" },
  { says: [/\bforce\b|\bf ?= ?ma\b|\bnewton'?s? second law\b/], formula: "newton-second-law" },
  {
    says: [/\bacceleration\b/, /\bforce\b/],
    formula: "newton-second-law",
    solve: "a",
  },
  { says: [/\bphoton\b/], formula: "photon-energy-wavelength" },
  { says: [/\bphoton\b/], formula: "photon-energy" },
  { says: [/\bde broglie\b/], formula: "de-broglie" },
  { says: [/\bfrequency\b/, /\bwavelength\b/], formula: "radio-wavelength", solve: "f" },
  { says: [/\bfrequency of\b/], formula: "radio-wavelength", solve: "f" },
  { says: [/\bwavelength\b/], formula: "radio-wavelength" },
  { says: [/\bwien'?s?\b|\bpeak wavelength\b/], formula: "wien" },
  {
    says: [/\be ?= ?mc\^?2\b|\b(?:rest energy|mass energy|mass-energy|energy equivalent)\b/],
    formula: "mass-energy",
  },
  { says: [/\btime dilation\b/], formula: "time-dilation" },
  { says: [/\bohm'?s? law\b|\bcurrent\b/], formula: "ohms-law", solve: "I" },
  { says: [/\bohm'?s? law\b|\bresistance\b|\bresistor\b/], formula: "ohms-law", solve: "R" },
  { says: [/\bohm'?s? law\b|\bvoltage\b/], formula: "ohms-law" },
  {
    says: [/\b(?:resistors?|resistances?|ohms?)\b/, /\bparallel\b/],
    formula: "parallel-resistors",
  },
  {
    says: [/\b(?:resistors?|resistances?|ohms?)\b/, /\bseries\b/],
    formula: "series-resistors",
  },
  {
    says: [/\b(?:capacitors?|capacitances?)\b/, /\bparallel\b/],
    formula: "parallel-capacitors",
  },
  {
    says: [/\b(?:capacitors?|capacitances?)\b/, /\bseries\b/],
    formula: "series-capacitors",
  },
  { says: [/\bresonan(?:t|ce)\b/], formula: "resonant-frequency" },
  { says: [/\bcapacitor\b/, /\benergy\b/], formula: "capacitor-energy" },
  { says: [/\d ?v(?:olts?)?\b/, /\d ?m?a(?:mps?|mperes?)?\b/], formula: "electric-power" },
  { says: [/\b(?:reactance of|inductive reactance)\b/], formula: "inductive-reactance" },
  { says: [/\b(?:reactance of|capacitive reactance)\b/], formula: "capacitive-reactance" },
  { says: [/\bimage distance\b|\b(?:thin )?lens\b/], formula: "thin-lens" },
  { says: [/\bstefan[- ]boltzmann law\b/], formula: "radiation" },
  { says: [/\bideal gas\b/], formula: "ideal-gas", solve: "p" },
  { says: [/\bideal gas\b/], formula: "ideal-gas", solve: "V" },
  { says: [/\bideal gas\b/], formula: "ideal-gas", solve: "n" },
  { says: [/\bideal gas\b/], formula: "ideal-gas", solve: "T" },
];

const ASKED = /^(?:what(?: is|'s)? |tell me |the |value of |give me |how much is |in codata )*/i;

const WORDS =
  "kinetic potential gravitational energy spring elastic escape orbital terminal velocity speed centripetal force acceleration buoyant buoyancy range projectile thrown launched throw ball object body car height heights free fall falls falling drop dropped impact pendulum length period mass hooke hooke's law momentum torque newton newton's second photon de broglie wavelength frequency peak wien wien's rest time dilation clock ohm ohm's ohms current resistance resistor resistors voltage parallel series capacitor capacitors capacitance resonant resonance reactance inductive capacitive inductor lens image distance object focal focus thin stefan boltzmann ideal gas pressure volume moles mole temperature moving traveling travelling fast hits ground reach takes take light radio wave signal electron proton at angle degrees squared find simple swing weighing circuit lc rlc coil moles equivalent combined total e mc mc2 ma radius mm cm m km nm kg g s ms v a ma w n hz khz mhz ghz thz ohm µf uf nf pf mh h j kj ev power watt watts wattage volt volts amp amps ampere amperes";

/** A number with what may be its unit behind it. */
const MEASURED =
  /(?<![\w.])-?\d[\d,]*(?:\.\d+)?(?:e[+-]?\d+)?(?: ?[^\s\d,;?!()][^\s,;?!()]*(?: [^\s\d,;?!()][^\s,;?!()]*){0,3})?/gi;
const MOST_NUMBERS = 8;

/** Questions for a formula with its values, and for a constant of nature. */
export default definePhrases({
  priority: 20,
  words: WORDS,
  questions: [],
  understand({ text, lower, quantityOf }: Question): Call | undefined {
    const constant = constantIn(text);
    if (constant !== undefined) return { kind: "call", input: { constant } };
    if (!/\d/.test(lower)) return undefined;
    const assigned = assignedIn(text, quantityOf);
    if (assigned !== undefined) return { kind: "call", input: { ...assigned } };
    const resistors = resistorsIn(lower);
    if (resistors) return resistors;
    const numbers = numbersIn(text);
    if (numbers.length === 0 || numbers.length > MOST_NUMBERS) return undefined;
    for (const { says, formula, solve } of CUES) {
      const values = says.every((each) => each.test(lower))
        ? valuesFor(formula, solve, numbers, quantityOf)
        : undefined;
      if (values !== undefined)
        return { kind: "call", input: { formula, ...(solve !== undefined && { solve }), values } };
    }
    return undefined;
  },
});

const OHMS = /(?<![\w.])(\d{1,9}(?:\.\d{1,6})?) ?(k)?(?: ?(?:ohms?|ω))?(?![\w./^]|-\d)/g;
const MOST_RESISTORS = 20;

/** Resistors side by side or in a row, in ohms where no unit is said: "resistors in parallel 10 and 22". */
function resistorsIn(lower: string): Call | undefined {
  const isParallel = /\bparallel\b/.test(lower);
  if (isParallel === /\bseries\b/.test(lower) || !/\b(?:resist(?:ors?|ances?)|ohms?)\b|ω/.test(lower))
    return undefined;
  const plain = lower.replace(/(?<=\d),(?=\d{3}(?!\d))/g, "");
  const values = [...plain.matchAll(OHMS)].map(([, digits = "", kilo]) =>
    kilo === undefined ? digits : String(Number((Number(digits) * 1000).toFixed(3))),
  );
  // "3 resistors of 10 ohms" counts them, and anything else with a figure is no resistance.
  const isOther =
    figuresOf(plain).length !== values.length ||
    /\d (?:equal |identical )?resistors?\b|\bof \d+ each\b/.test(plain);
  if (
    values.length < 2 ||
    values.length > MOST_RESISTORS ||
    isOther ||
    values.some((value) => !(Number(value) > 0))
  )
    return undefined;
  const [first, second, ...others] = values;
  if (others.length === 0)
    return {
      kind: "call",
      input: {
        formula: isParallel ? "parallel-resistors" : "series-resistors",
        values: `R_1 = ${first} ohm; R_2 = ${second} ohm`,
      },
    };
  return {
    kind: "call",
    calculator: "scientific",
    input: {
      expression: isParallel ? `1/(${values.map((value) => `1/${value}`).join("+")})` : values.join("+"),
    },
    focus: { assumes: [], note: `Resistors in ${isParallel ? "parallel" : "series"}, in ohms.` },
  };
}

/** A number with what stands behind it, and the words before it. */
interface Given {
  text: string;
  before: string;
}

function numbersIn(text: string): Given[] {
  let end = 0;
  return [...text.matchAll(MEASURED)].slice(0, MOST_NUMBERS + 1).map(({ 0: found, index }) => {
    const before = text.slice(end, index).toLowerCase();
    end = index;
    return { text: found, before };
  });
}

/** The name or the symbol of a constant that is asked for. A letter alone is one only where the question says so. */
function constantIn(text: string): string | undefined {
  const asked = text
    .replace(ASKED, "")
    .replace(/[?.!]$/, "")
    .trim();
  if (findConstantByName(asked) !== undefined) return asked;
  const symbol = asked.replace(/ constant$/i, "");
  const isNamed = symbol.length > 2 || symbol !== asked || /\b(?:value of|codata)\b/i.test(text);
  return isNamed && symbol !== "" && findConstantBySymbol(symbol) !== undefined ? symbol : undefined;
}

/** The values of a formula's other variables, where the numbers are just these. */
function valuesFor(
  id: string,
  solve: string | undefined,
  numbers: readonly Given[],
  quantityOf: Question["quantityOf"],
): string | undefined {
  const formula = findFormula(id);
  if (!formula) return undefined;
  const [lead = ""] = Object.keys(formula.variables);
  const open = Object.entries(formula.variables).filter(([symbol]) => symbol !== (solve ?? lead));
  const given: string[] = [];
  let behind = "";
  // “10 and 22 ohm”: a number without a unit has that of the next one.
  for (const { text, before } of [...numbers].reverse()) {
    const read = numberAndUnit(text.replace(/,(?=\d{3})/g, ""));
    if (!read) return undefined;
    const words = /^(?:and|or|&|to)\b/.test(read.unit) || read.unit === "" ? behind : read.unit;
    const fits = open.map(
      ([, { measure }]) => measure !== "factor" && unitIn(quantityOf, measure, words) !== undefined,
    );
    // The one that is named before the number; else from the end, as the numbers are: of two masses the last is the second.
    const named = open.findIndex(([, { meaning }], index) => fits[index] && before.includes(meaning));
    const at = named >= 0 ? named : fits.lastIndexOf(true);
    const [symbol, variable] = open[at] ?? [];
    if (symbol === undefined || !variable || variable.measure === "factor") return undefined;
    const unit = unitIn(quantityOf, variable.measure, words) ?? "";
    open.splice(at, 1);
    behind = unit;
    given.unshift(`${symbol} = ${read.number} ${unit}`);
  }
  return open.every(([, { usual }]) => usual) ? given.join("; ") : undefined;
}
