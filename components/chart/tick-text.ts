import { formatFixed, formatNumber } from "@/lib/core/numeric/text";
import type { ValueFormat } from "@/lib/kit/calculator/computation";
import { type Currency, currencySign } from "@/lib/kit/fields/currency";
import { formatDay } from "@/lib/run/format/format-day";
import { formatHour } from "@/lib/run/format/format-time";
import { formatDuration } from "@/lib/run/format/format-value";
import { superscript } from "@/lib/units/figures";

type Writer = (value: number) => string;

/** Numbers from this size on are abbreviated: "12.5K", "$1.2M". */
const SHORT_FROM = 10_000;
/** Larger numbers are powers of ten. */
const SHORT_BELOW = 1e15;
/**
 * Axes with smaller numbers format those below a tenth as powers of ten; axes beyond the abbreviations, the
 * large ones.
 */
const TINY_BELOW = 1e-4;
const SIX = { significant: 6 };
/** Size from which short axes label each number: "0.1", "100", "1K", "100K". */
const SHORT_EACH = 1000;

/** Formats the ticks of an axis as short as they stay distinct. */
export function tickWriter(values: readonly number[], format: ValueFormat, currency: Currency): Writer {
  const writers = writersOf(values, format, currency);
  const isClear = (write: Writer) => new Set(values.map(write)).size === new Set(values).size;
  return writers.find(isClear) ?? ((value) => formatNumber(value, { significant: 15 }));
}

/** Lists formatters, the shortest first. */
function writersOf(values: readonly number[], format: ValueFormat, currency: Currency): readonly Writer[] {
  if (format.kind === "day") return [(value) => formatDay(value, "short")];
  if (format.kind === "duration") return [formatDuration];
  if (format.kind === "years") return [shortYears];
  if (format.kind === "hour") return [(value) => formatHour(value, format.hours)];
  const largest = Math.max(...values.map(Math.abs));
  const decimals = Math.max(0, ...values.map(decimalsOf));
  const isShort = largest >= SHORT_FROM && largest < SHORT_BELOW;
  if (format.kind === "money") {
    const cents = decimals === 0 ? 0 : Math.max(decimals, currency.decimals);
    const sign = currencySign(currency.code);
    const plain = signed((size) => `${sign}${formatFixed(size, cents)}`);
    if (largest >= SHORT_BELOW) return [signed((size) => `${sign}${scientificText(size)}`), plain];
    return isShort ? [shortened(plain, (text) => `${sign}${text}`), plain] : [plain];
  }
  const sign = format.kind === "percent" ? "%" : "";
  const isTiny = values.some((value) => value !== 0 && Math.abs(value) < TINY_BELOW);
  const isHuge = largest >= SHORT_BELOW;
  const plain: Writer = (value) => {
    const size = Math.abs(value);
    const asPower = (isTiny && size < 0.1) || (isHuge && size >= SHORT_FROM);
    return `${asPower && value !== 0 ? powerText(value) : formatNumber(value, SIX)}${sign}`;
  };
  return isShort ? [shortened(plain, (text) => `${text}${sign}`), plain] : [plain];
}

/** Formats "10 yr", "6 mo", "1 yr 6 mo", "0". */
function shortYears(value: number): string {
  const months = Math.round(value * 12);
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (rest === 0) return years === 0 ? "0" : `${formatNumber(years)} yr`;
  return years === 0 ? `${rest} mo` : `${formatNumber(years)} yr ${rest} mo`;
}

const signed =
  (write: Writer): Writer =>
  (value) =>
    `${value < 0 ? "−" : ""}${write(Math.abs(value))}`;

function shortened(plain: Writer, complete: (text: string) => string): Writer {
  const short = signed((size) => complete(compactText(size)));
  return (value) => (value === 0 || Math.abs(value) >= SHORT_EACH ? short(value) : plain(value));
}

const SUFFIXES = ["", "K", "M", "B", "T"] as const;

/** Formats "12.5K", "1.23M", with at most two decimals: as `Intl.NumberFormat`, whose first use takes 160 ms on a phone. */
function compactText(size: number): string {
  const scaleDown = (power: number) => Number((size / 1000 ** power).toFixed(2));
  const power = SUFFIXES.findIndex((_, each) => scaleDown(each) < 1000 || each === SUFFIXES.length - 1);
  return `${formatNumber(scaleDown(power))}${SUFFIXES[power]}`;
}

/** Formats "1.5E15", with at most two decimals. */
function scientificText(size: number): string {
  const [mantissa, exponent] = size.toExponential(2).split("e").map(Number);
  return `${mantissa}E${exponent}`;
}

/** Formats "10⁻⁵", "2.5 × 10⁻⁶". */
function powerText(value: number): string {
  const [mantissa = "", exponent = ""] = Number(value.toPrecision(6)).toExponential().split("e");
  const power = `10${superscript(Number(exponent))}`;
  const text = /^-?1$/.test(mantissa) ? mantissa.replace("1", power) : `${mantissa} × ${power}`;
  return text.replace("-", "−");
}

/** Returns how many decimals a round number has, at most 6. */
const decimalsOf = (value: number): number =>
  Math.min(6, /\.(\d+)$/.exec(String(Number(value.toPrecision(12))))?.[1]?.length ?? 0);
