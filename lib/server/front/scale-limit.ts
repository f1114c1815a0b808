/** Multiplies a limit by the owner's RATE_LIMIT_FACTOR. Limits are integers of at least one. */
export const scaleLimit = (limit: number, factor: number): number => Math.max(1, Math.round(limit * factor));
