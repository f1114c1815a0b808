/** Types that the package lacks, for scripts/build-font.ts. */
declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    /** A value pins an axis, a range narrows it. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** Tags of OpenType features; all others are dropped. */
    keepFeatures: readonly string[];
    noHinting: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
