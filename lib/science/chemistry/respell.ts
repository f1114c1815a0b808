import { type Result, success } from "../../core/result/result.ts";
import { type Formula, readFormula, spellings } from "./formula.ts";

/** Matches the dot of a hydrate, or the blank before its water: "cuso4.5h2o", "cuso4 5h2o". */
const HYDRATE_DOT = / ?[·•⋅*∙] ?| ?\. ?(?=\d{0,2} ?h2o$)| (?=\d{0,2} ?h2o$)/;
const PART = /^(\d{0,3}) ?([a-z([][a-z\d()[\]]*)$/;
const MAX_PARTS = 6;
/** Elements that no compound in a bottle has: "nh4oh" is not of nihonium. */
const SHORT_LIVED = /Es|Fm|Md|No|Lr|Rf|Db|Sg|Bh|Hs|Mt|Ds|Rg|Cn|Nh|Fl|Mc|Lv|Ts|Og/;

/**
 * Restores the capitals of a formula: "cuso4.5h2o" is CuSO4·5H2O. Undefined if there is no reading, or several and none is that of
 * a `listed` compound or of an element.
 */
export function respellFormula(
  text: string,
  symbols: ReadonlySet<string>,
  listed: ReadonlySet<string>,
): string | undefined {
  const parts = text.trim().toLowerCase().split(HYDRATE_DOT);
  if (parts.length > MAX_PARTS) return undefined;
  const respelled = parts.map((part) => {
    const [, count = "", formula = ""] = PART.exec(part) ?? [];
    const ways = formula === "" ? [] : spellings(formula, symbols, listed);
    const [only, ...others] =
      [
        ways.filter((way) => listed.has(way)),
        ways.filter((way) => symbols.has(way)),
        ways.filter((way) => !SHORT_LIVED.test(way)),
        ways,
      ].find((group) => group.length > 0) ?? [];
    return only === undefined || others.length > 0 ? undefined : count + only;
  });
  return respelled.includes(undefined) ? undefined : respelled.join("·");
}

/** Reads a formula; if its capitals are wrong and there is one way to set them right, that formula. */
export function readAnyCase(
  text: string,
  symbols: ReadonlySet<string>,
  listed: ReadonlySet<string>,
): Result<Formula> {
  const reading = readFormula(text, symbols);
  const respelled = reading.ok ? undefined : respellFormula(text, symbols, listed);
  const second = respelled === undefined ? undefined : readFormula(respelled, symbols);
  if (!second?.ok) return reading;
  return success({ ...second.value, isRespelled: true });
}
