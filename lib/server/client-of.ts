import { addressIn, networkOf } from "./front/address.ts";

/** Returns the visitor's address, from X-Forwarded-For (scripts/serve.ts); undefined if it is invalid. */
export const addressOf = (headers: Headers): string | undefined =>
  addressIn(headers.get("x-forwarded-for")?.split(",").at(-1) ?? "");

/**
 * Returns the key of a client for limits: its address, or the /64 network of IPv6, which one subscriber owns;
 * "unknown" without one.
 */
export function clientOf(headers: Headers): string {
  const address = addressOf(headers);
  if (address === undefined) return "unknown";
  return networkOf(address, 64);
}
