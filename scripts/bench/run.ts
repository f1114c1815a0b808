/**
 * Benchmarks: all, or the named ones: `npm run bench -- conversion scripts`. Those of pages also measure other sites:
 * `npm run bench -- first-screen http://localhost:3000`.
 */
const parts: Readonly<
  Record<string, () => Promise<{ run: (origins: readonly string[]) => Promise<boolean> }>>
> = {
  conversion: () => import("./conversion.ts"),
  scripts: () => import("./scripts.ts"),
  recalculation: () => import("./recalculation.ts"),
  interactions: () => import("./interactions.ts"),
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
  "first-screen": () => import("./first-screen.ts"),
};

const args = process.argv.slice(2);
const origins = args.filter((arg) => URL.canParse(arg));
const named = args.filter((arg) => !URL.canParse(arg));
const unknown = named.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`Unknown benchmark ${unknown.join(", ")}. Known: ${Object.keys(parts).join(", ")}.`);
  process.exit(2);
}

const failed: string[] = [];
for (const [name, load] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const { run } = await load();
  if (!(await run(origins))) failed.push(name);
}
if (failed.length > 0) {
  console.error(`\nBeyond the limits: ${failed.join(", ")}`);
  process.exit(1);
}

export {};
