import { isIPv4, isIPv6 } from "node:net";

/**
 * The IP address in what a proxy or a socket says: without port, brackets, zone and the prefix of an IPv4 address in
 * IPv6. Undefined for anything else.
 */
export function addressIn(text: string): string | undefined {
  const written = text.trim();
  if (written.length > 100) return undefined;
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(written)?.[1];
  const ported = /^([\d.]{7,15}):\d{1,5}$/.exec(written)?.[1];
  const [address = ""] = (bracketed ?? ported ?? written).split("%");
  const mapped = /^::ffff:([\d.]{7,15})$/i.exec(address)?.[1];
  const bare = mapped ?? address;
  return isIPv4(bare) || isIPv6(bare) ? bare.toLowerCase() : undefined;
}

/**
 * Whom an address stands for: itself, or of an IPv6 address the network of so many bits (a multiple of 16), which one
 * subscriber has whole: "2001:db8:0:1::/64".
 */
export function networkOf(address: string, bits: 48 | 64): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const groups = (part: string): string[] =>
    part === "" ? [] : part.split(":").flatMap((group) => (group.includes(".") ? ["0", "0"] : [group]));
  const [first, last] = [groups(head), groups(tail ?? "")];
  const gap = tail === undefined ? 0 : 8 - first.length - last.length;
  const all = [...first, ...Array<string>(gap).fill("0"), ...last];
  const network = all.slice(0, bits / 16).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/${bits}`;
}
