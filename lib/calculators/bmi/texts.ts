import { formatNumber } from "../../numeric/text.ts";

export const kg = (weight: number): string => `${formatNumber(weight, { significant: 6 })} kg`;
