import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Year and month are Gregorian calendar averages: 365.2425 days and a twelfth of that. Years of 365 and 366 days and Julian, tropical and sidereal years are separate units.",
    "Astronomical periods change slowly; the values here are for the year 2000. NIST SP 811 gives the same years to seven digits.",
    "Days are 24 hours of 3,600 SI seconds. Leap seconds and daylight saving time are ignored.",
  ],
  pairs: [
    {
      slug: "hours-to-minutes",
      from: "hour",
      to: "minute",
      about: "Clocks divide the hour into 60 minutes; time sheets and payroll count decimals of an hour.",
      familiar: [
        ["0.25", "a quarter of an hour"],
        ["1.5", "a short movie"],
        ["8", "a working day"],
        ["24", "a day"],
      ],
      faq: [
        {
          q: "How many minutes is 2.75 hours?",
          a: "2.75 h is 165 min, or 2 hours and 45 minutes: only the decimals are multiplied by 60, 0.75 × 60 = 45.",
        },
        { q: "How many minutes is a tenth of an hour on a time sheet?", a: "0.1 h is 6 min. Law firms often bill in tenths, so a call of 12 min is 0.2 h." },
      ],
    },
    {
      slug: "minutes-to-seconds",
      from: "minute",
      to: "second",
      about: "Video lengths, lap times and kitchen timers switch between the two. The sixties come from Babylonian astronomy, which divided everything by sixty.",
      familiar: [
        ["1.5", "a cycle of traffic lights, about"],
        ["3", "a round of men’s professional boxing"],
        ["10", "a short nap"],
        ["90", "a soccer match"],
      ],
      faq: [
        {
          q: "How many seconds are in 10 minutes?",
          a: "10 min is 600 s. An hour of 60 min has 3,600 s.",
        },
        {
          q: "How do I turn 4.5 minutes into minutes and seconds?",
          a: "Keep the 4 and multiply the rest: 0.5 × 60 = 30, so 4.5 min is 4 minutes and 30 seconds, or 270 s in all.",
        },
      ],
    },
    {
      slug: "days-to-hours",
      from: "day",
      to: "hour",
      about: "Delivery times, rentals and drug half-lives are stated in days by some and in hours by others.",
      familiar: [
        ["0.5", "a nursing shift, often"],
        ["3", "a long weekend"],
        ["7", "a week"],
        ["30", "a month, about"],
      ],
      faq: [
        {
          q: "How many hours are in a week?",
          a: "A week of 7 days has 168 h. A full-time job takes 40 of them, and eight hours of sleep a night takes 56.",
        },
        {
          q: "Is 72 hours always three days?",
          a: "By the clock, yes: 3 d is 72 h. Business rules may skip weekends, and a day on which the clocks change has 23 or 25 hours.",
        },
      ],
    },
    {
      slug: "seconds-to-milliseconds",
      from: "second",
      to: "millisecond",
      about: "Latency, shutter times and reaction times are so short that programs and cameras count milliseconds.",
      familiar: [
        ["0.0167", "a frame at 60 frames per second"],
        ["0.1", "a blink of the eye, at its shortest"],
        ["0.25", "a simple reaction to a light, about"],
        ["2.5", "the most that Google calls good for a page’s largest element"],
      ],
      faq: [
        {
          q: "How many milliseconds is half a second?",
          a: "0.5 s is 500 ms. A program that waits for 2 s sleeps for 2,000 ms.",
        },
        {
          q: "Why do programs take 1500 instead of 1.5 seconds?",
          a: "Many timers take whole milliseconds: 1.5 s is 1,500 ms, which needs no decimals.",
        },
      ],
    },
    {
      slug: "years-to-days",
      from: "year",
      to: "day",
      about: "Contracts and interest are counted in years or in days. A calendar year has 365 or 366 days; the year here is the Julian year of astronomy, 365.25 days.",
      familiar: [
        ["1", "a year with its share of the leap day"],
        ["5", "a five-year car loan"],
        ["18", "coming of age in most countries"],
        ["30", "a thirty-year mortgage"],
      ],
      faq: [
        {
          q: "How many days old is someone at 30 years?",
          a: "On average, 30 years have about 10,958 days: 30 × 365 = 10,950, and seven or eight leap days. For a birthday, use the date calculator.",
        },
        { q: "At what age in years is someone 10,000 days old?", a: "10,000 d is 27.38 yr, about four and a half months after the twenty-seventh birthday." },
      ],
    },
  ],
  faq: [
    {
      pairs: ["hours-to-minutes"],
      q: "How do I convert decimal hours to hours and minutes?",
      a: "Multiply the part after the decimal point by 60. 2.75 h is 2 h and 0.75 × 60 = 45 min; 7.4 h is 7 h 24 min. To go the other way, choose hours and type 2:45 in the value field; it is read as 2.75 h.",
    },
    {
      pairs: ["years-to-days"],
      q: "How many days are in a year?",
      a: "A common year has 365 days and a leap year 366; the average is 365.2, because the Gregorian calendar has 97 leap years in every 400. An average year is 8,765.82 h or 52.1775 weeks. Astronomers use the Julian year of exactly 365.25 days.",
    },
    {
      q: "How many days are in a month in this converter?",
      a: "A month here is a twelfth of the average year: 30.44 days. So 6 months is 182.62 days, and 30 days is 0.98565 months. For contracts that define a month as 30 days, choose “Month (30 days)” instead.",
    },
    {
      q: "How long is a billion seconds?",
      a: "A billion seconds, one gigasecond, is 31.6887 average years, about 31 years and 8 months. A million seconds is only 11.574 days: 11 days 13 h 46 min 40 s.",
    },
    {
      q: "Why is a sidereal day shorter than a day?",
      a: "It is one rotation of Earth relative to the stars (strictly, to the vernal equinox): 86,164 s, or 23 h 56 min 4.09 s. The Sun takes about 4 minutes longer to return to the same position, because Earth moves along its orbit in the meantime. That is why stars rise 4 minutes earlier every night.",
    },
    {
      q: "How long is a day on Mars?",
      a: "A sol, the mean solar day of Mars, lasts 88,775 s: 24 h 39 min 35.244 s. It is 2.75% longer than a day on Earth, so 100 sols is 102.75 days.",
    },
  ],
});
