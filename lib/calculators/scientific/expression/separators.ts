import { functions } from "./functions.ts";
import { meaningOf } from "./names.ts";

interface Level {
  /** A call that may have several arguments. */
  takesSeveral: boolean;
  hasSemicolon: boolean;
  commas: number[];
}

const NO_VARIABLES: ReadonlySet<string> = new Set();

/**
 * Returns the commas of a text that separate arguments; all others are decimal marks (or group thousands). A
 * comma separates directly inside the brackets of a function with several arguments, unless semicolons do so
 * there: max(1,5) has two values, max(1,5; 2) too, sqrt(2,25) is the root of 2.25.
 */
export function separatingCommas(text: string): ReadonlySet<number> {
  const separating = new Set<number>();
  const levels: Level[] = [level(false)];
  const close = () => {
    const { takesSeveral, hasSemicolon, commas } = levels.pop() ?? level(false);
    if (takesSeveral && !hasSemicolon) for (const comma of commas) separating.add(comma);
  };
  let name = "";
  for (let i = 0; i < text.length; i++) {
    const character = text.charAt(i);
    const current = levels.at(-1) ?? level(false);
    if (/\s/.test(character)) continue;
    if (character === "(") levels.push(level(takesSeveral(name)));
    else if (character === ")" && levels.length > 1) close();
    else if (character === ";") current.hasSemicolon = true;
    else if (character === ",") current.commas.push(i);
    name = /[A-Za-z0-9]/.test(character) ? name + character : "";
  }
  while (levels.length > 0) close();
  return separating;
}

const level = (takesSeveral: boolean): Level => ({ takesSeveral, hasSemicolon: false, commas: [] });

/** "2max" is a number before a name. */
function takesSeveral(name: string): boolean {
  const meaning = meaningOf(name.replace(/^\d+/, ""), NO_VARIABLES);
  return meaning?.kind === "function" && (functions.get(meaning.name)?.arity[1] ?? 1) > 1;
}
