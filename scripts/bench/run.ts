/** Benchmarks: all, or the named ones: `npm run bench -- conversion scripts`. */
const parts: Readonly<Record<string, () => Promise<{ run: () => Promise<boolean> }>>> = {
  conversion: () => import("./conversion.ts"),
  scripts: () => import("./scripts.ts"),
  recalculation: () => import("./recalculation.ts"),
  answers: () => import("./answers.ts"),
  lighthouse: () => import("./lighthouse.ts"),
  "build-cost": () => import("./build-cost.ts"),
  reviews: () => import("./reviews.ts"),
  load: () => import("./load.ts"),
  serving: () => import("./serving.ts"),
  memory: () => import("./memory.ts"),
  observatory: () => import("./observatory.ts"),
  "worst-request": () => import("./worst-request.ts"),
  "heavy-lines": () => import("./heavy-lines.ts"),
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`Unknown benchmark ${unknown.join(", ")}. Known: ${Object.keys(parts).join(", ")}.`);
  process.exit(2);
}

const failed: string[] = [];
for (const [name, load] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const { run } = await load();
  if (!(await run())) failed.push(name);
}
if (failed.length > 0) {
  console.error(`\nBeyond the limits: ${failed.join(", ")}`);
  process.exit(1);
}

export {};
