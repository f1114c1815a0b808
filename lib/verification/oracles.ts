import { type KeyRecord, verifyKeys } from "./arithmetic-cases.ts";
import { type ChemistryRecords, verifyChemistry } from "./chemistry-cases.ts";
import { type ConversionRecord, verifyConversion } from "./conversion-cases.ts";
import { type ExpressionRecord, readExpressionLine, verifyExpression } from "./expression-cases.ts";
import { type FormulaRecord, verifyFormula } from "./formula-cases.ts";
import { filesIn, readProjectFile } from "./read-project-file.ts";
import type { VerifiedCase } from "./verified-case.ts";

export const ORACLE_FOLDER = "tests/oracles";
const CONVERTERS = `${ORACLE_FOLDER}/converters`;

/** Data file of expected values for tools that are no form. Conversions have a folder of their own. */
export interface OracleFile {
  /** Name in tests/oracles. */
  file: string;
  /** Program that writes it, in the same folder. */
  generator?: string;
  /** Tools that depend on the values: "calculators/scientific". */
  tools: readonly string[];
  /** Describes the records in the plural: "expressions". */
  records: string;
  /** Test that compares every record with our engine. */
  test: string;
  /** Returns the records of the file. Default: the elements of its list. */
  read?(text: string): readonly unknown[];
  /** Computes the records of a tool’s page. Without it, the page has only their number. */
  verify?(records: readonly unknown[], text: string): VerifiedCase[] | Promise<VerifiedCase[]>;
  /** Number of records on the page, evenly spaced, if it has not all of them. */
  sample?: number;
}

const member =
  (name: string) =>
  (text: string): readonly unknown[] => {
    const value = (JSON.parse(text) as Readonly<Record<string, object>>)[name] ?? [];
    return Array.isArray(value) ? value : Object.entries(value);
  };
const members = (text: string): readonly unknown[] => Object.entries(JSON.parse(text) as object);
/** Elements of all lists in a file. */
const listed = (text: string): readonly unknown[] =>
  Object.values(JSON.parse(text) as object).flatMap((value) => (Array.isArray(value) ? value : []));
const lines = (text: string): readonly string[] => text.trimEnd().split("\n");
const linesAfterHead = (text: string): readonly string[] => lines(text).slice(1);

const SCIENTIFIC = ["calculators/scientific"];
const SCIENTIFIC_TESTS = "lib/calculators/scientific/tests";
const ALGEBRA_TESTS = "tests/science/algebra";
const AIR = ["calculators/psychrometrics", "calculators/hvac"];
const LOADS = ["calculators/hvac"];

/** Every data file directly in tests/oracles; a test holds this list to the folder. */
export const oracleFiles: readonly OracleFile[] = [
  {
    file: "basic.json",
    generator: "basic.py",
    tools: ["calculators/basic"],
    records: "key sequences",
    test: "tests/verification/tools.test.ts",
    read: member("records"),
    verify: (records, text) => {
      const { origin } = JSON.parse(text) as { origin: string };
      return (records as KeyRecord[]).map((record, index) => verifyKeys(record, index, origin));
    },
  },
  {
    file: "scientific.json",
    generator: "scientific.py",
    tools: SCIENTIFIC,
    records: "expressions",
    test: `${SCIENTIFIC_TESTS}/values.test.ts`,
    verify: (records) => (records as ExpressionRecord[]).map(verifyExpression),
  },
  {
    file: "real-expressions.tsv",
    generator: "real-expressions.py",
    tools: SCIENTIFIC,
    records: "random expressions",
    test: `${SCIENTIFIC_TESTS}/reals.test.ts`,
    read: lines,
    sample: 250,
    verify: (records) =>
      (records as string[]).map((line, index) => {
        const { id, ...verified } = verifyExpression(
          readExpressionLine(line, "mpmath 1.3, 400 digits"),
          index,
        );
        return { id: `random-${id}`, ...verified };
      }),
  },
  {
    file: "integrals.tsv",
    generator: "integrals.py",
    tools: SCIENTIFIC,
    records: "integrals",
    test: `${ALGEBRA_TESTS}/integrals.test.ts`,
    read: lines,
  },
  {
    file: "limits.tsv",
    generator: "limits.py",
    tools: SCIENTIFIC,
    records: "limits",
    test: `${ALGEBRA_TESTS}/limits.test.ts`,
    read: lines,
  },
  {
    file: "polynomials.tsv",
    generator: "polynomials.py",
    tools: SCIENTIFIC,
    records: "polynomials",
    test: `${ALGEBRA_TESTS}/polynomials.test.ts`,
    read: lines,
  },
  {
    file: "matrices.tsv",
    generator: "matrices.py",
    tools: SCIENTIFIC,
    records: "matrices",
    test: `${ALGEBRA_TESTS}/matrices.test.ts`,
    read: lines,
  },
  {
    file: "plot-features.json",
    generator: "plot-features.py",
    tools: SCIENTIFIC,
    records: "plots",
    test: `${SCIENTIFIC_TESTS}/features.test.ts`,
  },
  {
    file: "more-digits.tsv",
    generator: "more-digits.py",
    tools: SCIENTIFIC,
    records: "values to 1,000 digits",
    test: `${SCIENTIFIC_TESTS}/more-digits.test.ts`,
    read: lines,
  },
  {
    file: "advanced.json",
    generator: "advanced.py",
    tools: SCIENTIFIC,
    records: "lines of the Advanced page",
    test: `${ALGEBRA_TESTS}/oracle.test.ts`,
  },
  {
    file: "polynomial-roots.json",
    tools: SCIENTIFIC,
    records: "polynomials",
    test: `${ALGEBRA_TESTS}/polynomial-roots.test.ts`,
    read: members,
  },
  {
    file: "plot-points.json",
    generator: "plot-points.py",
    tools: SCIENTIFIC,
    records: "plots",
    test: `${SCIENTIFIC_TESTS}/points.test.ts`,
  },
  {
    file: "physics.json",
    generator: "physics.py",
    tools: ["calculators/physics"],
    records: "formulas",
    test: "lib/calculators/physics/tests/oracle.test.ts",
    read: member("formulas"),
    verify: (records, text) => {
      const { from } = JSON.parse(text) as { from: string };
      return (records as FormulaRecord[]).flatMap((record) => verifyFormula(record, from));
    },
  },
  {
    file: "constants.json",
    generator: "constants.py",
    tools: ["calculators/physics", "calculators/scientific"],
    records: "physical constants",
    test: "lib/calculators/physics/tests/values.test.ts",
    read: member("constants"),
  },
  {
    file: "uncertainty.json",
    generator: "uncertainty.py",
    tools: ["calculators/physics"],
    records: "propagated uncertainties",
    test: "lib/calculators/physics/tests/values.test.ts",
    read: member("rows"),
  },
  {
    file: "chemistry.json",
    generator: "chemistry.py",
    tools: ["calculators/periodictable"],
    records: "molar masses and equations",
    test: "tests/science/chemistry/oracle.test.ts",
    read: listed,
    verify: (_, text) => verifyChemistry(JSON.parse(text) as ChemistryRecords),
  },
  {
    file: "elements.csv",
    tools: ["calculators/periodictable"],
    records: "elements",
    test: "tests/data/elements.test.ts",
    read: linesAfterHead,
  },
  {
    file: "psychrometrics.json",
    generator: "psychrometrics.py",
    tools: AIR,
    records: "states and processes of moist air",
    test: "tests/science/psychrometrics/air-state.test.ts",
    read: listed,
  },
  {
    file: "friction-factor.json",
    generator: "friction-factor.py",
    tools: ["calculators/pipesizer", "calculators/ductsizer"],
    records: "friction factors",
    test: "tests/science/fluids/friction-factor.test.ts",
  },
  {
    file: "pipe-flow.json",
    generator: "pipe-flow.py",
    tools: ["calculators/pipesizer"],
    records: "flows in pipes",
    test: "tests/science/fluids/pipe-flow.test.ts",
  },
  {
    file: "sun.json",
    generator: "sun.py",
    tools: LOADS,
    records: "positions of the sun",
    test: "tests/science/solar/sun.test.ts",
    read: listed,
  },
  {
    file: "rts.json",
    generator: "rts.py",
    tools: LOADS,
    records: "hours of a room’s cooling load",
    test: "tests/science/building-load/rts-room.test.ts",
    read: member("sensible"),
  },
];

const textOf = ({ file }: OracleFile): string => readProjectFile(`${ORACLE_FOLDER}/${file}`);

const recordsIn = ({ read }: OracleFile, text: string): readonly unknown[] =>
  read ? read(text) : (JSON.parse(text) as unknown[]);

export const countRecords = (oracle: OracleFile): number => recordsIn(oracle, textOf(oracle)).length;

/** Computes the records of a file, or its sample, evenly spaced; all of them if `whole`. */
export async function verifyOracle(oracle: OracleFile, whole = false): Promise<VerifiedCase[]> {
  const text = textOf(oracle);
  const records = recordsIn(oracle, text);
  const cases = whole || oracle.sample === undefined ? records : evenlySpaced(records, oracle.sample);
  return (await oracle.verify?.(cases, text)) ?? [];
}

const evenlySpaced = <Each>(list: readonly Each[], count: number): Each[] =>
  Array.from(
    { length: Math.min(count, list.length) },
    (_, index) => list[Math.floor((index * list.length) / count)] as Each,
  );

/** Returns the conversions of every file in tests/oracles/converters by converter. */
function readConversions(): ReadonlyMap<string, readonly ConversionRecord[]> {
  const byTool = new Map<string, ConversionRecord[]>();
  for (const file of filesIn(CONVERTERS).filter((name) => name.endsWith(".json")))
    for (const record of JSON.parse(readProjectFile(`${CONVERTERS}/${file}`)) as ConversionRecord[])
      byTool.set(record.tool, [...(byTool.get(record.tool) ?? []), record]);
  return byTool;
}

let conversions: ReadonlyMap<string, readonly ConversionRecord[]> | undefined;

export const conversionsOf = (slug: string): readonly ConversionRecord[] => {
  conversions ??= readConversions();
  return conversions.get(slug) ?? [];
};

export const verifyConversions = (slug: string): Promise<VerifiedCase[]> =>
  Promise.all(conversionsOf(slug).map(verifyConversion));
