import { INCH } from "../../units/constants.ts";
import { type ConverterLaws, Failure, type NumericLaw, type TextLaw } from "../../units/law.ts";
import { type Rational, rational, toNumber } from "../../units/rational.ts";

const messages = {
  areaNegative: "A cross-section cannot be negative.",
  awgInvalid: "Type an AWG size such as 12, 2/0 or 0000; conductors above 4/0 are sized in kcmil.",
  awgNearest: ({ gauge, millimeters, inches, area }: Readonly<Record<"gauge" | "millimeters" | "inches" | "area", string>>): string =>
    `The nearest standard gauge is ${gauge} AWG: ${millimeters} mm (${inches} in) in diameter, ${area} mm².`,
  awgOutOfRange: "AWG sizes run from 4/0 (the thickest) to 56 (the thinnest).",
  awgTooThick: "AWG ends at 4/0 (11.684 mm, 107.2 mm²): thicker conductors are sized in kcmil or mm².",
  awgTooThin: "The AWG table of ASTM B258 ends at 56 (0.01249 mm).",
  diameterZero: "A wire with zero diameter has no gauge.",
  swgInvalid: "Type an SWG size such as 14, 2/0 or 50.",
  swgNearest: ({ entered, gauge, millimeters, mils, difference }: Readonly<Record<"entered" | "gauge" | "millimeters" | "mils" | "difference", string>>): string =>
    `SWG has no ${entered} mm wire: the nearest size is SWG ${gauge}, ${millimeters} mm (${mils} mil), ${difference}.`,
  swgNotWhole: ({ thicker, thinner }: Readonly<Record<"thicker" | "thinner", { gauge: string; millimeters: string }>>): string =>
    `SWG has whole sizes only: ${thicker.gauge} is ${thicker.millimeters} mm and ${thinner.gauge} is ${thinner.millimeters} mm.`,
  swgOutOfRange: "SWG sizes run from 7/0 (12.7 mm) to 50 (0.0254 mm).",
  swgOutOfTable: "SWG sizes run from 7/0 (12.7 mm) to 50 (0.0254 mm): no size is near this diameter.",
};

const METERS_PER_MIL = 2.54e-5;
/** The standard gauges of ASTM B258: 4/0, counted as −3, to 56. */
const THICKEST_AWG = -3;
const THINNEST_AWG = 56;
/** Differences below this are rounding: 4.1 × 10⁻⁹ gauges are 0.5 × 10⁻⁹ of the diameter. */
const SAME = 5e-9;

const inMeters = (diameter: number | Rational): number => (typeof diameter === "number" ? diameter : toNumber(diameter));
const rounded = (value: number, digits = 4): string => String(Number(value.toPrecision(digits)));

/** The diameter in meters of a conductor with that area: d = √(4A/π), the unit being so many square meters × π/4. */
const area = (roundUnit: number): NumericLaw => ({
  toBase: (value) => (value < 0 ? new Failure(messages.areaNegative) : Math.sqrt(value * roundUnit)),
  fromBase: (diameter) => diameter ** 2 / roundUnit,
});

/** The diameter in meters of an AWG number: 0.127 mm × 92^((36 − n)/39), exact at 36 and at 4/0 (ASTM B258). */
const awgDiameter = (gauge: number): number => 1.27e-4 * 92 ** ((36 - gauge) / 39);

/** Inverts it: an integer if the diameter is a gauge's within rounding. */
function awgNumber(diameter: number): number {
  const gauge = 36 - (39 * Math.log(diameter / 1.27e-4)) / Math.log(92);
  const whole = Math.round(gauge);
  return Math.abs(gauge - whole) < SAME ? whole : gauge;
}

/** Formats 1/0, 2/0 … for 0, −1 …, as on wire labels; otherwise ten digits. */
function gaugeText(gauge: number): string {
  if (Number.isInteger(gauge) && gauge <= 0 && gauge > -THICKEST_ZEROS) return `${1 - gauge}/0`;
  return rounded(gauge, 10);
}
const THICKEST_ZEROS = 7;

const MARK_BEFORE = {
  awg: /^(?:awg|no\.?|gauge|gage)?\s*#?\s*/,
  swg: /^(?:swg|no\.?|gauge|gage)?\s*#?\s*/,
};
const MARK_BEHIND = { awg: /-?(?:awg|ga\.?|gauge|gage)$/, swg: /-?(?:swg|ga\.?|gauge|gage)$/ };

/**
 * Reads a gauge size: 12, #12, 12 AWG, No. 12, 12 ga; 0, 1/0, 2/0 … and 0, 00, 000 … count down from 0;
 * decimals (11.5) and negative numbers (−3 for 4/0) are allowed. Undefined for anything else.
 */
function readGauge(text: string, name: "awg" | "swg"): number | undefined {
  const size = text.toLowerCase().replace(/−/g, "-").trim().replace(MARK_BEFORE[name], "").replace(MARK_BEHIND[name], "").trimEnd();
  if (/^0{1,7}$/.test(size)) return 1 - size.length;
  const zeros = /^([1-7])\s*[/⁄]\s*0$/.exec(size);
  if (zeros) return 1 - Number(zeros[1]);
  return /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?$/.test(size) ? Number(size.replace(",", ".")) : undefined;
}

/**
 * American Wire Gauge of a solid round wire. Any diameter has a gauge number, seldom a whole one: the note then names
 * the nearest size that ASTM B258 lists.
 */
const awg: TextLaw = {
  parse(text) {
    const gauge = readGauge(text, "awg");
    if (gauge === undefined) {
      return new Failure(messages.awgInvalid);
    }
    const diameter = awgDiameter(gauge);
    return diameter > 0 && Number.isFinite(diameter) ? diameter : new Failure(messages.awgOutOfRange);
  },
  format(base) {
    const diameter = inMeters(base);
    return diameter > 0 ? gaugeText(awgNumber(diameter)) : new Failure(messages.diameterZero);
  },
  note(base) {
    const gauge = awgNumber(inMeters(base));
    if (gauge < THICKEST_AWG) {
      return messages.awgTooThick;
    }
    if (gauge > THINNEST_AWG) return messages.awgTooThin;
    if (Number.isInteger(gauge)) return undefined;
    const nearest = Math.round(gauge);
    const diameter = awgDiameter(nearest) * 1000;
    const square = (Math.PI / 4) * diameter ** 2;
    return messages.awgNearest({ gauge: gaugeText(nearest), millimeters: rounded(diameter), inches: rounded(diameter / 25.4), area: rounded(square) });
  },
};

/** Diameters in tenths of a mil of SWG 7/0 (counted as −6) to 50: BS 3737:1964, the Order in Council of 1883. */
const SWG_TENTHS_OF_MIL = [
  5000, 4640, 4320, 4000, 3720, 3480, 3240, 3000, 2760, 2520, 2320, 2120, 1920, 1760, 1600, 1440, 1280, 1160, 1040, 920, 800, 720, 640, 560, 480, 400, 360, 320, 280, 240, 220, 200, 180, 164, 148, 136, 124, 116, 108, 100, 92, 84,
  76, 68, 60, 52, 48, 44, 40, 36, 32, 28, 24, 20, 16, 12, 10,
];
const THICKEST_SWG = -6;
const swgDiameter = (index: number): number => ((SWG_TENTHS_OF_MIL[index] ?? 0) / 10) * METERS_PER_MIL;
const swgName = (index: number): string => gaugeText(index + THICKEST_SWG);

/** The index of the listed size whose diameter is nearest, undefined beyond the table's ends. */
function nearestSwg(diameter: number): number | undefined {
  const last = SWG_TENTHS_OF_MIL.length - 1;
  if (!(diameter >= swgDiameter(last) * (1 - SAME) && diameter <= swgDiameter(0) * (1 + SAME))) return undefined;
  const distances = SWG_TENTHS_OF_MIL.map((_, index) => Math.abs(swgDiameter(index) - diameter));
  return distances.indexOf(Math.min(...distances));
}

/**
 * British Standard Wire Gauge: a table, so only listed sizes are valid. Other diameters give the nearest
 * size, with both diameters in the note; beyond 7/0 and 50 there is none.
 */
const swg: TextLaw = {
  parse(text) {
    const gauge = readGauge(text, "swg");
    if (gauge === undefined) return new Failure(messages.swgInvalid);
    const index = gauge - THICKEST_SWG;
    const tenths = SWG_TENTHS_OF_MIL[index];
    if (tenths !== undefined) return rational(BigInt(tenths) * 254n, 100_000_000n);
    if (index < 0 || index > SWG_TENTHS_OF_MIL.length - 1) {
      return new Failure(messages.swgOutOfRange);
    }
    const sizeAt = (each: number) => ({ gauge: swgName(each), millimeters: rounded(swgDiameter(each) * 1000) });
    return new Failure(messages.swgNotWhole({ thicker: sizeAt(Math.floor(index)), thinner: sizeAt(Math.ceil(index)) }));
  },
  format(base) {
    const nearest = nearestSwg(inMeters(base));
    return nearest === undefined ? new Failure(messages.swgOutOfTable) : swgName(nearest);
  },
  note(base) {
    const diameter = inMeters(base);
    const nearest = nearestSwg(diameter);
    if (nearest === undefined) return undefined;
    const listed = swgDiameter(nearest);
    const percent = (listed / diameter - 1) * 100;
    if (Math.abs(percent) < SAME) return undefined;
    const difference = `${rounded(Math.abs(percent), 2)}% ${percent > 0 ? "thicker" : "thinner"}`;
    return messages.swgNearest({ entered: rounded(diameter * 1000), gauge: swgName(nearest), millimeters: rounded(listed * 1000), mils: rounded(listed / METERS_PER_MIL), difference });
  },
};

export default {
  // A circular mil is the area of a circle one mil across, so its square root is the diameter in mils.
  "square-millimeter": area((4 / Math.PI) * 1e-6),
  "square-inch": area((4 / Math.PI) * INCH ** 2),
  "circular-mil": area(METERS_PER_MIL ** 2),
  kcmil: area(1000 * METERS_PER_MIL ** 2),
  awg,
  swg,
} satisfies ConverterLaws;
