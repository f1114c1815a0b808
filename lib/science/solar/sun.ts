/**
 * Position of the sun: ASHRAE Handbook — Fundamentals 2021, chapter 14, "Calculating clear-sky solar
 * radiation", equations 4 to 11. Angles in radians; azimuths as on a compass, 0 for north and π/2 for east,
 * while the Handbook counts from the south. The equations are fits over a mean year: declination within 1.1°
 * and solar time within 0.7 minutes of astronomy (tests/oracles/sun.py).
 */

/** A place on earth, as a clock there has it. */
export interface Site {
  /** North is positive. */
  latitude: number;
  /** East is positive. */
  longitude: number;
  /** Hours of standard time ahead of UTC. */
  timeZone: number;
}

export interface SunPosition {
  /** Above the horizon; negative at night. */
  altitude: number;
  azimuth: number;
}

const degrees = Math.PI / 180;
const SOLAR_CONSTANT = 1367;

/** Day of the year of the 21st of each month: 21 for January. */
const DESIGN_DAYS = [21, 52, 80, 111, 141, 172, 202, 233, 264, 294, 325, 355] as const;

/** Returns the day of the year of the 21st of a month from 1 to 12, the day of all design calculations. */
export function designDay(month: number): number {
  const day = DESIGN_DAYS[month - 1];
  if (day === undefined) throw new RangeError(`There is no month ${month}.`);
  return day;
}

/** Returns the equation of time in hours, sundial minus clock, on a day of the year: equations 5 and 6. */
export function equationOfTime(day: number): number {
  const angle = (2 * Math.PI * (day - 1)) / 365;
  const minutes =
    2.2918 *
    (0.0075 +
      0.1868 * Math.cos(angle) -
      3.2077 * Math.sin(angle) -
      1.4615 * Math.cos(2 * angle) -
      4.089 * Math.sin(2 * angle));
  return minutes / 60;
}

/** Returns the declination of the sun on a day of the year: equation 10. */
export const declination = (day: number): number =>
  23.45 * degrees * Math.sin((2 * Math.PI * (day + 284)) / 365);

/** Returns the irradiance of a plane that faces the sun outside the atmosphere, W/m²: equation 4. */
export const extraterrestrialIrradiance = (day: number): number =>
  SOLAR_CONSTANT * (1 + 0.033 * Math.cos((2 * Math.PI * (day - 3)) / 365));

/** Returns the hours since solar midnight when a clock on standard time shows `hour`: equation 7. */
export const solarTime = (hour: number, day: number, { longitude, timeZone }: Site): number =>
  hour + equationOfTime(day) + longitude / degrees / 15 - timeZone;

/** Computes the sun over a latitude at a solar time in hours on a day of the year. */
export function sunPosition(latitude: number, solarHour: number, day: number): SunPosition {
  const hourAngle = 15 * degrees * (solarHour - 12);
  const [sinLat, cosLat] = [Math.sin(latitude), Math.cos(latitude)];
  const [sinDec, cosDec] = [Math.sin(declination(day)), Math.cos(declination(day))];
  const up = cosLat * cosDec * Math.cos(hourAngle) + sinLat * sinDec;
  const north = cosLat * sinDec - sinLat * cosDec * Math.cos(hourAngle);
  const east = -cosDec * Math.sin(hourAngle);
  const azimuth = Math.atan2(east, north);
  return {
    altitude: Math.asin(Math.max(-1, Math.min(1, up))),
    azimuth: azimuth < 0 ? azimuth + 2 * Math.PI : azimuth,
  };
}

/** Computes the sun over a site when a clock on standard time shows `hour`, on a day of the year. */
export const sunAt = (site: Site, day: number, hour: number): SunPosition =>
  sunPosition(site.latitude, solarTime(hour, day, site), day);
