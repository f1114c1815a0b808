import { resolveDefinition } from "./definitions/resolve.ts";
import { evaluate } from "./expression.ts";
import { dimensionText, type Factor, factorText, raiseFactor } from "./factor.ts";
import { pluralName } from "./names.ts";
import type {
  CommonValues,
  Exactness,
  LawDeclaration,
  NamesakeTexts,
  Preset,
  QuantityDeclaration,
  Sexagesimal,
  UnitDeclaration,
} from "./quantity.ts";
import * as R from "./rational.ts";

/** Law with its factors to the base unit, as strings for the browser. */
export type CompiledLaw = LawDeclaration;

export interface CompiledUnit {
  id: string;
  name: string;
  /** Lower-case plural for running text: "kilograms per cubic meter". */
  plural: string;
  /** "—" without a symbol. */
  symbol: string;
  aliases?: readonly string[];
  law: CompiledLaw;
  exactness: Exactness;
  /** Index into the converter's groups. */
  group: number;
  formula?: { toBase: string; fromBase: string };
  sexagesimal?: Sexagesimal;
  deprecated?: string;
  namesake?: string;
}

export interface CompiledParameter {
  id: string;
  label: string;
  unit: string;
  /** Factor of the parameter's unit, for scaled laws. */
  factor: string;
  default: number;
  min: number;
  max: number;
  hint?: string;
  presets?: readonly Preset[];
  fixed?: true;
}

/** Data of a converter for conversions, as plain data. */
export interface CompiledConverter {
  slug: string;
  base: { name: string; symbol: string };
  groups: readonly { name: string; source: string }[];
  units: readonly CompiledUnit[];
  /** Ids of the first units in a long list. */
  commonUnits?: readonly string[];
  parameters: readonly CompiledParameter[];
  commonValues: Readonly<Record<string, CommonValues>>;
  namesakes?: NamesakeTexts;
  rounding?: { decimals: number };
  bounds?: { min?: string; max?: string; message: string };
  /** True if some units need the converter's `.laws.ts`. */
  needsLaws: boolean;
}

/**
 * Compiles every defining relation of a converter. @throws TypeError naming the unit, if a relation has
 * another dimension than the base unit or claims to be exact with a measured constant.
 */
export function compileConverter(declaration: QuantityDeclaration): CompiledConverter {
  const declared = declaration.groups.flatMap((group, index) => group.units.map((unit) => ({ unit, index })));
  const byId = new Map(declared.map(({ unit }) => [unit.id, unit]));
  const resolve = (name: string): Factor => {
    if (!name.startsWith("[")) return resolveDefinition(name);
    const unit = byId.get(name.slice(1, -1));
    if (!unit?.factor) throw new ReferenceError(`${declaration.slug}: no linear unit ${name}`);
    return evaluate(unit.factor, resolve);
  };
  const base = evaluate(declaration.baseFactor, resolve);
  const dimensionOf = dimensionChecker(declaration, base);
  const units = declared.map(({ unit, index }) =>
    compileUnit(declaration, unit, index, resolve, dimensionOf, base),
  );
  return {
    slug: declaration.slug,
    base: declaration.base,
    groups: declaration.groups.map(({ name, source }) => ({ name, source })),
    units,
    ...(declaration.commonUnits && { commonUnits: declaration.commonUnits }),
    parameters: (declaration.parameters ?? []).map((parameter) => ({
      ...parameter,
      factor: factorText(evaluate(parameter.factor ?? "1", resolve)),
    })),
    commonValues: declaration.commonValues,
    ...(declaration.namesakes && { namesakes: declaration.namesakes }),
    ...(declaration.rounding && { rounding: declaration.rounding }),
    ...(declaration.bounds && { bounds: declaration.bounds }),
    needsLaws: units.some((unit) => unit.law.kind === "function"),
  };
}

type Resolve = (name: string) => Factor;
type CheckDimension = (
  unit: UnitDeclaration,
  factor: Factor,
  scaledBy?: Readonly<Record<string, number>>,
) => void;

function dimensionChecker(declaration: QuantityDeclaration, base: Factor): CheckDimension {
  const parameters = new Map((declaration.parameters ?? []).map((parameter) => [parameter.id, parameter]));
  return (unit, factor, scaledBy = {}) => {
    let scaled = factor;
    for (const [id, power] of Object.entries(scaledBy)) {
      const parameter = parameters.get(id);
      if (!parameter) throw new TypeError(`${declaration.slug}/${unit.id}: no parameter ${id}`);
      const evaluated = evaluate(parameter.factor ?? "1", resolveDefinition);
      scaled = { ...scaled, dimension: combineDimensions(scaled, raiseFactor(evaluated, power)) };
    }
    const actual = dimensionText(scaled.dimension);
    const expected = dimensionText(base.dimension);
    if (actual !== expected) {
      throw new TypeError(`${declaration.slug}/${unit.id} has the dimension ${actual}, its base ${expected}`);
    }
    if (factor.measured && (unit.exactness ?? "exact") === "exact") {
      throw new TypeError(
        `${declaration.slug}/${unit.id} calls itself exact but rests on a measured constant`,
      );
    }
  };
}

function combineDimensions(a: Factor, b: Factor): Factor["dimension"] {
  const sum: Record<string, number> = { ...a.dimension };
  for (const [name, power] of Object.entries(b.dimension)) {
    sum[name] = (sum[name] ?? 0) + power;
    if (sum[name] === 0) delete sum[name];
  }
  return sum;
}

function compileUnit(
  declaration: QuantityDeclaration,
  unit: UnitDeclaration,
  group: number,
  resolve: Resolve,
  check: CheckDimension,
  base: Factor,
): CompiledUnit {
  const toBase = (relation: string, scaledBy?: Readonly<Record<string, number>>): string => {
    const factor = evaluate(relation, resolve);
    check(unit, factor, scaledBy);
    return factorText({ ratio: R.divide(factor.ratio, base.ratio), pi: factor.pi - base.pi });
  };
  return {
    id: unit.id,
    name: unit.name,
    plural: unit.plural ?? pluralName(unit.name),
    symbol: unit.symbol || "—",
    ...(unit.aliases && { aliases: unit.aliases }),
    law: compileLaw(declaration, unit, toBase, resolve, base, check),
    exactness: unit.exactness ?? "exact",
    group,
    ...(unit.formula && { formula: unit.formula }),
    ...(unit.sexagesimal && { sexagesimal: unit.sexagesimal }),
    ...(unit.deprecated && { deprecated: unit.deprecated }),
    ...(unit.namesake && { namesake: unit.namesake }),
  };
}

function compileLaw(
  declaration: QuantityDeclaration,
  unit: UnitDeclaration,
  toBase: (relation: string, scaledBy?: Readonly<Record<string, number>>) => string,
  resolve: Resolve,
  base: Factor,
  check: CheckDimension,
): CompiledLaw {
  if ((unit.factor === undefined) === (unit.law === undefined)) {
    throw new TypeError(`${declaration.slug}/${unit.id} needs either a factor or a law`);
  }
  const law: LawDeclaration = unit.law ?? { kind: "linear", factor: unit.factor ?? "" };
  switch (law.kind) {
    case "linear":
      return { ...law, factor: toBase(law.factor, law.scaledBy) };
    case "affine":
      return { ...law, factor: toBase(law.factor), offset: R.ratioText(R.parseRatio(law.offset)) };
    case "reciprocal": {
      // x is a number in the unit: numerator/x has the base dimension if the numerator has it.
      const numerator = evaluate(law.numerator, resolve);
      check(unit, numerator, law.scaledBy);
      return {
        ...law,
        numerator: factorText({ ratio: R.divide(numerator.ratio, base.ratio), pi: numerator.pi - base.pi }),
      };
    }
    case "logarithmic":
      return { ...law, reference: toBase(law.reference) };
    case "function":
      return law;
  }
}
