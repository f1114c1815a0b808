import type { Span } from "./pattern.ts";
import { matchSticky, type Sentence, tokenAfter } from "./sentence.ts";

interface TimeValue extends Span {
  kind: "time";
  /** Seconds since midnight. */
  seconds: number;
  isPlain?: true;
  /** True for "8:15", which may be AM or PM; not for "08:15" and "17:45". */
  isHalf?: true;
}

const CLOCK =
  /(\d{1,2})(?:[:.](\d{2}))?(?::(\d{2}))? ?([ap])\.?m?\b\.?(?!\w)|(\d{1,2})[:h](\d{2})(?::(\d{2}))?(?![\d:])|(\d{1,2}) ?o'clock/y;

const PARTS = /(half past|quarter past|quarter to) (1[0-2]|[1-9])(?: ?([ap])\.?m\b\.?)?(?![\w:])/y;
const PART_MINUTES: Readonly<Record<string, number>> = {
  "half past": 30,
  "quarter past": 15,
  "quarter to": -15,
};

/** Reads "half past 7", "quarter to 9 pm". */
function readPartOfHour(sentence: Sentence, start: number): TimeValue | undefined {
  const token = sentence.tokens[start];
  const match = token && matchSticky(PARTS, sentence.text, token.start);
  const end = match && tokenAfter(sentence, token.start + match[0].length);
  if (!match || typeof end !== "number") return undefined;
  const [, part = "", hour, half] = match;
  const hours = (Number(hour) % 12) + (half === "p" ? 12 : 0);
  const minutes = (hours * 60 + (PART_MINUTES[part] ?? 0) + 1440) % 1440;
  return {
    kind: "time",
    seconds: minutes * 60,
    ...(half === undefined && { isPlain: true as const, isHalf: true as const }),
    start,
    end,
  };
}

/** Reads the time of day that starts at a token: "8:15 am", "17:45", "noon", "half past 7". */
export function readTime(sentence: Sentence, start: number): TimeValue | undefined {
  const token = sentence.tokens[start];
  if (token?.text === "noon" || token?.text === "midday")
    return { kind: "time", seconds: 43_200, start, end: start + 1 };
  if (token?.text === "midnight") return { kind: "time", seconds: 0, start, end: start + 1 };
  if (token?.kind !== "number") return readPartOfHour(sentence, start);
  const match = matchSticky(CLOCK, sentence.text, token.start);
  const end = match && tokenAfter(sentence, token.start + match[0].length);
  if (!match || end === undefined || end === null) return undefined;
  const [, hour, minute = "0", second = "0", half, hour24, minute24 = "0", second24 = "0", oClock] = match;
  const hours = Number(hour ?? hour24 ?? oClock);
  const [minutes, seconds] =
    hour === undefined ? [Number(minute24), Number(second24)] : [Number(minute), Number(second)];
  if (minutes > 59 || seconds > 59 || hours > 24 || (half !== undefined && (hours > 12 || hours === 0)))
    return undefined;
  const shifted = half === undefined ? hours : (hours % 12) + (half === "p" ? 12 : 0);
  return {
    kind: "time",
    seconds: shifted * 3600 + minutes * 60 + seconds,
    ...(half === undefined && { isPlain: true as const }),
    ...(half === undefined &&
      hours > 0 &&
      hours <= 12 &&
      !token.text.startsWith("0") && { isHalf: true as const }),
    start,
    end,
  };
}
