export const hand = { kind: "independent", by: "by hand, in whole seconds" } as const;
