import { calculatorPath, calculators } from "../catalog/calculators.ts";
import { converterPath, converters } from "../catalog/converters.ts";
import type { Citation } from "../core/sources/cite.ts";
import { sourceCodes } from "../core/sources/codes.ts";
import { findDocument } from "../core/sources/register.ts";
import type { CalculatorEntry, FormCalculator, PanelCalculator } from "../kit/calculator/define.ts";
import type { ConverterDeclaration } from "../units/quantity.ts";
import { inputLabels, type OutputLabel, outputLabels, verifyCalculator } from "./calculator-cases.ts";
import { countRecords, oracleFiles, verifyConversions, verifyOracle } from "./oracles.ts";
import { calculatorProperties, converterProperties } from "./property-tests.ts";
import type { VerifiedCase } from "./verified-case.ts";

/** Calculator or converter whose results are verified. */
export interface VerifiedTool {
  /** "calculators/loan" or "converters/length": a calculator and a converter may have the same name. */
  id: string;
  kind: "calculator" | "converter";
  name: string;
  /** Address of the tool. */
  path: string;
  sources: readonly Citation[];
  /** Labels of the outputs by their names. */
  outputs: Readonly<Record<string, OutputLabel>>;
  /** Labels of the inputs by their names. */
  inputs: Readonly<Record<string, string>>;
  /** Titles of its property tests. */
  properties: readonly string[];
  /** Computes the cases of its page, or with `whole` those of which the page has a sample, too. */
  verify(whole?: boolean): Promise<readonly VerifiedCase[]>;
}

/** Expected values of a tool that its page does not list one by one. */
export interface FurtherRecords {
  count: number;
  records: string;
  file: string;
  generator?: string;
  test: string;
  /** Number of them among the cases of the page. */
  sample?: number;
}

const hasForm = (calculator: CalculatorEntry): calculator is FormCalculator => "inputs" in calculator;

const verifiedCalculator = (calculator: CalculatorEntry): VerifiedTool => {
  const id = `calculators/${calculator.id}`;
  return {
    id,
    kind: "calculator",
    name: `${calculator.label} Calculator`,
    path: calculatorPath(calculator),
    sources: (calculator as FormCalculator | PanelCalculator).sources,
    outputs: hasForm(calculator) ? outputLabels(calculator) : {},
    inputs: hasForm(calculator) ? inputLabels(calculator) : {},
    properties: calculatorProperties(calculator.id),
    async verify(whole) {
      const computed = oracleFiles.filter(({ tools, verify }) => verify && tools.includes(id));
      const oracles = await Promise.all(computed.map((oracle) => verifyOracle(oracle, whole)));
      return [...(hasForm(calculator) ? await verifyCalculator(calculator) : []), ...oracles.flat()];
    },
  };
};

const verifiedConverter = (converter: ConverterDeclaration): VerifiedTool => ({
  id: `converters/${converter.slug}`,
  kind: "converter",
  name: converter.name,
  path: converterPath(converter),
  sources: documentsOf(converter),
  outputs: {},
  inputs: {},
  properties: converterProperties(),
  verify: () => verifyConversions(converter.slug),
});

const documentsOf = ({ groups }: ConverterDeclaration): Citation[] =>
  [...new Set(groups.flatMap(({ source }) => sourceCodes(source)))].flatMap((id) => {
    const document = findDocument(id);
    return document ? [{ id, ...document }] : [];
  });

/** Every calculator and every converter, in the order of the site. */
export const verifiedTools: readonly VerifiedTool[] = [
  ...calculators.map(verifiedCalculator),
  ...converters.map(verifiedConverter),
];

export const findVerifiedTool = (id: string): VerifiedTool | undefined =>
  verifiedTools.find((tool) => tool.id === id);

/** Lists the expected values of a tool that its page has only in number, or as a sample. */
export const furtherRecords = ({ id }: VerifiedTool): FurtherRecords[] =>
  oracleFiles
    .filter(({ tools, verify, sample }) => tools.includes(id) && !(verify && sample === undefined))
    .map((oracle) => {
      const { file, generator, test, records, sample } = oracle;
      return {
        count: countRecords(oracle),
        records,
        file,
        test,
        ...(generator !== undefined && { generator }),
        ...(sample !== undefined && { sample }),
      };
    });

/**
 * Computes the cases of a tool’s page. @throws Error if any of them fails, so that no site with a wrong value is built.
 */
export async function requireVerified(tool: VerifiedTool): Promise<readonly VerifiedCase[]> {
  const cases = await tool.verify();
  const failures = cases.flatMap(({ id, checks }) =>
    checks
      .filter((check) => !check.passes)
      .map(({ name, expected, computed }) => `${tool.id} ${id}: ${name} is ${computed}, not ${expected}`),
  );
  if (failures.length > 0) throw new Error(failures.join("\n"));
  return cases;
}

/** Parts of the address of a tool’s page of cases. */
export interface ToolParams {
  kind: string;
  tool: string;
}

export const toolParams = (): ToolParams[] =>
  verifiedTools.map(({ id }) => {
    const [kind = "", tool = ""] = id.split("/");
    return { kind, tool };
  });
