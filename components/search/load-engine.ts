import { loadOnce } from "@/components/page/load-once";
import { runInSlices } from "@/components/ui/run-in-slices";

/** Loads the ranker of pages. */
export const loadRanker = loadOnce(async () => (await import("@/components/page/page-ranker")).loadRanker());

const loadIndex = async () => (await import("@/components/page/search-index")).loadIndex();

/** Loads the engine that answers conversions and arithmetic. */
export const loadPlainEngine = loadOnce(async () => {
  const [{ buildPlainEngine }, index] = await Promise.all([import("./engine"), loadIndex()]);
  const engine = buildPlainEngine(index);
  await runInSlices(engine.prepare());
  return engine;
});

/** Loads the engine that answers all questions, after the plain one. */
export const loadWholeEngine = loadOnce(async () => {
  const [{ buildWholeEngine }, index] = await Promise.all([import("./engine"), loadIndex()]);
  const [engine] = await Promise.all([buildWholeEngine(index), loadPlainEngine()]);
  await runInSlices(engine.prepare());
  return engine;
});
