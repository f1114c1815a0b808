import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SOURCES } from "../build.ts";
import { root } from "../paths.ts";
import { nextProgram } from "./serve.ts";
import { printTable } from "./table.ts";

const TIMES = 10;
const LIST = "lib/kit/quantities/generated/converters.ts";
const LIST_NAME = "export const converters =";

/** Maximum ratio of the time per page with ten times as many pages. */
const FLATNESS = 1.25;
/** Target: this many pages in this many seconds. */
const [PROMISED_PAGES, PROMISED_SECONDS] = [500, 60];

interface Cost {
  pages: number;
  seconds: number;
  /** Seconds of rendering. */
  drawing: number;
}

/** Builds a copy of the project with each pair page `times` times, under other slugs. */
function buildCopy(times: number): Cost {
  const folder = mkdtempSync(join(tmpdir(), "scicalc-build-"));
  try {
    for (const path of SOURCES) {
      if (existsSync(join(root, path))) cpSync(join(root, path), join(folder, path), { recursive: true });
    }
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    // The folder's node_modules is a link: both ends must be inside the root.
    replaceOnce(
      join(folder, "next.config.mjs"),
      "const config = {",
      'const config = {\n  turbopack: { root: "/" },',
    );
    if (times > 1) multiplyPairs(folder, times);
    return timeBuild(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function multiplyPairs(folder: string, times: number): void {
  const file = join(folder, LIST);
  replaceOnce(file, LIST_NAME, "const declared =");
  appendFileSync(
    file,
    `
${LIST_NAME} declared.map((converter) => ({
  ...converter,
  pairs: Array.from({ length: ${times} }, (_, copy) =>
    converter.pairs.map((pair) => (copy === 0 ? pair : { ...pair, slug: \`\${pair.slug}-\${copy}\` })),
  ).flat(),
}));
`,
  );
}

function replaceOnce(file: string, before: string, after: string): void {
  const text = readFileSync(file, "utf8");
  if (text.split(before).length !== 2) throw new Error(`${file} does not have one "${before}"`);
  writeFileSync(file, text.replace(before, after));
}

function timeBuild(folder: string): Cost {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [nextProgram, "build"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
  const match = /Generating static pages.*\((\d+)\/\1\) in ([\d.]+)\s*(ms|s|min)/.exec(stdout);
  if (!match) throw new Error(`The build does not say how many pages it drew:\n${stdout}`);
  const unit = { ms: 0.001, s: 1, min: 60 }[match[3] as "ms" | "s" | "min"];
  return { pages: Number(match[1]), seconds, drawing: Number(match[2]) * unit };
}

const perPage = (seconds: number, pages: number): string => `${((1000 * seconds) / pages).toFixed(1)} ms`;

export async function run(): Promise<boolean> {
  const [once, many] = [buildCopy(1), buildCopy(TIMES)];
  printTable(
    "Build",
    ["", "static pages", "build", "build per page", "drawing", "drawing per page"],
    [once, many].map(({ pages, seconds, drawing }, index) => [
      index === 0 ? "as it is" : `pair pages × ${TIMES}`,
      String(pages),
      `${seconds.toFixed(1)} s`,
      perPage(seconds, pages),
      `${drawing.toFixed(1)} s`,
      perPage(drawing, pages),
    ]),
  );
  const promised = (once.seconds * PROMISED_PAGES) / once.pages;
  const flat = many.drawing / many.pages / (once.drawing / once.pages);
  console.log(
    `${PROMISED_PAGES} pages: ${promised.toFixed(1)} s of ${PROMISED_SECONDS} s; a page of many costs ${flat.toFixed(2)} times as much`,
  );
  return promised < PROMISED_SECONDS && flat <= FLATNESS;
}
