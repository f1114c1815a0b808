const INCH = '(?:in(?:ch(?:es)?)?\\b\\.?|")';
/** "1 1/2", "1-1/2", "3/4", "2.5": nominal sizes. */
const SIZE = "(?<![\\d.,/])(\\d{1,2}[\\s-]\\d\\/\\d|\\d\\/\\d|\\d{1,2}(?:\\.\\d{1,2})?)";
const IN_INCHES = new RegExp(`${SIZE}[\\s-]?${INCH}`);
/** "3/4 pex", "1 copper": the inch is not said. */
const BARE = new RegExp(
  `${SIZE}\\s(?:type [klm] |[klm] )?(?:copper|pex|cpvc|pvc|steel|galvani[sz]ed|black|ductile)\\b`,
);
const DN = /\bdn[\s-]?(\d{2,3})\b/;
const IN_MM = /(?<![\d.,])(\d{1,3}(?:\.\d)?)[\s-]?mm\b/;

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

export interface PipePhrase {
  /** Id of a kind of pipe. */
  material: string;
  /** Id of a size, where one is said. */
  pipe?: string;
  /** Where nothing is said of the material. */
  isAssumed: boolean;
  /** How a size was understood that is not the name of one. */
  note?: string;
}

/** The kind of pipe that a question names; steel of Schedule 40 where it names none. */
function materialIn(lower: string): [material: string, isSaid: boolean] {
  const schedule = /\bsch(?:edule)?\.?\s?(10|40|80)s?\b/.exec(lower)?.[1];
  const type = /\btype\s?([klm])\b|\b([klm]) copper\b/.exec(lower);
  if (/\bcopper\b/.test(lower))
    return [IN_MM.test(lower) ? "copper-en" : `copper-${type?.[1] ?? type?.[2] ?? "l"}`, true];
  if (/\bpex\b/.test(lower)) return ["pex-sdr9", true];
  if (/\bcpvc\b/.test(lower)) return ["cpvc-sdr11", true];
  if (/\bpvc\b/.test(lower)) return [schedule === "80" ? "pvc-80" : "pvc-40", true];
  if (/\b(?:hdpe|pe ?100|mdpe|polyethylene)\b/.test(lower))
    return [/\bsdr\s?17\b/.test(lower) ? "pe100-sdr17" : "pe100-sdr11", true];
  if (/\bductile\b/.test(lower)) return ["ductile-iron-350", true];
  if (/\bgalvani[sz]ed\b/.test(lower)) return ["steel-galvanized-40", true];
  return [`steel-${schedule ?? "40"}`, /\bsteel\b/.test(lower) || schedule !== undefined];
}

/** The pipe that a question names. */
export function pipeIn(lower: string): PipePhrase {
  const [material, isSaid] = materialIn(lower);
  const size = sizeIn(lower, material);
  if (size === undefined) return { material, isAssumed: !isSaid };
  const note = noteOn(lower, material, size);
  return { material, isAssumed: !isSaid, pipe: `${material}-${size}`, ...(note !== undefined && { note }) };
}

/** "3-4" as "3/4", "1-1-4" as "1 1/4". */
const written = (size: string): string => size.replace(/(\d)-(\d)$/, "$1/$2").replace("-", " ");

function noteOn(lower: string, material: string, size: string): string | undefined {
  if (material === "copper-en" || material.startsWith("pe100")) return undefined;
  const millimeters = IN_MM.exec(lower)?.[1];
  if (millimeters !== undefined)
    return `${millimeters} mm is taken as nominal ${written(size)} in. (DN ${millimeters}).`;
  const inches = IN_INCHES.exec(lower)?.[1];
  const bare = BARE.exec(lower)?.[1];
  if (inches !== undefined && bare !== undefined && bare !== inches)
    return `${inches} in. instead of ${bare} in.`;
  return inches !== undefined && Object.hasOwn(DECIMALS, inches)
    ? `${inches} in. is nominal ${written(size)} in.`
    : undefined;
}

function sizeIn(lower: string, material: string): string | undefined {
  const millimeters = IN_MM.exec(lower)?.[1];
  if (material === "copper-en") return millimeters === undefined ? undefined : EN_1057[millimeters];
  if (material.startsWith("pe100")) return millimeters ?? DN.exec(lower)?.[1];
  const dn = DN.exec(lower)?.[1] ?? millimeters;
  const inches = IN_INCHES.exec(lower)?.[1] ?? (dn === undefined ? BARE.exec(lower)?.[1] : undefined);
  if (inches !== undefined) return DECIMALS[inches] ?? inches.replace(/[\s/]/g, "-");
  return dn === undefined ? undefined : NPS[dn];
}
