export const independent = (by: string) => ({ kind: "independent", by }) as const;
