/** For classes and escapes: the first that fit stand for all. */
const SAMPLES = [..."0a Z.,-+/()[]%$:'\"_=*|<>#^!?½é٣\t\n\u2028x"];
const MOST_BEGINNINGS = 12;

/** A class, an escape, the beginning of a group, a repetition, or one character. */
const TOKEN =
  /\[\^?(?:\\.|[^\]\\])*\]|\\p\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-f]{4}|\\.|\(\?(?:[:=!]|<[=!]|<[^>]*>)|\{\d+,?\d*\}|[\s\S]/giu;

const tokensOf = ({ source }: RegExp): string[] => source.match(TOKEN) ?? [];

/** Characters that a token stands for; none for a mark. */
function samplesOf(token: string, { flags }: RegExp): string[] {
  if (/^(?:\(\?|[()|*+?^$]$|\{\d|\\[bB\d]$)/.test(token)) return [];
  const one = new RegExp(`^${token}$`, flags.replace(/[gym]/g, ""));
  const characters = token.length > 2 && !token.startsWith("[") ? [] : [...token];
  return [...new Set([...SAMPLES, ...characters])].filter((sign) => one.test(sign));
}

/** Characters and words that an expression is made of, each once: "0", " ", "hours". */
export function partsOf(pattern: RegExp): string[] {
  const parts = new Set<string>();
  let word = "";
  for (const token of [...tokensOf(pattern), "|"]) {
    if (/^[a-z]$/i.test(token)) {
      word += token;
      continue;
    }
    if (word !== "") parts.add(word);
    word = "";
    const samples = samplesOf(token, pattern);
    for (const sample of [...samples.slice(0, 2), ...samples.slice(-1)]) parts.add(sample);
  }
  return [...parts];
}

/**
 * Lists beginnings of texts that the expression matches: nothing, and the first parts of one that takes the first, the second
 * or the third of all alternatives.
 */
export function beginningsOf(pattern: RegExp): string[] {
  const texts = new Set([""]);
  for (const choice of [0, 1, 2]) {
    const parts = sequenceOf(pattern, choice);
    const step = Math.max(1, Math.floor(parts.length / 4));
    for (let end = parts.length; end > 0; end -= step) texts.add(parts.slice(0, end).join(""));
  }
  return [...texts].slice(0, MOST_BEGINNINGS);
}

/** A text of the expression, part by part; of alternatives the one with that number, or the last. */
function sequenceOf(pattern: RegExp, choice: number): string[] {
  const tokens = tokensOf(pattern);
  let place = 0;
  const group = (): string[] => {
    const alternatives: string[][] = [[]];
    let last: string[] = [];
    for (; place < tokens.length && tokens[place] !== ")"; place += 1) {
      const token = tokens[place] ?? "";
      const current = alternatives.at(-1) ?? [];
      const times = /^\{(\d+)/.exec(token)?.[1];
      if (token === "|") alternatives.push([]);
      else if (times !== undefined) {
        for (let time = 1; time < Number(times); time += 1) current.push(...last);
      } else {
        if (token.startsWith("(")) {
          place += 1;
          const inner = group();
          // A lookaround consumes nothing.
          last = /^\(\?<?[=!]/.test(token) ? [] : inner;
        } else last = samplesOf(token, pattern).slice(0, 1);
        current.push(...last);
      }
    }
    return alternatives[Math.min(choice, alternatives.length - 1)] ?? [];
  };
  return group();
}
