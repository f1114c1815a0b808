import { expressionCall } from "../../../kit/phrases/define.ts";
import type { Frame, FrameValues } from "../../../kit/reader/frame.ts";
import { inPipe, PIPE, pipeChoices, readNominalSize } from "./pipes.ts";

const PIPE_SIZES = "1-2 3-4 1 1-1-4 1-1-2 2 2-1-2 3 3-1-2 4 5 6 8 10 12 14 16 18 20 24".split(" ");
const TUBE_SIZES = "3-8 1-2 3-4 1 1-1-4 1-1-2 2 2-1-2 3 4 5 6 8".split(" ");

const mapBySize = (sizes: readonly string[], inches: string): Readonly<Record<string, string>> =>
  Object.fromEntries(inches.split(" ").map((text, place) => [sizes[place] ?? "", text]));

const PIPE_OUTSIDES =
  "0.84 1.05 1.315 1.66 1.9 2.375 2.875 3.5 4 4.5 5.563 6.625 8.625 10.75 12.75 14 16 18 20 24";
/** Walls of steel pipe by schedule: ASME B36.10M, and B36.19M (10S) for Schedule 10 up to 12 in. */
const PIPE_WALLS: Readonly<Record<string, string>> = {
  10: "0.083 0.083 0.109 0.109 0.109 0.109 0.12 0.12 0.12 0.12 0.134 0.134 0.148 0.165 0.18 0.25 0.25 0.25 0.25 0.25",
  40: "0.109 0.113 0.133 0.14 0.145 0.154 0.203 0.216 0.226 0.237 0.258 0.28 0.322 0.365 0.406 0.438 0.5 0.562 0.594 0.688",
  80: "0.147 0.154 0.179 0.191 0.2 0.218 0.276 0.3 0.318 0.337 0.375 0.432 0.5 0.594 0.688 0.75 0.844 0.938 1.031 1.219",
};
/** Copper water tube of ASTM B88 is 1/8 in. larger outside than its nominal size. */
const TUBE_OUTSIDES = "0.5 0.625 0.875 1.125 1.375 1.625 2.125 2.625 3.125 4.125 5.125 6.125 8.125";
const TUBE_WALLS: Readonly<Record<string, string>> = {
  k: "0.049 0.049 0.065 0.065 0.065 0.072 0.083 0.095 0.109 0.134 0.16 0.192 0.271",
  l: "0.035 0.04 0.045 0.05 0.055 0.06 0.07 0.08 0.09 0.11 0.125 0.14 0.2",
  m: "0.025 0.028 0.032 0.035 0.042 0.049 0.058 0.065 0.072 0.095 0.109 0.122 0.17",
};

/** Returns the outside diameter and the wall of a size of steel pipe or copper tube, in inches. */
export function findDimensions(
  material: "steel" | "copper",
  kind: string,
  size: string,
): { outside: string; wall: string } | undefined {
  const isSteel = material === "steel";
  const sizes = isSteel ? PIPE_SIZES : TUBE_SIZES;
  const outside = mapBySize(sizes, isSteel ? PIPE_OUTSIDES : TUBE_OUTSIDES)[size];
  const wall = mapBySize(sizes, (isSteel ? PIPE_WALLS : TUBE_WALLS)[kind] ?? "")[size];
  return outside === undefined || wall === undefined ? undefined : { outside, wall };
}

function call(match: FrameValues) {
  const material = match.choice("material") ?? "steel";
  const size = readNominalSize(match);
  if (size === undefined || (material !== "steel" && material !== "copper")) return undefined;
  const isSteel = material === "steel";
  if (match.choice(isSteel ? "type" : "schedule") !== undefined) return undefined;
  const kind = isSteel ? (match.choice("schedule") ?? "40") : (match.choice("type") ?? "l");
  const dimensions = findDimensions(material, kind, size);
  if (!dimensions) return undefined;
  const { outside, wall } = dimensions;
  const isInside = match.choice("diameter") === "inside";
  const inside = String(Math.round((Number(outside) - 2 * Number(wall)) * 1000) / 1000);
  const pipe = isSteel
    ? `Schedule ${kind} steel pipe, ASME B36.10M`
    : `Copper tube type ${kind.toUpperCase()}, ASTM B88`;
  return expressionCall(isInside ? `${outside}-2*${wall}` : `${inside}+2*${wall}`, {
    label: isInside ? "Inside diameter" : "Outside diameter",
    format: "number",
    suffix: "in",
    note: `${pipe}: ${isInside ? `${outside} in. outside` : `${inside} in. inside`}, with a wall of ${wall} in.`,
  });
}

const diameter = {
  inside: "inside diameter | inside dia | inner diameter | internal diameter | 'id' | bore",
  outside: "outside diameter | outside dia | outer diameter | external diameter | 'od'",
};

export const dimensionFrames: readonly Frame[] = inPipe({
  cues: [PIPE, Object.values(diameter).join(" | ")],
  not: "flow | gpm | duct | hose | velocity | area | length | volume | weight",
  slots: {},
  choices: {
    material: pipeChoices.material,
    schedule: pipeChoices.schedule,
    type: pipeChoices.type,
    diameter,
  },
  words: "actual true real dia diameter",
  call,
});
