import { daysLater, dayText } from "../../civil/day.ts";
import { MONTHS } from "../../civil/day-names.ts";
import { ambiguousDay, dayInWords, daysNamed, daysOf, type NamedDay } from "../../phrases/days.ts";
import { type Call, definePhrases, type Question } from "../../phrases/define.ts";
import { placeIn } from "../../phrases/places.ts";
import { askWhichDay } from "../../phrases/which-day.ts";

const BUSINESS = /\b(?:business|working|work) ?days?\b|\bworkdays?\b/;
const YEAR = /\b(?:in|of|for|during|there in) (?:the year )?((?:19|20|21)\d{2})(?!\d)/;
const SPAN = /\b(?:between|until|till|since|to|through|up to|left|left in|away|before|ago|countdown)\b/;
const SHIFT =
  /(\d{1,7}) ?(business days?|working days?|work ?days?|days?|weeks?|months?|years?)(?:,? (?:and )?(\d{1,7}) ?(days?|weeks?|months?))? (from|after|before|prior to|ago|later|earlier|since|past)/;
const ADDED =
  /(?:\+|-|plus|minus|add|subtract) ?(\d{1,7}) ?(business days?|working days?|work ?days?|days?|weeks?|months?|years?)|in (\d{1,7}) (business days?|working days?|days?|weeks?|months?|years?)$/;
const FACTS =
  /(?:what|which) (?:week)?day\b|day of (?:the )?week|weekday (?:of|is|was)|week number|(?:what|which) week|day of (?:the )?year|julian day|leap year|quarter/;

const made = (input: Record<string, unknown>, show: readonly string[]): Call => ({
  kind: "call",
  input,
  focus: { show, assumes: [] },
});

export default definePhrases({
  priority: -20,
  words: "day days date dates week weeks month months year years calendar",
  questions: [],
  understand(question) {
    const { lower, context } = question;
    const holiday = whenIs(lower, context.today);
    if (holiday !== undefined)
      return made({ mode: "add", date: holiday, direction: "add", days: "0" }, ["result", "resultWeekday"]);
    if (
      !/\b(?:days?|weeks?|weekdays?|months?|years?|workdays?|quarter|date|business|countdown|long)\b/.test(
        lower,
      )
    )
      return undefined;
    const working = BUSINESS_OF_MONTH.exec(lower);
    if (working) return businessDaysOf(working, lower, context.today);
    const month = DAYS_OF_MONTH.exec(lower);
    if (month) return daysOfMonth(month, context.today);
    const days = daysOf(lower, context.today);
    const doubtful = ambiguousDay(lower, context.today);
    const shift = SHIFT.exec(lower) ?? ADDED.exec(lower);
    if (doubtful) return askWhichDay(doubtful);
    const leap = LEAP_YEAR.exec(lower) ?? (BUSINESS.test(lower) ? null : DAYS_OF_YEAR.exec(lower));
    if (leap) return made({ mode: "facts", date: `${leap[1] ?? leap[2]}-01-01` }, ["year"]);
    const left = DAYS_LEFT.exec(lower);
    if (left && (left[1] === undefined || context.today.startsWith(left[1])))
      return daysLeft(context.today.slice(0, 4));
    if (
      !shift &&
      /today's date|(?:what|which) (?:day|date) (?:is it|is today|today)|date (?:is it )?today/.test(lower)
    )
      return today(context.today);
    if (FACTS.test(lower) && days[0] && !shift) return facts(lower, days[0]);
    if (
      shift &&
      (days.length > 0 ||
        /\bago\b|^(?:what (?:is the )?(?:date|day) (?:is it |will it be )?)?in \d/.test(lower))
    )
      return shifted(question, shift, days[0]);
    const year = BUSINESS.test(lower) && days.length === 0 ? YEAR.exec(lower)?.[1] : undefined;
    if (year !== undefined)
      return made({ mode: "business", start: `${year}-01-01`, end: `${year}-12-31`, ...holidays(lower) }, [
        "businessDays",
        "calendarDays",
      ]);
    if (days.length === 0 || !SPAN.test(lower)) return undefined;
    if (!/\b(?:how (?:many|long|far)|days?|weeks?|months|time|countdown|date)\b/.test(lower))
      return undefined;
    return difference(lower, days, context.today);
  },
});

const DAYS_LEFT =
  /\bdays (?:are |are there |there are )?(?:left|remaining) (?:in |of )?(?:the year|this year|(?:the year )?(\d{4}))$/;
/** To the last day of the year. */
const daysLeft = (year: string): Call =>
  made({ mode: "difference", start: "today", end: `${year}-12-31` }, ["days", "weeks"]);
const LEAP_YEAR = /(?<!\d)(\d{4})(?: be)? (?:is )?a leap year|\bleap year (\d{4})(?!\d)/;
const DAYS_OF_YEAR = /days (?:are |are there |there are )?in (?:the year )?(\d{4})$/;
const DAYS_OF_MONTH = new RegExp(
  `days (?:are |are there |there are )?in (?:the month of )?(${MONTHS.join("|").toLowerCase()})(?: (?:of )?(\\d{4}))?$`,
);

const BUSINESS_OF_MONTH = new RegExp(
  `\\b(?:business|working|work|week) ?days (?:are |are there |there are )?(?:in|of|during) (?:the month of )?(${MONTHS.join("|").toLowerCase()})(?: (?:of )?(\\d{4}))?(?: (?:in|with|without|excluding|minus) .{1,40})?$`,
);

/** The first day of a month and of the next one. */
function monthOf([, name = "", said]: RegExpExecArray, day: string): { start: string; next: string } {
  const month = MONTHS.findIndex((each) => each.toLowerCase() === name) + 1;
  const year = Number(said ?? day.slice(0, 4));
  const next = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };
  return { start: dayText({ year, month, day: 1 }), next: dayText(next) };
}

/** "how many days in february 2028": from its first to the first of the next. */
function daysOfMonth(found: RegExpExecArray, day: string): Call {
  const { start, next } = monthOf(found, day);
  return made({ mode: "difference", start, end: next }, ["days", "weeks"]);
}

/** "business days in march 2026": from its first to its last, both counted. */
function businessDaysOf(found: RegExpExecArray, lower: string, day: string): Call {
  const { start, next } = monthOf(found, day);
  const end = daysLater(next, -1);
  return made({ mode: "business", start, end, ...holidays(lower) }, ["businessDays", "calendarDays"]);
}

/** "when is thanksgiving", "what day is easter 2027", "easter 2027": the day that goes by that name, and nothing else. */
function whenIs(lower: string, day: string): string | undefined {
  const bare = lower.replace(
    /^(?:when|(?:what|which) (?:day|date))(?:'s| is| was| will)? ?|^(?:the )?date of | (?:be|fall)(?: on)?$/g,
    "",
  );
  const [only] = daysNamed(bare, day);
  return only !== undefined && only.index === 0 && only.length === bare.length ? only.day : undefined;
}

/** "since january 1": without its year the last one, not the next. */
function lastOf({ day, index, length }: NamedDay, lower: string, now: string): string {
  const isNext = day > now && /^\d{4}-/.test(day) && !/\d{4}/.test(lower.slice(index, index + length));
  const earlier = isNext
    ? daysOf(lower.slice(index, index + length), daysLater(now, -LEAP_YEAR_DAYS))[0]?.day
    : undefined;
  return earlier ?? day;
}

const LEAP_YEAR_DAYS = 366;

const today = (day: string): Call => {
  const found = made({ mode: "facts", date: "today" }, ["weekday", "isoWeek"]);
  return { ...found, focus: { ...found.focus, note: `Today is ${dayInWords(day)}.` } };
};

function difference(lower: string, [first, second]: readonly NamedDay[], now: string): Call | undefined {
  if (
    !first ||
    (second === undefined && /\bto\b|\bbetween\b/.test(lower) && !/until|till|since|how/.test(lower))
  )
    return undefined;
  const single = /\bsince\b/.test(lower) ? [lastOf(first, lower, now), "today"] : ["today", first.day];
  const [start, end] = second ? [first.day, second.day] : single;
  if (BUSINESS.test(lower))
    return made({ mode: "business", start, end, ...holidays(lower) }, ["businessDays", "calendarDays"]);
  const inclusive = /inclusive|including (?:the )?(?:end|last|both)|both (?:days|dates)/.test(lower);
  const unit = /how many weeks|in weeks|^weeks\b/.test(lower)
    ? "weeks"
    : /how many months|years,? months|in months|^months\b|how long/.test(lower)
      ? "period"
      : "days";
  return made(
    { mode: "difference", start, end, ...(inclusive && { includeEnd: true }) },
    unit === "days" ? ["days", "period"] : [unit, "days"],
  );
}

function shifted({ lower }: Question, shift: RegExpExecArray, from: NamedDay | undefined): Call {
  const groups = shift.slice(1);
  const isIn = groups[0] === undefined || !/^\d/.test(groups[0]);
  const [count = "", unit = ""] = isIn ? groups.slice(2, 4) : groups;
  const more = shift[5] === undefined ? [] : [[groups[2] ?? "", groups[3] ?? ""]];
  const back = /before|prior|ago|earlier/.test(shift[5] ?? "") || /^(?:-|minus|subtract)/.test(shift[0]);
  const shared = { date: from?.day ?? "today", direction: back ? "subtract" : "add" };
  if (BUSINESS.test(unit))
    return made({ mode: "addBusiness", ...shared, businessDays: count, ...holidays(lower) }, [
      "result",
      "resultWeekday",
    ]);
  const parts = Object.fromEntries(
    [[count, unit], ...more]
      .filter(([number]) => number !== "")
      .map(([number, word = ""]) => [`${word.replace(/s$/, "")}s`, number]),
  );
  return made({ mode: "add", ...shared, days: "0", ...parts }, ["result", "resultWeekday"]);
}

function facts(lower: string, { day }: NamedDay): Call {
  const show = /week number|(?:what|which) week\b/.test(lower)
    ? ["week", "isoWeek"]
    : /day of (?:the )?year|what day number/.test(lower)
      ? ["dayOfYear", "daysLeft"]
      : /quarter/.test(lower)
        ? ["quarter"]
        : /julian/.test(lower)
          ? ["julianDay"]
          : /leap/.test(lower)
            ? ["year"]
            : ["weekday", "isoWeek"];
  return made({ mode: "facts", date: day }, show);
}

const AMERICAN =
  /\b(?:us|usa|united states|federal)\b holidays?|holidays? in the (?:us|usa|united states)|\bin the us\b/;

/** Public holidays count only where a place is named. */
const holidays = (lower: string): Record<string, string> => {
  const country = AMERICAN.test(lower) ? "us" : placeIn(lower);
  return country === undefined ? {} : { country };
};
