import { defineJob } from "../../../kit/calculator/jobs.ts";

export default defineJob({
  slug: "unix-timestamp",
  name: "Unix timestamp converter",
  heading: "Unix Timestamp Converter",
  question: "What date is this Unix timestamp?",
  lead: "Converts seconds, milliseconds, microseconds or nanoseconds since 1970 to a date in any time zone, and a date back to its Unix timestamp.",
  seo: {
    title: "Unix Timestamp Converter: Epoch to Date",
    description:
      "Convert an epoch timestamp to a date in UTC or any time zone, or a date to Unix time. Seconds, milliseconds, microseconds and nanoseconds are detected.",
  },
  fixed: { mode: "unix" },
  fields: ["unixWay", "timestamp", "unixDay", "unixClock", "unixZone", "timestampUnit"],
  examples: [
    {
      id: "billion",
      title: "1,000,000,000 in UTC",
      origin: { kind: "independent", by: "java.time.Instant (OpenJDK 17)" },
      inputs: { timestamp: "1000000000", unixZone: "UTC" },
      expect: {
        outputs: { localTime: "01:46:40 on Sunday, September 9, 2001", iso: "2001-09-09T01:46:40+00:00" },
      },
    },
    {
      id: "milliseconds-in-india",
      title: "1700000000123, read as milliseconds, in India",
      origin: { kind: "independent", by: "Python zoneinfo (tzdata 2025)" },
      inputs: { timestamp: "1700000000123", unixZone: "Asia/Kolkata" },
      expect: { outputs: { localTime: "03:43:20.123 on Wednesday, November 15, 2023" } },
    },
    {
      id: "end-of-32-bits",
      title: "The last second of 32-bit Unix time",
      origin: {
        kind: "published",
        source: "Year 2038 problem: 2^31 − 1 s is January 19, 2038, 03:14:07 UTC",
      },
      inputs: {
        unixWay: "fromDate",
        unixDay: "2038-01-19",
        unixClock: "03:14:07",
        unixZone: "UTC",
      },
      expect: { outputs: { unixTime: 2_147_483_647 } },
    },
  ],
  guide: [
    {
      title: "Seconds or milliseconds",
      text: "A timestamp of today has 10 digits in seconds, 13 in milliseconds, 16 in microseconds and 19 in nanoseconds. Shells, databases and most APIs use seconds; JavaScript and Java use milliseconds. The unit is detected from the size and named below the answer; choose it yourself for dates near 1970.",
    },
    {
      title: "It has no time zone",
      text: "The count is the same everywhere on Earth; only its display depends on a zone. If a converted date is off by a few whole hours, the program that wrote it took local time for UTC. Compare the local and the UTC line to find out by how much.",
    },
    {
      title: "Leap seconds and 2038",
      text: "Every day counts 86,400 seconds, so leap seconds leave no trace, and differences across one are a second short. Systems that store the value in 32 signed bits overflow on January 19, 2038; negative values are dates before 1970. A signed 64-bit count outlasts the Sun.",
    },
  ],
  faq: [
    {
      q: "How do I get the current timestamp?",
      a: "In a shell with date +%s, in JavaScript with Date.now(), which is in milliseconds, in Python with time.time(), and in PostgreSQL with extract(epoch from now()). All of them return the same instant, whatever the zone.",
    },
    {
      q: "How many seconds are in a day and a year?",
      a: "A day has 24 × 3600 = 86,400 and a common year 365 × 86400 = 31,536,000. To move a timestamp by calendar months or across a clock change, convert it to a date first and back afterwards.",
    },
    {
      q: "Why do I get a date in January 1970?",
      a: "The value was zero, empty or far too small: often seconds passed to a function that expects milliseconds. Multiply by 1,000 and try again, or choose the unit here.",
    },
    {
      q: "Can I convert a timestamp with a fraction?",
      a: "Yes, 1700000000.5 is half a second later. The display is cut off below a millisecond, because dates in most programs are no finer. Type a point, not a comma, before the fraction.",
    },
  ],
  related: ["time/time-zone-converter", "date/days-between-dates", "date/day-of-the-week"],
  words: [
    "epoch converter",
    "epoch time",
    "unix time",
    "timestamp to date",
    "date to timestamp",
    "posix time",
    "epoch milliseconds",
    "seconds since 1970",
    "current timestamp",
    "unix epoch",
  ],
});
