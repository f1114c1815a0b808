import type { Frame, FrameValues, Slot } from "../../../kit/reader/frame.ts";

/** DN and NPS of steel and PVC pipe. */
const NPS: Readonly<Record<string, string>> = {
  "15": "1-2",
  "20": "3-4",
  "25": "1",
  "32": "1-1-4",
  "40": "1-1-2",
  "50": "2",
  "65": "2-1-2",
  "80": "3",
  "90": "3-1-2",
  "100": "4",
  "125": "5",
  "150": "6",
  "200": "8",
  "250": "10",
  "300": "12",
  "350": "14",
  "400": "16",
  "450": "18",
  "500": "20",
  "600": "24",
};
const INCH_SIZES: ReadonlySet<string> = new Set([...Object.values(NPS), "1-4", "3-8", "5-8", "30", "36"]);
/** Tubes of EN 1057 by their outside diameters, with their walls. */
const EN_1057: Readonly<Record<string, string>> = {
  "10": "10-1",
  "12": "12-1",
  "15": "15-1",
  "18": "18-1",
  "22": "22-1",
  "28": "28-1",
  "35": "35-1-2",
  "42": "42-1-2",
  "54": "54-1-2",
  "66.7": "66-7-1-2",
  "76.1": "76-1-1-5",
  "108": "108-1-5",
};
const DECIMALS: Readonly<Record<string, string>> = {
  ".5": "1-2",
  "0.5": "1-2",
  "0.75": "3-4",
  ".75": "3-4",
  "1.25": "1-1-4",
  "1.5": "1-1-2",
  "2.5": "2-1-2",
  "3.5": "3-1-2",
};

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

const size: Slot = { type: { find: sizeNamed }, isRequired: true };
/** "3/4 pex", "1 copper": the inch is not said. */
const bareSize: Slot = {
  type: "number",
  roles: `type 'k' copper | type 'l' copper | type 'm' copper | ${listOf(TYPES)} | ${listOf(MATERIALS)}`,
  needsRole: true,
  isRequired: true,
};

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
  note?: string;
}

/** Returns the kind of pipe that a question names; steel of Schedule 40 if it names none. */
function materialIn(match: FrameValues, unit: string): string {
  const schedule = match.choice("schedule");
  switch (match.choice("material")) {
    case "copper":
      return unit === "mm" ? "copper-en" : `copper-${match.choice("type") ?? "l"}`;
    case "pex":
      return "pex-sdr9";
    case "cpvc":
      return "cpvc-sdr11";
    case "pvc":
      return schedule === "80" ? "pvc-80" : "pvc-40";
    case "pe100":
      return `pe100-sdr${match.choice("sdr") ?? "11"}`;
    case "ductile":
      return "ductile-iron-350";
    case "galvanized":
      return "steel-galvanized-40";
    default:
      return `steel-${schedule ?? "40"}`;
  }
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
  const isAssumed = match.choice("material") === undefined && match.choice("schedule") === undefined;
  if (number === undefined) return { material, isAssumed };
  if (match.choice("inside") !== undefined) {
    const diameter = { value: number, unit: unit === "in" ? "inch" : "millimeter" };
    return { material, isAssumed: false, pipe: { pipe: "own", diameter } };
  }
  const id = sizeIn(material, number, unit);
  if (id === undefined) return undefined;
  const note = noteOn(material, id, number, unit);
  return { material, isAssumed, pipe: { pipe: `${material}-${id}` }, ...(note !== undefined && { note }) };
}

function sizeIn(material: string, number: string, unit: string): string | undefined {
  if (unit === "in") {
    const size = DECIMALS[number] ?? number.replace(/[\s/-]+/g, "-");
    return INCH_SIZES.has(size) ? size : undefined;
  }
  if (material === "copper-en") return EN_1057[number];
  return material.startsWith("pe100") ? number : NPS[number];
}

/** "3-4" as "3/4", "1-1-4" as "1 1/4". */
const sizeText = (size: string): string => size.replace(/(\d)-(\d)$/, "$1/$2").replace("-", " ");

function noteOn(material: string, size: string, number: string, unit: string): string | undefined {
  if (material === "copper-en" || material.startsWith("pe100")) return undefined;
  if (unit === "mm") return `${number} mm was treated as nominal ${sizeText(size)} in. (DN ${number}).`;
  return unit === "in" && Object.hasOwn(DECIMALS, number)
    ? `${number} in. is nominal ${sizeText(size)} in.`
    : undefined;
}
