import type { Call, Question } from "../../../kit/phrases/define.ts";
import { type Frame, type FrameValues, required, type Slot } from "../../../kit/reader/frame.ts";
import { findAll, type Span } from "../../../kit/reader/pattern.ts";
import { type Sentence, sentenceOf } from "../../../kit/reader/sentence.ts";
import { type Value, type ValueReader, valuesOf } from "../../../kit/reader/values.ts";
import { assignedIn } from "../assignment.ts";
import { type Formula, findFormula } from "../formulas.ts";
import type { Variable } from "../relation.ts";
import { FORMULA_ROLES, QUESTION_WORDS, ROLE_WORDS, TITLES } from "./extra-words.ts";
import {
  type FormulaNames,
  formulasNamed,
  questionFor,
  type VariableNames,
  withSynonyms,
  wordsFor,
} from "./formula-names.ts";
import { findTarget, type Target, unitOf } from "./target-unit.ts";
import { differenceText, halfOf, isCustomary, slugOf, variableText } from "./value-text.ts";

/** A radius that the question gives as a diameter; a temperature difference that it gives as two temperatures. */
type Variant = "diameter" | "between";

const DIAMETER = "diameter not radius | diameter | dia | diam | across";
const FROM = "from | inside | indoor | indoors | in | between";
const TO = "to | outside | outdoor | outdoors | out | and";
/** Finds words for a speed of zero, which needs no unit. */
const findRest = (text: string): string | undefined =>
  /^(?:(?:at |a )?(?:full |complete )?(?:rest|standstill|stop)|0)$/.test(text) ? "0" : undefined;
const findGravity = (text: string): string | undefined => {
  const [, place] = /^(?:on (?:the )?)?(moon|mars)(?:'s)?(?: gravity)?$/i.exec(text) ?? [];
  return place && `${place.toLowerCase()}-gravity`;
};
/** Symbols of the heights of solids, by formula: a half-full tank is one of half the height. */
const FILLED: Readonly<Record<string, string>> = { "cylinder-volume": "h", "box-volume": "h" };
const HALF_FULL = { fill: { half: "half full | half filled | 1/2 full | 50 % full" } };
interface Assumed {
  symbol: string;
  si: string;
  us: string;
}
const OF_WATER: Readonly<Record<string, Assumed>> = {
  "specific-heat": { symbol: "c", si: "4186 J/(kg*K)", us: "1 Btu/(lb·°F)" },
};
const IDEAL = {
  air: {
    none: "no air resistance | without air resistance | ignoring air resistance | neglecting air resistance",
  },
};
/** Maximum number of frames per question. */
const MAX_FRAMES = 16;

/** Returns frames for the formulas that a question may ask for, derived from their declarations, the likeliest first. */
export function formulaFrames(reader: ValueReader, { text, quantityOf }: Question): Frame[] {
  const { sentence } = reader;
  const assigned = text.includes("=") ? assignedIn(text, quantityOf) : undefined;
  if (assigned) return [assignedFrame(assigned, sentence)];
  const numbers = sentence.tokens.filter(
    ({ text: word }, place) => isValue(sentence, place) || /^(?:rest|standstill|stop)$/.test(word),
  ).length;
  if (numbers === 0 || numbers > 8) return [];
  const stems = withSynonyms(sentence.tokens.flatMap(({ kind, stem }) => (kind === "word" ? [stem] : [])));
  const has = (text: string): boolean => findAll(text, sentence).length > 0;
  const isOfWater = has("water");
  const variants: (Variant | undefined)[] = [
    undefined,
    ...(has(DIAMETER) ? (["diameter"] as const) : []),
    ...(has("from | inside | between") ? (["between"] as const) : []),
  ];
  const targets = new Map<string, Target | undefined>();
  const targetOf = (slug: string | undefined): Target | undefined => {
    if (slug !== undefined && !targets.has(slug)) targets.set(slug, findTarget(slug, sentence, quantityOf));
    return slug === undefined ? undefined : targets.get(slug);
  };
  const ranked = formulasNamed(stems).flatMap((names) => {
    const { id, variables } = names.formula;
    const alias = TITLES[id];
    const isTitleComplete = isSubset(names.title, stems);
    const isNamed = (names.title.size > 0 && isTitleComplete) || (alias !== undefined && has(alias));
    // A formula named by two or more words asks for its one missing value.
    const mayAsk =
      (names.title.size > 1 && isTitleComplete) ||
      (alias ?? "").split(" | ").some((name) => name.includes(" ") && has(name));
    const assumed = isOfWater ? OF_WATER[id] : undefined;
    const evidence = [...names.all].filter((root) => stems.has(root)).length;
    const [lead] = names.variables;
    const last = names.variables.find((each) => endsIn(each, sentence));
    // “circle area 50 diameter” may have an area or a diameter of 50.
    if (last && last !== lead && lead && isBeforePlainNumber(lead.phrase, sentence)) return [];
    return names.variables.flatMap(({ symbol, full, noun, phrase }, place) => {
      const variable = variables[symbol];
      const others = Object.entries(variables).filter(([other]) => other !== symbol);
      const required = others.filter(([other, { usual }]) => !usual && other !== assumed?.symbol);
      // “triangle sides 7 8 9 area” asks for the area.
      const isOther = last === lead && last && symbol !== last.symbol;
      if (
        !variable ||
        isOther ||
        required.length > numbers + (mayAsk ? 1 : 0) ||
        others.length + variants.length - 1 < numbers
      )
        return [];
      const slug = slugOf(variable);
      const isOtherSought = (): boolean =>
        others.some(([, each]) => slugOf(each) !== slug && targetOf(slugOf(each)) !== undefined);
      const canAsk =
        mayAsk &&
        (full.every((root) => stems.has(root)) ||
          targetOf(slug) !== undefined ||
          (place === 0 && !isOtherSought()));
      if (required.length > numbers && !canAsk) return [];
      const target = targetOf(slug);
      const questions = QUESTION_WORDS[slug ?? ""];
      const isTitled =
        isNamed || (target !== undefined && isSubset(names.title, new Set([...stems, ...full])));
      const isAskedFully = full.length > 0 && full.every((root) => stems.has(root));
      const isQuestion = questions !== undefined && has(questions);
      const slugs = required.map(([, each]) => slugOf(each));
      const isTyped =
        slugs.length > 1 && slugs.every((each) => each !== undefined) && new Set(slugs).size === slugs.length;
      const isAsked =
        isAskedFully ||
        (noun !== "" && stems.has(noun)) ||
        target !== undefined ||
        isQuestion ||
        (place === 0 && isTitled) ||
        // “Ohm’s law 12 V 4 Ω” asks for the current.
        (isTitleComplete && names.title.size > 1 && isTyped && required.length === numbers);
      if (!isAsked) return [];
      const isNamedToo = [...names.subject].some((root) => stems.has(root) && !full.includes(root));
      const isStrong =
        (isTitled && (place === 0 || isAskedFully || isQuestion)) ||
        (isNamedToo && ((isAskedFully && evidence > full.length) || evidence > 2));
      if (!isStrong && !isTyped) return [];
      const rank =
        2 * evidence +
        (isTitled ? 3 : 0) +
        (isAskedFully && phrase !== "" ? 2 : 0) +
        (target ? 1 : 0) +
        (place === 0 ? 1 : 0);
      return variants.flatMap((variant) => {
        const cue = [phrase, questions, alias].filter(Boolean).join(" | ");
        const frame = frameOf(names, symbol, { target, isStrong, variant, cue, canAsk, assumed });
        return frame ? [{ frame, rank }] : [];
      });
    });
  });
  return ranked
    .sort((a, b) => b.rank - a.rank)
    .slice(0, MAX_FRAMES)
    .map(({ frame }) => frame);
}

/** True for a number that begins a value: not the 4 of "1/4" and the 2 of "m/s2" and "m^2". */
function isValue({ tokens }: Sentence, place: number): boolean {
  const [before, token] = [tokens[place - 1], tokens[place]];
  if (token?.kind !== "number" || before?.text === "/" || before?.text === "^") return false;
  // The 6 of "12e-6" is an exponent.
  if (before?.text === "-" && tokens[place - 2]?.text === "e") return false;
  return before?.kind !== "word" || before.end < token.start || before.text === "x";
}

/** True if a question ends in a plain number and the name of a variable. */
function endsIn({ phrase, full }: VariableNames, sentence: Sentence): boolean {
  const names = full.includes("radius") ? `${phrase} | radius | ${DIAMETER}` : phrase;
  return findAll(names, sentence).some(
    ({ start, end }) => end === sentence.tokens.length && isValue(sentence, start - 1),
  );
}

const isBeforePlainNumber = (phrase: string, sentence: Sentence): boolean =>
  findAll(phrase, sentence).some(({ end }) => isValue(sentence, end));

const isSubset = (part: Iterable<string>, whole: ReadonlySet<string>): boolean =>
  [...part].every((root) => whole.has(root));

/** Builds a frame for values given by symbol, which `assignedIn` has read. */
function assignedFrame(
  { assigned, sourceTexts }: NonNullable<ReturnType<typeof assignedIn>>,
  sentence: Sentence,
): Frame {
  const formula = findFormula(assigned.formula);
  return {
    cues: [],
    spans: sourceTexts.flatMap((part) => spanOf(part, sentence) ?? []),
    slots: {},
    words: `given ${assigned.solve.toLowerCase()} ${formula ? wordsFor(formula) : ""}`,
    call: () => ({ kind: "call", input: { ...assigned } }),
  };
}

function spanOf(part: string, { tokens }: Sentence): Span | undefined {
  const texts = sentenceOf(part.toLowerCase()).tokens.map(({ text }) => text);
  const start = tokens.findIndex((_, place) =>
    texts.every((text, index) => tokens[place + index]?.text.replaceAll(",", "") === text),
  );
  return start < 0 ? undefined : { start, end: start + texts.length };
}

interface Sought {
  target: Target | undefined;
  isStrong: boolean;
  variant: Variant | undefined;
  /** Words for the value that is asked for. */
  cue: string;
  /** Asks for a missing value. */
  canAsk: boolean;
  assumed: Assumed | undefined;
}

function frameOf(
  { formula, words, variables }: FormulaNames,
  solve: string,
  { target, isStrong, variant, cue, canAsk, assumed }: Sought,
): Frame | undefined {
  const slots: Record<string, Slot> = {};
  let isVaried = false;
  for (const { symbol, phrase: role, full } of variables) {
    const variable = formula.variables[symbol];
    if (!variable || symbol === solve) continue;
    const slug = slugOf(variable);
    const noun = role.split(" | ")[0]?.split(" ").at(-1) ?? "";
    const roles = [
      role,
      ROLE_WORDS[noun],
      FORMULA_ROLES[`${formula.id} ${symbol}`],
      variable.meaning.endsWith("from the center") && "radius",
      symbolRole(symbol),
    ]
      .filter(Boolean)
      .join(" | ");
    const isSpeed = slug === "speed" && /^(?:initial|final) velocity/.test(variable.meaning);
    const isRadius = full.includes("radius");
    const isMissed = !variable.usual && symbol !== assumed?.symbol;
    const need = {
      // "10 inch circle" is a diameter; 340 in "2 m wave speed 340" is no number of a harmonic.
      ...((variable.usual || isRadius || slug === undefined) && { needsRole: true as const }),
      ...(isRadius && { rolesFollow: true as const }),
      ...(isMissed && { isRequired: true as const }),
      ...(isMissed && canAsk && { question: questionFor(variable) }),
    };
    if (variant === "diameter" && full.at(-1) === "radius" && slug === "length") {
      slots[symbol] = required({ slug, ...(isStrong && { plainUnit: "" }) }, DIAMETER, {
        rolesFollow: true,
        needsRole: true,
      });
      isVaried = true;
    } else if (variant === "between" && slug === "temperature-difference") {
      const type = { slug: "temperature", plainUnit: "" };
      slots[`${symbol} from`] = required(type, FROM);
      slots[`${symbol} to`] = required(type, TO);
      isVaried = true;
    } else if (variable.measure === "gravity" && variable.usual) {
      slots[`${symbol} place`] = { type: { find: findGravity } };
      slots[symbol] = { type: { slug: "acceleration" }, roles, ...need };
    } else if (isSpeed)
      slots[symbol] = {
        type: [{ slug }, { find: findRest }],
        roles: `${roles} | ${variable.meaning.startsWith("initial") ? "from | start" : "to | reach | until"}`,
        ...need,
      };
    else
      slots[symbol] = {
        type: slug === undefined ? "number" : { slug, ...plainUnitOf(slug, isStrong, formula) },
        roles,
        ...need,
      };
  }
  if (variant !== undefined && !isVaried) return undefined;
  return {
    cues: [],
    // An unknown word may name a fluid other than the assumed one: "of oil".
    ...((assumed || Object.values(formula.variables).some(isAssumedFluid)) && { mustBeWhole: true as const }),
    ...(target && { spans: [target] }),
    slots,
    choices: { ...IDEAL, ...(solve === "V" && FILLED[formula.id] !== undefined && HALF_FULL) },
    words: `${words} ${cue.replace(/[?|]/g, " ")}`,
    call: (match) => callOf(match, formula.id, solve, formula.variables, { target, variant, assumed }),
  };
}

/** Units of numbers that are said without one: "R-13", "10 and 22 in parallel". */
const PLAIN_UNITS: Readonly<Record<string, string>> = {
  resistance: "ohm",
  "thermal-resistance-r-value": "r-value-us",
};

const isAssumedFluid = ({ usual, measure }: Variable): boolean =>
  usual === true && /^(?:density|specificHeat|kinematicViscosity)$/.test(measure);

/** Returns the unit of a plain number: ohms for resistances, another length’s for lengths. */
function plainUnitOf(slug: string, isStrong: boolean, { group }: Formula): { plainUnit?: string } {
  const isShape = group === "geometry";
  const named = PLAIN_UNITS[slug];
  if (named !== undefined) return { plainUnit: named };
  const mayBePlain = slug === "temperature-difference" || (isShape && /^(?:length|area|volume)$/.test(slug));
  return isStrong && mayBePlain ? { plainUnit: "" } : {};
}

/** A symbol names its value: "n = 1.5"; without the equals sign only if it is neither a unit nor a word. */
function symbolRole(symbol: string): string {
  const letter = /^[a-z]+/i.exec(symbol)?.[0].toLowerCase() ?? "";
  return letter === "" ? "" : `'${letter}' =${/^[fnrqz]$/.test(letter) ? "?" : ""}`;
}

const wordBefore = ({ start }: Value, { question }: FrameValues): string =>
  valuesOf(question).sentence.tokens[start - 1]?.text ?? "";

function callOf(
  match: FrameValues,
  formula: string,
  solve: string,
  variables: Readonly<Record<string, Variable>>,
  { target, variant, assumed }: Pick<Sought, "target" | "variant" | "assumed">,
): Call | undefined {
  const taken = Object.keys(variables).flatMap((symbol) => match.values(symbol));
  const isHalfFull = match.isChosen("fill");
  const values: string[] = [];
  for (const [symbol, variable] of Object.entries(variables)) {
    if (symbol === solve) continue;
    const [from, to] = [match.value(`${symbol} from`), match.value(`${symbol} to`)];
    const [value, place] = [match.value(symbol), match.text(`${symbol} place`)];
    // "On the Moon with g = 2 m/s²" contradicts itself.
    if (value && place !== undefined) return undefined;
    // "From 20 °C" begins a change.
    if (
      value &&
      slugOf(variable) === "temperature-difference" &&
      /^(?:from|to)$/.test(wordBefore(value, match))
    )
      return undefined;
    const text =
      from && to
        ? differenceText(from, to)
        : value
          ? variableText(value, variable, taken)
          : place && `1 ${place}`;
    if (text !== undefined) {
      const isHalf =
        (variant === "diameter" && variable.meaning.includes("radius")) ||
        (isHalfFull && symbol === FILLED[formula]);
      const half = isHalf ? halfOf(text) : text;
      if (half === undefined) return undefined;
      values.push(`${symbol} = ${half}`);
    } else if (!value && symbol === assumed?.symbol)
      values.push(`${symbol} = ${taken.some(isCustomary) ? assumed.us : assumed.si}`);
    else if (value || !variable.usual) return undefined;
    else if (taken.some(isCustomary) && typeof variable.start === "object")
      values.push(`${symbol} = ${variable.start.us}`);
  }
  const [lead] = Object.keys(variables);
  return {
    kind: "call",
    input: {
      formula,
      ...(solve !== lead && { solve }),
      values: values.join("; "),
      ...unitOf(target, variables[solve], taken),
    },
    ...(isHalfFull && { focus: { note: "Half full: the volume of half the length." } }),
  };
}
