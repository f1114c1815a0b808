import { CUBIC_FOOT, GALLON, GPM, SQUARE_FOOT } from "../../units/constants.ts";

/** A row of table B105.1(2): the largest area, ft², by group of types of construction; null: without limit. */
export interface FlowRow {
  flow: number;
  hours: number;
  areas: readonly (number | null | undefined)[];
}

export interface Requirement {
  /** m³/s */
  flow: number;
  /** s */
  duration: number;
}

/** Returns the flow and duration of the first row whose area is not below that of the building, m². */
export function tableFlow(rows: readonly FlowRow[], group: number, area: number): Requirement | undefined {
  const feet = (area / SQUARE_FOOT) * (1 - 1e-9);
  const row = rows.find(({ areas }) => {
    const most = areas[group];
    return most === null || (most !== undefined && feet <= most);
  });
  return row && { flow: row.flow * GPM, duration: row.hours * 3600 };
}

/**
 * Returns the table’s duration for a flow: that of the first row with at least this flow; the first row's
 * below.
 */
export const tableDuration = (rows: readonly FlowRow[], flow: number): number =>
  (rows.find((row) => row.flow * GPM >= flow * (1 - 1e-9))?.hours ?? rows.at(-1)?.hours ?? 0) * 3600;

/**
 * Returns the fire flow of the National Fire Academy: area/3, a quarter more for each exposure, times the
 * involved share (0 to 1); m³/s from m² of all floors.
 */
export const academyFlow = (area: number, exposures: number, involved: number): number =>
  (area / SQUARE_FOOT / 3) * (1 + 0.25 * exposures) * involved * GPM;

/** Returns the fire flow of Iowa State University: volume/100 gpm from ft³; m³/s from m³. */
export const iowaFlow = (volume: number): number => (volume / CUBIC_FOOT / 100) * GPM;

/** Building without municipal water, in terms of NFPA 1142. */
export interface RuralBuilding {
  /** All stories and half of the roof space, m³. */
  volume: number;
  /** Occupancy hazard classification number, 3 (severe) to 7 (light). */
  hazard: number;
  /** Construction classification number, 0.5 to 1.5. */
  construction: number;
  /** True if another building of 100 ft² or more is within 50 ft. */
  isExposed: boolean;
}

/** Multiplies the supply of a building with exposures: NFPA 1142, section 4.3. */
export const EXPOSURE_FACTOR = 1.5;
/** Returns the minimum for any building, m³: NFPA 1142, sections 4.2 and 4.3. */
export const minimumSupply = (isExposed: boolean): number => (isExposed ? 3000 : 2000) * GALLON;

/** Computes the water supply of NFPA 1142, m³: cubic feet over the hazard number times the construction number are gallons. */
export const ruralSupply = ({ volume, hazard, construction, isExposed }: RuralBuilding): number =>
  Math.max(
    (volume / CUBIC_FOOT / hazard) * construction * (isExposed ? EXPOSURE_FACTOR : 1) * GALLON,
    minimumSupply(isExposed),
  );

/** Building in terms of ISO’s guide. */
export interface RatedBuilding {
  /** Coefficient F of its class of construction: 0.6 to 1.5. */
  construction: number;
  /** Effective area, m². */
  area: number;
  /** Occupancy factor O: 0.75 to 1.25. */
  occupancy: number;
  /** Exposure and communication, X + P, 0 to 0.60. */
  exposure: number;
  isSingleStory: boolean;
  hasShingleRoof: boolean;
}

/** Factors of ISO’s needed fire flow; gpm, the unit of its guide. */
export interface NeededFlow {
  /** 18 F √A. */
  raw: number;
  /** Rounded to 250 and within its limits. */
  construction: number;
  /** C O (1 + X + P), with 500 for a wood-shingle roof. */
  product: number;
  /** Rounded, 500 to 12,000. */
  flow: number;
  hours: number;
}

const rounded = (value: number, to: number): number => Math.round(value / to) * to;

/**
 * Computes ISO's needed fire flow (Guide for Determination of Needed Fire Flow, 2014, chapters 1 to 4 and 7).
 * C is rounded to the nearest 250 gpm, at least 500 and at most 8,000 (6,000 for construction other than
 * frame and joisted masonry and for one story); the flow to the nearest 250 below 2,500 and to 500 above.
 */
export function neededFlow(building: RatedBuilding): NeededFlow {
  const { construction: F, area, occupancy, exposure, isSingleStory, hasShingleRoof } = building;
  const raw = 18 * F * Math.sqrt(area / SQUARE_FOOT);
  const most = F >= 1 && !isSingleStory ? 8000 : 6000;
  const construction = Math.min(Math.max(rounded(raw, 250), 500), most);
  const product = construction * occupancy * (1 + exposure) + (hasShingleRoof ? 500 : 0);
  const flow = Math.min(Math.max(rounded(product, product < 2500 ? 250 : 500), 500), 12_000);
  return { raw, construction, product, flow, hours: flow <= 2500 ? 2 : flow <= 3500 ? 3 : 4 };
}
