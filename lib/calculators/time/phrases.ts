import { type Call, definePhrases, type Question } from "../../phrases/define.ts";
import { zoneOf } from "../../phrases/zones.ts";

const CLOCK =
  "\\d{1,2}(?:[:.]\\d{2}(?::\\d{2})?)? ?(?:[ap]\\.?m\\.?|noon|midnight)|\\d{1,2}:\\d{2}(?::\\d{2})?|noon|midnight";
const BETWEEN = new RegExp(
  `(?:from |between )?(${CLOCK}) ?(?:to|until|till|and|-|through) ?(${CLOCK})(?!\\d)`,
);
const COUNT = "\\d{1,6}(?:\\.\\d{1,6})? ?";
const [HOURS, MINUTES, SECONDS] = ["(?:hours?|hrs?|h)", "(?:minutes?|mins?|m)", "(?:seconds?|secs?|s)"].map(
  (unit) => `${COUNT}${unit}(?![a-z])`,
);
const JOINT = ",? ?(?:and )?";
/** The units get smaller, so that "30 minutes and 45 minutes" is two. */
const DURATION = [
  "\\d{1,5}:\\d{2}(?::\\d{2})?",
  `${HOURS}(?:${JOINT}${MINUTES})?(?:${JOINT}${SECONDS})?`,
  `${MINUTES}(?:${JOINT}${SECONDS})?`,
  SECONDS,
].join("|");
const TERM = new RegExp(`(?:^|(plus|minus|and|add|subtract|\\+|-|−) ?)(${DURATION})`, "g");
const SUM = new RegExp(`^(?:add |sum of |sum )?(?:${DURATION})`);
const SHIFT = new RegExp(
  `(${DURATION}) ?(after|from|past|before) (${CLOCK})$|(${CLOCK}) (plus|minus|\\+|-) ?(\\d{1,3}(?:\\.\\d+)? ?(?:hours?|hrs?|h|minutes?|mins?).*)$`,
  "s",
);
const ADDED = new RegExp(`^add (${DURATION}) to (${CLOCK})$`);
const TO_DECIMAL = new RegExp(
  `(${DURATION}) (?:hours )?(?:as|to|in|into) (?:a )?decimal(?: hours?| time)?|decimal hours (?:of|for|in) (${DURATION})`,
);
const FROM_DECIMAL =
  /(\d{1,4}\.\d{1,6}) ?(?:decimal )?(?:hours?|hrs?|h) (?:as|to|in|into) (?:hours?(?: and |,? )minutes?|hh:?mm|h:mm|time)/;
const BREAK =
  /(\d{1,3}) ?-?(?:minutes?|mins?|min)(?: (?:lunch|unpaid))? (?:break|lunch)|(?:break|lunch) (?:of )?(\d{1,3}) ?(?:minutes?|mins?|min)|(?:an |1 )(?:hour|h) ?(?:long )?(?:lunch|break)|(\d)[- ]hour (?:lunch|break)/;
const PAY = /[$€£]?(?<!\d)(\d+(?:\.\d+)?) ?(?:dollars? )?(?:an|per|each|\/) ?(?:hour|hr|h)\b/;
const PLACE = "([a-z][a-z .'-]{1,24}?)";
const WHEN_IT_IS = new RegExp(
  `in ${PLACE},? (?:when|if) (?:it is|it's|its) (${CLOCK}) (?:in |at )?${PLACE}$`,
);
const HERE_THERE = new RegExp(
  `(${CLOCK}) (?:in )?${PLACE} (?:time )?(?:in|to|into|is what (?:time )?in|as) ${PLACE}(?: time)?$`,
);
const NOW_IN = new RegExp(
  `(?:what|which|current|the) (?:is the |is )?(?:current )?time (?:is it |is it now |right now |now )?(?:now |right now )?in ${PLACE}(?: now| right now)?$|^time in ${PLACE}(?: now)?$`,
);

const APART = new RegExp(`time (?:zone )?difference (?:between|from) ${PLACE} (?:and|to) ${PLACE}$`);

const UNIX = /\b(?:unix|epoch|posix|timestamp)\b/;
const TIMESTAMP = /(?<![\d.,:/-])-?\d{1,16}(?:\.\d{1,6})?(?![\d.,:/-])/;

const made = (input: Record<string, unknown>, show: readonly string[], note?: string): Call => ({
  kind: "call",
  input,
  focus: { show, assumes: [], withoutCaution: true, ...(note !== undefined && { note }) },
});

export default definePhrases({
  priority: 10,
  words:
    "time unix epoch posix timestamp date local hour hours minute minutes second seconds clock plus minus o'clock worked",
  questions: [],
  understand(question) {
    const { lower } = question;
    if (!/\d|noon|midnight|\btime\b/.test(lower)) return undefined;
    return (
      unix(lower) ?? zones(question) ?? decimals(lower) ?? between(lower) ?? shifted(lower) ?? sum(lower)
    );
  },
});

/** "unix time 1700000000" */
function unix(lower: string): Call | undefined {
  const timestamp = UNIX.test(lower) ? TIMESTAMP.exec(lower)?.[0] : undefined;
  return timestamp === undefined
    ? undefined
    : made({ mode: "unix", unixWay: "toDate", timestamp }, ["localTime", "utc"]);
}

function zones({ lower, context }: Question): Call | undefined {
  const [, one, other] = APART.exec(lower) ?? [];
  const [own, theirs] = [zoneOf(one ?? ""), zoneOf(other ?? "")];
  if (own !== undefined && theirs !== undefined)
    return made(
      {
        mode: "zone",
        zone: own,
        toZone: theirs,
        time: clockAt(context.now, own === "local" ? context.timeZone : own),
      },
      ["difference", "there"],
    );
  const there = WHEN_IT_IS.exec(lower);
  const direct = there ? null : HERE_THERE.exec(lower);
  const now = there || direct ? null : NOW_IN.exec(lower);
  const [clock, from, to] = there
    ? [there[2], there[3], there[1]]
    : direct
      ? [direct[1], direct[2], direct[3]]
      : [undefined, "here", now?.[1] ?? now?.[2]];
  const [zone, toZone] = [zoneOf(from ?? ""), zoneOf(to ?? "")];
  if (zone === undefined || toZone === undefined) return undefined;
  const clockTime = clock === undefined ? clockAt(context.now, context.timeZone) : clockText(clock);
  return made({ mode: "zone", zone, toZone, time: clockTime }, ["there", "difference"]);
}

/** The wall-clock time of a moment: "09:30". */
const clockAt = (now: number, timeZone: string): string =>
  new Date(now).toLocaleTimeString("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });

/** As the form reads it: "noon" is 12 noon, "8.30 pm" is 8:30 pm. */
const clockText = (text: string): string =>
  text === "noon"
    ? "12 noon"
    : text === "midnight"
      ? "0:00"
      : text
          .replace(/\.(?=\d)/, ":")
          .replace(/ noon/, " pm")
          .replace(/12 midnight/, "0:00");

function decimals(lower: string): Call | undefined {
  const plain = lower.replace(/^what is /, "");
  const to = TO_DECIMAL.exec(plain);
  const clockForm = to?.[1] ?? to?.[2];
  if (clockForm !== undefined)
    return made({ mode: "decimal", way: "toDecimal", clockForm: clockForm.trim() }, ["decimal"]);
  const from = FROM_DECIMAL.exec(plain)?.[1];
  return from === undefined
    ? undefined
    : made({ mode: "decimal", way: "fromDecimal", decimalForm: from }, ["total", "words"]);
}

function shifted(lower: string): Call | undefined {
  const added = ADDED.exec(lower);
  if (added?.[1] !== undefined && added[2] !== undefined)
    return made({ mode: "shift", clock: clockText(added[2]), direction: "add", length: added[1].trim() }, [
      "clockTime",
    ]);
  const [, length, word, clock, first, sign, behind] = SHIFT.exec(lower) ?? [];
  const [time, span, direction] = length === undefined ? [first, behind, sign] : [clock, length, word];
  if (time === undefined || span === undefined) return undefined;
  const back = /before|minus|-/.test(direction ?? "");
  return made(
    { mode: "shift", clock: clockText(time), direction: back ? "subtract" : "add", length: span.trim() },
    ["clockTime"],
  );
}

function between(lower: string): Call | undefined {
  const [, from, to] = BETWEEN.exec(lower) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const rest = BREAK.exec(lower);
  const pause = rest
    ? rest[3] === undefined
      ? `${rest[1] ?? rest[2] ?? "60"} min`
      : `${rest[3]} h`
    : undefined;
  const pay = PAY.exec(lower)?.[1];
  const [start, end] = [clockText(from), clockText(to)];
  if (pay !== undefined)
    return made({ mode: "card", shifts: [{ start, end, ...(pause && { pause }) }], rate: pay }, [
      "gross",
      "total",
    ]);
  return made({ mode: "between", from: start, to: end, ...(pause !== undefined && { pause }) }, [
    "total",
    "decimal",
  ]);
}

/** "1:45 + 2:30", "add 1h 30m and 45 min" */
function sum(lower: string): Call | undefined {
  const plain = lower.replace(/^what is /, "");
  if (!SUM.test(plain)) return undefined;
  const bare = plain.replace(/^(?:add|sum of|sum) /, "");
  const terms = [...bare.matchAll(TERM)].slice(0, 50);
  const used = terms.reduce((length, [text]) => length + text.length, 0);
  // Anything else in the text, and it is not a sum of times.
  if (terms.length < 2 || bare.replace(/\s/g, "").length > used) return undefined;
  if (!/\+|plus|minus|add|subtract|-|−|\band\b/.test(plain) || !/[:a-z]/.test(bare)) return undefined;
  const subtract = /^subtract/.test(plain);
  const times = terms.map(([, sign = "", time = ""]) => ({
    sign: subtract || /minus|subtract|^-$|−/.test(sign) ? "subtract" : "add",
    time: time.replace(/\band\b/g, "").trim(),
  }));
  return made({ mode: "sum", times }, ["total", "decimal"]);
}
