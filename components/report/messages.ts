/** Sentences of a report. Functions take the values that a sentence names. */
export const messages = {
  linked: ({ field, source }: Link) => `${field} is linked to ${source}.`,
  linkedWithoutValue: ({ field, source }: Link) =>
    `${field} is linked to ${source}, which has no value now; the last value is kept.`,
  detachedAndDiffers: ({ field, source }: Link) =>
    `${field} was taken from ${source} and detached: it now differs.`,
  detached: ({ field, source }: Link) =>
    `${field} was taken from ${source} and detached: it keeps its value.`,
};

interface Link {
  field: string;
  source: string;
}
