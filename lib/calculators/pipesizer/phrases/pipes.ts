import { type Frame, type FrameValues, required, type Slot } from "../../../kit/reader/frame.ts";

/** NPS of steel and PVC pipe by DN. */
const NPS: Readonly<Record<string, string>> = Object.fromEntries(
  "15:1-2 20:3-4 25:1 32:1-1-4 40:1-1-2 50:2 65:2-1-2 80:3 90:3-1-2 100:4 125:5 150:6 200:8 250:10 300:12 350:14 400:16 450:18 500:20 600:24"
    .split(" ")
    .map((row) => row.split(":")),
);
const INCH_SIZES: ReadonlySet<string> = new Set([...Object.values(NPS), "1-4", "3-8", "5-8", "30", "36"]);
/** Outside diameters of tubes of EN 1057 by their walls. */
const EN_1057 = { "1": "10 12 15 18 22 28", "1-2": "35 42 54 66.7", "1-5": "76.1 108" };
const DECIMALS = new Map(
  Object.entries({
    "0.5": "1-2",
    "0.75": "3-4",
    "1.25": "1-1-4",
    "1.5": "1-1-2",
    "2.5": "2-1-2",
    "3.5": "3-1-2",
  }),
);
const sizeOfDecimal = (number: string): string | undefined => DECIMALS.get(number.replace(/^\./, "0."));

const NUMBER = "(\\d{1,3}(?:\\.\\d{1,3})?|\\.\\d{1,3}|\\d{1,2}[ -]\\d\\/\\d|\\d\\/\\d)";
const SIZE_NAMES: readonly (readonly [pattern: RegExp, unit: string])[] = [
  [new RegExp(`^${NUMBER}[ -]?(?:in|inch|inches|in\\.|")$`), "in"],
  [new RegExp(`^(?:nps|nominal) ?${NUMBER}(?: ?(?:in|inch|"))?$`), "in"],
  [new RegExp(`^${NUMBER}[ -]?mm$`), "mm"],
  [/^dn[ -]?(\d{2,3})$/, "DN"],
];

/** Returns a size in one spelling, if a name is one: "1 1/2 in", "22 mm", "DN 50". */
function sizeNamed(name: string): string | undefined {
  for (const [pattern, unit] of SIZE_NAMES) {
    const number = pattern.exec(name.toLowerCase())?.[1];
    if (number !== undefined) return `${number} ${unit}`;
  }
  return undefined;
}

const MATERIALS = {
  copper: "copper",
  pex: "pex",
  cpvc: "cpvc",
  pvc: "pvc",
  pe100: "hdpe | pe100 | pe 100 | mdpe | polyethylene",
  ductile: "ductile iron?",
  galvanized: "galvanized steel? | galvanised steel?",
  steel: "black? carbon? steel | black iron",
} as const;
const SCHEDULES = {
  10: "schedule 10 | sch 10 | sch . 10",
  40: "schedule 40 | sch 40 | sch . 40 | std",
  80: "schedule 80 | sch 80 | sch . 80",
};
const TYPES = {
  k: "type 'k' | 'k' copper",
  l: "type 'l' | 'l' copper",
  m: "type 'm' | 'm' copper",
};
const listOf = (choices: Readonly<Record<string, string>>): string => Object.values(choices).join(" | ");

export const PIPE = `pipe | piping | pipeline | tube | tubing | nps | 'dn' | ${listOf(MATERIALS)} | ${listOf(SCHEDULES)}`;

/** Words that choose a pipe. */
export const pipeChoices = {
  material: MATERIALS,
  schedule: SCHEDULES,
  type: TYPES,
  sdr: { 11: "sdr 11", 17: "sdr 17" },
  inside: { id: "'id' | inside diameter | inner diameter | internal diameter | bore" },
} as const;

const size: Slot = required({ find: sizeNamed });
/** "3/4 pex", "1 copper": the inch is not said. */
const bareSize: Slot = required(
  "number",
  `type 'k' copper | type 'l' copper | type 'm' copper | ${listOf(TYPES)} | ${listOf(MATERIALS)}`,
  { needsRole: true },
);

/** Frames for a size with its unit, and for one without. */
export const inPipe = (frame: Frame): readonly Frame[] =>
  Object.entries({ size, bareSize }).map(([id, slot]) => ({
    ...frame,
    slots: { ...frame.slots, [id]: slot },
  }));

interface PipePhrase {
  /** Id of a kind of pipe. */
  material: string;
  /** Inputs for the size, if the question names one. */
  pipe?: Readonly<Record<string, unknown>>;
  /** The question doesn’t name a material. */
  isAssumed: boolean;
  /** Interpretation of the size, unless it is the name of one. */
  note?: string | undefined;
}

/** Returns the kind of pipe that a question names; steel of Schedule 40 if it names none. */
function materialIn(match: FrameValues, unit: string): string {
  const [schedule = "40", material = "steel"] = [match.choice("schedule"), match.choice("material")];
  const kinds: Readonly<Record<string, string>> = {
    copper: unit === "mm" ? "copper-en" : `copper-${match.choice("type") ?? "l"}`,
    pex: "pex-sdr9",
    cpvc: "cpvc-sdr11",
    pvc: schedule === "80" ? "pvc-80" : "pvc-40",
    pe100: `pe100-sdr${match.choice("sdr") ?? "11"}`,
    ductile: "ductile-iron-350",
    galvanized: "steel-galvanized-40",
    steel: `steel-${schedule}`,
  };
  return kinds[material] ?? "";
}

function sizeOf(match: FrameValues): readonly [number: string, unit: string] | undefined {
  const bare = match.value("bareSize");
  // The “mm” of “22 mm” is no million.
  if (bare?.kind === "number") return bare.isScaled ? undefined : [bare.text, "in"];
  const [number, unit] = match.text("size")?.split(/ (?=\w+$)/) ?? [];
  return number === undefined || unit === undefined ? undefined : [number, unit];
}

/** Returns the nominal size in inches that a question names: “1-1-4”. */
export function readNominalSize(match: FrameValues): string | undefined {
  const [number, unit] = sizeOf(match) ?? [];
  return number !== undefined && unit === "in" ? sizeIn("", number, unit) : undefined;
}

/** Returns the pipe that a question names; undefined if its size is no size of this kind. */
export function pipeOf(match: FrameValues): PipePhrase | undefined {
  const [number, unit = ""] = sizeOf(match) ?? [];
  const material = materialIn(match, unit);
  const isAssumed = !match.isChosen("material") && !match.isChosen("schedule");
  if (number === undefined) return { material, isAssumed };
  if (match.isChosen("inside")) {
    const diameter = { value: number, unit: unit === "in" ? "inch" : "millimeter" };
    return { material, isAssumed: false, pipe: { pipe: "own", diameter } };
  }
  const id = sizeIn(material, number, unit);
  return id === undefined
    ? undefined
    : { material, isAssumed, pipe: { pipe: `${material}-${id}` }, note: noteOn(material, id, number, unit) };
}

function sizeIn(material: string, number: string, unit: string): string | undefined {
  if (unit === "in") {
    const size = sizeOfDecimal(number) ?? number.replace(/[\s/-]+/g, "-");
    return INCH_SIZES.has(size) ? size : undefined;
  }
  if (material === "copper-en") {
    const wall = Object.entries(EN_1057).find(([, sizes]) => sizes.split(" ").includes(number))?.[0];
    return wall && `${number.replace(".", "-")}-${wall}`;
  }
  return material.startsWith("pe100") ? number : NPS[number];
}

/** "3-4" as "3/4", "1-1-4" as "1 1/4". */
const sizeText = (size: string): string => size.replace(/(\d)-(\d)$/, "$1/$2").replace("-", " ");

function noteOn(material: string, size: string, number: string, unit: string): string | undefined {
  if (material === "copper-en" || material.startsWith("pe100")) return undefined;
  if (unit === "mm") return `${number} mm was treated as nominal ${sizeText(size)} in. (DN ${number}).`;
  return unit === "in" && sizeOfDecimal(number) !== undefined
    ? `${number} in. is nominal ${sizeText(size)} in.`
    : undefined;
}
