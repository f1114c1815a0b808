import { afterPaint } from "@/components/ui/after-paint";
import { loadPlainEngine, loadRanker, loadWholeEngine } from "./load-engine";

/** Loads the list of answers, which loads their engine, after the paint of the field, which they would delay. */
export async function loadAnswers() {
  await new Promise<void>(afterPaint);
  return (await import("./answers")).Answers;
}

/** Loads the list of answers and their engine at the same time. */
export async function loadAllAnswers() {
  const answers = loadAnswers();
  for (const load of [loadRanker, loadPlainEngine, loadWholeEngine]) load().catch(() => {});
  return answers;
}
