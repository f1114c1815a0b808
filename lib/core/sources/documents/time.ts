import { documents } from "../document.ts";

export const time = documents({
  temporal: {
    title: "Temporal: dates, times and durations for ECMAScript",
    edition: "TC39, proposal-temporal",
    url: "https://github.com/tc39/proposal-temporal/issues/2759",
  },
  "legal-age": { title: "Age of Majority (Related Provisions) Ordinance, Cap. 410 of the laws of Hong Kong" },
  tzdata: {
    title: "IANA Time Zone Database, as built into the browser or server",
    url: "https://www.iana.org/time-zones",
  },
  openformula: {
    title: "OpenDocument Part 4: Recalculated Formula (OpenFormula) Format",
    edition: "1.3",
    url: "https://docs.oasis-open.org/office/OpenDocument/v1.3/",
  },
  holidays: {
    title: "vacanza/holidays: public holidays of countries and their subdivisions (MIT license)",
    edition: "0.105",
    url: "https://github.com/vacanza/holidays",
  },
  usc6103: {
    title: "United States Code, Title 5: Holidays",
    url: "https://www.law.cornell.edu/uscode/text/5/6103",
  },
  hinnant: {
    title: "H. Hinnant: chrono-Compatible Low-Level Date Algorithms",
    edition: "2013",
    url: "https://howardhinnant.github.io/date_algorithms.html",
  },
  cfr785: {
    title: "29 CFR 785.48: Use of time clocks",
    url: "https://www.ecfr.gov/current/title-29/section-785.48",
  },
  cfr778: {
    title: "29 CFR 778.113: Salaried employees, general",
    edition: "text of January 23, 1981",
    url: "https://www.ecfr.gov/current/title-29/section-778.113",
  },
  flsa: {
    title: "Fair Labor Standards Act, 29 U.S.C. 207",
    url: "https://www.law.cornell.edu/uscode/text/29/207",
  },
  california: {
    title: "California Labor Code",
    url: "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=LAB&sectionNum=510",
  },
  rfc5545: {
    title: "RFC 5545: Internet Calendaring and Scheduling (iCalendar)",
    edition: "2009",
    url: "https://www.rfc-editor.org/rfc/rfc5545#section-3.3.5",
  },
  posix: {
    title: "IEEE Std 1003.1 (POSIX), Base Definitions",
    edition: "2024",
    url: "https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap04.html",
  },
  "iers-c": {
    title: "IERS Bulletin C: announcements of leap seconds in UTC",
    url: "https://www.iers.org/IERS/EN/Publications/Bulletins/bulletins.html",
  },
});
