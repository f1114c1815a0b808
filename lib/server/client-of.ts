import { addressIn, networkOf } from "./front/address.ts";

/** The visitor's address, which scripts/serve.ts writes into X-Forwarded-For; undefined for what is none. */
export const addressOf = (headers: Headers): string | undefined =>
  addressIn(headers.get("x-forwarded-for")?.split(",").at(-1) ?? "");

/**
 * Who is limited: the visitor's address, of IPv6 the network (/64), which one subscriber has whole; "unknown" without one.
 */
export function clientOf(headers: Headers): string {
  const address = addressOf(headers);
  if (address === undefined) return "unknown";
  return networkOf(address, 64);
}
