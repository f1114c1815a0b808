import { evaluate } from "../expression.ts";
import { type Factor, multiplyFactors } from "../factor.ts";
import * as R from "../rational.ts";
import { constants } from "./constants.ts";
import { customary } from "./customary.ts";
import type { Definition } from "./definition.ts";
import { si } from "./si.ts";

/** Names for defining relations. */
export const definitions: ReadonlyMap<string, Definition> = new Map(
  [si, customary, constants].flatMap((group) => Object.entries(group)),
);

/** SI prefixes (SI Brochure, 9th edition, Table 7) and IEC 80000-13 binary prefixes. */
const PREFIXES: ReadonlyMap<string, R.Rational> = new Map(
  Object.entries({
    Q: "1e30",
    R: "1e27",
    Y: "1e24",
    Z: "1e21",
    E: "1e18",
    P: "1e15",
    T: "1e12",
    G: "1e9",
    M: "1e6",
    k: "1e3",
    h: "1e2",
    da: "1e1",
    d: "1e-1",
    c: "1e-2",
    m: "1e-3",
    µ: "1e-6",
    u: "1e-6",
    n: "1e-9",
    p: "1e-12",
    f: "1e-15",
    a: "1e-18",
    z: "1e-21",
    y: "1e-24",
    r: "1e-27",
    q: "1e-30",
    Ki: "1024",
    Mi: "1048576",
    Gi: "1073741824",
    Ti: "1099511627776",
    Pi: "1125899906842624",
    Ei: "1152921504606846976",
    Zi: "1180591620717411303424",
    Yi: "1208925819614629174706176",
  }).map(([prefix, value]) => [prefix, R.parseRatio(value)] as const),
);

const cache = new Map<string, Factor>();

/**
 * Returns the exact factor of a defined name, with or without prefix ("kPa"), to the base dimensions. @throws
 * ReferenceError for an unknown name.
 */
export function resolveDefinition(name: string): Factor {
  const cached = cache.get(name);
  if (cached) return cached;
  const factor = lookUp(name);
  if (!factor) throw new ReferenceError(`Unknown unit "${name}"`);
  cache.set(name, factor);
  return factor;
}

function lookUp(name: string): Factor | undefined {
  const definition = definitions.get(name);
  if (definition) return factorOf(name, definition);
  for (const length of [2, 1]) {
    const prefix = PREFIXES.get(name.slice(0, length));
    const unit = definitions.get(name.slice(length));
    if (prefix && unit?.prefixes) {
      const scale: Factor = { ratio: prefix, pi: 0, dimension: {}, measured: false };
      return multiplyFactors(scale, resolveDefinition(name.slice(length)));
    }
  }
  return undefined;
}

function factorOf(name: string, definition: Definition): Factor {
  if (name === "pi") return { ratio: R.ONE, pi: 1, dimension: {}, measured: false };
  if (definition.value === null) return { ratio: R.ONE, pi: 0, dimension: { [name]: 1 }, measured: false };
  const factor = evaluate(definition.value, resolveDefinition);
  return definition.measured ? { ...factor, measured: true } : factor;
}
