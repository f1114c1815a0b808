/** Reads the date, time and zone of the device. `now` is in ms since 1970-01-01 UTC. */
export function readLocalClock(): { today: string; now: number; timeZone: string } {
  const now = new Date();
  const two = (part: number): string => String(part).padStart(2, "0");
  return {
    today: `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`,
    now: now.getTime(),
    timeZone: getLocalTimeZone(),
  };
}

/** Returns the IANA name of the local zone. The first use of `Intl` takes 100 ms and more on a phone. */
export const getLocalTimeZone = (): string =>
  typeof Temporal === "undefined"
    ? Intl.DateTimeFormat().resolvedOptions().timeZone
    : Temporal.Now.timeZoneId();
