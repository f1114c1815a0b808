import type { LazyWords } from "./calculate.ts";

/** Loads the answer bar’s reader of words with the first text that is not plain. */
export const lazyWords: LazyWords = {
  load: () =>
    import("../kit/reader/word-reader.ts").then(({ wordReader }) => {
      lazyWords.current = wordReader;
    }),
};
