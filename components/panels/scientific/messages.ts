/** Sentences of the list of functions. */
export const messages = { noMatch: (query: string) => `No match for “${query}”.` };
