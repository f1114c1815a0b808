/** A square image of an icon: PNG, with its width in pixels. */
export interface IconImage {
  pixels: number;
  png: Buffer;
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const ICON_TYPE = 1;
const BITS_PER_PIXEL = 32;

/**
 * Encodes images into one ICO file, as Windows and all browsers read it: a header, an entry for each image, and the images as
 * PNG. Sizes are 1 to 255 pixels.
 */
export function encodeIcon(images: readonly IconImage[]): Buffer {
  const directory = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * images.length);
  directory.writeUInt16LE(ICON_TYPE, 2);
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  for (const [index, { pixels, png }] of images.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    directory.writeUInt8(pixels, entry);
    directory.writeUInt8(pixels, entry + 1);
    // One plane of color, as for every icon.
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(BITS_PER_PIXEL, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...images.map(({ png }) => png)]);
}
