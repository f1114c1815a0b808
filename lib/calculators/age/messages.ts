export const messages = {
  errors: {
    beforeBirthDate: (birth: string) =>
      `This is before the date of birth, ${birth}. Choose that day or a later date.`,
    outsideCalendar: "This age is reached after the year 9999.",
    beforeBirthTime: "This is before the time of birth. Choose a later date or time.",
  },
  warnings: {
    birthday: (age: number) => `Happy birthday: ${age} on this day.`,
    ageImprobable:
      "No one on record has lived this long (the longest was 122 years). Check the year of birth.",
    beforeGregorian:
      "Dates before October 15, 1582 use the Gregorian calendar extended backward; dates recorded at that time were Julian.",
    leapBirthday: ({ year, isMarch }: { year: number; isMarch: boolean }) =>
      `Born on February 29, ${year}: in non-leap years the birthday is taken to be ${isMarch ? "March 1" : "February 28"}. Laws differ; you can change this under More options.`,
    birthIsDayZero: "The day of birth itself is day 0.",
    birthTimeSkipped:
      "The time of birth did not exist, because clocks were set forward past it. It was moved forward by the same amount.",
    birthTimeRepeated:
      "The time of birth occurred twice, because clocks were set back. The first of the two was used.",
    targetTimeSkipped:
      "The time on the “Age on” date did not exist, because clocks were set forward past it. It was moved forward by the same amount.",
    targetTimeRepeated:
      "The time on the “Age on” date occurred twice, because clocks were set back. The first of the two was used.",
  },
  assumptions: {
    wholeDays: "Hours, minutes and seconds assume 24-hour days; the time of birth is not counted.",
    zoneOfBirthplace: (zone: string) =>
      `Years, months and days are counted in the time zone of the birthplace, ${zone}.`,
    elapsedTime:
      "Hours, minutes and seconds are actual elapsed time. Leap seconds are not counted, as on computer clocks.",
    currentTime: (time: string) => `The current time was used: ${time}.`,
  },
  steps: {
    wholeMonths: "Whole months",
    wholeMonthsText: ({ start, end }: { start: string; end: string }) =>
      `Counted on the calendar, from ${start} to ${end}.`,
    birthday: "Birthday",
    birthdayText: ({ age, birth }: { age: string; birth: string }) => `${age} after ${birth}.`,
    birthInUniversalTime: "Time of birth in universal time",
    targetInUniversalTime: "As-of time in universal time",
  },
  calendar: {
    title: "Days to the next birthday",
    birthday: "Birthday",
    target: "Age on this day",
  },
  today: "today",
  timeAgo: (period: string) => `${period} ago`,
  milestones: {
    title: "Milestones",
    milestone: "Milestone",
    date: "Date",
    weekday: "Weekday",
    daysAway: "Days away",
  },
  birthdays: {
    title: "Upcoming birthdays",
    age: "Age",
    date: "Date",
    weekday: "Weekday",
    dateInWords: "Date in words",
  },
};
