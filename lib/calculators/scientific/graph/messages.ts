export const messages = {
  tooManyLetters: (maximum: number): string => `A function can have at most ${maximum} free letters.`,
};
