/** Formats a number of hours, minutes or seconds with two digits. */
export const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** Formats seconds since midnight as "5:45 PM" or "5:45:30 PM". */
export function twelveHourText(seconds: number): string {
  const hours = Math.floor(seconds / 3600) % 24;
  const text = `${hours % 12 || 12}:${twoDigits(Math.floor(seconds / 60) % 60)}`;
  return `${seconds % 60 ? `${text}:${twoDigits(seconds % 60)}` : text} ${hours < 12 ? "AM" : "PM"}`;
}

/** Formats "17:45" as "5:45 PM"; leaves other texts, and 24:00 and 5:75, unchanged. */
export function toTwelveHours(text: string): string {
  const [, hours, minutes, seconds = "0"] = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?$/.exec(text) ?? [];
  const hour = Number(hours);
  return hour < 24 ? twelveHourText(hour * 3600 + Number(minutes) * 60 + Number(seconds)) : text;
}
