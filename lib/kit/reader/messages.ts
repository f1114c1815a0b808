export const messages = {
  dayAmbiguous: ({ first, second }: { first: string; second: string }): string =>
    `Do you mean ${first} or ${second}?`,
  dayReadMonthFirst: ({ figures, day }: { figures: string; day: string }): string =>
    `“${figures}” was read with the month first: ${day}.`,
  heightMissing: (purpose: string): string => `What is the height for ${purpose}, in cm, or feet and inches?`,
  percentBase: ({
    percent,
    base = "everything before it",
  }: {
    percent: string;
    base?: string | undefined;
  }): string => `${percent}% is calculated on ${base}.`,
  weightMissing: (purpose: string): string => `What is the weight for ${purpose}, in kg, lb or stone?`,
};
