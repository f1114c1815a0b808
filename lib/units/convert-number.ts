import type { CompiledConverter } from "./compile.ts";
import { exactLine } from "./convert.ts";
import * as R from "./rational.ts";

/**
 * Converts a double between two linear or affine units, correctly rounded: the result is the double nearest
 * to the exact one. A number of at most 15 significant digits means the decimal that it prints as (0.1 yd is
 * 0.3 ft), any other the double that it is. NaN for non-finite numbers and those outside the converter's
 * bounds. @throws TypeError if a unit is unknown, follows another law or depends on a parameter: `convert`
 * handles these.
 */
export function convertNumber(converter: CompiledConverter, value: number, from: string, to: string): number {
  let byFrom = recent === converter ? recentByFrom : cache.get(converter);
  if (!byFrom) {
    byFrom = new Map();
    cache.set(converter, byFrom);
  }
  recent = converter;
  recentByFrom = byFrom;
  let byTo = byFrom.get(from);
  if (!byTo) {
    byTo = new Map();
    byFrom.set(from, byTo);
  }
  let convertOne = byTo.get(to);
  if (!convertOne) {
    convertOne = numberConverter(converter, from, to);
    byTo.set(to, convertOne);
  }
  return convertOne(value);
}

type NumberConverter = (value: number) => number;
type ByFrom = Map<string, Map<string, NumberConverter>>;
const cache = new WeakMap<CompiledConverter, ByFrom>();
// Caches the converter of the last call: a weak map costs more than the conversion.
let recent: CompiledConverter | undefined;
let recentByFrom: ByFrom | undefined;

/**
 * Returns `convertNumber` for one pair, for many values. Evaluates slope × value + offset in pairs of doubles
 * (about 106 bits) by Dekker's error-free product and Knuth's sum (Muller et al., Handbook of Floating-Point
 * Arithmetic, 2nd ed., 4.3 and 4.4). If these bits do not determine the last one of the result (Ziv's test),
 * uses exact rationals. @throws TypeError like `convertNumber`.
 */
export function numberConverter(converter: CompiledConverter, from: string, to: string): NumberConverter {
  const { slope, offset, min, max } = exactLine(converter, from, to);
  const lowest = min === undefined ? -LARGEST : Math.max(R.toNumber(min), -LARGEST);
  const highest = max === undefined ? LARGEST : Math.min(R.toNumber(max), LARGEST);
  const [offsetHigh, offsetLow] = pairOf(offset);
  // Slope ÷ 10^places, computed on first use: the pair of doubles, and a bound of its error.
  const highs = new Float64Array(POWERS.length);
  const lows = new Float64Array(POWERS.length);
  const doubts = new Float64Array(POWERS.length);

  const fill = (places: number): number => {
    const scaled = R.divide(slope, R.rational(10n ** BigInt(places)));
    const [high, low] = pairOf(scaled);
    const exact = low === 0 && R.isZero(offset) && R.compare(binaryValue(high), scaled) === 0;
    highs[places] = high;
    lows[places] = low;
    doubts[places] = exact ? 0 : DOUBT;
    return high;
  };

  // Not in lowest terms, which would take longer than all the rest.
  const lineAt = (x: R.Rational): number => {
    const d = x.d * slope.d;
    return R.toNumber({ n: x.n * slope.n * offset.d + offset.n * d, d: d * offset.d });
  };

  const exactly = (value: number): number => {
    if (!Number.isFinite(value)) return Number.NaN;
    const x = meaningOf(value);
    if ((min && R.compare(x, min) < 0) || (max && R.compare(x, max) > 0)) return Number.NaN;
    return lineAt(x);
  };

  return (value) => {
    if (!(value > lowest && value < highest)) return exactly(value);
    let digits = value;
    let places = 0;
    if (!Number.isInteger(value)) {
      if (value < SMALLEST && value > -SMALLEST) return exactly(value);
      digits = Math.round(value * 1000);
      if (digits / 1000 === value && digits < MAX_DIGITS && digits > -MAX_DIGITS) places = 3;
      else {
        places = decimalPlaces(value);
        digits = places === 0 ? value : Math.round(value * (POWERS[places] as number));
      }
    }
    const high = (highs[places] as number) || fill(places);
    const product = digits * high;
    const size = Math.abs(product);
    if (!(size > TINY && size < HUGE)) return exactly(value);
    const a = SPLITTER * digits;
    const aHigh = a - (a - digits);
    const aLow = digits - aHigh;
    const b = SPLITTER * high;
    const bHigh = b - (b - high);
    const bLow = high - bHigh;
    const productError = aLow * bLow - (product - aHigh * bHigh - aLow * bHigh - aHigh * bLow);
    const sum = product + offsetHigh;
    const part = sum - product;
    const sumError = product - (sum - part) + (offsetHigh - part);
    const rest = sumError + (productError + digits * (lows[places] as number) + offsetLow);
    const doubt = (size + Math.abs(offsetHigh)) * (doubts[places] as number);
    const result = sum + (rest - doubt);
    if (result === sum + (rest + doubt)) return result;
    return lineAt(places > 0 ? { n: BigInt(digits), d: 10n ** BigInt(places) } : binaryValue(value));
  };
}

const POWERS = Float64Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`));
/** Integers up to this are exact doubles. */
const LARGEST = 2 ** 53;
/** Below this, 15 significant digits would need a power of ten beyond those. */
const SMALLEST = 1e-7;
/** Range in which no intermediate result overflows or loses bits to underflow. */
const [TINY, HUGE] = [1e-250, 1e250];
/** Splits a double into two halves of 26 bits (Veltkamp). */
const SPLITTER = 2 ** 27 + 1;
/** Bound far above the error of a few operations on pairs of doubles, 2^-102. */
const DOUBT = 2 ** -97;
const MAX_DIGITS = 1e15;

/** Returns the decimals of a number with at most 15 significant digits; 0 for longer ones. */
function decimalPlaces(value: number): number {
  bits[0] = value;
  const exponent = (((words[HIGH_WORD] as number) >>> 20) & 0x7ff) - 1023;
  let places = 14 - Math.floor(exponent * LOG10_2);
  let digits = Math.round(value * (POWERS[places] as number));
  if (digits >= MAX_DIGITS || digits <= -MAX_DIGITS) {
    places -= 1;
    digits = Math.round(value * (POWERS[places] as number));
  }
  return digits / (POWERS[places] as number) === value ? places : 0;
}
const bits = new Float64Array(1);
const words = new Uint32Array(bits.buffer);
const HIGH_WORD = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1 ? 1 : 0;
const LOG10_2 = 0.30103;

/** Returns the number that a double represents, as defined by `convertNumber`. */
function meaningOf(value: number): R.Rational {
  const significant = value.toExponential().replace(/e.*|\D/g, "").length;
  return significant <= 15 ? R.fromNumber(value) : binaryValue(value);
}

/** Returns the exact value of a finite double, in lowest terms. */
function binaryValue(value: number): R.Rational {
  let whole = value;
  let places = 0;
  while (!Number.isInteger(whole)) {
    whole *= 2;
    places += 1;
  }
  return { n: BigInt(whole), d: 1n << BigInt(places) };
}

/** Returns a rational as the unevaluated sum of two doubles. */
function pairOf(exact: R.Rational): [high: number, low: number] {
  const high = R.toNumber(exact);
  return [high, Number.isFinite(high) ? R.toNumber(R.subtract(exact, binaryValue(high))) : 0];
}
