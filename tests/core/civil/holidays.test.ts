import { readdirSync } from "node:fs";
import DateHolidays from "date-holidays";
import { describe, expect, it, test } from "vitest";
import { civilDate, isInCalendar, numberOfDay, textOfDay, weekday } from "../../../lib/core/civil/day.ts";
import { countryOf, type HolidayLists, holidaysOf as read } from "../../../lib/core/civil/holidays.ts";
import { loadFromFolder } from "../../../lib/core/data/read-file.ts";
import type { RecordSet } from "../../../lib/core/data/records.ts";

const { records: places } = await loadFromFolder<RecordSet>("holidays", "records");
const holidaysOf = async (place: string) =>
  read(place, await loadFromFolder<HolidayLists>("holidays", countryOf(place)));

describe("the lists of public holidays", () => {
  it("has a file for every country that can be chosen, and no other", () => {
    const files = readdirSync(new URL("../../../data/holidays", import.meta.url));
    const countries = files.filter((file) => !["records.json", "schema.ts"].includes(file));
    expect(new Set(countries)).toEqual(new Set(places.map(({ id }) => `${countryOf(id)}.json`)));
  });

  it.each(places.map(({ id }) => id))("%s has named days in each of its years", async (id) => {
    const { days, firstYear, lastYear } = await holidaysOf(id);
    expect(firstYear).toBeLessThanOrEqual(2026);
    expect(lastYear).toBeGreaterThanOrEqual(2026);
    const years = new Set([...days.keys()].map((number) => civilDate(number).year));
    expect(years.size).toBe(lastYear - firstYear + 1);
    const unsound = [...days].filter(([number, name]) => !isInCalendar(number) || name.trim() === "");
    expect(unsound).toEqual([]);
  });

  // Weekdays that are worked, with working weekend days: production calendars of Russia (247), notices of China’s State
  // Council (248), decrees of Hungary’s Ministry for National Economy (253).
  it.each([
    ["ru", 2025, 247],
    ["ru", 2026, 247],
    ["cn", 2026, 248],
    ["hu", 2026, 253],
  ])("has as many working days of %s in %i as its government says", async (place, year, count) => {
    const { days, workdays } = await holidaysOf(place);
    const all = Array.from({ length: 366 }, (_, index) => numberOfDay(`${year}-01-01`) + index).filter(
      (number) => civilDate(number).year === year,
    );
    const worked = all.filter(
      (number) => (weekday(number) < 6 && !days.has(number)) || workdays.includes(number),
    );
    expect(worked).toHaveLength(count);
  });

  // Afghanistan: Labor Code, section 41 (ILO, CEACR, C106, 2007), and the Ministry of Labor’s hours of offices, Saturday to
  // Thursday. Djibouti: Labor Code, article 97 (ILO, CEACR). Mauritania: Council of Ministers, September 11, 2014 (AFP).
  // Nepal: cabinet, June 6, 2022. Somalia: Ministry of Labor (TRT Afrika). Others: CLDR 48.
  it.each([
    ["af", [5]],
    ["bd", [5, 6]],
    ["dj", [5]],
    ["eg", [5, 6]],
    ["il", [5, 6]],
    ["ir", [5]],
    ["mr", [6, 7]],
    ["np", [6]],
    ["ps", [5, 6]],
    ["sa", [5, 6]],
    ["so", [5]],
    ["us", [6, 7]],
  ])("has the weekend that the government of %s says", async (place, days) => {
    expect((await holidaysOf(place)).weekend).toEqual(days);
  });

  it("has the 17 general holidays of Hong Kong, with Good Friday in every year", async () => {
    const { days, lastYear } = await holidaysOf("hk");
    const namesOf = (year: number): string[] =>
      [...days].filter(([number]) => civilDate(number).year === year).map(([, name]) => name);
    // Cap. 149, schedule: 17 days without Sundays.
    for (const year of [2025, 2026, 2027]) expect(namesOf(year), String(year)).toHaveLength(17);
    for (let year = 2007; year <= lastYear; year += 1)
      expect(
        namesOf(year).some((name) => name.includes("Good Friday")),
        String(year),
      ).toBe(true);
  });

  // Ministry of Labor of Vietnam for 2019, as reported by Nhan Dan (vietnamnet.vn, total-of-21-days-for-2019).
  it("has the Saturdays that Vietnam worked in exchange in 2019", async () => {
    const { workdays, days } = await holidaysOf("vn");
    const in2019 = workdays.filter((number) => civilDate(number).year === 2019);
    expect(in2019.map(textOfDay)).toEqual(["2019-01-05", "2019-05-04"]);
    expect(days.has(numberOfDay("2018-12-31")) && days.has(numberOfDay("2019-04-29"))).toBe(true);
    expect(workdays.every((number) => weekday(number) === 6)).toBe(true);
  });

  it("says up to which year the exchanged days of a country are decreed", async () => {
    for (const place of ["ru", "cn", "hu"]) expect((await holidaysOf(place)).decreedTo, place).toBe(2026);
    expect((await holidaysOf("us")).decreedTo).toBeUndefined();
  });

  it("has the United Kingdom once, by either of its codes", () => {
    const named = places.filter(({ label }) => label.startsWith("United Kingdom"));
    expect(named.map(({ id }) => id)).toEqual(["gb", "gb-eng", "gb-nir", "gb-sct", "gb-wls"]);
    expect(named[0]?.aliases).toContain("uk");
  });

  it("has no part of a country that its file does not name", async () => {
    await expect(holidaysOf("de-zz")).rejects.toThrow("no holidays of de-zz");
  });

  it("follows 5 U.S.C. 6103 where a federal holiday falls on a weekend", async () => {
    const { days } = await holidaysOf("us");
    const observed = [...days].filter(([, name]) => name.includes("observed")).map(([day]) => textOfDay(day));
    // OPM: federal holidays of 2021 to 2023 and 2026, "in lieu" days.
    for (const day of ["2021-06-18", "2021-07-05", "2021-12-24", "2021-12-31", "2022-06-20", "2022-12-26"])
      expect(observed).toContain(day);
    for (const day of ["2023-01-02", "2023-11-10", "2026-07-03"]) expect(observed).toContain(day);
  });
});

/** Places for which both libraries agree on every working day of these years; see docs/decisions/holiday-lists.md. */
const AGREED = "at be br cz de de-be de-bw de-by de-sn dk es fr gb-eng gb-nir gb-wls ie it jp no nz pl pt se";

test.each(AGREED.split(" "))("%s agrees with the library date-holidays", async (place) => {
  const [country = "", part] = place.toUpperCase().split("-");
  const library = part ? new DateHolidays(country, part) : new DateHolidays(country);
  const { days } = await holidaysOf(place);
  for (const year of [2024, 2025, 2026, 2027]) {
    const ours = [...days.keys()].filter((number) => civilDate(number).year === year && weekday(number) <= 5);
    const theirs = library
      .getHolidays(year)
      .filter(({ type }) => type === "public")
      .map(({ date }) => date.slice(0, 10))
      .filter((text) => new Date(`${text}T00:00Z`).getUTCDay() % 6 !== 0);
    expect(ours.map(textOfDay).sort(), `${year}`).toEqual([...new Set(theirs)].sort());
  }
});
