/** The project's commands, on its own Node. See README.md. */
import { delimiter, join } from "node:path";
import { AUDIT_USAGE, type AuditPart, parseAuditSteps, runAudit } from "./audit.ts";
import { build, isBuilt, isGenerated, isServable, stampGenerated } from "./build.ts";
import { findChromium } from "./chromium.ts";
import { loadEnvironment } from "./environment.ts";
import { writeLists } from "./generate-lists.ts";
import { root } from "./paths.ts";
import { publishData } from "./publish-data.ts";
import { requireValidSettings } from "./require-valid-settings.ts";
import { runProgram } from "./run-program.mjs";
import { serverCommand } from "./server-command.ts";

const bin = join(root, "node_modules", ".bin");

// Puts our Node and the project's programs first on PATH for child processes.
process.env.PATH = `${bin}${delimiter}${process.env.PATH ?? ""}`;
process.env.NEXT_TELEMETRY_DISABLED = "1";

/**
 * Environment of Prisma's command line. It would download a schema engine that generating does not need, and accepts
 * any existing program in its place (docs/decisions/database.md).
 */
const PRISMA = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: "1" };

type Extra = Readonly<Record<string, string>>;

/** Runs a program and ends this process with its status if it fails. */
async function run(command: string, args: readonly string[], extra: Extra = {}): Promise<void> {
  const status = await runProgram(command, args, { cwd: root, env: { ...process.env, ...extra } });
  if (status !== 0) process.exit(status);
}

/** Runs a program of a build. If it fails, the last build can still be served. */
async function runBuildStep(command: string, args: readonly string[], extra: Extra): Promise<void> {
  const status = await runProgram(command, args, { cwd: root, env: { ...process.env, ...extra } });
  if (status === 0) return;
  console.error("\nThe build failed.");
  if (isServable())
    console.error(
      "The last complete build is unchanged and can still be served (Supervisors, in README.md).",
    );
  process.exit(status);
}

async function finishWith(command: string, args: readonly string[], extra: Extra = {}): Promise<never> {
  const env = { ...process.env, ...extra };
  process.exit(await runProgram(command, args, { cwd: root, env, isLast: true }));
}

async function step(title: string, work: () => Promise<void>): Promise<void> {
  const start = Date.now();
  console.log(`\n— ${title}`);
  await work();
  console.log(`  ${title}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

async function ensureGenerated(): Promise<void> {
  if (isGenerated()) return;
  await step("Database client", async () => {
    await run("prisma", ["generate"], PRISMA);
    stampGenerated();
  });
}

async function ensureBuilt(): Promise<void> {
  loadEnvironment();
  await requireValidSettings();
  await ensureGenerated();
  if (!isBuilt()) await step("Build", () => build(runBuildStep));
}

/** Prepares the site to be served, including its lists. Tests use the existing lists. */
async function prepareSite(): Promise<void> {
  for (const path of writeLists(root)) console.log(`  ${path} has been updated.`);
  await ensureBuilt();
}

const withChromium = async (): Promise<Extra> => ({ CHROMIUM: await findChromium(run) });

/** Parses `--processes 4` or `--processes=4`; undefined without arguments. */
function parseProcesses(args: readonly string[]): string | undefined {
  if (args.length === 0) return undefined;
  const [option = "", ...rest] = args.flatMap((part) => part.split("="));
  const [count = ""] = rest;
  if (option === "--processes" && rest.length === 1 && /^[1-9]\d{0,5}$/.test(count)) return count;
  exitWithUsage("start");
}

interface Command {
  /** Arguments that it accepts. Default: none. */
  usage?: string;
  run(args: readonly string[]): Promise<unknown>;
}

/** Declares a command that runs a script with the database client, which it generates first. */
function databaseCommand(script: string, usage?: string): Command {
  return {
    ...(usage !== undefined && { usage }),
    async run(args) {
      await ensureGenerated();
      await finishWith("node", [...`scripts/${script}`.split(" "), ...args]);
    },
  };
}

async function checkCode(): Promise<void> {
  await ensureGenerated();
  await step("Lint", () => run("biome", ["check", "--error-on-warnings", "."]));
  await step("Spelling", () => run("cspell", ["lint", "--no-progress", "--quiet"]));
  await step("Types", () => run("tsc", ["--noEmit"]));
}

const EXAMPLE_TESTS = ["examples", "expected-outputs"].map((name) => `tests/calculators/${name}.test.ts`);

/** Parts of the tests, in order. Only the browser tests need a build. */
const testParts = {
  async unit(args: readonly string[]) {
    await ensureGenerated();
    const ids = args.flatMap((arg) => /^lib\/calculators\/([\w-]+)/.exec(arg)?.[1] ?? []);
    // The examples and cases of a calculator are tested with its folder.
    const files = ids.length > 0 ? [...args, ...EXAMPLE_TESTS] : args;
    const environment: Record<string, string> = ids.length > 0 ? { CALCULATORS: ids.join(",") } : {};
    await step("Unit and property tests", () => run("vitest", ["run", ...files], environment));
  },
  async browser(args: readonly string[]) {
    await ensureBuilt();
    const chromium = await withChromium();
    await step("Browser tests", () => run("playwright", ["test", "--project=test", ...args], chromium));
  },
};

const isTestPart = (name: string): name is keyof typeof testParts => Object.hasOwn(testParts, name);

const commands: Readonly<Record<string, Command>> = {
  start: {
    usage: "[--processes <whole number>]",
    async run(args) {
      const processes = parseProcesses(args);
      if (processes !== undefined) process.env.PROCESSES = processes;
      await prepareSite();
      await finishWith("node", serverCommand.args, serverCommand.environment);
    },
  },
  dev: {
    async run() {
      loadEnvironment();
      await requireValidSettings();
      await ensureGenerated();
      writeLists(root);
      publishData();
      await finishWith("next", ["dev", "-p", process.env.PORT || "3000"]);
    },
  },
  build: { run: prepareSite },
  check: { run: checkCode },
  "check:settings": { run: () => finishWith("node", ["scripts/check-settings.ts"]) },
  verify: {
    usage: "[--against mathjs|convert|convert-units|js-quantities|decimal.js | --write]",
    run: (args) => finishWith("node", ["scripts/verify/run.ts", ...args]),
  },
  lint: { run: () => finishWith("biome", ["check", "--error-on-warnings", "."]) },
  format: { run: () => finishWith("biome", ["check", "--write", "."]) },
  "social-image": {
    run: async () => finishWith("node", ["scripts/build-social-image.ts"], await withChromium()),
  },
  "new:calculator": {
    usage: '<id> "<Label>" <category>',
    async run(args) {
      await run("node", ["scripts/new-calculator.ts", ...args]);
      await finishWith("biome", ["check", "--write", "lib"]);
    },
  },
  "admin:create": databaseCommand("admin.ts create", "[--email <address>] [--password <password>] [--reset]"),
  "admin:list": databaseCommand("admin.ts list"),
  "admin:remove": databaseCommand("admin.ts remove", "[--email <address>]"),
  backup: databaseCommand("backup.ts", "[<file>]"),
  restore: databaseCommand("restore.ts", "<file> [--replace]"),
  sbom: { run: () => finishWith("node", ["scripts/write-sbom.ts"]) },
  lockfile: { run: () => finishWith("node", ["scripts/complete-lockfile.ts"]) },
  lists: { run: () => finishWith("node", ["scripts/generate-lists.ts"]) },
  icons: { run: () => finishWith("node", ["scripts/build-icons.ts"]) },
  font: { run: () => finishWith("node", ["scripts/build-font.ts"]) },
  test: {
    usage: "[unit [<arguments of Vitest>] | browser [<arguments of Playwright>]]",
    async run([part, ...args]) {
      if (part === undefined) {
        await checkCode();
        await ensureBuilt();
        await testParts.unit([]);
        return testParts.browser([]);
      }
      if (!isTestPart(part)) exitWithUsage("test");
      return testParts[part](args);
    },
  },
  audit: {
    usage: AUDIT_USAGE,
    async run(args) {
      const isApproval = args.length === 1 && args[0] === "approve";
      const steps = isApproval ? [] : parseAuditSteps(args);
      if (!steps) exitWithUsage("audit");
      await ensureBuilt();
      if (isApproval) {
        const pictures = ["test", "--project=audit", "e2e/looks.audit.ts", "--update-snapshots=all"];
        await step("New pictures of every template", async () =>
          run("playwright", pictures, await withChromium()),
        );
        return;
      }
      const passed = await runAudit(steps, async ({ part, shard }) => {
        const shards = shard === undefined ? [] : [`--shard=${shard}`];
        const programs = {
          // Uses other generated examples than usual.
          properties: ["vitest", "run", ...shards],
          pages: ["playwright", "test", "--project=audit", ...shards],
          security: ["node", "scripts/security/run.ts"],
        } as const satisfies Record<AuditPart, readonly string[]>;
        const [command, ...programArgs] = programs[part];
        const seed = part === "properties" && { PROPERTY_SEED: String(Math.floor(Math.random() * 2 ** 31)) };
        const env = { ...process.env, ...seed, ...(part === "pages" && (await withChromium())) };
        return runProgram(command, programArgs, { cwd: root, env });
      });
      process.exit(passed ? 0 : 1);
    },
  },
  faults: {
    usage: "[<names of fault tests>]",
    async run(args) {
      await ensureBuilt();
      await finishWith("node", ["scripts/faults/run.ts", ...args], await withChromium());
    },
  },
  bench: {
    usage: "[<names of benchmarks>] [<addresses of other sites>]",
    async run(args) {
      if (!args.some((arg) => URL.canParse(arg))) await ensureBuilt();
      await finishWith("node", ["scripts/bench/run.ts", ...args], await withChromium());
    },
  },
};

function exitWithUsage(name: string): never {
  const { usage } = commands[name] ?? {};
  console.error(
    usage === undefined ? `"npm run ${name}" takes no arguments.` : `Usage: npm run ${name} -- ${usage}`,
  );
  process.exit(2);
}

const [name = "", ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) {
  console.error(`Unknown command "${name}". Known: ${Object.keys(commands).join(", ")}.`);
  process.exit(2);
}
if (args.length > 0 && command.usage === undefined) exitWithUsage(name);
await command.run(args);
