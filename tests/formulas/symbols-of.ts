import { isSymbolNode, parse } from "mathjs/number";
import type { Formula } from "../../lib/formulas/formula.ts";

const CONSTANTS: readonly string[] = ["pi", "e"];

/** The symbols that an expression uses, each once, without pi and e where they are not declared. */
export function symbolsOf({ expression, symbols }: Pick<Formula, "expression" | "symbols">): string[] {
  const found = new Set<string>();
  parse(expression).traverse((node, path) => {
    if (isSymbolNode(node) && path !== "fn") found.add(node.name);
  });
  return [...found].filter((id) => Object.hasOwn(symbols, id) || !CONSTANTS.includes(id));
}
