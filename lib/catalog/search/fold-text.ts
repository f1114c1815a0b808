/** A text to be compared with what someone typed: in lower case, its apostrophes as keyboards have them. */
export const folded = (text: string): string => text.toLowerCase().replaceAll("’", "'");
