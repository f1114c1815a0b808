import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { codewordsOf } from "../components/admin/qr/codewords.ts";
import { qrCode } from "../components/admin/qr/qr-code.ts";
import { correctionOf } from "../components/admin/qr/reed-solomon.ts";

describe("QR codes", () => {
  it("correct as the published example does", () => {
    // "HELLO WORLD" as version 1-M: thonky.com, QR Code Tutorial, Error Correction Coding.
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correctionOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  it.each([
    // Capacities in bytes at level L: ISO/IEC 18004, table 7.
    [17, 1],
    [32, 2],
    [106, 5],
    [154, 7],
    [230, 9],
    [271, 10],
    [520, 15],
    [858, 20],
  ])("hold %i bytes in version %i, and no more", (bytes, version) => {
    expect(codewordsOf("x".repeat(bytes)).version).toBe(version);
    if (version < 20) expect(codewordsOf("x".repeat(bytes + 1)).version).toBe(version + 1);
    else expect(() => codewordsOf("x".repeat(bytes + 1))).toThrow(RangeError);
  });

  // Regression: modules that jsQR 1.4.0 read back as the text.
  it.each([
    [5, "929ac128a6399324"],
    [17, "015f406ac27c62ab"],
    [18, "0ed2ee4f26c19219"],
    [100, "5280d493e2c234fe"],
    [150, "665a256a67ae6d98"],
    [230, "9f4977bd8fabc587"],
    [231, "69738762024cc24b"],
    [271, "6614cce3fd867136"],
    [420, "5004699396a4e9ae"],
    [600, "551a2310b6484f47"],
    [800, "6c13ed26f18b1fdc"],
  ])("of %i characters stay as they were read back", (length, digest) => {
    const rows = qrCode(textOf(length)).map((row) => row.map(Number).join(""));
    expect(createHash("sha256").update(rows.join("\n")).digest("hex").slice(0, 16)).toBe(digest);
  });
});

function textOf(length: number): string {
  return "otpauth://totp/SciCalc:ada%40example.org?secret=".repeat(20).slice(0, length);
}
