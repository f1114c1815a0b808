import type { CompiledConverter, CompiledUnit } from "../../units/compile.ts";
import { factorText, parseFactor } from "../../units/factor.ts";
import { withoutRemarks } from "../../units/names.ts";
import type { Exactness } from "../../units/quantity.ts";
import * as R from "../../units/rational.ts";
import { spellings } from "../../units/unit-names.ts";
import { MONEY } from "./any-currency.ts";
import { moneyConverter } from "./money.ts";
import { PER, ratioUnitId } from "./ratio-unit.ts";
import { isStraight } from "./unit-curve.ts";

/**
 * Composes a quantity per quantity from every unit of one per every unit of the other:
 * "watt-per-liter-per-second" of "power/volumetric-flow-rate", "per-liter" of "money/volume". Undefined if
 * one of them does not exist. `ids` restricts the units, which may be thousands. @throws TypeError if two
 * units would have the same id.
 */
export function composed(
  slug: string,
  find: (slug: string) => CompiledConverter | undefined,
  ids?: ReadonlySet<string>,
): CompiledConverter | undefined {
  const [above, below, ...more] = slug
    .split(PER)
    .map((part) => (part === MONEY ? moneyConverter : find(part)));
  if (!above || !below || more.length > 0) return undefined;
  const [dividends, divisors] = [above, below].map(({ units }) => units.filter(isProportional)) as [
    CompiledUnit[],
    CompiledUnit[],
  ];
  const units = dividends.flatMap((dividend) =>
    divisors
      .filter((divisor) => ids?.has(idPer(dividend, divisor)) ?? true)
      .map((divisor) => unitPer(dividend, divisor)),
  );
  if (new Set(units.map(({ id }) => id)).size < units.length)
    throw new TypeError(`${slug} has two units of one id`);
  return {
    slug,
    base: {
      name: `${above.base.name} per ${below.base.name}`,
      symbol: symbolPer(above.base.symbol, below.base.symbol),
    },
    groups: [{ name: "", source: [...above.groups, ...below.groups].map(({ source }) => source).join("; ") }],
    units,
    parameters: [],
    commonValues: {},
    needsLaws: false,
  };
}

const isProportional = (unit: CompiledUnit): boolean => unit.law.kind === "linear" && isStraight(unit);

const idPer = (dividend: CompiledUnit, divisor: CompiledUnit): string =>
  dividend.id === MONEY ? `per-${divisor.id}` : ratioUnitId(dividend.id, divisor.id);

function unitPer(dividend: CompiledUnit, divisor: CompiledUnit): CompiledUnit {
  const above = factorOf(dividend);
  const below = factorOf(divisor);
  const name = withoutRemarks(divisor.name).trim().toLowerCase();
  return {
    id: idPer(dividend, divisor),
    name: `${dividend.name} per ${name}`,
    plural: `${dividend.plural} per ${name}`,
    symbol: symbolPer(dividend.symbol, divisor.symbol),
    aliases:
      dividend.id === MONEY
        ? spellings(divisor).flatMap((spelling) => [`/${spelling}`, `per ${spelling}`])
        : [`${dividend.symbol}/${divisor.symbol}`],
    law: {
      kind: "linear",
      factor: factorText({ ratio: R.divide(above.ratio, below.ratio), pi: above.pi - below.pi }),
    },
    exactness: leastExact(dividend.exactness, divisor.exactness),
    group: 0,
  };
}

const factorOf = ({ law }: CompiledUnit) => parseFactor("factor" in law ? law.factor : "1");

/** Formats "W/(L/s)", "$/(kW·h)", "kg/m³". */
function symbolPer(above: string, below: string): string {
  const [dividend, divisor] = [above, below].map((symbol) =>
    /[/·\s]/.test(symbol) ? `(${symbol})` : symbol,
  );
  return `${dividend}/${divisor}`;
}

const leastExact = (...of: readonly Exactness[]): Exactness =>
  (["measured", "convention"] as const).find((exactness) => of.includes(exactness)) ?? "exact";
