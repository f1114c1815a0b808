/** Longest time that a slice blocks the page, in ms. */
const SLICE_MS = 8;

/** Runs the steps of a generator in slices, between which the page can react. */
export async function runInSlices<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (let started = performance.now(); ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - started < SLICE_MS) continue;
    await new Promise((resume) => setTimeout(resume));
    started = performance.now();
  }
}
