import { isSymbolNode, parse } from "mathjs/number";
import type { Formula } from "../../../lib/kit/formulas/formula.ts";

const CONSTANTS: readonly string[] = ["pi", "e"];

/** The symbols that an expression uses, each once, without pi and e where they are not declared. */
export function symbolsOf({ expression, symbols }: Pick<Formula, "expression" | "symbols">): string[] {
  const names = new Set<string>();
  parse(expression).traverse((node, path) => {
    if (isSymbolNode(node) && path !== "fn") names.add(node.name);
  });
  return [...names].filter((id) => Object.hasOwn(symbols, id) || !CONSTANTS.includes(id));
}
