/** Estimated widths of characters in em, rounded up. */
const DIGIT = 0.642;
const [NARROW, LOWER, UPPER, WIDE] = [0.325, 0.584, 0.717, 0.959];

const widthOfCharacter = (character: string): number => {
  if (/[ .,:;'|!ijlrt()]/.test(character)) return NARROW;
  if (/[mwMW%@—]/.test(character)) return WIDE;
  if (/[a-z]/.test(character)) return LOWER;
  return /[A-Z]/.test(character) ? UPPER : DIGIT;
};

/** Returns the estimated width of a line of text in em, without measuring: the same before its font arrives. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += widthOfCharacter(character);
  return width;
}
