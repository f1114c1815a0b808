import { INCH } from "../../units/constants.ts";
import { type Amount, amountToNumber } from "../../units/convert.ts";
import { type ConverterLaws, Failure, type NumericLaw, type TextLaw } from "../../units/law.ts";
import * as R from "../../units/rational.ts";
import { readNumber } from "../../units/read-number.ts";

const messages = {
  diameterUnknown: (sizes: string): string => `No listed pipe has this outside diameter: ${sizes}.`,
  europeanDiameter: ({ millimeters, dn, asme }: { millimeters: number; dn: number; asme: number | undefined }): string => `${millimeters} mm is DN ${dn} of EN 10220; in ASME B36.10 that size measures ${asme} mm.`,
  europeanSize: ({ dn, millimeters, asme }: { dn: string; millimeters: number; asme: number }): string => `EN 10220 series 1 pipe of ${dn} measures ${millimeters} mm, not ${asme} mm.`,
  size: ({ nps, dn, inches, millimeters }: { nps: string; dn: string; inches: number; millimeters: number }): string => `${nps} is ${dn}, outside diameter ${inches} in or ${millimeters} mm.`,
  sizeInvalid: (example: string): string => `Enter a pipe size such as ${example}.`,
  sizeUnknown: (sizes: string): string => `No such size: ${sizes}.`,
  unlisted: "No listed pipe size has this outside diameter.",
};

interface PipeSize {
  nps: string;
  dn: number;
  /** Outside diameter in inches and in millimeters as the standard prints them. */
  inches: number;
  millimeters: number;
}

/**
 * Sizes of ASME B36.10 Table 2-1 with their DN (ISO 6708). The standard rounds each column separately (NPS 18
 * is 18 in and 457 mm, not 457.2), so the columns are two names of one row, never multiples of each other.
 * The row's value in the converter's base unit is the inch column × 0.0254 m; the millimeter column is looked
 * up from it.
 */
const SIZES: readonly PipeSize[] = [
  ["1/8", 6, 0.405, 10.3],
  ["1/4", 8, 0.54, 13.7],
  ["3/8", 10, 0.675, 17.1],
  ["1/2", 15, 0.84, 21.3],
  ["3/4", 20, 1.05, 26.7],
  ["1", 25, 1.315, 33.4],
  ["1 1/4", 32, 1.66, 42.2],
  ["1 1/2", 40, 1.9, 48.3],
  ["2", 50, 2.375, 60.3],
  ["2 1/2", 65, 2.875, 73],
  ["3", 80, 3.5, 88.9],
  ["3 1/2", 90, 4, 101.6],
  ["4", 100, 4.5, 114.3],
  ["5", 125, 5.563, 141.3],
  ["6", 150, 6.625, 168.3],
  ["8", 200, 8.625, 219.1],
  ["10", 250, 10.75, 273],
  ["12", 300, 12.75, 323.8],
  ["14", 350, 14, 355.6],
  ["16", 400, 16, 406.4],
  ["18", 450, 18, 457],
  ["20", 500, 20, 508],
  ["22", 550, 22, 559],
  ["24", 600, 24, 610],
  ["26", 650, 26, 660],
  ["28", 700, 28, 711],
  ["30", 750, 30, 762],
  ["32", 800, 32, 813],
  ["34", 850, 34, 864],
  ["36", 900, 36, 914],
  ["38", 950, 38, 965],
  ["40", 1000, 40, 1016],
  ["42", 1050, 42, 1067],
  ["44", 1100, 44, 1118],
  ["46", 1150, 46, 1168],
  ["48", 1200, 48, 1219],
  ["52", 1300, 52, 1321],
  ["56", 1400, 56, 1422],
  ["60", 1500, 60, 1524],
  ["64", 1600, 64, 1626],
  ["68", 1700, 68, 1727],
  ["72", 1800, 72, 1829],
  ["76", 1900, 76, 1930],
  ["80", 2000, 80, 2032],
].map(([nps, dn, inches, millimeters]) => ({ nps, dn, inches, millimeters }) as PipeSize);

/** Half of the last place that the columns print, plus what doubles need. */
const INCH_PLACE = 0.0005 + 1e-9;
const MILLIMETER_PLACE = 0.05 + 1e-9;
/** EN 10220 series 1, which Europe uses, differs from ASME here. */
const EUROPEAN: ReadonlyMap<number, number> = new Map([
  [65, 76.1],
  [125, 139.7],
]);

const baseOf = (size: PipeSize): number => size.inches * INCH;
const sizeAt = (base: Amount): PipeSize | undefined => {
  const meters = amountToNumber(base);
  return SIZES.find((size) => Math.abs(baseOf(size) - meters) < 1e-5);
};

/** Returns the sizes around a value in one column, as formatted there. */
function nearest(value: number, column: (size: PipeSize) => number, text: (size: PipeSize) => string): string {
  const below = SIZES.findLast((size) => column(size) < value);
  const above = SIZES.find((size) => column(size) > value);
  if (!below || !above) return `the ${below ? "largest" : "smallest"} size is ${text((below ?? above) as PipeSize)}`;
  return `the nearest sizes are ${text(below)} and ${text(above)}`;
}

const npsText = (size: PipeSize): string => `NPS ${size.nps}`;
const dnText = (size: PipeSize): string => `DN ${size.dn}`;
const npsValue = (size: PipeSize): number => numberIn(size.nps) ?? Number.NaN;
const UNLISTED = new Failure(messages.unlisted);

/** Reads a complete text as a number: "1 1/4", "1-1/4", "1¼", "1.25". */
function numberIn(text: string): number | undefined {
  const spaced = text.replace(/^(\d+)-(?=\d+\/)/, "$1 ");
  const number = readNumber(spaced);
  if (!number?.ok || number.length < spaced.length) return undefined;
  return R.toNumber(number.value);
}

/** Matches marks for inches and millimeters after a designator. */
const UNIT_MARK = /(?:"|″|”|''|in\.?|inch(?:es)?|mm)$/i;

/** Reads a designator with or without its letters and its unit mark. */
function designator(letters: RegExp, example: string, column: (size: PipeSize) => number, text: (size: PipeSize) => string): Pick<TextLaw, "parse"> {
  return {
    parse(entered) {
      const value = numberIn(entered.normalize("NFC").trim().replace(letters, "").replace(UNIT_MARK, "").trim());
      if (value === undefined) return new Failure(messages.sizeInvalid(example));
      const size = SIZES.find((candidate) => Math.abs(column(candidate) - value) < 1e-9);
      return size ? baseOf(size) : new Failure(messages.sizeUnknown(nearest(value, column, text)));
    },
  };
}

const describe = (size: PipeSize): string => messages.size({ ...size, nps: npsText(size), dn: dnText(size) });

/** Describes the European pipe of that DN, if its size differs. */
function european(size: PipeSize): string | undefined {
  const millimeters = EUROPEAN.get(size.dn);
  return millimeters === undefined ? undefined : messages.europeanSize({ dn: dnText(size), millimeters, asme: size.millimeters });
}

/** Returns the law of a table’s outside diameter, as printed or from the other column. */
const diameter = (unit: "in" | "mm"): NumericLaw => {
  const column = (size: PipeSize): number => (unit === "in" ? size.inches : size.millimeters);
  const fits = (size: PipeSize, value: number): boolean => (unit === "in" ? Math.abs(size.inches - value) <= INCH_PLACE : [size.millimeters, size.inches * 25.4].some((listed) => Math.abs(listed - value) <= MILLIMETER_PLACE));
  return {
    toBase(value) {
      const size = SIZES.find((candidate) => fits(candidate, value));
      if (size) return baseOf(size);
      const foreign = unit === "mm" && [...EUROPEAN].find(([, millimeters]) => Math.abs(millimeters - value) <= MILLIMETER_PLACE);
      if (foreign) {
        const asme = SIZES.find((candidate) => candidate.dn === foreign[0]);
        return new Failure(messages.europeanDiameter({ millimeters: foreign[1], dn: foreign[0], asme: asme?.millimeters }));
      }
      const listed = (candidate: PipeSize): string => `${column(candidate)} ${unit} (${npsText(candidate)}, ${dnText(candidate)})`;
      return new Failure(messages.diameterUnknown(nearest(value, column, listed)));
    },
    fromBase(base) {
      const size = sizeAt(base);
      return size ? column(size) : UNLISTED;
    },
  };
};

const noteWith =
  (text: (size: PipeSize) => string | undefined): TextLaw["note"] =>
  (base) => {
    const size = sizeAt(base);
    return size && text(size);
  };

export default {
  /** Nominal pipe size, ASME B36.10: a designator in eighths to whole "inches" that no part of the pipe measures. */
  nps: {
    ...designator(/^nps\s*/i, "1/2, 1 1/4 or 6", npsValue, npsText),
    format(base) {
      const size = sizeAt(base);
      return size ? size.nps : UNLISTED;
    },
    note: noteWith(describe),
  },
  /** Nominal diameter, ISO 6708. */
  dn: {
    ...designator(/^(?:dn|nd|nb)\s*/i, "15, 50 or 150", (size) => size.dn, dnText),
    format(base) {
      const size = sizeAt(base);
      return size ? `${size.dn}` : UNLISTED;
    },
    note: noteWith(european),
  },
  "outside-diameter-millimeter": diameter("mm"),
  "outside-diameter-inch": diameter("in"),
} satisfies ConverterLaws;
