export const messages = {
  saved: ({ first, last }: { first: string; last: string | undefined }) =>
    `${first} is saved. Change the inputs to update ${last}.`,
  differences: (first: string) => `Differences are from ${first}. `,
  follows: ({ first, last }: { first: string; last: string | undefined }) =>
    `${last} follows the form; the others stay as you saved them. The difference from ${first} is below each figure.`,
  full: " To compare another, remove a scenario. ",
};
