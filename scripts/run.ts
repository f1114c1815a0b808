/** The project's commands, on its own Node. See README.md. */
import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { build, generated, isBuilt, isGenerated } from "./build.ts";
import { findChromium } from "./chromium.ts";
import { loadEnvironment } from "./environment.ts";
import { writeLists } from "./generate-lists.ts";
import { root } from "./paths.ts";
import { publishData } from "./publish-data.ts";
import { serverCommand } from "./server-command.ts";

const bin = join(root, "node_modules", ".bin");

// Our Node and the project's own programs come first on PATH for everything that is started from here.
process.env.PATH = `${bin}${delimiter}${process.env.PATH ?? ""}`;
process.env.NEXT_TELEMETRY_DISABLED = "1";

/**
 * What Prisma's command line is told: it would download a schema engine that generating needs no part of, and takes any
 * program that exists in its place (docs/decisions/database.md).
 */
const PRISMA = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: "1" };

/** Runs a program and stops here when it fails. */
function run(command: string, args: readonly string[], extra: Readonly<Record<string, string>> = {}): void {
  const result = spawnSync(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...extra } });
  if (result.error) console.error(result.error.message);
  if (result.status !== 0) process.exit(result.status ?? 1);
}

function step(title: string, work: () => void): void {
  const start = Date.now();
  console.log(`\n— ${title}`);
  work();
  console.log(`  ${title}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

const ensureGenerated = (): void => {
  if (isGenerated()) return;
  step("Database client", () => generated(() => run("prisma", ["generate"], PRISMA)));
};

const ensureBuilt = (): void => {
  ensureGenerated();
  if (!isBuilt()) step("Build", () => build(run));
};

/** The site as it is to be run, with the lists of what lies in its folders. Tests leave these as they are, and look at them. */
const prepareSite = (): void => {
  for (const path of writeLists(root)) console.log(`  ${path} is written anew.`);
  ensureBuilt();
};

/** The number behind `--processes`; nothing without it. Stops here for what is no number. */
function askedProcesses(args: readonly string[]): string | undefined {
  if (args.length === 0) return undefined;
  const [name, joined] = (args[0] ?? "").split("=");
  const count = joined ?? args[1] ?? "";
  if (name === "--processes" && /^[1-9]\d{0,5}$/.test(count)) return count;
  console.error(
    '"npm start" takes one option: --processes with a whole number, as in "npm start -- --processes 4".',
  );
  process.exit(2);
}

const commands: Readonly<Record<string, (args: readonly string[]) => void>> = {
  start(args) {
    loadEnvironment();
    const processes = askedProcesses(args);
    prepareSite();
    const { args: serverArgs, environment } = serverCommand;
    run("node", serverArgs, { ...environment, ...(processes && { PROCESSES: processes }) });
  },
  dev() {
    loadEnvironment();
    ensureGenerated();
    writeLists(root);
    publishData();
    run("next", ["dev", "-p", process.env.PORT || "3000"]);
  },
  build() {
    loadEnvironment();
    prepareSite();
  },
  lint() {
    run("biome", ["check", "--error-on-warnings", "."]);
  },
  format() {
    run("biome", ["check", "--write", "."]);
  },
  "social-image"() {
    run("node", ["scripts/build-social-image.ts"], { CHROMIUM: findChromium(run) });
  },
  "new:calculator"(args) {
    run("node", ["scripts/new-calculator.ts", ...args]);
    run("biome", ["check", "--write", "lib"]);
  },
  "admin:create"(args) {
    ensureGenerated();
    run("node", ["scripts/create-admin.ts", ...args]);
  },
  sbom() {
    run("node", ["scripts/write-sbom.ts"]);
  },
  backup(args) {
    ensureGenerated();
    run("node", ["scripts/backup.ts", ...args]);
  },
  restore(args) {
    ensureGenerated();
    run("node", ["scripts/restore.ts", ...args]);
  },
  lockfile() {
    run("node", ["scripts/complete-lockfile.ts"]);
  },
  lists() {
    run("node", ["scripts/generate-lists.ts"]);
  },
  icons() {
    run("node", ["scripts/build-icons.ts"]);
  },
  font() {
    run("node", ["scripts/build-font.ts"]);
  },
  test(args) {
    step("Lint", () => run("biome", ["check", "--error-on-warnings", "."]));
    ensureBuilt();
    step("Types", () => run("tsc", ["--noEmit"]));
    step("Unit and property tests", () => run("vitest", ["run", ...args]));
    const chromium = findChromium(run);
    step("Browser tests", () => run("playwright", ["test", "--project=test"], { CHROMIUM: chromium }));
  },
  audit([part]) {
    ensureBuilt();
    if (part === "approve") {
      const pictures = ["test", "--project=audit", "e2e/looks.audit.ts", "--update-snapshots=all"];
      step("New pictures of every template", () =>
        run("playwright", pictures, { CHROMIUM: findChromium(run) }),
      );
      return;
    }
    const seed = String(Math.floor(Math.random() * 2 ** 31));
    step("Property tests with other examples", () => run("vitest", ["run"], { PROPERTY_SEED: seed }));
    const chromium = findChromium(run);
    step("Audit of every page", () => run("playwright", ["test", "--project=audit"], { CHROMIUM: chromium }));
    step("sqlmap and wapiti", () => run("node", ["scripts/security/run.ts"]));
  },
  faults(args) {
    ensureBuilt();
    run("node", ["scripts/faults/run.ts", ...args], { CHROMIUM: findChromium(run) });
  },
  bench(args) {
    ensureBuilt();
    run("node", ["scripts/bench/run.ts", ...args], { CHROMIUM: findChromium(run) });
  },
};

const [name = "", ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) {
  console.error(`Unknown command "${name}". Known: ${Object.keys(commands).join(", ")}.`);
  process.exit(2);
}
command(args);
