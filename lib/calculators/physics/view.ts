import { capitalize } from "../../core/locale/locale.ts";
import { cite } from "../../core/sources/cite.ts";
import type { Fields } from "../../kit/fields/field.ts";
import { input } from "../../kit/fields/input.ts";
import { formatOf } from "../../kit/fields/quantity-format.ts";
import type { ValueFormat } from "../../kit/fields/value-format.ts";
import type { Expression } from "../../kit/formulas/expression.ts";
import type { Formula as Declared, FormulaSymbol, FormulaSymbols } from "../../kit/formulas/formula.ts";
import { compileExpression, compileFormula } from "../../kit/formulas/parse.ts";
import { type FormulaView, type FormulaViews, formulaView } from "../../kit/formulas/view.ts";
import { subset } from "../../kit/quantities/subset.ts";
import { allUnits } from "../../kit/quantities/systems.ts";
import type { CompiledConverter } from "../../units/compile.ts";
import { type ConstantId, constants, type PhysicalConstant } from "./constants.ts";
import { EQUATION } from "./equation.ts";
import { type Formula, findFormula } from "./formulas.ts";
import { measures } from "./quantities.ts";
import { type DrawingId, groups, type Variable } from "./relation.ts";

/** Valid values of a variable, in SI. */
export interface Domain {
  above?: number;
  below?: number;
  min?: number;
  max?: number;
  whole?: true;
}

export interface VariableView {
  /** "Initial speed" */
  label: string;
  symbol: FormulaSymbol;
  /** Format of a value by itself, outside formulas. */
  format: ValueFormat;
  domain: Domain;
  usual?: true;
}

/** Solution for a variable: closed forms, each with the id of its formula, or a search between two bounds. */
export type Solution =
  | { kind: "closed"; forms: readonly { formula: string; expression: Expression }[] }
  | { kind: "search"; from: Expression; to: Expression };

/** Formula as a page needs it: plain data, parsed by mathjs on the server. */
export interface PhysicsView {
  id: string;
  title: string;
  group: string;
  /** Initial unknown. */
  lead: string;
  variables: Readonly<Record<string, VariableView>>;
  fields: Fields;
  constants: Readonly<Record<string, PhysicalConstant>>;
  left: Expression;
  right: Expression;
  solved: Readonly<Record<string, Solution>>;
  /** Equation ("equation"), solved forms ("v:0") and additional results ("also:T"). */
  formulas: FormulaViews;
  also: readonly { id: string; variable: VariableView; formula: string; expression: Expression }[];
  impossible: Readonly<Record<string, string>>;
  warnings: readonly { when: Expression; text: string }[];
  limits: readonly string[];
  related: readonly { id: string; title: string }[];
  source: { title: string; url?: string };
  drawing?: DrawingId;
  converters: Readonly<Record<string, CompiledConverter>>;
}

const cache = new Map<string, PhysicsView>();

/** Returns the view of a formula; undefined if there is none. Server only. */
export function physicsView(id: string): PhysicsView | undefined {
  const formula = findFormula(id);
  if (!formula) return undefined;
  const view = cache.get(id) ?? viewOf(formula);
  cache.set(id, view);
  return view;
}

const DIGITS = { significant: 6 };

const formatFor = ({ measure }: Variable): ValueFormat =>
  measure === "factor" ? { kind: "number", ...DIGITS } : formatOf(measures[measure].quantity, DIGITS);

/** Formulas take temperatures from absolute zero. */
function symbolOf(variable: Variable): FormulaSymbol {
  const format = formatFor(variable);
  const isTemperature = format.kind === "quantity" && format.converter === "temperature";
  return { meaning: variable.meaning, format, ...(isTemperature && { unit: "kelvin" }) };
}

export function domainOf({ measure, sign: variableSign, below, min, max, whole }: Variable): Domain {
  const sign = variableSign ?? (measure === "factor" ? "positive" : measures[measure].sign);
  return {
    ...(sign === "positive" && min === undefined && { above: 0 }),
    ...(sign === "nonnegative" && min === undefined && { min: 0 }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(below !== undefined && { below }),
    ...(whole && { whole }),
  };
}

const variableView = (variable: Variable): VariableView => ({
  label: capitalize(variable.meaning),
  symbol: symbolOf(variable),
  format: formatFor(variable),
  domain: domainOf(variable),
  ...(variable.usual && { usual: true as const }),
});

const fieldOf = ({ measure, meaning, start }: Variable): Fields[string] =>
  measure === "factor"
    ? {
        kind: "number",
        label: capitalize(meaning),
        default: start === undefined ? undefined : Number(start),
      }
    : input(measures[measure].quantity, { label: capitalize(meaning), default: start });

const constantSymbol = ({ meaning, unit }: PhysicalConstant): FormulaSymbol => ({
  meaning,
  format: { kind: "number", significant: 12, suffix: unit },
});

const mapped = <T, U>(record: Readonly<Record<string, T>>, map: (value: T, key: string) => U) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));

function viewOf(formula: Formula): PhysicsView {
  const { id, title, equation, stable, variables, solved, also = {} } = formula;
  const ids: readonly ConstantId[] = formula.constants ?? [];
  const used: Record<string, PhysicalConstant> = Object.fromEntries(
    ids.map((each) => [each, constants[each]]),
  );
  const views = mapped(variables, variableView);
  const extra = mapped(also, variableView);
  const all: FormulaSymbols = {
    ...mapped({ ...views, ...extra }, ({ symbol }) => symbol),
    ...mapped(used, constantSymbol),
  };
  const [lead = ""] = Object.keys(variables);
  const citation = cite(...formula.source);
  const source = [citation.title, citation.clause].filter(Boolean).join(", ");
  const viewFor = (expression: string, about: { title: string; solvedFor?: string }): FormulaView => {
    const named = [...new Set(expression.match(NAMES) ?? [])];
    const symbols = Object.fromEntries(
      named.flatMap((name) => (Object.hasOwn(all, name) ? [[name, all[name] as FormulaSymbol]] : [])),
    );
    const declared: Declared = { expression, symbols, source, ...about };
    return formulaView(declared);
  };
  const forms = solutionTexts(formula, lead);
  const formulas: Record<string, FormulaView> = {
    [EQUATION]: viewFor(equation.replace(/^(\w+) == /, "$1 = "), {
      title,
      ...(!/^\w+ == /.test(equation) && { solvedFor: lead }),
    }),
  };
  for (const [symbol, texts] of Object.entries(forms)) {
    const name = capitalize(variables[symbol]?.meaning ?? symbol);
    texts.forEach((text, index) => {
      formulas[`${symbol}:${index}`] = viewFor(`${symbol} = ${text}`, { title: name });
    });
  }
  for (const [symbol, { formula: text, meaning }] of Object.entries(also))
    formulas[`also:${symbol}`] = viewFor(`${symbol} = ${text}`, { title: capitalize(meaning) });
  const compiledText = (text: string): Expression => compileExpression(text, all);
  return {
    id,
    title,
    group: groups[formula.group],
    lead,
    variables: views,
    fields: mapped(variables, fieldOf),
    constants: used,
    ...compileFormula({ expression: stable ?? equation, symbols: all }),
    solved: mapped(variables, (_, symbol): Solution => {
      const way = solved[symbol];
      if (typeof way === "object" && "from" in way)
        return { kind: "search", from: compiledText(way.from), to: compiledText(way.to) };
      return {
        kind: "closed",
        forms: (forms[symbol] ?? []).map((text, index) => ({
          formula: `${symbol}:${index}`,
          expression: compiledText(text),
        })),
      };
    }),
    formulas,
    also: Object.entries(also).map(([symbol, { formula: text }]) => ({
      id: symbol,
      variable: extra[symbol] as VariableView,
      formula: `also:${symbol}`,
      expression: compiledText(text),
    })),
    impossible: formula.impossible ?? {},
    warnings: (formula.warnings ?? []).map(({ when, text }) => ({ when: compiledText(when), text })),
    limits: formula.limits,
    related: (formula.related ?? []).flatMap((each) => {
      const other = findFormula(each);
      return other ? [{ id: each, title: other.title }] : [];
    }),
    source: { title: source, ...(citation.url !== undefined && { url: citation.url }) },
    ...(formula.drawing && { drawing: formula.drawing }),
    converters: convertersOf([...Object.values(variables), ...Object.values(also)]),
  };
}

const NAMES = /[A-Za-z]\w*/g;

/** Returns the closed forms of each variable; one that is a side of the equation needs none. */
function solutionTexts(
  { equation, solved, variables }: Formula,
  lead: string,
): Record<string, readonly string[]> {
  const isolated = /^(\w+) == (.*)$/.exec(equation);
  return Object.fromEntries(
    Object.keys(variables).flatMap((symbol) => {
      const way = solved[symbol] ?? (isolated?.[1] === symbol ? isolated[2] : undefined);
      if (way === undefined) throw new TypeError(`${lead}: ${equation} is not solved for ${symbol}`);
      if (typeof way === "object" && "from" in way) return [];
      return [[symbol, typeof way === "string" ? [way] : (way as readonly string[])]];
    }),
  );
}

function convertersOf(variables: readonly Variable[]): Record<string, CompiledConverter> {
  const wanted = new Map<string, Set<string>>();
  for (const { measure } of variables) {
    if (measure === "factor") continue;
    const { converter, systems } = measures[measure].quantity;
    const ids = wanted.get(converter) ?? new Set();
    for (const unit of allUnits(systems)) ids.add(unit);
    wanted.set(converter, ids);
  }
  return Object.fromEntries([...wanted].map(([slug, ids]) => [slug, subset(slug, ids)]));
}
