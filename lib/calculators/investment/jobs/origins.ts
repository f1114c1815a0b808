import type { Origin } from "../../../kit/calculator/define.ts";

export const mpmath = (what: string): Origin => ({ kind: "independent", by: `${what} (Python, mpmath)` });

export const published = (source: string): Origin => ({ kind: "published", source });
