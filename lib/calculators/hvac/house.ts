import { BTU_PER_HOUR, SQUARE_FOOT } from "../../units/constants.ts";
import { messages } from "./messages.ts";
import type { Inputs } from "./modes.ts";

/** Words of a house that have no exact value. */
export type HouseWords = Pick<Inputs<"house">, "insulation" | "windows" | "tightness">;

/** Figures that a house’s words stand for: U-factors in W/(m²·K). */
export interface HouseQuality {
  wallU: number;
  ceilingU: number;
  floorU: number;
  windowU: number;
  shgc: number;
  /** Window area as a share of the floor area. */
  windowShare: number;
  /** Air changes per hour. */
  airChanges: number;
}

/** Figures of the best, the middle and the worst word. */
type Scale = readonly [best: number, middle: number, worst: number];

/** W/(m²·K) of 1 Btu/(h·ft²·°F). */
const BTU_U = (BTU_PER_HOUR / SQUARE_FOOT) * 1.8;

/**
 * U-factors in Btu/(h·ft²·°F). Good: IECC 2021, table R402.1.2, climate zone 3. Average and poor: NREL
 * ResStock, resources/options_lookup.tsv: walls of R-10.3 (R-11 batts) and R-3.4 (empty) behind vinyl siding
 * of; ceilings of  and ; floors of  and R-5.3 (bare); clear double
 * and single glazing, frames not of metal.
 */
const ENVELOPE = {
  wallU: [0.06, 0.092, 0.25],
  ceilingU: [0.026, 0.0485, 0.115],
  floorU: [0.047, 0.056, 0.189],
  windowU: [0.3, 0.49, 0.84],
} as const satisfies Readonly<Record<string, Scale>>;
const SHGC: Scale = [0.25, 0.56, 0.63];

/**
 * Window area as a share of the floor area. Few: minimum glazing of habitable rooms, IRC 2021, section R303.1.
 * Average: standard reference design of the IECC 2021, table R405.4.2(1). Many: prescriptive maximum of the
 * California Energy Code 2022, table 150.1-A.
 */
const WINDOW_SHARE: Scale = [0.08, 0.15, 0.2];

/**
 * Air changes per hour, as in the hint of the rooms’ infiltration: ACCA Manual J, 8th edition, table 5A, tight,
 * average and loose in summer. The LBNL survey of 134,000 houses agrees: the median house leaks three times
 * as much as the tightest twentieth.
 */
const AIR_CHANGES: Scale = [0.1, 0.3, 0.6];

const LEVEL = {
  insulation: { good: 0, average: 1, poor: 2 },
  windows: { few: 0, average: 1, many: 2 },
  tightness: { tight: 0, average: 1, loose: 2 },
} as const;

/** Distance from a word to the edge of its range: halfway to the next word. */
export const HALF_STEP = 0.5;

/**
 * Returns the figures of a house’s words, each moved by a part of a step towards the worse word (below 0:
 * the better one). Between words the figure grows by a constant ratio; outside the scale, by that of its
 * last step.
 */
export function qualityOf(words: HouseWords, worse = 0): HouseQuality {
  const insulation = LEVEL.insulation[words.insulation] + worse;
  const envelope = (scale: Scale): number => onScale(scale, insulation);
  return {
    wallU: envelope(ENVELOPE.wallU) * BTU_U,
    ceilingU: envelope(ENVELOPE.ceilingU) * BTU_U,
    floorU: envelope(ENVELOPE.floorU) * BTU_U,
    windowU: envelope(ENVELOPE.windowU) * BTU_U,
    shgc: envelope(SHGC),
    windowShare: onScale(WINDOW_SHARE, LEVEL.windows[words.windows] + worse),
    airChanges: onScale(AIR_CHANGES, LEVEL.tightness[words.tightness] + worse),
  };
}

function onScale([best, middle, worst]: Scale, level: number): number {
  return level < 1 ? best * (middle / best) ** level : middle * (worst / middle) ** (level - 1);
}

/** Orientations in the order of the compass. */
const COMPASS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;
export type Orientation = (typeof COMPASS)[number];
const at = (index: number): Orientation => COMPASS[index % COMPASS.length] ?? "n";

/** Solar absorptance of walls and roof: IECC 2021, table R405.4.2(1), standard reference design. */
export const ABSORPTANCE = 0.75;

/** Share of the sun that passes the interior shades: IECC 2021, table R405.4.2(1). */
export const shadeOf = (shgc: number): number => 0.92 - 0.21 * shgc;

/** Largest share of a wall that its window may fill, as for windows whose area is blank. */
const MAX_WINDOW = 0.5;

/** Share of the window area on the side that most windows face, and on each other side. */
const [MAIN_SIDE, OTHER_SIDE] = [1 / 2, 1 / 6];

/** Temperature difference that a floor above a crawlspace or basement sees, as a share of that outdoors. */
export const FLOOR_EXPOSURE = 0.5;

export interface HouseWall {
  orientation: Orientation;
  /** m², with its window. */
  area: number;
  windowArea: number;
}

/** A quarter of a story: the corner between two walls. */
export interface HouseRoom {
  name: string;
  /** m² */
  area: number;
  people: number;
  walls: readonly HouseWall[];
  hasCeiling: boolean;
  /** Edge of the slab in m, or true for a floor above a crawlspace or basement. Undefined for upper stories. */
  floor: { edge: number } | "open" | undefined;
}

export interface House {
  quality: HouseQuality;
  /** Side of the square plan, m. */
  side: number;
  /** Height of a story, m. */
  height: number;
  rooms: readonly HouseRoom[];
}

/** Generates a square house with four equal rooms on each story, each in a corner. */
export function houseOf(inputs: Inputs<"house">, height: number, worse = 0): House {
  const { floorArea, stories, windowSide, occupants, ductPlace } = inputs;
  const quality = qualityOf(inputs, worse);
  const side = Math.sqrt(floorArea / stories);
  const first = windowSide === "even" ? 0 : COMPASS.indexOf(windowSide);
  const isOpenBelow = ductPlace === "crawlspace" || ductPlace === "basement";
  const wall = (index: number): HouseWall => {
    const orientation = at(index);
    const share = windowSide === "even" ? 1 / 4 : orientation === windowSide ? MAIN_SIDE : OTHER_SIDE;
    const area = (side / 2) * height;
    const windowArea = (quality.windowShare * floorArea * share) / stories / 2;
    return { orientation, area, windowArea: Math.min(windowArea, MAX_WINDOW * area) };
  };
  const rooms = Array.from({ length: stories }, (_, story) =>
    [0, 2, 4, 6].map((turn): HouseRoom => {
      const corner = messages.house.corners[at(first + turn + 1)];
      return {
        name: stories === 1 ? corner : messages.house.roomName({ floor: story + 1, corner }),
        area: floorArea / stories / 4,
        people: occupants / (4 * stories),
        walls: [wall(first + turn), wall(first + turn + 2)],
        hasCeiling: story === stories - 1,
        floor: story > 0 ? undefined : isOpenBelow ? "open" : { edge: side },
      };
    }),
  ).flat();
  return { quality, side, height, rooms };
}
