import { LOCALE } from "../locale/locale.ts";

/** Returns the IANA name of a time zone, "Europe/Paris" for "europe/paris"; undefined if the runtime does not know it. */
export function resolveTimeZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat(LOCALE, { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
