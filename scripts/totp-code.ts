import { createHmac } from "node:crypto";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
/** Duration of a code in an authenticator app, in ms. */
export const TOTP_STEP_MS = 30_000;

/** Returns the step of a moment: the counter of RFC 6238, 4.2. */
export const totpStep = (at: number): number => Math.floor(at / TOTP_STEP_MS);

/**
 * Computes the six digits of an authenticator app (RFC 6238 with SHA-1). @param secret - in Base32, as in an
 * otpauth address
 */
export function computeTotp(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", decodeBase32(secret)).update(counter).digest();
  // RFC 4226, 5.3: the last four bits are the offset of the number.
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, "0");
}

function decodeBase32(text: string): Buffer {
  const bits = [...text.replaceAll(/[\s=]/g, "").toUpperCase()]
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
