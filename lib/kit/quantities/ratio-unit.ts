export const PER = "/";

export const ratioUnitId = (above: string, below: string): string => `${above}-per-${below}`;
