import { HOUR, MILE_PER_HOUR } from "../../units/constants.ts";
import { type ConverterLaws, Failure, type NumericLaw } from "../../units/law.ts";

const messages = {
  beaufortBand: ({ force, name, band }: { force: number; name: string; band: string }): string => `Force ${force}, ${name}: ${force === 0 ? "below 1 knot" : band}.`,
  beaufortOutOfRange: "The Beaufort scale runs from force 0 to force 12.",
  beaufortWhole: "Weather reports use whole forces only.",
  fujitaBand: ({ scale, band }: { scale: number; band: string }): string => `F${scale}: ${band}; its lower bound is used when converting from F.`,
  fujitaEnd: "The Fujita scale ends with F5 at 318 mph (512 km/h).",
  fujitaStart: "The Fujita scale starts at 40 mph (64 km/h): this wind is below F0.",
  fujitaWhole: "The Fujita scale has classes 0 to 5, whole numbers only.",
  negative: "A wind speed cannot be negative.",
  torroBand: ({ scale, band }: { scale: number; band: string }): string => `T${scale}: ${band}.`,
  torroStart: "The TORRO scale starts at 17 m/s (61 km/h): this wind is below T0.",
  torroWhole: "The TORRO scale has classes 0 to 11, whole numbers only.",
};

const KNOT = 1852 / HOUR;

/** The class whose lowest whole number the rounded speed reaches; -1 below the first. Half rounds up. */
function classOf(lowest: readonly number[], speed: number): number {
  const rounded = Math.floor(speed + 0.5 + 1e-9);
  return lowest.findLastIndex((bound) => rounded >= bound);
}

/** "17 to 21 knots" for a class, open above the last. */
function bandText(lowest: readonly number[], index: number, unit: string): string {
  const next = lowest[index + 1];
  return next === undefined ? `${lowest[index]} ${unit} or more` : `${lowest[index]} to ${next - 1} ${unit}`;
}

/** Lowest whole knot of the forces 0 to 12: WMO-No. 306 code table 1100, WMO-No. 8 Part I. */
const BEAUFORT_KNOTS = [0, 1, 4, 7, 11, 17, 22, 28, 34, 41, 48, 56, 64];
const BEAUFORT_NAMES = ["calm", "light air", "light breeze", "gentle breeze", "moderate breeze", "fresh breeze", "strong breeze", "near gale", "gale", "strong gale", "storm", "violent storm", "hurricane"];

/**
 * Beaufort force to and from mean wind speed in m/s at 10 m above ground.
 * Force to speed: v = 0.836 B^1.5 (WMO code table 1100). Speed to force: the band of whole knots in the same table.
 */
const beaufort: NumericLaw = {
  toBase: (force) => (force < 0 || force > 12 ? new Failure(messages.beaufortOutOfRange) : 0.836 * force ** 1.5),
  fromBase: (speed) => (speed < 0 ? new Failure(messages.negative) : classOf(BEAUFORT_KNOTS, speed / KNOT)),
  note: (force) => {
    const name = BEAUFORT_NAMES[force];
    return name === undefined ? messages.beaufortWhole : messages.beaufortBand({ force, name, band: bandText(BEAUFORT_KNOTS, force, "knots") });
  },
};

/** Lowest whole mile per hour of F0 to F5 and of what would follow: T. T. Fujita, SMRP Research Paper 91 (1971). */
const FUJITA_MPH = [40, 73, 113, 158, 207, 261, 319];

/**
 * Original Fujita class to and from wind speed in m/s (fastest quarter mile).
 * Class to speed: the lower bound v = 6.30 (F + 2)^1.5. Speed to class: the published bands of whole miles per hour.
 */
const fujita: NumericLaw = {
  toBase: (scale) => (Number.isInteger(scale) && scale >= 0 && scale <= 5 ? 6.3 * (scale + 2) ** 1.5 : new Failure(messages.fujitaWhole)),
  fromBase: (speed) => {
    const scale = classOf(FUJITA_MPH, speed / MILE_PER_HOUR);
    if (scale < 0) return new Failure(messages.fujitaStart);
    return scale <= 5 ? scale : new Failure(messages.fujitaEnd);
  },
  note: (scale) => messages.fujitaBand({ scale, band: bandText(FUJITA_MPH, scale, "mph") }),
};

/** Lowest whole meter per second of T0 to T11: TORRO, tornado intensity scale (Meaden 1976). */
const TORRO_SPEEDS = [17, 25, 33, 42, 52, 62, 73, 84, 96, 108, 121, 135];

/**
 * TORRO class to and from wind speed in m/s.
 * Class to speed: v = 2.365 (T + 4)^1.5, the Beaufort formula at B = 2 (T + 4). Speed to class: the published bands.
 */
const torro: NumericLaw = {
  toBase: (scale) => (Number.isInteger(scale) && scale >= 0 && scale <= 11 ? 2.365 * (scale + 4) ** 1.5 : new Failure(messages.torroWhole)),
  fromBase: (speed) => {
    const scale = classOf(TORRO_SPEEDS, speed);
    return scale < 0 ? new Failure(messages.torroStart) : scale;
  },
  note: (scale) => messages.torroBand({ scale, band: bandText(TORRO_SPEEDS, scale, "m/s") }),
};

export default { beaufort, fujita, torro } satisfies ConverterLaws;
