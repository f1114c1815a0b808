import type { Context } from "@/lib/kit/fields/context";

export function dayHere(): Pick<Context, "today" | "now" | "timeZone"> {
  const now = new Date();
  const two = (part: number): string => String(part).padStart(2, "0");
  return {
    today: `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`,
    now: now.getTime(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
