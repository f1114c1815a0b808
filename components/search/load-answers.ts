import { afterPaint } from "@/components/ui/after-paint";
import { loadPlainEngine, loadRanker, loadWholeEngine } from "./load-engine";

/** Loads the list of answers and begins to load their engine, after the paint of the field, which they would delay. */
export async function loadAnswers() {
  await new Promise<void>(afterPaint);
  for (const load of [loadRanker, loadPlainEngine, loadWholeEngine]) load().catch(() => {});
  return (await import("./answers")).Answers;
}
