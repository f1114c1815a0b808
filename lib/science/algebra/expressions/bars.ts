import { functionName, knownFunctions } from "./function-catalog.ts";

const OPENING = "([{";
const CLOSING = ")]}";
/** Closes an absolute value; with another one, the call of a function before it. */
const BAR_END = ")";
/** Matches the end of a number, a name or a bracket, after which a bar closes. */
const OPERAND_END = /[\w)\]}!%'.]$/;

/** Reads bars as absolute values: 2|x − 1| as 2abs(x − 1), ln|x| as ln(abs(x)), ||x| − 1| as abs(abs(x) − 1). */
export function withoutBars(text: string): string {
  let read = "";
  /** Open brackets, and what closes each open bar. */
  const open: string[] = [];
  for (const character of text) {
    if (character === "|") {
      const before = read.trimEnd();
      const isCall = knownFunctions.has(functionName(lastWord(before)));
      if (open.at(-1)?.startsWith(BAR_END) && OPERAND_END.test(before)) read += open.pop();
      else if (isCall) read = `${before}(abs(`;
      else read += " abs(";
      if (read.endsWith("(")) open.push(isCall ? `${BAR_END})` : BAR_END);
      continue;
    }
    if (OPENING.includes(character)) open.push(character);
    else if (CLOSING.includes(character)) open.pop();
    read += character;
  }
  return read;
}

function lastWord(text: string): string {
  let start = text.length;
  while (/\w/.test(text.charAt(start - 1))) start -= 1;
  return text.slice(start);
}
