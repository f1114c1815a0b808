import { defineJob } from "../../../kit/calculator/jobs.ts";

const java = { kind: "independent", by: "java.time.ZonedDateTime (OpenJDK 17)" } as const;

export default defineJob({
  slug: "time-zone-converter",
  name: "Time zone converter",
  heading: "Time Zone Converter",
  question: "What time is it there when it is this time here?",
  lead: "Converts a clock time on a given date from one time zone to another, with the daylight saving rules in force on that day in both places.",
  seo: {
    title: "Time Zone Converter: Any City to Any City",
    description:
      "Convert a time between time zones on any date: New York to London, Denver to Tokyo, UTC to local, with daylight saving time and the day of the week.",
  },
  fixed: { mode: "zone" },
  fields: ["time", "zone", "toZone", "day"],
  defaults: { time: "09:00" },
  examples: [
    {
      id: "denver-tokyo",
      title: "9 AM in Denver on November 29, 2026, in Tokyo",
      origin: java,
      inputs: { day: "2026-11-29", zone: "America/Denver", toZone: "Asia/Tokyo" },
      expect: { outputs: { there: "01:00 on Monday, November 30, 2026", difference: "16 hours ahead" } },
    },
    {
      id: "new-york-london-march",
      title: "New York to London on March 20, 2026: four hours, not five",
      origin: java,
      inputs: {
        day: "2026-03-20",
        time: "10:00",
        zone: "America/New_York",
        toZone: "Europe/London",
      },
      expect: { outputs: { there: "14:00 on Friday, March 20, 2026", difference: "4 hours ahead" } },
    },
    {
      id: "los-angeles-india",
      title: "4:30 PM in Los Angeles, in India",
      origin: java,
      inputs: {
        day: "2026-07-15",
        time: "4:30 pm",
        zone: "America/Los_Angeles",
        toZone: "Asia/Kolkata",
      },
      expect: {
        outputs: { there: "05:00 on Thursday, July 16, 2026", difference: "12 hours 30 minutes ahead" },
      },
    },
  ],
  guide: [
    {
      title: "The date decides the difference",
      text: "Europe and North America change their clocks on different weekends. For two or three weeks in March, and one around November 1, New York and London are four hours apart instead of five. Most of Asia and Africa never change. Enter the day of the call or the flight, not today, if the two fall on different sides of a change.",
    },
    {
      title: "Abbreviations mislead",
      text: "EST is winter time; from March to November New York is on EDT, an hour later. CST is used for Chicago, China and Cuba, IST for India, Ireland and Israel. A city is unambiguous and follows its own rules, so write the city in an invitation.",
    },
    {
      title: "The day may change too",
      text: "Always read the weekday with the time. A Sunday evening in California is Monday morning in Australia, and the International Date Line can separate two islands by a full day. The table lists several zones for the same moment, each with its date.",
    },
    {
      title: "Hours that do not exist",
      text: "When clocks are set forward, an hour is missing; when they are set back, one happens twice. The page tells you if your time is one of these, and the choice for the repeated hour is under More options. Schedule nothing important in that night.",
    },
  ],
  faq: [
    {
      q: "What is the difference between GMT and UTC?",
      a: "For clocks none: both are the time at Greenwich without daylight saving. UTC is the scale kept by atomic clocks, GMT the name of a time zone. London itself is on GMT only in winter.",
    },
    {
      q: "How do I convert UTC to my local time?",
      a: "Set the first zone to UTC and the second to yours. The offset shown in the table, such as UTC−5, is added to the UTC time; a negative one takes hours off.",
    },
    {
      q: "Why is India half an hour off?",
      a: "India set one time for the whole country at five and a half hours ahead of UTC. Nepal uses quarter hours, and parts of Australia and Canada half hours, so minutes may differ as well as hours.",
    },
    {
      q: "Is it EST or EDT in July?",
      a: "EDT. Eastern Standard Time applies from early November to mid-March. Meetings marked EST in summer are usually meant as New York time, so ask, or send the city. Most of Arizona stays on standard time all year.",
    },
  ],
  related: ["time/hours-between-times", "time/unix-timestamp", "date/public-holidays"],
  words: [
    "military time",
    "24 hour clock",
    "world clock",
    "time difference",
    "convert time zones",
    "time in london",
    "EST to PST",
    "UTC to EST",
    "GMT converter",
    "what time is it in",
    "meeting planner",
    "time conversion",
    "IST to EST",
    "PST to EST",
    "time difference between cities",
    "time difference between countries",
    "time zone difference",
  ],
});
