import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./paths.ts";

/**
 * The audit takes hours: its parts, and shards of them ("pages=2/8"), may run separately while the build is
 * the same.
 */
export const AUDIT_USAGE = "[approve | properties[=<n>/<of>] | pages[=<n>/<of>] | security …]";
export const AUDIT_PARTS = ["properties", "pages", "security"] as const;
export type AuditPart = (typeof AUDIT_PARTS)[number];

interface AuditStep {
  part: AuditPart;
  /** Shard in the format of vitest and Playwright: "2/8". */
  shard?: string;
}

/** Parses the names of parts; all of them without names. Undefined for anything else. */
export function parseAuditSteps(args: readonly string[]): AuditStep[] | undefined {
  const named = args.length > 0 ? args : AUDIT_PARTS;
  const steps = named.map((arg): AuditStep | undefined => {
    const [name = "", shard, ...others] = arg.split("=");
    const part = AUDIT_PARTS.find((each) => each === name);
    if (!part || others.length > 0) return undefined;
    if (shard === undefined) return { part };
    const [, place, count] = /^(\d{1,3})\/(\d{1,3})$/.exec(shard) ?? [];
    const isShard = Number(place) >= 1 && Number(place) <= Number(count);
    return isShard && part !== "security" ? { part, shard } : undefined;
  });
  return steps.every((step) => step !== undefined) ? steps : undefined;
}

/** Results of the parts that ran on one build, by name: "security", "pages=2/8". */
export interface AuditReport {
  build: string;
  results: Readonly<Record<string, { passed: boolean; seconds: number; endedAt: string }>>;
}

const reportFile = join(root, "reports", "audit.json");

/** Reads the report of a build; reports of other builds are empty. */
function readReport(build: string): AuditReport {
  const report = existsSync(reportFile)
    ? (JSON.parse(readFileSync(reportFile, "utf8")) as AuditReport)
    : undefined;
  return report?.build === build ? report : { build, results: {} };
}

/**
 * Runs steps in sequence, even after failures, and writes the results to reports/audit.json. @param runStep
 * returns the exit status. @returns true if all of these steps passed.
 */
export async function runAudit(
  steps: readonly AuditStep[],
  runStep: (step: AuditStep) => Promise<number>,
): Promise<boolean> {
  const build = readFileSync(join(root, ".next", "BUILD_ID"), "utf8").trim();
  let report = readReport(build);
  let passedAll = true;
  for (const step of steps) {
    const name = step.shard === undefined ? step.part : `${step.part}=${step.shard}`;
    console.log(`\n— Audit: ${name}`);
    const start = Date.now();
    const passed = (await runStep(step)) === 0;
    passedAll &&= passed;
    const seconds = Math.round((Date.now() - start) / 1000);
    const result = { passed, seconds, endedAt: new Date().toISOString() };
    report = { build, results: { ...readReport(build).results, [name]: result } };
    mkdirSync(dirname(reportFile), { recursive: true });
    writeFileSync(reportFile, `${JSON.stringify(report, null, 2)}\n`);
  }
  console.log(`\n${formatReport(report)}`);
  return passedAll;
}

/** Lists completed and missing steps of the build. */
export function formatReport({ build, results }: AuditReport): string {
  const ran = Object.entries(results).map(
    ([name, { passed, seconds, endedAt }]) =>
      `  ${name}: ${passed ? "passed" : "FAILED"} (${seconds} s, ${endedAt})`,
  );
  const missing = AUDIT_PARTS.flatMap((part) => missingSteps(part, Object.keys(results)));
  const failed = Object.values(results).filter(({ passed }) => !passed).length;
  const summary = failed === 0 ? "  Every part passed." : `  Every part has run; ${failed} failed.`;
  return [
    `Build ${build}:`,
    ...ran,
    missing.length === 0 ? summary : `  Not run yet: ${missing.join(", ")}`,
  ].join("\n");
}

/** Lists the missing steps of a part: none after a complete run, else missing shards. */
function missingSteps(part: AuditPart, names: readonly string[]): string[] {
  if (names.includes(part)) return [];
  const counts = new Set(
    names.flatMap((name) => (name.startsWith(`${part}=`) ? [Number(name.split("/")[1])] : [])),
  );
  const lists = [...counts].map((count) =>
    Array.from({ length: count }, (_, place) => `${part}=${place + 1}/${count}`).filter(
      (name) => !names.includes(name),
    ),
  );
  return lists.toSorted((a, b) => a.length - b.length)[0] ?? [part];
}
