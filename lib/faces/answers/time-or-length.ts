const TIME_OF_DAY = /(?<![\d.,])(?:0?[1-9]|1[0-2])(?::[0-5]\d)? ?[ap]m\b/i;
/** Matches the parts of a calculation: numbers, signs, am and pm, and words between them. */
const CALCULATION =
  /[\d.,:]+|(?<![a-z])[ap]m\b|[-+−*×·/÷=()?]|\b(?:divided|by|times|plus|minus|in|to)\b|\s+/gi;

/** Returns true for a calculation whose am and pm may be times of day, attometers or picometers: "10 am / 2". */
export const isTimeOrLength = (plain: string): boolean =>
  TIME_OF_DAY.test(plain) && plain.replace(CALCULATION, "") === "";

const UNIT_NAMES: Readonly<Record<string, string>> = { am: "attometers", pm: "picometers" };

/** Spells out lengths: "3pm / 4" becomes "3 picometers / 4". */
export const spellOutLengths = (plain: string): string =>
  plain
    .replace(/(?<=\d)(?=[ap]m\b)/gi, " ")
    .replace(/\b[ap]m\b/gi, (symbol) => UNIT_NAMES[symbol.toLowerCase()] ?? symbol);
