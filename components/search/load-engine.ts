import { loadOnce } from "@/components/page/load-once";
import { runInSlices } from "@/components/ui/run-in-slices";

/** Loads the search index and its ranker. */
export const loadRanker = loadOnce(async () => (await import("@/components/page/page-ranker")).loadRanker());

/** Loads the engine’s code, and lets the page react: evaluating it takes as long as a task may. */
const loadCode = loadOnce(async () => {
  const code = await import("./engine");
  await new Promise((resume) => setTimeout(resume));
  return code;
});

/** Loads the engine that answers conversions and arithmetic, which need no phrases. */
export const loadPlainEngine = loadOnce(async () => {
  const [{ buildEngine }, { index }] = await Promise.all([loadCode(), loadRanker()]);
  const engine = buildEngine(index, []);
  await runInSlices(engine.prepare());
  return engine;
});

const loadPhrases = async () => (await loadCode()).loadPhrases();

/** Loads the engine that answers all questions, after the plain one. */
export const loadWholeEngine = loadOnce(async () => {
  // All begin in the same task, so that an index that cannot be loaded is requested once.
  const [{ buildEngine }, { index }, phrases] = await Promise.all([
    loadCode(),
    loadRanker(),
    loadPhrases(),
    loadPlainEngine(),
  ]);
  const engine = buildEngine(index, phrases);
  await runInSlices(engine.prepare());
  return engine;
});
