import { createHmac } from "node:crypto";
import { authSecret } from "../auth/secret.ts";

/** Hexadecimal digits: enough to distinguish the clients of a day. */
const CODE_LENGTH = 8;

/**
 * Returns a code for a client's network: the same on all servers for one UTC day, and another one the next day. Without the
 * site's secret, nobody can compute the network from it or compare two days.
 */
export function clientCode(client: string, at: number): string {
  const day = new Date(at).toISOString().slice(0, 10);
  return createHmac("sha256", authSecret())
    .update(`security event client\n${day}\n${client}`)
    .digest("hex")
    .slice(0, CODE_LENGTH);
}
