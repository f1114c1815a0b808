/** Sentences of a form without script. */
export const messages = {
  ignoredSettings: (names: string) =>
    `This link contains settings that this calculator does not have (${names}). Default settings were used instead.`,
};
