const TIME_OF_DAY = /(?<![\d.,])(?:0?[1-9]|1[0-2])(?::[0-5]\d)? ?[ap]m\b/i;
/** Numbers, signs, am and pm, and words between them. */
const IN_CALCULATION =
  /[\d.,:]+|(?<![a-z])[ap]m\b|[-+−*×·/÷=()?]|\b(?:divided|by|times|plus|minus|in|to)\b|\s+/gi;

/** Returns true for a text such as "3 pm" and "10 am / 2", which may be of times, of picometers or of attometers. */
export const isTimeOrLength = (plain: string): boolean =>
  TIME_OF_DAY.test(plain) && plain.replace(IN_CALCULATION, "") === "";

const IN_FULL: Readonly<Record<string, string>> = { am: "attometers", pm: "picometers" };

/** Writes "3pm / 4" as "3 picometers / 4". */
export const withLengthsInFull = (plain: string): string =>
  plain.replace(/(\d) ?([ap]m)\b|\b([ap]m)\b/gi, (_, digit, after, bare) =>
    digit === undefined ? (IN_FULL[bare.toLowerCase()] ?? "") : `${digit} ${IN_FULL[after.toLowerCase()]}`,
  );
