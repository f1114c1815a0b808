/** Prints how many cases of every tool are right, or how libraries do on the same cases. See README.md. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatInteger } from "../../lib/core/locale/locale.ts";
import type { FigureRow, LibraryFigures } from "../../lib/verification/library-figures.ts";
import { verifiedTools } from "../../lib/verification/tools.ts";
import { passes } from "../../lib/verification/verified-case.ts";
import { printTable } from "../bench/table.ts";
import { root } from "../paths.ts";
import { compareConversions, compareExpressions, LIBRARIES } from "./compare.ts";
import { libraryVersions } from "./versions.ts";

const GRADES = ["all printed digits", "to 10 digits", "fewer digits", "refused", "not supported"];

function printRows(title: string, rows: readonly FigureRow[]): void {
  if (rows.length < 2) return;
  const total = rows[0]
    ? Object.values(rows[0]).reduce<number>((sum, each) => sum + (Number(each) || 0), 0)
    : 0;
  printTable(
    `${title}: ${formatInteger(total)} cases`,
    ["", ...GRADES],
    rows.map(({ name, allDigits, tenDigits, wrong, refused: rejected, unsupported }) => [
      name,
      ...[allDigits, tenDigits, wrong, rejected, unsupported].map(formatInteger),
    ]),
  );
}

async function compare(names: readonly string[]): Promise<LibraryFigures> {
  const figures = {
    day: new Date().toISOString().slice(0, 10),
    versions: libraryVersions(names),
    conversions: await compareConversions(names),
    expressions: await compareExpressions(names),
  };
  printRows("Conversions", figures.conversions);
  printRows("Expressions", figures.expressions);
  return figures;
}

/** Prints the cases of every tool. Returns true if all are right. */
async function printTools(): Promise<boolean> {
  let failures = 0;
  const rows: string[][] = [];
  for (const tool of verifiedTools) {
    const cases = await tool.verify(true);
    const right = cases.filter(passes);
    failures += cases.length - right.length;
    rows.push([tool.id, formatInteger(right.length), formatInteger(cases.length)]);
    for (const { id, checks } of cases)
      for (const { name, expected, computed } of checks.filter((check) => !check.passes))
        console.error(`${tool.id} ${id}: ${name} is ${computed}, not ${expected}`);
  }
  printTable("Cases", ["tool", "right", "of"], rows);
  return failures === 0;
}

const [option, library = ""] = process.argv.slice(2).flatMap((part) => part.split("="));
if (option === "--write") {
  const figures = await compare(LIBRARIES);
  writeFileSync(
    join(root, "lib/verification/library-figures.json"),
    `${JSON.stringify(figures, undefined, 2)}\n`,
  );
} else if (option === "--against" && LIBRARIES.some((name) => name === library)) await compare([library]);
else if (option === undefined) process.exitCode = (await printTools()) ? 0 : 1;
else {
  console.error(`Usage: npm run verify -- [--against ${LIBRARIES.join("|")} | --write]`);
  process.exitCode = 2;
}
