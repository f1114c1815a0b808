export const mental = { kind: "independent", by: "mental arithmetic" } as const;

export const decimal = { kind: "independent", by: "Python 3’s decimal module with 30 digits" } as const;
