import compounds from "../../../data/elements/compounds.json" with { type: "json" };
import names from "../../../data/elements/names.json" with { type: "json" };
import { readAmount } from "../../chemistry/amount.ts";
import { elementNamed, type NamedElement } from "../../chemistry/element.ts";
import { readEquation } from "../../chemistry/equation.ts";
import { readFormula } from "../../chemistry/formula.ts";
import { type Call, definePhrases } from "../../phrases/define.ts";
import { oneSpelling, withoutCourtesy } from "../../phrases/normalize.ts";
import type { Question } from "./operations/element.ts";

const elements: readonly NamedElement[] = names.elements;
const symbols: ReadonlySet<string> = new Set(elements.map(({ symbol }) => symbol));
const compoundNames: ReadonlySet<string> = new Set(compounds.compounds.flatMap((compound) => compound.names));

const START = /^(?:what is|what's|whats|what are|find|get|look up)(?: the)? /i;
const MASS =
  /^(?:the )?(?:molar|molecular|formula) (?:mass|weight)(?: of| for)? (?:a |an )?(.{1,200})$|^(.{1,200}?) (?:molar|molecular|formula) (?:mass|weight)$/i;
const BALANCE = /^balance(?: the)?(?: chemical)?(?: equation| reaction)?(?: of| for)?:? (.{3,600})$/i;
const HOW_MANY =
  /^(?:how many |the number of |number of )?(?:moles?|grams?|g|molecules|atoms|particles)(?: are| is)?(?: there)? (?:in|are|is) (\d[\d.,e^*+-]{0,20} ?[a-zµμ]{1,12}) (?:of )?([^ ]{1,100}|[a-z ]{3,40})$/i;
const INTO =
  /^(?:convert )?(\d[\d.,e^*+-]{0,20} ?[a-zµμ]{1,12}) (?:of )?([^ ]{1,100}) (?:to|in|into) (?:moles|grams|mol|molecules|particles)$/i;
const NUMBERED = /^(?:what|which) element (?:has|is)(?: the)?(?: atomic)? number (\d{1,3})$/i;

/** What people call the facts. */
const FACTS: readonly (readonly [RegExp, Question])[] = [
  [/^(?:the )?atomic numbers? /i, "atomic-number"],
  [/^(?:the )?(?:atomic (?:weight|mass)) /i, "weight"],
  [/^(?:the )?(?:melting (?:point|temperature)) /i, "melting-point"],
  [/^(?:the )?(?:boiling (?:point|temperature)) /i, "boiling-point"],
  [/^(?:the )?(?:electron(?:ic)? configuration) /i, "configuration"],
  [/^(?:the )?electronegativity /i, "electronegativity"],
  [/^(?:the )?(?:first )?ioni[sz]ation energy /i, "ionization-energy"],
  [/^(?:the )?electron affinity /i, "electron-affinity"],
  [/^(?:the )?oxidation (?:states?|numbers?) /i, "oxidation-states"],
  [/^(?:the )?covalent radius /i, "covalent-radius"],
  [/^(?:the )?(?:chemical |element )?symbol /i, "symbol"],
  [/^(?:the )?half[- ]li(?:fe|ves) /i, "half-life"],
  [/^(?:the )?density /i, "density"],
];

const call = (input: Readonly<Record<string, unknown>>): Call => ({ kind: "call", input });

export default definePhrases({
  priority: 96,
  words: "",
  questions: [],
  understand({ text }) {
    const plain = withoutCourtesy(oneSpelling(text)).replace(START, "").trim();
    return mass(plain) ?? equation(plain) ?? amount(plain) ?? fact(plain) ?? formulaAlone(plain);
  },
});

function mass(plain: string): Call | undefined {
  const found = MASS.exec(plain);
  const formula = (found?.[1] ?? found?.[2])?.trim();
  return formula === undefined ? undefined : call({ operation: "molar-mass", formula });
}

/** No 1 is written in a formula: H1N1 is none. */
const ALONE = /^(?:[A-Z][a-z]?(?:[2-9]|[1-9]\d{1,2})?|\(|\)(?:[2-9]|[1-9]\d)?){2,30}$/;
/** Things that are written like one. */
const NAMED_ALIKE = /^(?:PS\d|WD40)$/;

/** "C8H10N4O2": a formula of two elements or more with a count in it, which is no word and no unit. */
function formulaAlone(plain: string): Call | undefined {
  if (!/\d/.test(plain) || !ALONE.test(plain) || NAMED_ALIKE.test(plain)) return undefined;
  if (new Set(plain.match(/[A-Z][a-z]?/g)).size < 2) return undefined;
  return readFormula(plain, symbols).ok ? call({ operation: "molar-mass", formula: plain }) : undefined;
}

/** "balance …", or an equation by itself, if its formulas are such. */
function equation(plain: string): Call | undefined {
  const asked = BALANCE.exec(plain)?.[1];
  if (asked !== undefined && /->|→|=|⇌/.test(asked)) return call({ operation: "balance", equation: asked });
  if (!/->|→|⇌/.test(plain) || !readEquation(plain, symbols).ok) return undefined;
  return call({ operation: "balance", equation: plain });
}

function amount(plain: string): Call | undefined {
  const [, own = "", of = ""] = HOW_MANY.exec(plain) ?? INTO.exec(plain) ?? [];
  if (own === "" || !readAmount(own).ok || !/[A-Za-zµ]/.test(own) || !isSubstance(of)) return undefined;
  return call({ operation: "molar-mass", formula: of, amount: own });
}

const isSubstance = (text: string): boolean =>
  compoundNames.has(text.toLowerCase()) ||
  elementNamed(elements, text)?.name.toLowerCase() === text.toLowerCase() ||
  (/^[A-Z([]/.test(text) && readFormula(text, symbols).ok);

function fact(plain: string): Call | undefined {
  const number = NUMBERED.exec(plain)?.[1];
  if (number !== undefined && elementNamed(elements, number))
    return call({ operation: "element", element: number });
  for (const [pattern, property] of FACTS) {
    const [lead = ""] = pattern.exec(plain) ?? [];
    if (lead === "") continue;
    const named = plain
      .slice(lead.length)
      .replace(/^(?:of|for) (?:an? |the )?/i, "")
      .trim();
    const known = knownElement(named, property === "half-life");
    return known === undefined ? undefined : call({ operation: "element", element: known, property });
  }
  return undefined;
}

/** An element by its name or its symbol as it is written; an isotope of one, where that is asked for. */
function knownElement(text: string, mayBeIsotope: boolean): string | undefined {
  if (/^\d+$/.test(text) || text.length > 30) return undefined;
  const isKnown = (name: string): boolean => {
    const element = elementNamed(elements, name);
    return element !== undefined && (element.symbol === name || name.length > 2);
  };
  if (isKnown(text)) return text;
  const [, name = ""] = /^([A-Za-z]{1,20})[- ]?\d{1,3}$/.exec(text) ?? [];
  return mayBeIsotope && isKnown(name) ? text : undefined;
}
