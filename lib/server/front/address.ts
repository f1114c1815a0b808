import { isIPv4, isIPv6 } from "node:net";

/** IPv6 address in brackets, with or without a port. */
const IN_BRACKETS = /^\[([^\]]*)\](?::\d{1,5})?$/;
const IPV4_WITH_PORT = /^([\d.]+):\d{1,5}$/;
/** IPv4-mapped IPv6 address, in the form that URL serializes. */
const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;
const MAX_LENGTH = 100;

/**
 * Normalizes the IP address of a socket or a proxy: without port, zone and brackets, IPv6 in its short form,
 * an IPv4 address in IPv6 as IPv4. Undefined if invalid.
 */
export function addressIn(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const trimmed = text.trim();
  const bare = IN_BRACKETS.exec(trimmed)?.[1] ?? IPV4_WITH_PORT.exec(trimmed)?.[1] ?? trimmed;
  const address = bare.split("%", 1)[0] ?? "";
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = MAPPED.exec(short) ?? [];
  if (high === undefined || low === undefined) return short;
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join(".");
}

/**
 * Returns the client that an address represents: an IPv4 address itself, an IPv6 address in its short form as
 * the network of its first 16, 32, 48 … bits, which one subscriber owns: "2001:db8:0:1::/64".
 */
export function networkOf(address: string, bits: number): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const gap = Array<string>(8 - head.length - tail.length).fill("0");
  const groups = [...head, ...gap, ...tail].slice(0, bits / 16);
  return `${groups.join(":")}::/${bits}`;
}
