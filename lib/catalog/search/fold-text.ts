export const folded = (text: string): string => text.toLowerCase().replaceAll("’", "'");
