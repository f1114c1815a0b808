import type { PairDeclaration } from "./quantity.ts";

/** Declares the pairs of a converter in a file next to it: `export default definePairs([...])`. */
export const definePairs = <const Slug extends string>(
  pairs: readonly PairDeclaration<Slug>[],
): readonly PairDeclaration<Slug>[] => pairs;
