import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { encodeIcon } from "../../scripts/icon-file.ts";

const PNG_SIGNATURE = "89504e470d0a1a0a";

/** The images of an ICO file, by its format as Microsoft documents it ("Icons", MSDN; PNG images since Windows Vista). */
function imagesIn(file: Buffer): { pixels: number; png: Buffer }[] {
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1]);
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index;
    const [width, height] = [file.readUInt8(entry), file.readUInt8(entry + 1)];
    expect(width).toBe(height);
    const start = file.readUInt32LE(entry + 12);
    return { pixels: width, png: file.subarray(start, start + file.readUInt32LE(entry + 8)) };
  });
}

describe("public/favicon.ico", () => {
  const images = imagesIn(readFileSync("public/favicon.ico"));

  it("has the sizes of tabs, bookmarks and shortcuts", () => {
    expect(images.map(({ pixels }) => pixels)).toEqual([16, 32, 48]);
  });

  it("contains PNG images of the sizes that its directory names", () => {
    for (const { pixels, png } of images) {
      expect(png.subarray(0, 8).toString("hex")).toBe(PNG_SIGNATURE);
      // IHDR: width and height.
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([pixels, pixels]);
    }
  });
});

it("encodes images so that each is read back whole", () => {
  const images = [
    { pixels: 16, png: Buffer.from("first") },
    { pixels: 48, png: Buffer.from("second image") },
  ];
  expect(imagesIn(encodeIcon(images))).toEqual(images);
});
