/** Multiplies a limit by the owner's RATE_LIMIT_FACTOR. Limits count whole requests, and at least one is allowed. */
export const scaleLimit = (limit: number, factor: number): number => Math.max(1, Math.round(limit * factor));
